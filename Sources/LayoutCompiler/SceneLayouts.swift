import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSema

/// Lays out one scene; nil if an error came up on the way, which is then among the diagnostics.
func layOut(
  _ scene: Scene, _ evaluator: Evaluator, _ sources: SourceMap, _ options: CompileOptions,
  _ diagnostics: inout [Diagnostic]
) -> SceneLayout? {
  let known = evaluator.diagnostics.count
  var placement = ScenePlacement(scene, evaluator, sources, options)
  placement.run()
  let new = Array(evaluator.diagnostics[known...]) + placement.diagnostics
  diagnostics += new
  return new.hasErrors ? nil : placement.layout
}

/// A scene on its way from a view value to frames.
///
/// The scene's tree is laid out first. A geometry reader's content is made when the reader has its frame, as a tree of its
/// own that is laid out there and takes its place in the list of nodes; so it goes on for readers within.
private struct ScenePlacement {
  let scene: Scene
  let evaluator: Evaluator
  let options: CompileOptions
  var layout: SceneLayout
  var diagnostics: [Diagnostic] = []
  /// How many errors of other scenes the evaluator holds.
  private let knownDiagnostics: Int

  init(_ scene: Scene, _ evaluator: Evaluator, _ sources: SourceMap, _ options: CompileOptions) {
    self.scene = scene
    self.evaluator = evaluator
    self.options = options
    knownDiagnostics = evaluator.diagnostics.count
    layout = SceneLayout(
      name: scene.name, file: sources.fileIndex(at: scene.range.lower), container: options.container)
  }

  mutating func run() {
    let environment = EnvironmentValues(
      platform: options.platform, contentSize: options.contentSize, scale: options.container.scale,
      direction: options.direction)
    do throws(EvaluationError) {
      evaluator.environment = environment
      let view = try evaluator.call(scene.body, [], at: scene.range)
      let builder = ViewTreeBuilder(evaluator, environment: environment, paths: layout.paths)
      let tree = try builder.build(scene: view, at: scene.range)
      layout.paths = builder.paths
      guard let tree else { return }
      let host = LayoutHost(container: options.container.size, safeArea: options.container.safeArea)
      try place(tree, in: host, depth: 0)
    } catch {
      return
    }
  }

  /// Lays out a tree and appends its nodes. The root of a graft is the reader, which is listed already.
  private mutating func place(
    _ tree: ViewTree, in host: LayoutHost, depth: Int, isGraft: Bool = false
  ) throws(EvaluationError) {
    let session = LayoutEngine.layout(tree.tree, in: host)
    report(session.issues, tree)
    if evaluator.diagnostics.count > knownDiagnostics || diagnostics.hasErrors { throw EvaluationError() }
    let guides = GuideReader(tree, evaluator)
    let traceIndex = layout.traces.count
    if options.isTraced { layout.traces.append(SceneTrace(session, tree, evaluator, reader: layout.nodes.count - 1)) }
    var ends: [NodeIndex] = []
    var reader = 0
    for node in (isGraft ? 1 : 0)..<tree.tree.count {
      while let end = ends.last, end <= node { ends.removeLast() }
      if let origin = tree.origins[node] {
        if options.isTraced { layout.traces[traceIndex].placed[node] = Int32(layout.nodes.count) }
        let frame = session.frame(of: node)
        let start = layout.guides.count
        guides.append(of: node, session, to: &layout.guides)
        layout.nodes.append(
          PlacedNode(origin: origin, depth: depth + ends.count, frame: frame, guides: start..<layout.guides.count))
        ends.append(tree.tree.end(of: node))
      }
      if reader < tree.readers.count, tree.readers[reader].node == node {
        try graft(tree.readers[reader], frame: session.frame(of: node), depth: depth + ends.count)
        reader += 1
      }
    }
  }

  /// Makes a reader's content and lays it out in the reader's frame.
  private mutating func graft(_ reader: DeferredReader, frame: Rect, depth: Int) throws(EvaluationError) {
    let safeArea = options.container.safeArea
    let view = try evaluator.content(of: reader, GeometryProxyState(frame: frame, safeArea: safeArea))
    let builder = ViewTreeBuilder(evaluator, environment: reader.environment, paths: layout.paths)
    let tree = try builder.build(content: view, of: reader)
    layout.paths = builder.paths
    let host = LayoutHost(container: frame.size, centersRoot: false, origin: Point(x: frame.x, y: frame.y))
    try place(tree, in: host, depth: depth, isGraft: true)
  }

  private mutating func report(_ issues: [LayoutIssue], _ tree: ViewTree) {
    for issue in issues {
      var node = issue.node
      while node > 0, tree.origins[node] == nil { node -= 1 }
      let range = tree.origins[node]?.range ?? scene.range
      let message = LayoutMessage(issue.kind)
      diagnostics.append(Diagnostic(message.id, message.severity, message.text, at: range))
    }
  }
}
