import LayoutCompiler
package import LayoutDiagnostics
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
  func framesStay(after edits: [SourceEdit]) -> Bool {
    let file = sources.files[0]
    guard let text = apply(edits, to: file.text, base: file.base) else { return false }
    let changed = SourceMap(path: file.path, text: text)
    var plain = options
    for index in plain.indices { plain[index].isTraced = false }
    return zip(compile(changed, each: plain), compilations).allSatisfy { Self.isSame($1, $0, edits) }
  }

  private static func isSame(_ before: Compilation, _ after: Compilation, _ edits: [SourceEdit]) -> Bool {
    guard before.scenes.count == after.scenes.count else { return false }
    return zip(before.scenes, after.scenes).allSatisfy { isSame($0, $1, edits) }
  }

  /// Both in pre-order; what was removed is stepped over.
  private static func isSame(_ before: SceneLayout, _ after: SceneLayout, _ edits: [SourceEdit]) -> Bool {
    var rest = after.nodes[...]
    for node in before.nodes where !edits.contains(where: { $0.range.contains(node.origin.range.lower) }) {
      guard let other = rest.popFirst(), other.origin.kind == node.origin.kind, isSame(node.frame, other.frame) else {
        return false
      }
    }
    return rest.isEmpty
  }

  private static func isSame(_ a: Rect, _ b: Rect) -> Bool {
    [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].allSatisfy { $0.magnitude < 1e-6 }
  }
}

/// A text with edits made; nil if two of them overlap.
///
/// - Parameter base: the offset of the text's beginning, in bytes, that the edits count with.
package func apply(_ edits: [SourceEdit], to text: [UInt8], base: SourceOffset) -> [UInt8]? {
  var result: [UInt8] = []
  var position = 0
  for edit in edits.sorted(by: { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }) {
    let lower = Int(edit.range.lower - base)
    guard lower >= position else { return nil }
    result += text[position..<lower]
    result += Array(edit.replacement.utf8)
    position = Int(edit.range.upper - base)
  }
  return result + text[position...]
}
