package import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutText

/// The summary of a matrix for people: a line for each setting, and under it the nodes by whose lines and edges one sees
/// the difference. Sizes that change are only counted, since on another screen most do.
///
///     card.layout
///
///     iPhone 16             large           ltr  393 × 852
///     iPhone SE 4.7-inch    accessibility3  ltr  375 × 667  5 resized, 1 truncated
///       0.1 Text "title"    2 lines, truncated
package enum MatrixText {
  package static func render(_ compilation: Compilation) -> [UInt8] {
    var text = ""
    var title = ""
    let summaries = MatrixSummary.all(compilation, from: 0)
    let devices = compilation.scenes.map { $0.setting.device ?? "" }
    let width = devices.map { $0.count }.max() ?? 0
    for summary in summaries {
      let scene = compilation.scenes[summary.scene]
      let name = compilation.sources.files[scene.file].path + (scene.name.map { " \"\($0)\"" } ?? "")
      if name != title { text += name + "\n\n" }
      title = name
      text += padded(scene.setting.device ?? "", width) + "  " + padded(scene.setting.contentSize.name, 14)
      text += scene.setting.direction == .rightToLeft ? "  rtl" : "  ltr"
      text += "  " + size(scene)
      let counts = summary.counts
      text += (counts.isEmpty ? "" : "  " + counts) + "\n"
      for line in summary.lines(scene) { text += "  " + line + "\n" }
    }
    return Array(text.utf8)
  }

  private static func size(_ scene: SceneLayout) -> String {
    "\(Int(scene.container.size.width)) × \(Int(scene.container.size.height))"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension MatrixSummary {
  /// How many nodes differ in which way; what no node does is left out.
  fileprivate var counts: String {
    let all = [
      ("resized", resized), ("rewrapped", rewrapped), ("truncated", truncated), ("outside", outside),
      ("missing", missing), ("added", added),
    ]
    return all.filter { !$0.1.isEmpty }.map { "\($0.1.count) \($0.0)" }.reduce("") {
      $0.isEmpty ? $1 : $0 + ", " + $1
    }
  }

  /// A line for each node with other lines or beyond the edge.
  fileprivate func lines(_ scene: SceneLayout) -> [String] {
    Set(rewrapped + truncated + outside).sorted().map { index in
      let node = scene.nodes[index]
      var line = scene.paths.text(of: node.origin.path) + " " + node.origin.kind
      if let identifier = node.origin.identifier { line += " \"\(identifier)\"" }
      if let text = node.text { line += "  " + text.remarks[0] }
      if truncated.contains(index) { line += ", truncated" }
      return outside.contains(index) ? line + ", outside" : line
    }
  }
}
