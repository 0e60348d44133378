import LayoutDiagnostics

/// Which bracket closes which, for the whole file, before anything is parsed.
///
/// The parser never meets a bracket out of balance: whatever the source looks like, every opener has a place where its
/// region ends, and a closer that ends no region is a stray. Most files balance, and one pass over the tokens shows it. In
/// the others indentation is the evidence (``BracketRepair``). The table also lets every look-ahead jump over brackets, so
/// that none of them is quadratic.
struct Brackets {
  /// For an opener, the index of the token where its region ends, with ``virtualBit`` if nothing closes it there.
  var ends: [UInt32]
  var diagnostics: [Diagnostic] = []

  /// Set where a region ends before a token instead of with one.
  static let virtualBit: UInt32 = 1 << 31

  init(tokens: UnsafeBufferPointer<Token>, file: SourceFile) {
    var isBalanced = false
    ends = Array(unsafeUninitializedCapacity: tokens.count) { ends, count in
      isBalanced = Self.matchBalanced(tokens, ends)
      count = isBalanced ? tokens.count : 0
    }
    guard !isBalanced else { return }
    var repair = BracketRepair(tokens: tokens, file: file)
    repair.run()
    ends = repair.ends
    diagnostics = repair.diagnostics
  }

  /// Fills the table if the brackets balance, and says whether they do and nothing speaks against it.
  ///
  /// While a bracket is open, its place in the table holds the one around it: the table is its own stack.
  private static func matchBalanced(
    _ tokens: UnsafeBufferPointer<Token>, _ ends: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    let none = UInt32.max
    var open = none
    for index in tokens.indices {
      let kind = tokens[index].kind
      (ends.baseAddress.unsafelyUnwrapped + index).initialize(to: 0)
      guard kind.mattersToBrackets else { continue }
      if kind.isOpener {
        ends[index] = open
        open = UInt32(index)
      } else if let opener = kind.opener {
        guard open != none, opener == tokens[Int(open)].kind.bracket else { return false }
        let outer = ends[Int(open)]
        ends[Int(open)] = UInt32(index)
        open = outer
      } else if isEvidence(tokens, index, isInList: open != none && tokens[Int(open)].kind != .leftBrace) {
        return false
      }
    }
    return open == none
  }

  /// Whether brackets that balance cannot be right: a string has swallowed the end of its line, or a statement begins
  /// inside parentheses.
  private static func isEvidence(_ tokens: UnsafeBufferPointer<Token>, _ index: Int, isInList: Bool) -> Bool {
    if tokens[index].kind == .stringQuote { return tokens[index].flags.contains(.hasError) }
    return isInList && BracketRepair.startsStatement(tokens, index)
  }
}

extension TokenKind {
  /// Brackets, and what can speak against them: quotes and keywords.
  fileprivate var mattersToBrackets: Bool {
    let isBracket = rawValue >= TokenKind.interpolationStart.rawValue && rawValue <= TokenKind.rightBracket.rawValue
    return isBracket || self == .stringQuote || rawValue >= TokenKind.kwAssociatedtype.rawValue
  }

  var isOpener: Bool {
    switch self {
    case .leftBrace, .leftParen, .leftBracket, .interpolationStart: true
    default: false
    }
  }

  /// What an opener counts as: an interpolation is closed as a parenthesis is.
  var bracket: TokenKind { self == .interpolationStart ? .leftParen : self }

  /// The opener that a closer goes with.
  var opener: TokenKind? {
    switch self {
    case .rightBrace: .leftBrace
    case .rightParen: .leftParen
    case .rightBracket: .leftBracket
    default: nil
    }
  }
}
