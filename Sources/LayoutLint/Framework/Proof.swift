import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// Whether an edit leaves every frame as it is: found out by laying out again.
///
/// What a trace calls without effect may still decide something that no frame of this layout shows, such as the order in
/// which a stack serves its children. So no fix is called safe, and nothing is said to do nothing, before the program has
/// been laid out without it, everywhere.
struct Proof {
  let sources: SourceMap
  let options: [CompileOptions]
  /// One for each of `options`.
  let compilations: [Compilation]

  /// Every node that remains has the frame that it had, in all layouts.
  func framesStay(after edits: [SourceEdit], _ cache: inout LibraryCache) -> Bool {
    let file = sources.files[0]
    guard let text = edits.applied(to: file.text, base: file.base) else { return false }
    let changed = SourceMap(path: file.path, text: text)
    var plain = options
    for index in plain.indices { plain[index].isTraced = false }
    return zip(compile(changed, each: plain, cache: &cache), compilations).allSatisfy { Self.isSame($1, $0, edits) }
  }

  private static func isSame(_ before: Compilation, _ after: Compilation, _ edits: [SourceEdit]) -> Bool {
    guard before.scenes.count == after.scenes.count else { return false }
    return zip(before.scenes, after.scenes).allSatisfy { isSame($0, $1, edits) }
  }

  /// Both in pre-order; what was removed is stepped over.
  private static func isSame(_ before: SceneLayout, _ after: SceneLayout, _ edits: [SourceEdit]) -> Bool {
    var rest = after.nodes[...]
    for node in before.nodes where !edits.contains(where: { $0.range.contains(node.origin.range.lower) }) {
      guard let other = rest.popFirst(), other.origin.kind == node.origin.kind, node.frame.isSame(as: other.frame)
      else {
        return false
      }
    }
    return rest.isEmpty
  }
}
