import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutText
import Testing

/// Sizes of single controls and images in 320 × 400 at 2x, as SwiftUI was measured to give them on iOS 26 and macOS 26
/// (Semantics §6.5, §6.12). What was measured is no approximation; what was not says why.
@Suite struct ControlSizeTests {
  struct Case: Sendable {
    var layout: String
    var width: Double
    var height: Double
    /// How far the line that it stands on is below its top; nil is not looked at.
    var baseline: Double?

    init(_ layout: String, _ width: Double, _ height: Double, baseline: Double? = nil) {
      (self.layout, self.width, self.height, self.baseline) = (layout, width, height, baseline)
    }
  }

  @Test(arguments: [(TextPlatform.ios, touch), (.macos, desktop)])
  func areAsMeasured(platform: TextPlatform, cases: [Case]) throws {
    for expected in cases {
      let (scene, node) = try layOut(expected.layout, platform)
      #expect(abs(node.frame.width - expected.width) < 0.001, "\(expected.layout)")
      #expect(abs(node.frame.height - expected.height) < 0.001, "\(expected.layout)")
      #expect(node.origin.approximation == nil, "\(expected.layout)")
      guard let baseline = expected.baseline else { continue }
      let guide = scene.guides[node.guides].first { $0.name == "firstTextBaseline" }
      #expect(abs((guide?.value ?? .nan) - baseline) < 0.001, "\(expected.layout)")
    }
  }

  /// An image without an asset has no known size, which matters only where nobody gives it one.
  @Test(arguments: [
    ("Image(\"photo\")", true), ("Image(\"photo\").resizable()", false),
    ("Image(\"photo\").resizable().fixedSize()", true), ("Image(\"photo\").resizable().scaledToFit()", true),
    ("Image(\"photo\").resizable().aspectRatio(1, contentMode: .fit)", false),
  ])
  func unknownImagesAreEstimates(layout: String, isEstimate: Bool) throws {
    let (scene, _) = try layOut(layout, .ios)
    let image = try #require(scene.nodes.last)
    #expect((image.origin.approximation != nil) == isEstimate)
  }

  /// An option is chosen by its tag, or by what a loop tells it from the others by: it is as wide as its title and 40 more.
  @Test(arguments: [
    "Text(\"Go\").tag(\"Go\"); Text(\"Title\").tag(\"no\")", "ForEach([\"Title\", \"Go\"], id: \\.self) { Text($0) }",
    "ForEach([\"Title\", \"Go\"], id: \\.count) { Text($0).tag($0) }",
  ])
  func optionsAreChosen(options: String) throws {
    let (_, picker) = try layOut("Picker(\"P\", selection: .constant(\"Go\")) { \(options) }", .ios)
    #expect(picker.frame.width == 22 + 4 + 9 + 27)
    #expect(picker.origin.approximation != "which option is chosen is not known")
  }

  private func layOut(_ layout: String, _ platform: TextPlatform) throws -> (SceneLayout, PlacedNode) {
    let compilation = compile(
      SourceMap(path: "control.layout", text: Array("VStack {\n\(layout)\n}".utf8)),
      options: CompileOptions(
        container: Container(size: Size(width: 320, height: 400), scale: 2), platform: platform))
    let scene = try #require(compilation.scenes.first, "\(compilation.diagnostics.map(\.message))")
    return (scene, scene.nodes[1])
  }

  private static let touch = [
    Case("Toggle(\"Go\", isOn: .constant(true))", 320, 30, baseline: 0),
    Case("Stepper(\"Go\", value: .constant(1))", 320, 32, baseline: 0),
    Case("Stepper(\"Go\", value: .constant(1)).labelsHidden()", 94, 32),
    Case("Slider(value: .constant(0.5))", 320, 31),
    Case("TextField(\"Go\", text: .constant(\"\"))", 320, 22),
    Case("TextField(\"Go\", text: .constant(\"\")).textFieldStyle(.roundedBorder)", 320, 34),
    Case("ProgressView(\"Load\", value: 0.5)", 320, 28.5),
    Case("Image(systemName: \"star\")", 22, 20),
  ]

  private static let desktop = [
    Case("Label(\"Title\", systemImage: \"star\")", 51, 16.079834, baseline: 13.079834),
    Case("Label { Text(\"Title\") } icon: { Image(systemName: \"star\") }", 51, 16.079834, baseline: 13.079834),
    Case("Image(systemName: \"star\").bold()", 17, 16.5),
    Case("Image(systemName: \"star\").fontWeight(.semibold)", 17, 16),
    Case("Gauge(value: 0.5) { Text(\"a\") }.gaugeStyle(.accessoryLinear)", 320, 8),
    Case("Gauge(value: 0.5) { Text(\"a\") }.gaugeStyle(.accessoryLinearCapacity)", 320, 52),
    Case("Stepper(\"Go\", value: .constant(1)).labelsHidden()", 20, 26),
    Case("Button(\"Go\") {}", 41.5, 24, baseline: 17),
  ]
}
