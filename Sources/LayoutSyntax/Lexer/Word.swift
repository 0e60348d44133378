/// The words that the grammar knows, which are the first names of every ``NameTable``.
///
/// The lexer interns an identifier once, and from then on a keyword is told from a name, and a contextual word from
/// another, by comparing numbers. The reserved words stand first and in the order of ``TokenKind``, so that a name's
/// number is also its token kind. The spelling table repeats the cases because Embedded Swift has no reflection; a test
/// holds the two against each other.
package enum Word: UInt32, Sendable, CaseIterable {
  case empty

  // Reserved words, in the order of `TokenKind`
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`
  case `internal`, `let`, `operator`, `private`, `precedencegroup`, `protocol`, `public`, `static`, `struct`
  case `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`
  case `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  case `Any`, `as`, `await`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`, `underscore`

  // Words that are modifiers before a declaration
  case `async`, `borrowing`, `consuming`, `convenience`, `distributed`, `dynamic`, `final`, `indirect`, `infix`
  case `isolated`, `lazy`, `mutating`, `nonisolated`, `nonmutating`, `open`, `optional`, `override`, `package`
  case `postfix`, `prefix`, `required`, `sending`, `unowned`, `weak`, `consumingByDefault`

  // Words that start a declaration, name an accessor, or belong to one construct
  case `actor`, `macro`, `get`, `set`, `willSet`, `didSet`, `modify`, `read`, `yield`, `some`, `any`, `each`, `of`
  case `rethrows`, `available`, `unavailable`, `elseif`, `endif`, `objc`, `backDeployed`, `sourceLocation`
  case `Type`, `Protocol`, `discard`, `consume`, `copy`, `unsafe`, `error`, `warning`, `owned`, `shared`

  /// The name that every table gives to the word.
  package var name: NameID { NameID(rawValue) }

  static let spellings: [StaticString] = [
    "",
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "static", "struct",
    "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
    "async", "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect", "infix",
    "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
    "postfix", "prefix", "required", "sending", "unowned", "weak", "__consuming",
    "actor", "macro", "get", "set", "willSet", "didSet", "_modify", "_read", "yield", "some", "any", "each", "of",
    "rethrows", "available", "unavailable", "elseif", "endif", "objc", "backDeployed", "sourceLocation",
    "Type", "Protocol", "discard", "consume", "copy", "unsafe", "error", "warning", "__owned", "__shared",
  ]

  /// The kind of token that a name is: a keyword for the reserved words, else an identifier.
  @inline(__always)
  static func tokenKind(of name: NameID) -> TokenKind {
    let firstReserved = Word.associatedtype.rawValue
    guard name.index >= firstReserved, name.index <= Word.underscore.rawValue else { return .identifier }
    let offset = UInt8(name.index - firstReserved)
    return TokenKind(rawValue: TokenKind.kwAssociatedtype.rawValue + offset) ?? .identifier
  }

  /// Whether a name is a contextual modifier of declarations.
  static func isModifier(_ name: NameID) -> Bool {
    name.index >= Word.async.rawValue && name.index <= Word.consumingByDefault.rawValue
  }
}

/// The operators that the grammar itself speaks of: the first rows of ``Precedence/operators``.
enum OperatorName: UInt32, CaseIterable {
  case less, greater, ellipsis, equalEqual, ampersand

  /// The name that every table gives to the operator.
  var name: NameID { NameID(Precedence.firstName + rawValue) }
}
