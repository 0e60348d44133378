/// How tightly the operators bind that a file declares itself: `infix operator **: MultiplicationPrecedence`.
///
/// Declarations are read in their order, so an operator that is used above its declaration binds as one without a group does.
extension Parser {
  func precedence(of name: NameID) -> Precedence {
    declaredPrecedences.isEmpty ? Precedence.of(name) : declaredPrecedences[name] ?? Precedence.of(name)
  }

  /// The precedence of a group, Swift's or one that the file has declared, by the token that names it.
  func precedence(ofGroup index: Int) -> Precedence {
    guard index < regionEnd else { return .default }
    if let own = declaredPrecedences[tokens[index].name] { return own }
    return Self.groups.first { spells(index, $0.name) }?.precedence ?? .default
  }

  /// Notes how tightly a group binds: `{ higherThan: AdditionPrecedence associativity: left }`, from its brace on.
  mutating func declareGroup(_ name: NameID) {
    var group = Precedence(level: Precedence.default.level, associativity: .none)
    for index in position..<max(position, self.index(behind: position) - 2) where tokens[index + 1].kind == .colon {
      let value = index + 2
      if spells(index, "higherThan") { group.level = precedence(ofGroup: value).level + 1 }
      if spells(index, "lowerThan") { group.level = precedence(ofGroup: value).level - 1 }
      if spells(index, "associativity") {
        group.associativity = spells(value, "left") ? .left : spells(value, "right") ? .right : .none
      }
    }
    declaredPrecedences[name] = group
  }

  private func spells(_ index: Int, _ word: StaticString) -> Bool {
    let token = tokens[index]
    guard Int(token.end - token.start) == word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { text[Int(token.start) + $0] == word.utf8Start[$0] }
  }

  private static let groups: [(name: StaticString, precedence: Precedence)] = [
    ("AssignmentPrecedence", .assignment), ("TernaryPrecedence", .ternary), ("DefaultPrecedence", .default),
    ("LogicalDisjunctionPrecedence", .disjunction), ("LogicalConjunctionPrecedence", .conjunction),
    ("ComparisonPrecedence", .comparison), ("NilCoalescingPrecedence", .coalescing), ("CastingPrecedence", .casting),
    ("RangeFormationPrecedence", .range), ("AdditionPrecedence", .addition),
    ("MultiplicationPrecedence", .multiplication), ("BitwiseShiftPrecedence", .shift),
  ]
}
