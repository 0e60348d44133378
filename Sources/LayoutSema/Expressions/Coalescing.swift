import LayoutDiagnostics
import LayoutSyntax

/// The left side of `??`, whose type may be for the right side to tell.
extension Checker {
  /// The left side of `??`. What a generic call in it gives may be for the right side to tell.
  mutating func coalesced(_ node: NodeID, _ wanted: TypeID) -> Typed {
    let first = diagnostics.count
    let left = infer(tree.child(node, 0), wanted)
    guard wanted.isNone, diagnostics.count > first else { return left }
    guard diagnostics[first...].contains(where: { $0.id == .genericArguments }) else { return left }
    let found = Array(diagnostics[first...])
    diagnostics.removeSubrange(first...)
    let right = infer(tree.child(node, 1)).type
    diagnostics.removeSubrange(first...)
    let told = right.isError ? left : infer(tree.child(node, 0), types.optional(right))
    if right.isError || told.isFailed { diagnostics.replaceSubrange(first..., with: found) }
    return told
  }
}
