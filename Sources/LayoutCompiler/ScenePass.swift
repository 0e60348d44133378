import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSema

/// One layout of a scene, from a view value to frames and what they lead to.
///
/// The scene's tree is laid out first, and then walked in pre-order. A geometry reader's content is made when the walk comes
/// to the reader, as a tree of its own that is laid out in the reader's frame and walked there; so it goes on for readers
/// within. A layer that is made from preferences is grafted in the same way when the walk leaves the view that it is on,
/// because preferences travel upwards: ``preferences`` has those of what has been left and not been read.
struct ScenePass {
  let scene: Scene
  let evaluator: Evaluator
  let options: CompileOptions
  /// Which of the views of a preview provider the pass is for.
  let part: Int
  /// How many views the provider has.
  var partCount = 1
  /// What a pass before this one has made of the scene, if that stays.
  var made: Value?
  var layout: SceneLayout
  var diagnostics: [Diagnostic] = []
  var preferences: [PreferenceEntry] = []
  var spaces: [NamedSpace] = []
  /// Why all frames are doubtful, or nil.
  var doubt: String?
  /// How many nodes so far have a frame that hangs on sizes which are not known exactly.
  var movedCount = 0
  /// Whether something that the scene runs into kept it from being laid out.
  private(set) var isRefused = false
  /// Whether such a frame has been told to what may write state.
  var tellsDoubt = false
  /// What the scene stands in, once a pass has found out.
  var canvas: PreviewCanvas?
  /// How many diagnostics of other scenes the evaluator holds.
  private let knownDiagnostics: Int

  init(_ scene: Scene, part: Int, _ evaluator: Evaluator, _ sources: SourceMap, _ options: CompileOptions) {
    self.scene = scene
    self.part = part
    self.evaluator = evaluator
    self.options = options
    knownDiagnostics = evaluator.diagnostics.count
    layout = SceneLayout(
      name: scene.name, file: sources.fileIndex(at: scene.range.lower), range: scene.range,
      container: options.container)
    layout.setting = SceneSetting(
      device: options.device, contentSize: options.contentSize, direction: options.direction)
  }

  /// Lays out the scene and runs what that leads to.
  ///
  /// - Returns: the change of a state that makes another layout necessary.
  mutating func run() -> UnsettledState? {
    do throws(EvaluationError) {
      let (view, canvas) = try sceneOnCanvas()
      if let warning = canvas.unknownDevice { diagnostics.append(warning) }
      layout.container = canvas.container
      if let name = canvas.name { layout.name = name }
      let environment = environment(canvas)
      let builder = ViewTreeBuilder(evaluator, environment: environment, paths: layout.paths)
      let tree = try builder.build(scene: view, at: scene.range)
      layout.paths = builder.paths
      guard let tree else { return nil }
      if canvas.fitsView { fitContainer(to: tree) }
      let container = layout.container
      let host = LayoutHost(container: container.size, safeArea: container.safeArea, scale: container.scale)
      try place(tree, in: host, depth: 0, inheriting: doubt)
      return try evaluator.runFeedback()
    } catch {
      isRefused = true
      return nil
    }
  }

  /// The view of the scene and what it stands in. Only the view says that; where it is another screen than the one that its
  /// code has run for, it runs again, since `UIScreen` and the environment are asked in initialisers, too.
  ///
  /// A preview is made once: what it has put into a model is there in the next layout. One with states of its own is the body
  /// of a view, which is made anew.
  private mutating func sceneOnCanvas() throws(EvaluationError) -> (Value, PreviewCanvas) {
    let first = canvas ?? PreviewCanvas(options, [])
    evaluator.environment = environment(first)
    if let made { return (made, first) }
    let traits: [PreviewSetting]
    var view: Value
    (view, traits) = try sceneAndTraits()
    let found = PreviewCanvas(options, traits + evaluator.previewSettings(of: view))
    defer { canvas = found }
    guard canvas == nil else { return (view, found) }
    if found.container != first.container {
      evaluator.restartScene(from: knownDiagnostics)
      evaluator.environment = environment(found)
      view = try sceneAndTraits().0
    }
    let isPreview = scene.origin == .preview || scene.origin == .provider
    if isPreview, !evaluator.hasStates { made = view }
    return (view, found)
  }

  /// The view of the scene as its traits make it, and these.
  private mutating func sceneAndTraits() throws(EvaluationError) -> (Value, [PreviewSetting]) {
    let traits = try traits()
    return (try evaluator.modified(try sceneView(), by: traits, at: scene.range), traits)
  }

  /// The view of the scene, or of the provider's preview that the pass is for.
  private mutating func sceneView() throws(EvaluationError) -> Value {
    let view = try evaluator.call(scene.body, [], at: scene.range)
    guard scene.origin == .provider else { return view }
    let previews = try evaluator.previews(in: view)
    partCount = previews.count
    return part < previews.count ? previews[part] : view
  }

  private func traits() throws(EvaluationError) -> [PreviewSetting] {
    guard let traits = scene.traits else { return [] }
    return try evaluator.call(traits, [], at: scene.range).parts.compactMap { PreviewSetting($0) }
  }

  private func environment(_ canvas: PreviewCanvas) -> EnvironmentValues {
    var environment = EnvironmentValues(
      platform: canvas.platform, contentSize: options.contentSize, scale: canvas.container.scale,
      direction: options.direction)
    environment.isHorizontalCompact = canvas.sizeClasses.isHorizontalCompact
    environment.isVerticalCompact = canvas.sizeClasses.isVerticalCompact
    environment.fonts = options.fonts
    environment.assets = options.assets
    environment.safeArea = canvas.container.safeArea
    environment.screen = canvas.container.size
    environment.deviceDoubt = canvas.doubt
    return environment
  }

  /// Gives the container the size that the view takes when it is offered the whole of it.
  private mutating func fitContainer(to tree: ViewTree) {
    evaluator.isReporting = true
    let session = LayoutEngine.layout(tree.tree, in: LayoutHost(container: layout.container.size))
    layout.container = Container(size: session.frame(of: 0).size, scale: layout.container.scale)
    evaluator.isReporting = false
  }

  /// Lays out a tree, appends its nodes to the list and has their effects. A tree that is grafted has a placed node that it
  /// is in, given as an index of the list, and inherits the doubts about that one's frame.
  mutating func place(
    _ tree: ViewTree, in host: LayoutHost, depth: Int, surrounding: Int = -1, inheriting doubt: String?
  ) throws(EvaluationError) {
    let approximations = Approximations(
      tree, in: host, inheriting: doubt, evaluator, comparesLayouts: options.marksDoubts)
    let session = LayoutEngine.layout(tree.tree, in: host)
    report(session.issues, tree)
    let isInError = evaluator.diagnostics[knownDiagnostics...].contains { $0.severity == .error }
    if isInError || diagnostics.hasErrors { throw EvaluationError() }
    var walk = TreeWalk(tree, session, GuideReader(tree, evaluator), approximations, depth: depth)
    walk.trace = layout.traces.count
    walk.surrounding = surrounding
    if options.isTraced {
      evaluator.isReporting = true
      layout.traces.append(SceneTrace(session, tree, evaluator, reader: surrounding))
      evaluator.isReporting = false
    }
    for node in 0..<tree.tree.count {
      try close(until: node, &walk)
      open(node, &walk)
      if session.isLaidOut(node), let reader = walk.reader(at: node) { try graft(reader, walk) }
    }
    try close(until: tree.tree.count, &walk)
  }

  /// Lists a node, if it is one of the source's, and begins what it has an effect on.
  private mutating func open(_ node: NodeIndex, _ walk: inout TreeWalk) {
    let tree = walk.tree
    var open = TreeWalk.Open(
      end: tree.tree.end(of: node), preferences: preferences.count, spaces: spaces.count, movedCount: movedCount)
    if walk.approximations.moves(node, walk.session) { movedCount += 1 }
    if var origin = tree.origins[node] {
      let text = walk.text(at: node)
      if evaluator.isInLibrary(origin.place) { origin.place = place(around: walk) }
      origin.approximation =
        text.map { $0.scaleFactor < 1 } ?? false ? Doubt.ofShrinking : walk.approximations.reason(node, walk.session)
      if options.isTraced { layout.traces[walk.trace].placed[node] = Int32(layout.nodes.count) }
      let frame = walk.session.frame(of: node)
      let start = layout.guides.count
      evaluator.isReporting = true
      walk.guides.append(of: node, walk.session, to: &layout.guides)
      evaluator.isReporting = false
      layout.nodes.append(
        PlacedNode(
          origin: origin, depth: walk.depth, frame: frame, guides: start..<layout.guides.count,
          text: text, fill: walk.fill(at: node), isLaidOut: walk.session.isLaidOut(node)))
      open.placed = layout.nodes.count - 1
      walk.depth += 1
    }
    if walk.session.isLaidOut(node), let effect = walk.effect(at: node) {
      open.effect = effect
      let frame = walk.session.frame(of: node)
      if case .coordinateSpace = effect.kind {
        let name = effect.arguments[1]
        spaces.append(
          NamedSpace(
            name: name.parts.first ?? name, origin: Point(x: frame.x, y: frame.y),
            size: Size(width: frame.width, height: frame.height)))
      }
    }
    walk.open.append(open)
  }

  /// Where the view is that the walk is inside of; where the scene is, outside of all.
  private func place(around walk: TreeWalk) -> SourceOffset {
    let placed = walk.open.last { $0.placed >= 0 }?.placed ?? walk.surrounding
    return placed < 0 ? scene.range.lower : layout.nodes[placed].origin.place
  }

  /// Leaves the nodes that end at or before `node`, innermost first.
  private mutating func close(until node: NodeIndex, _ walk: inout TreeWalk) throws(EvaluationError) {
    while let last = walk.open.last, last.end <= node {
      walk.open.removeLast()
      if let effect = last.effect { try have(effect, last, walk) }
      try join(from: last.preferences)
      spaces.removeLast(spaces.count - last.spaces)
      if last.placed >= 0 { walk.depth -= 1 }
    }
  }

  /// Makes a reader's content and lays it out in the reader's frame.
  private mutating func graft(_ reader: DeferredReader, _ walk: TreeWalk) throws(EvaluationError) {
    let host = walk.host(at: reader.node)
    let view = try evaluator.content(of: reader, proxyState(walk.session.frame(of: reader.node)))
    let builder = ViewTreeBuilder(evaluator, environment: reader.environment, paths: layout.paths)
    let tree = try builder.build(content: view, of: reader)
    layout.paths = builder.paths
    try place(
      tree, in: host, depth: walk.depth, surrounding: layout.nodes.count - 1,
      inheriting: walk.approximations.reason(reader.node, walk.session).map { _ in Doubt.ofReader })
  }

  /// What a proxy of a view with a frame knows.
  func proxyState(_ frame: Rect) -> GeometryProxyState {
    GeometryProxyState(frame: frame, safeArea: layout.container.safeArea, spaces: spaces)
  }

  /// Where the program writes a view or what makes it; nil for one that only the library knows.
  private func range(of origin: NodeOrigin) -> SourceRange? {
    if evaluator.isInLibrary(origin.place) { return nil }
    return evaluator.isInLibrary(origin.range.lower) ? SourceRange(at: origin.place) : origin.range
  }

  private mutating func report(_ issues: [LayoutIssue], _ tree: ViewTree) {
    for issue in issues {
      var node = issue.node
      while node > 0, tree.origins[node].map({ evaluator.isInLibrary($0.place) }) ?? true { node -= 1 }
      let place = tree.origins[node].flatMap { range(of: $0) } ?? scene.range
      let message = LayoutMessage(issue.kind)
      if let declaration = issue.key.flatMap({ evaluator.declaration(of: $0) }) {
        let note = Diagnostic.Note("it is asked for here", at: place)
        diagnostics.append(Diagnostic(message.id, message.severity, message.text, at: declaration, notes: [note]))
      } else {
        diagnostics.append(Diagnostic(message.id, message.severity, message.text, at: place))
      }
    }
  }
}

/// The walk over one tree that has been laid out.
struct TreeWalk {
  /// A node that the walk is inside of.
  struct Open {
    let end: NodeIndex
    /// How many preferences and coordinate spaces there were when the walk came to it.
    let preferences: Int
    let spaces: Int
    /// How many frames were doubtful then.
    let movedCount: Int
    var effect: NodeEffect?
    /// The index of the list's node; -1 for one that nobody wrote.
    var placed = -1
  }

  let tree: ViewTree
  let session: LayoutSession
  let guides: GuideReader
  let approximations: Approximations
  /// The index of the tree's trace, if there is one.
  var trace = 0
  /// The index of the list's node that the tree is in; -1 for the scene's own.
  var surrounding = -1
  var open: [Open] = []
  /// The number of listed nodes around the place where the walk is.
  var depth: Int
  private var nextReader = 0
  private var nextEffect = 0
  var nextText = 0
  private var nextBackdrop = 0

  init(_ tree: ViewTree, _ session: LayoutSession, _ guides: GuideReader, _ approximations: Approximations, depth: Int)
  {
    self.tree = tree
    self.session = session
    self.guides = guides
    self.approximations = approximations
    self.depth = depth
  }

  /// The reader at a node; nodes have to be asked about in order. One that is not shown is none.
  mutating func reader(at node: NodeIndex) -> DeferredReader? {
    guard nextReader < tree.readers.count, tree.readers[nextReader].node == node else { return nil }
    nextReader += 1
    return session.isLaidOut(node) ? tree.readers[nextReader - 1] : nil
  }

  /// A view's frame as the place of another tree.
  func host(at node: NodeIndex) -> LayoutHost {
    let frame = session.frame(of: node)
    return LayoutHost(
      container: frame.size, centersRoot: false, origin: Point(x: frame.x, y: frame.y), scale: session.host.scale,
      region: session.safeRegion(of: node))
  }

  /// What a style that a node draws fills, where that is more than its frame; nodes have to be asked about in order.
  mutating func fill(at node: NodeIndex) -> Rect? {
    while nextBackdrop < tree.backdrops.count, tree.backdrops[nextBackdrop].node < node { nextBackdrop += 1 }
    guard nextBackdrop < tree.backdrops.count, tree.backdrops[nextBackdrop].node == node else { return nil }
    nextBackdrop += 1
    guard session.isLaidOut(node) else { return nil }
    let fill = session.backdrop(of: node, reaching: tree.backdrops[nextBackdrop - 1].edges)
    return fill == session.frame(of: node) ? nil : fill
  }

  /// The effect of a node; nodes have to be asked about in order. One that is not shown has none.
  mutating func effect(at node: NodeIndex) -> NodeEffect? {
    guard nextEffect < tree.effects.count, tree.effects[nextEffect].node == node else { return nil }
    nextEffect += 1
    return session.isLaidOut(node) ? tree.effects[nextEffect - 1] : nil
  }
}
