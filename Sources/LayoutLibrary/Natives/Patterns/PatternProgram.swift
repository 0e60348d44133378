import LayoutSyntax

/// A regular expression as instructions for ``PatternMatcher``.
struct PatternProgram: Sendable {
  private(set) var steps: [Step] = []
  /// The number of places that are remembered: two for each group and for the whole, and one for each repetition of
  /// something that may be empty.
  private(set) var slots: Int

  enum Step: Sendable {
    case character(Character)
    case folded(String)
    case any, anyInLine, cluster
    case set(PatternSet)
    case assertion(PatternAssertion)
    case reference(Int, ignoresCase: Bool)
    case save(Int)
    case jump(Int)
    /// Goes on at the first place, and if that comes to nothing, at the second.
    case fork(Int, Int)
    /// Leaves a repetition whose last turn matched nothing.
    case leave(slot: Int, to: Int)
    /// Runs what follows, up to ``accept``, by itself and goes on at a place behind it.
    case atomic(to: Int)
    case ahead(isNegated: Bool, to: Int)
    case behind(isNegated: Bool, least: Int, most: Int, to: Int)
    case accept
  }

  init(_ node: PatternNode, groups: Int) throws(PatternFault) {
    slots = 2 * (groups + 1)
    try add(node)
    steps.append(.accept)
  }

  private mutating func add(_ node: PatternNode) throws(PatternFault) {
    if steps.count > PatternLimits.instructions {
      throw PatternFault(message: "a regular expression has too many repetitions within repetitions", isOurs: true)
    }
    switch node {
    case .empty: break
    case .character(let character, let ignoresCase):
      steps.append(ignoresCase ? .folded(character.lowercased()) : .character(character))
    case .any(let endsLines): steps.append(endsLines ? .any : .anyInLine)
    case .cluster: steps.append(.cluster)
    case .set(let set): steps.append(.set(set))
    case .assertion(let assertion): steps.append(.assertion(assertion))
    case .reference(let number, let ignoresCase): steps.append(.reference(number, ignoresCase: ignoresCase))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .alternatives(let nodes): try add(alternatives: nodes)
    case .group(let number, let node):
      steps.append(.save(2 * number))
      try add(node)
      steps.append(.save(2 * number + 1))
    case .atomic(let node): try add(alone: node) { (to: Int) in .atomic(to: to) }
    case .look(let node, let isAhead, let isNegated):
      let lengths = node.lengths
      try add(alone: node) { (to: Int) in
        isAhead
          ? .ahead(isNegated: isNegated, to: to)
          : .behind(isNegated: isNegated, least: lengths.least, most: lengths.most ?? 0, to: to)
      }
    case .repeated(let node, let from, let to, .possessive):
      try add(.atomic(.repeated(node, from: from, to: to, .greedy)))
    case .repeated(let node, let from, let to, let greed):
      try add(node, from: from, to: to, isGreedy: greed == .greedy)
    }
  }

  private mutating func add(alternatives nodes: [PatternNode]) throws(PatternFault) {
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      let fork = steps.count
      if index < nodes.count - 1 { steps.append(.accept) }
      try add(node)
      guard index < nodes.count - 1 else { break }
      ends.append(steps.count)
      steps.append(.accept)
      steps[fork] = .fork(fork + 1, steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
  }

  private mutating func add(alone node: PatternNode, _ step: (Int) -> Step) throws(PatternFault) {
    let start = steps.count
    steps.append(.accept)
    try add(node)
    steps.append(.accept)
    steps[start] = step(steps.count)
  }

  private mutating func add(_ node: PatternNode, from: Int, to: Int?, isGreedy: Bool) throws(PatternFault) {
    for _ in 0..<from {
      try add(node)
      if node.lengths.most == 0 { break }
    }
    guard let to else { return try add(endless: node, isGreedy) }
    var forks: [Int] = []
    for _ in from..<to {
      forks.append(steps.count)
      steps.append(.accept)
      try add(node)
    }
    let end = steps.count
    for fork in forks { steps[fork] = isGreedy ? .fork(fork + 1, end) : .fork(end, fork + 1) }
  }

  private mutating func add(endless node: PatternNode, _ isGreedy: Bool) throws(PatternFault) {
    let fork = steps.count
    steps.append(.accept)
    var leave: Int?
    if node.lengths.least == 0 {
      steps.append(.save(slots))
      slots += 1
    }
    let slot = slots - 1
    try add(node)
    if node.lengths.least == 0 {
      leave = steps.count
      steps.append(.accept)
    }
    steps.append(.jump(fork))
    let end = steps.count
    if let leave { steps[leave] = .leave(slot: slot, to: end) }
    steps[fork] = isGreedy ? .fork(fork + 1, end) : .fork(end, fork + 1)
  }
}
