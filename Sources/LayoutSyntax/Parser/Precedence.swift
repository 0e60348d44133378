/// How tightly an infix operator binds, and to which side: Swift's precedence groups, as a table.
///
/// The operators stand in every ``NameTable`` right behind the words, so that an operator's row is found by subtracting.
/// One that a file declares itself gets `default`: the grammar does not wait for declarations.
struct Precedence: Equatable {
  enum Associativity { case left, right, none }

  var level: UInt8
  var associativity: Associativity

  static let assignment = Precedence(level: 1, associativity: .right)
  static let arrow = Precedence(level: 2, associativity: .right)
  static let ternary = Precedence(level: 3, associativity: .right)
  static let `default` = Precedence(level: 4, associativity: .left)
  static let disjunction = Precedence(level: 5, associativity: .left)
  static let conjunction = Precedence(level: 6, associativity: .left)
  static let comparison = Precedence(level: 7, associativity: .none)
  static let coalescing = Precedence(level: 8, associativity: .right)
  static let casting = Precedence(level: 9, associativity: .left)
  static let range = Precedence(level: 10, associativity: .none)
  static let addition = Precedence(level: 11, associativity: .left)
  static let multiplication = Precedence(level: 12, associativity: .left)
  static let shift = Precedence(level: 13, associativity: .none)

  static let operators: [(spelling: StaticString, precedence: Precedence)] = [
    // Those that the grammar itself speaks of, in the order of `OperatorName`.
    ("<", comparison), (">", comparison), ("...", range), ("==", comparison), ("&", multiplication),
    ("<<", shift), (">>", shift), ("&<<", shift), ("&>>", shift),
    ("*", multiplication), ("/", multiplication), ("%", multiplication), ("&*", multiplication),
    (".&", multiplication),
    ("+", addition), ("-", addition), ("&+", addition), ("&-", addition), ("|", addition), ("^", addition),
    (".|", addition), (".^", addition),
    ("..<", range),
    ("??", coalescing),
    ("<=", comparison), (">=", comparison), ("!=", comparison), ("===", comparison), ("!==", comparison),
    ("~=", comparison),
    (".==", comparison), (".!=", comparison), (".<", comparison), (".<=", comparison), (".>", comparison),
    (".>=", comparison),
    ("&&", conjunction), ("||", disjunction),
    ("*=", assignment), ("/=", assignment), ("%=", assignment), ("+=", assignment), ("-=", assignment),
    ("<<=", assignment), (">>=", assignment), ("&=", assignment), ("|=", assignment), ("^=", assignment),
    ("&*=", assignment), ("&+=", assignment), ("&-=", assignment), ("&<<=", assignment), ("&>>=", assignment),
  ]

  /// The name of the first operator of the table in every name table.
  static var firstName: UInt32 { Word.shared.rawValue + 1 }

  static func of(_ name: NameID) -> Precedence {
    let row = Int(name.index) - Int(firstName)
    return row >= 0 && row < operators.count ? operators[row].precedence : .default
  }
}
