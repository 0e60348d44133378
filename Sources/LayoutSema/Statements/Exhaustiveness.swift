import LayoutDiagnostics
import LayoutSyntax

/// Whether the cases of a `switch` are all that there can be.
///
/// A pattern covers everything, a case of an enum, one of the two truth values, or nothing that can be told. One that looks
/// into one payload of a case covers a part of it: all that look into the same one are a `switch` of their own.
extension Checker {
  func coveredCase(_ pattern: NodeID) -> SwitchCoverage.Part {
    guard !pattern.isNone else { return .nothing }
    switch tree.kind(pattern) {
    case .wildcardPattern, .identifierPattern: return .everything
    case .bindingPattern: return coveredCase(tree.child(pattern, 0))
    case .expressionPattern: return coveredExpression(tree.child(pattern, 0))
    default: return coveredExpression(pattern)
    }
  }

  private func coveredExpression(_ node: NodeID) -> SwitchCoverage.Part {
    var expression = node
    if tree.kind(expression) == .callExpr {
      let arguments = tree.elements(tree.child(expression, 1)).map { tree.child($0, 0) }
      expression = tree.child(expression, 0)
      if !arguments.allSatisfy({ isIrrefutable($0) }) {
        let isCase = tree.kind(expression) == .implicitMemberExpr || tree.kind(expression) == .memberExpr
        let tested = arguments.indices.filter { !isIrrefutable(arguments[$0]) }
        guard isCase, tested.count == 1 else { return .nothing }
        return .within(tree.name(expression), tested[0], arguments[tested[0]])
      }
    }
    switch tree.kind(expression) {
    case .booleanLiteral: return .boolean(tree.bytes(tree[expression].token).first == UInt8(ascii: "t"))
    case .implicitMemberExpr, .memberExpr: return .named(tree.name(expression))
    case .nilLiteral: return .named(known.none)
    case .optionalChainExpr:
      let inner = tree.child(expression, 0)
      return isIrrefutable(inner) ? .named(known.some) : .within(known.some, 0, inner)
    case .identifierExpr, .discardExpr: return .everything
    default: return .nothing
    }
  }

  private func isIrrefutable(_ node: NodeID) -> Bool {
    if node.isNone { return false }
    switch tree.kind(node) {
    case .bindingPattern: return isIrrefutable(tree.child(node, 0))
    case .identifierPattern, .wildcardPattern, .discardExpr, .identifierExpr: return true
    default: return false
    }
  }

  mutating func checkExhaustive(_ node: NodeID, _ type: TypeID, _ covered: SwitchCoverage) {
    if covered.isExhaustive || tree[node].flags.contains(.hasError) { return }
    let missing = missingCases(type, covered)
    if missing.count > covered.unknown { reportNotExhaustive(node, missing) }
  }

  /// What no case covers.
  private mutating func missingCases(_ type: TypeID, _ covered: SwitchCoverage) -> [String] {
    if covered.isExhaustive { return [] }
    var missing: [String] = []
    let base = types.unwrapped(type)
    let payload = base != type && coversPayload(covered, known.some, 0, base)
    if type == knownTypes.bool {
      if !covered.booleans.contains(true) { missing.append("true") }
      if !covered.booleans.contains(false) { missing.append("false") }
    } else if types.kind(base) == .nominal, table[NominalID(types[base].a)].kind == .enumeration {
      for element in table[NominalID(types[base].a)].fields where !coversCase(covered, element, base) {
        missing.append(".\(text(table[element].name))")
      }
      if payload { missing = [] }
      if base != type, !covered.names.contains(known.none) { missing.append(".none") }
    } else if types.kind(type) == .optional {
      if !payload { missing.append(".some(_)") }
      if !covered.names.contains(known.none) { missing.append(".none") }
    } else if types.kind(type) != .tuple || !covered.isPartial {
      missing.append("default")
    }
    return missing
  }

  private mutating func coversCase(_ covered: SwitchCoverage, _ element: DeclarationID, _ type: TypeID) -> Bool {
    let name = table[element].name
    if covered.names.contains(name) { return true }
    let signature = self.signature(element)
    for index in 0..<Int(signature.parameterCount) {
      let payload = substituteOwner(parameter(signature, index).type, table[element].owner, type)
      if coversPayload(covered, name, index, payload) { return true }
    }
    return false
  }

  /// Whether the patterns that look into a case's payload leave none of it out.
  private mutating func coversPayload(
    _ covered: SwitchCoverage, _ name: NameID, _ index: Int, _ payload: TypeID
  ) -> Bool {
    if covered.names.contains(name) { return true }
    var inner = SwitchCoverage()
    let parts = covered.parts.filter { $0.name == name && $0.index == index }
    for part in parts { inner.add(coveredCase(part.pattern)) }
    guard !parts.isEmpty, types.kind(payload) != .tuple else { return false }
    return missingCases(payload, inner).isEmpty
  }
}

/// What the cases of a `switch` cover so far.
struct SwitchCoverage {
  /// How many patterns have a mistake that hides what they cover.
  var unknown = 0
  enum Part {
    case nothing, everything
    case boolean(Bool)
    case named(NameID)
    /// A part of what a case has in one of its payloads.
    case within(NameID, Int, NodeID)
  }

  var isExhaustive = false
  /// Whether some case tests for more than can be told here.
  var isPartial = false
  var booleans: [Bool] = []
  var names: [NameID] = []
  var parts: [(name: NameID, index: Int, pattern: NodeID)] = []

  mutating func add(_ part: Part) {
    switch part {
    case .everything: isExhaustive = true
    case .nothing: isPartial = true
    case .boolean(let value): booleans.append(value)
    case .named(let name): names.append(name)
    case .within(let name, let index, let pattern):
      isPartial = true
      parts.append((name, index, pattern))
    }
  }
}
