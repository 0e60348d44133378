import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutReport
import Testing

/// The two forms of the report, on a compilation made by hand: a row with a named, moved square in it.
@Suite struct FrameReportTests {
  private static let source = "HStack {\n  Color.red.frame(width: 50).id(\"a\")\n}\n"

  private static var compilation: Compilation {
    var scene = SceneLayout(
      name: nil, file: 0, range: SourceRange(0, 8), container: Container(size: Size(width: 100, height: 60), scale: 3))
    let row = scene.paths.append(0, to: .root)
    let name = scene.paths.append(0, to: row)
    let frame = scene.paths.append(0, to: name)
    scene.guides = [
      GuideValue(axis: .horizontal, name: "mine", value: 20.0 / 3),
      GuideValue(axis: .vertical, name: "third", value: 20),
    ]
    let whole = Rect(x: 0, y: 0, width: 100, height: 60)
    let square = Rect(x: 25, y: 100.0 / 3, width: 50, height: 0.1)
    scene.nodes = [
      PlacedNode(
        origin: NodeOrigin(path: row, kind: "HStack", range: SourceRange(0, 6), place: 0, isDissolved: true), depth: 0,
        frame: whole, guides: 0..<2),
      PlacedNode(
        origin: NodeOrigin(path: name, kind: "id", range: SourceRange(38, 40), place: 38, copy: 1, identifier: "a"),
        depth: 1,
        frame: square, guides: 2..<2),
      PlacedNode(
        origin: NodeOrigin(path: frame, kind: "frame", range: SourceRange(21, 26), place: 21), depth: 2, frame: square,
        guides: 2..<2),
    ]
    return Compilation(scenes: [scene], sources: SourceMap(path: "a.layout", text: Array(source.utf8)))
  }

  @Test func rendersText() {
    let text = String(decoding: FrameReportText.render(Self.compilation, isColored: false), as: UTF8.self)
    #expect(
      text == """
        a.layout  100 × 60 @3x

                       x       y  width  height
        HStack         0       0    100      60  mine 6.667, third 20, dissolved
          .frame "a"  25  33.333     50     0.1

        """)
  }

  /// Six decimals at most; pixels are thirds of points here: 33.33… rounds to 33.33…, 0.1 below it to the same edge.
  @Test func rendersJSON() {
    let text = String(decoding: FrameReportJSON.render([Self.compilation]), as: UTF8.self)
    #expect(
      text == """
        {
          "schema": "keyline-report/1",
          "scenes": [
            {
              "name": null,
              "file": "a.layout",
              "container": {"width": 100, "height": 60, "scale": 3, "safeArea": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}},
              "passes": 1,
              "nodes": [
                {"path": "0", "kind": "HStack", "line": 1, "column": 1, "frame": {"x": 0, "y": 0, "width": 100, "height": 60}, "pixelFrame": {"x": 0, "y": 0, "width": 100, "height": 60}, "dissolved": true, "guides": {"horizontal": {"mine": 6.666667}, "vertical": {"third": 20}}},
                {"path": "0.0", "copy": 1, "kind": "id", "line": 2, "column": 30, "frame": {"x": 25, "y": 33.333333, "width": 50, "height": 0.1}, "pixelFrame": {"x": 25, "y": 33.333333, "width": 50, "height": 0}, "identifier": "a"},
                {"path": "0.0.0", "kind": "frame", "line": 2, "column": 13, "frame": {"x": 25, "y": 33.333333, "width": 50, "height": 0.1}, "pixelFrame": {"x": 25, "y": 33.333333, "width": 50, "height": 0}}
              ]
            }
          ],
          "diagnostics": []
        }

        """)
  }

  @Test func coloursOnlyWhenAsked() {
    let plain = FrameReportText.render(Self.compilation, isColored: false)
    let colored = FrameReportText.render(Self.compilation, isColored: true)
    #expect(!plain.contains(0x1B))
    let uncolored = String(decoding: colored, as: UTF8.self).replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(uncolored == String(decoding: plain, as: UTF8.self))
  }
}
