import LayoutSyntax

/// `#if`: which branch of it is compiled.
///
/// Keyline reads a file as it would be built for iOS in a debug build: that is where previews run. What Keyline does not
/// know is false, as it is for the compiler.
extension Checker {
  /// The items of the first clause whose condition holds.
  func activeItems(_ node: NodeID, clausesFrom first: Int = 0) -> ArraySlice<NodeID> {
    for clause in tree.slots(node).dropFirst(first) where tree.kind(clause) == .ifConfigClause {
      let condition = tree.child(clause, 0)
      let isActive = tree[clause].flags.contains(.isDefault) || condition.isNone || holds(condition)
      if isActive { return tree.elements(tree.child(clause, 1)) }
    }
    return []
  }

  private func holds(_ condition: NodeID) -> Bool {
    switch tree.kind(condition) {
    case .identifierExpr: return Self.definedFlags.contains(text(tree.name(condition)))
    case .booleanLiteral: return tree.bytes(tree[condition].token).first == UInt8(ascii: "t")
    case .parenExpr: return holds(tree.child(condition, 0))
    case .prefixExpr: return tree.name(condition) == known.not && !holds(tree.child(condition, 0))
    case .binaryExpr:
      let left = holds(tree.child(condition, 0))
      if tree.name(condition) == known.and { return left && holds(tree.child(condition, 1)) }
      if tree.name(condition) == known.or { return left || holds(tree.child(condition, 1)) }
      return false
    case .callExpr: return platformHolds(condition)
    default: return false
    }
  }

  /// `os(iOS)`, `canImport(SwiftUI)`, `swift(>=5.9)` and the like.
  private func platformHolds(_ call: NodeID) -> Bool {
    let arguments = tree.elements(tree.child(call, 1))
    guard let first = arguments.first else { return false }
    let value = tree.child(first, 0)
    guard !value.isNone else { return false }
    switch text(tree.name(tree.child(call, 0))) {
    case "os": return text(tree.name(value)) == "iOS"
    case "canImport": return SystemModules.isOnIOS(text(tree.name(value)))
    case "targetEnvironment": return text(tree.name(value)) == "simulator"
    case "swift", "compiler": return true
    default: return false
    }
  }

  private static var definedFlags: [String] { ["DEBUG"] }
}
