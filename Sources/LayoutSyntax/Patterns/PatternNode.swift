/// A regular expression as a tree, with the flags that hold at each place written into it.
///
/// It is what Foundation's expressions (those of ICU) and Swift's have in common. Both are read by ``PatternReader`` and run by
/// ``PatternMatcher``; where they differ, they differ in the elements that a text is cut into and in a few assertions.
package indirect enum PatternNode: Sendable {
  case empty
  case character(Character, ignoresCase: Bool)
  /// Any element, or any that ends no line.
  case any(endsLines: Bool)
  /// One character of any number of scalars.
  case cluster
  case set(PatternSet)
  case assertion(PatternAssertion)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// A group that is remembered, by its number.
  case group(Int, PatternNode)
  /// What matches in one way only, whatever follows.
  case atomic(PatternNode)
  case look(PatternNode, isAhead: Bool, isNegated: Bool)
  case reference(Int, ignoresCase: Bool)
  case repeated(PatternNode, from: Int, to: Int?, PatternGreed)
}

/// How much of what it may match a repetition takes.
package enum PatternGreed: Sendable { case greedy, reluctant, possessive }

/// What is said of a place between two elements.
package enum PatternAssertion: Sendable {
  case start, end, endBeforeLastLine, lineStart, lineEnd, wordBoundary, noWordBoundary, lastEnd
}

/// What is wrong with an expression, or with running it.
package struct PatternFault: Error {
  package let message: String
  /// Whether the expression is good and only too much for what runs it here.
  package var isOurs = false

  package init(message: String, isOurs: Bool = false) {
    self.message = message
    self.isOurs = isOurs
  }
}

/// The bounds of expressions, each with its reason.
package enum PatternLimits {
  /// Steps of one search: an expression that needs more tries every way to divide a text, and would for hours.
  package static let steps = 5_000_000
  /// Instructions of an expression: a repetition of a repetition of a thousand has a million.
  package static let instructions = 100_000
  /// Groups within groups: each takes a few hundred bytes of stack.
  static let depth = 200
}

/// What holds for an expression, or from one place in it to another. The numbers are those of Foundation's options.
package struct PatternFlags: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let ignoresCase = PatternFlags(rawValue: 1)
  package static let allowsSpace = PatternFlags(rawValue: 2)
  package static let ignoresSigns = PatternFlags(rawValue: 4)
  package static let dotMatchesLines = PatternFlags(rawValue: 8)
  package static let anchorsMatchLines = PatternFlags(rawValue: 16)
  package static let unixLines = PatternFlags(rawValue: 32)
  package static let unicodeWords = PatternFlags(rawValue: 64)
  /// Swift's: texts are cut into characters, and their boundaries are those that Unicode describes.
  package static let swift = PatternFlags(rawValue: 1 << 16)

  /// The flags that an expression turns on and off itself, by their letters.
  static let letters: [(letter: Character, flag: PatternFlags)] = [
    ("i", .ignoresCase), ("x", .allowsSpace), ("s", .dotMatchesLines), ("m", .anchorsMatchLines), ("w", .unicodeWords),
  ]
}

extension PatternNode {
  /// The fewest and the most elements that it matches; nil for any number.
  package var lengths: (least: Int, most: Int?) {
    switch self {
    case .empty, .assertion, .look: (0, 0)
    case .character, .any, .set: (1, 1)
    case .cluster: (1, nil)
    case .reference: (0, nil)
    case .group(_, let node), .atomic(let node): node.lengths
    case .sequence(let nodes): Self.sum(nodes)
    case .alternatives(let nodes): Self.bounds(nodes)
    case .repeated(let node, let from, let to, _): Self.repeated(node.lengths, from, to)
    }
  }

  private static func sum(_ nodes: [PatternNode]) -> (least: Int, most: Int?) {
    var (least, most): (Int, Int?) = (0, 0)
    for node in nodes {
      let lengths = node.lengths
      least = min(least + lengths.least, PatternLimits.steps)
      most = most.flatMap { (most: Int) in lengths.most.map { min(most + $0, PatternLimits.steps) } }
    }
    return (least, most)
  }

  private static func bounds(_ nodes: [PatternNode]) -> (least: Int, most: Int?) {
    var (least, most): (Int, Int?) = (.max, 0)
    for node in nodes {
      let lengths = node.lengths
      least = min(least, lengths.least)
      most = most.flatMap { (most: Int) in lengths.most.map { max(most, $0) } }
    }
    return (least, most)
  }

  private static func repeated(_ one: (least: Int, most: Int?), _ from: Int, _ to: Int?) -> (least: Int, most: Int?) {
    let least = min(one.least.multipliedReportingOverflow(by: from).partialValue, PatternLimits.steps)
    guard let to, let most = one.most else { return (least, one.most == 0 ? 0 : nil) }
    let product = most.multipliedReportingOverflow(by: to)
    return (least, product.overflow ? nil : min(product.partialValue, PatternLimits.steps))
  }
}
