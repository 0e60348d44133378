package import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// The frame report as JSON, `keyline-report/1`: the form that other programs read.
///
/// Nodes stand in pre-order, each on one line, so that a change of one frame is a change of one line. What a node does not
/// have (an identifier, guides) is left out; ``ReportSchema`` says what may be there.
package struct FrameReportJSON {
  package static let schemaName = "keyline-report/1"

  private var json = JSONWriter()

  /// The report of several compilations, in order, as one document that ends in a line break.
  ///
  /// - Parameter isMatrix: whether to say how the scenes of each compilation differ from its first.
  package static func render(_ compilations: [Compilation], isMatrix: Bool = false) -> [UInt8] {
    var report = FrameReportJSON()
    report.append(compilations, isMatrix: isMatrix)
    return report.json.bytes + [UInt8(ascii: "\n")]
  }

  private mutating func append(_ compilations: [Compilation], isMatrix: Bool) {
    json.beginObject()
    json.key("schema")
    json.value(Self.schemaName)
    json.key("scenes")
    json.beginArray()
    for compilation in compilations {
      for scene in compilation.scenes { append(scene, compilation.sources) }
    }
    json.endArray()
    if isMatrix {
      json.key("matrix")
      MatrixSummary.write(compilations, to: &json)
    }
    json.key("diagnostics")
    json.beginArray()
    for compilation in compilations {
      for diagnostic in compilation.diagnostics { json.value(diagnostic, sources: compilation.sources) }
    }
    json.endArray()
    json.endObject()
  }

  private mutating func append(_ scene: SceneLayout, _ sources: SourceMap) {
    json.beginObject()
    json.key("name")
    if let name = scene.name { json.value(name) } else { json.null() }
    json.key("file")
    json.value(sources.files[scene.file].path)
    scene.setting.write(to: &json)
    json.key("container")
    append(scene.container)
    json.key("passes")
    json.value(scene.passes)
    if !scene.stateWrites.isEmpty { appendStateWrites(scene) }
    json.key("nodes")
    json.beginArray()
    for node in scene.nodes where node.isLaidOut { append(node, scene, sources) }
    json.endArray()
    json.endObject()
  }

  private mutating func append(_ container: Container) {
    json.beginObject(inline: true)
    json.key("width")
    json.value(container.size.width)
    json.key("height")
    json.value(container.size.height)
    json.key("scale")
    json.value(container.scale)
    json.key("safeArea")
    json.beginObject(inline: true)
    json.key("top")
    json.value(container.safeArea.top)
    json.key("leading")
    json.value(container.safeArea.leading)
    json.key("bottom")
    json.value(container.safeArea.bottom)
    json.key("trailing")
    json.value(container.safeArea.trailing)
    json.endObject()
    json.endObject()
  }

  private mutating func appendStateWrites(_ scene: SceneLayout) {
    json.key("stateWrites")
    json.beginObject(inline: true)
    for state in scene.stateWrites {
      json.key(state.name)
      json.value(state.count)
    }
    json.endObject()
  }

  private mutating func append(_ node: PlacedNode, _ scene: SceneLayout, _ sources: SourceMap) {
    let place = node.origin.place
    json.beginObject(inline: true)
    json.key("path")
    json.value(scene.paths.text(of: node.origin.path))
    if node.origin.copy >= 0 {
      json.key("copy")
      json.value(Int(node.origin.copy))
    }
    json.key("kind")
    json.value(node.origin.kind)
    if sources.fileIndex(at: place) != scene.file {
      json.key("file")
      json.value(sources.file(at: place).path)
    }
    let location = sources.location(of: place)
    json.key("line")
    json.value(location.line)
    json.key("column")
    json.value(location.column)
    json.key("frame")
    append(node.frame)
    json.key("pixelFrame")
    append(pixelFrame(node.frame, scale: scene.container.scale))
    if let fill = node.fill {
      json.key("fill")
      append(fill)
    }
    if let identifier = node.origin.identifier {
      json.key("identifier")
      json.value(identifier)
    }
    if node.origin.isDissolved {
      json.key("dissolved")
      json.value(true)
    }
    if let reason = node.origin.approximation {
      json.key("approximate")
      json.value(true)
      json.key("approximation")
      json.value(reason)
    }
    if let text = node.text {
      json.key("text")
      text.write(to: &json)
    }
    appendGuides(scene.guides[node.guides])
    json.endObject()
  }

  private mutating func append(_ rect: Rect) {
    json.beginObject(inline: true)
    json.key("x")
    json.value(rect.x)
    json.key("y")
    json.value(rect.y)
    json.key("width")
    json.value(rect.width)
    json.key("height")
    json.value(rect.height)
    json.endObject()
  }

  private mutating func appendGuides(_ guides: ArraySlice<GuideValue>) {
    guard !guides.isEmpty else { return }
    json.key("guides")
    json.beginObject(inline: true)
    appendGuides(guides.filter { $0.axis == .horizontal }, "horizontal")
    appendGuides(guides.filter { $0.axis == .vertical }, "vertical")
    json.endObject()
  }

  private mutating func appendGuides(_ guides: [GuideValue], _ axis: StaticString) {
    guard !guides.isEmpty else { return }
    json.key(axis)
    json.beginObject(inline: true)
    for guide in guides {
      json.key(guide.name)
      json.value(guide.value)
    }
    json.endObject()
  }
}
