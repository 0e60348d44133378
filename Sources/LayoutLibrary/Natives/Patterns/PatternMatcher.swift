import LayoutSyntax

/// Runs a regular expression over a text, going back to the last choice when one comes to nothing.
///
/// Choices stand on a stack of its own, so a long text needs no deep recursion; only what is matched by itself (a look ahead
/// or behind, an atomic group) is a run within a run. Steps are counted, because some expressions take exponentially many.
struct PatternMatcher {
  let program: PatternProgram
  let text: [Character]
  let isSwift: Bool
  private(set) var slots: [Int]
  private var choices: [Choice] = []
  private(set) var steps = 0
  private var lastEnd = 0

  /// What is done when the way that was taken comes to nothing.
  private enum Choice {
    case goOn(Int, at: Int)
    case restore(slot: Int, Int)
  }

  init(_ program: PatternProgram, _ text: [Character], isSwift: Bool) {
    self.program = program
    self.text = text
    self.isSwift = isSwift
    slots = Array(repeating: -1, count: program.slots)
  }

  /// The bounds of the first match from a place on, of the whole and of each group; only there, or to the end of the text, if
  /// that is asked for. Groups that took no part have -1.
  mutating func match(from start: Int, isAnchored: Bool, isWhole: Bool) throws(PatternFault) -> [Int]? {
    lastEnd = start
    var place = start
    while place <= text.count {
      for index in slots.indices { slots[index] = -1 }
      choices.removeAll(keepingCapacity: true)
      if let end = try run(0, at: place, to: isWhole ? text.count : nil) {
        slots[0] = place
        slots[1] = end
        return slots
      }
      if isAnchored { return nil }
      place += 1
    }
    return nil
  }

  /// Where a run from an instruction to its end arrives: at a given place, if there is one.
  private mutating func run(_ start: Int, at place: Int, to wanted: Int? = nil) throws(PatternFault) -> Int? {
    let base = choices.count
    var next = start
    var position = place
    while true {
      steps += 1
      if steps > PatternLimits.steps {
        throw PatternFault(message: "a regular expression takes more than 5,000,000 steps on a text", isOurs: true)
      }
      if case .accept = program.steps[next], wanted == nil || wanted == position { return position }
      if let (step, end) = try advance(next, position) {
        next = step
        position = end
      } else if let (step, end) = goBack(to: base) {
        next = step
        position = end
      } else {
        return nil
      }
    }
  }

  /// Does one instruction: where it goes on and at which element; nil if it comes to nothing.
  private mutating func advance(_ index: Int, _ position: Int) throws(PatternFault) -> (Int, Int)? {
    switch program.steps[index] {
    case .jump(let place): return (place, position)
    case .fork(let first, let second):
      choices.append(.goOn(second, at: position))
      return (first, position)
    case .save(let slot):
      choices.append(.restore(slot: slot, slots[slot]))
      slots[slot] = position
      return (index + 1, position)
    case .leave(let slot, let place): return slots[slot] == position ? (place, position) : (index + 1, position)
    case .assertion(let assertion): return holds(assertion, position) ? (index + 1, position) : nil
    case .reference(let number, let ignoresCase):
      return refer(number, ignoresCase, position).map { (index + 1, $0) }
    case .atomic(let place):
      let base = choices.count
      guard let end = try run(index + 1, at: position) else { return nil }
      keepRestores(from: base)
      return (place, end)
    case .ahead(let isNegated, let place):
      return try look(isNegated, position) { (matcher) throws(PatternFault) in
        try matcher.run(index + 1, at: position) != nil
      } ? (place, position) : nil
    case .behind(let isNegated, let least, let most, let place):
      return try look(isNegated, position) { (matcher) throws(PatternFault) in
        try matcher.isBehind(index + 1, position, least, most)
      } ? (place, position) : nil
    case .accept: return nil
    case let step: return consume(step, position).map { (index + 1, $0) }
    }
  }

  private mutating func look(
    _ isNegated: Bool, _ position: Int, _ run: (inout PatternMatcher) throws(PatternFault) -> Bool
  ) throws(PatternFault) -> Bool {
    let base = choices.count
    let isFound = try run(&self)
    if isNegated { while goBack(to: base) != nil {} } else { keepRestores(from: base) }
    return isFound != isNegated
  }

  private mutating func isBehind(
    _ start: Int, _ position: Int, _ least: Int, _ most: Int
  ) throws(PatternFault) -> Bool {
    var length = least
    while length <= min(most, position) {
      if try run(start, at: position - length, to: position) != nil { return true }
      length += 1
    }
    return false
  }

  /// Takes back what was done since the last choice, and says what that choice leaves; nil if there is none.
  private mutating func goBack(to base: Int) -> (Int, Int)? {
    while choices.count > base, let choice = choices.popLast() {
      switch choice {
      case .goOn(let step, let position): return (step, position)
      case .restore(let slot, let value): slots[slot] = value
      }
    }
    return nil
  }

  /// Forgets the choices of a run that has matched, but not what it has to take back if all of it comes to nothing.
  private mutating func keepRestores(from base: Int) {
    let kept = choices[base...].filter { choice in
      if case .restore = choice { true } else { false }
    }
    choices.replaceSubrange(base..., with: kept)
  }

  // MARK: Elements

  /// Where the text goes on behind what an instruction takes of it.
  private func consume(_ step: PatternProgram.Step, _ position: Int) -> Int? {
    guard position < text.count else { return nil }
    let element = text[position]
    let isTaken =
      switch step {
      case .character(let character): element == character
      case .folded(let folded): element.lowercased() == folded
      case .any, .cluster: true
      case .anyInLine: !PatternText.endsLine(element)
      case .set(let set): set.contains(element)
      default: false
      }
    if !isTaken { return nil }
    if case .cluster = step { return PatternText.endOfCluster(text, position) }
    return position + 1
  }

  private func refer(_ number: Int, _ ignoresCase: Bool, _ position: Int) -> Int? {
    let (start, end) = (slots[2 * number], slots[2 * number + 1])
    guard start >= 0, end >= start, position + end - start <= text.count else { return nil }
    for offset in 0..<(end - start) {
      let (one, other) = (text[start + offset], text[position + offset])
      if one != other, !ignoresCase || one.lowercased() != other.lowercased() { return nil }
    }
    return position + end - start
  }

  private func holds(_ assertion: PatternAssertion, _ position: Int) -> Bool {
    switch assertion {
    case .start: position == 0
    case .end: position == text.count
    case .lastEnd: position == lastEnd
    case .endBeforeLastLine: position == text.count || PatternText.isLastLineEnd(text, position)
    case .lineStart: PatternText.isLineStart(text, position)
    case .lineEnd: PatternText.isLineEnd(text, position)
    case .wordBoundary: PatternText.isWordBoundary(text, position, isSwift)
    case .noWordBoundary: !PatternText.isWordBoundary(text, position, isSwift)
    }
  }
}
