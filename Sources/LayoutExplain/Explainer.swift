package import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// Why a node of a traced compilation has its frame; nil if the scene has no trace.
package func explain(_ match: NodeMatch, in compilation: Compilation) -> Explanation? {
  let scene = compilation.scenes[match.scene]
  for trace in scene.traces.reversed() {
    guard let node = trace.node(placed: match.node) else { continue }
    var explainer = Explainer(scene: scene, trace: trace, sources: compilation.sources, subject: node)
    return explainer.run()
  }
  return nil
}

/// Makes the walk to one node: down to it with the proposals and on through what it wraps, up again with the sizes, and down
/// once more with the places. What only names a view does nothing and is left out; what nobody wrote but SwiftUI adds is
/// spoken of in words.
struct Explainer {
  let scene: SceneLayout
  let trace: SceneTrace
  let sources: SourceMap
  let subject: NodeIndex
  /// The node that is asked about where the subject is the `ViewThatFits` that has not chosen it.
  let hidden: NodeIndex?
  /// The nodes from the root to the subject, without those that do nothing.
  let path: [NodeIndex]
  /// The nodes that the subject wraps, each in the one before, down to a leaf or to a container of several views.
  let inside: [NodeIndex]
  var steps: [ExplanationStep] = []

  var layout: LayoutTrace { trace.layout }

  init(scene: SceneLayout, trace: SceneTrace, sources: SourceMap, subject: NodeIndex) {
    self.scene = scene
    self.trace = trace
    self.sources = sources
    let silent = SilentNodes(scene: scene, trace: trace)
    // A name stands for what it names.
    var subject = subject
    while silent.contains(subject) { subject += 1 }
    let asked = subject
    let chooser = trace.layout.ancestors(of: subject).first { trace.layout.nodes[$0].isLaidOut }
    if let chooser, !trace.layout.nodes[subject].isLaidOut { subject = chooser }
    hidden = asked == subject ? nil : asked
    self.subject = subject
    path = ([subject] + trace.layout.ancestors(of: subject)).reversed().filter { !silent.contains($0) }
    var inside: [NodeIndex] = []
    var node = subject
    while trace.layout.nodes[node].kind.hasOneChild, trace.layout.nodes[node].end > node + 1 {
      node = trace.layout.children(of: node).first { trace.layout.nodes[$0].isLaidOut } ?? node + 1
      if !silent.contains(node) { inside.append(node) }
    }
    self.inside = inside
  }

  mutating func run() -> Explanation {
    let record = layout.nodes[subject]
    var explanation = Explanation(
      subject: reference(subject), file: sources.files[scene.file].path, scene: scene.name,
      container: scene.container, frame: record.frame)
    offerSteps()
    answerSteps()
    placeSteps()
    explanation.steps = steps
    if let hidden {
      explanation.chooser = explanation.subject
      explanation.subject = reference(hidden)
      explanation.frame = .zero
      return explanation
    }
    explanation.terms = terms()
    return explanation
  }

  func record(_ node: NodeIndex) -> NodeTrace { layout.nodes[node] }

  // MARK: Names

  /// A node as sentences speak of it.
  func reference(_ node: NodeIndex) -> NodeReference {
    let index = Int(trace.placed[node])
    guard index >= 0 else { return NodeReference(name: implicitName(node)) }
    let origin = scene.nodes[index].origin
    let place = sources.location(of: origin.place)
    return NodeReference(
      name: origin.isModifier ? "." + origin.kind : origin.kind, identifier: identifier(node),
      place: NodePath(path: origin.path, table: scene.paths), line: place.line, column: place.column)
  }

  func label(_ node: NodeIndex) -> String { reference(node).label }

  private func implicitName(_ node: NodeIndex) -> String {
    switch record(node).kind {
    case .vStack: "an implicit VStack"
    case .hStack: "an implicit HStack"
    case .zStack: "an implicit ZStack"
    case .fixedFrame, .flexibleFrame: "an implicit frame"
    case .padding: "an implicit padding"
    case .overlay: "an implicit overlay"
    case .background: "an implicit background"
    case .scrollView: "an implicit ScrollView"
    case .text: "an implicit Text"
    case .divider: "an implicit Divider"
    case .spacer: "an implicit Spacer"
    case .color, .circle: "an implicit shape"
    case .rigid, .elastic: "an implicit image"
    case .safeAreaPadding, .safeAreaInset, .ignoresSafeArea: "an implicit safe area"
    default: "an implicit view"
    }
  }

  /// What the modifiers directly around a node call it; the outermost one counts.
  private func identifier(_ node: NodeIndex) -> String? {
    var name: String?
    var around = node
    let silent = SilentNodes(scene: scene, trace: trace)
    while true {
      let index = Int(trace.placed[around])
      if index >= 0, let identifier = scene.nodes[index].origin.identifier { name = identifier }
      let parent = record(around).parent
      guard parent >= 0, silent.contains(parent) else { return name }
      around = parent
    }
  }
}

/// The nodes that an explanation does not speak of.
struct SilentNodes {
  let scene: SceneLayout
  let trace: SceneTrace

  func contains(_ node: NodeIndex) -> Bool {
    guard trace.layout.nodes[node].kind == .passthrough else { return false }
    let index = Int(trace.placed[node])
    guard index >= 0 else { return true }
    let origin = scene.nodes[index].origin
    return origin.identifier != nil || origin.kind == "accessibilityIdentifier" || origin.kind == "id"
  }
}

extension NodeOrigin {
  /// Modifiers start with a small letter.
  var isModifier: Bool { kind.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false }
}

extension NodeKind {
  /// The node has one child that decides on its size.
  var hasOneChild: Bool {
    switch self {
    case .passthrough, .plainEdges, .offset, .layoutPriority, .alignmentGuide, .gridCell, .gridLine, .overlay,
      .background, .fixedFrame, .flexibleFrame, .padding, .position, .aspectRatio, .fixedSize, .scrollView,
      .ignoresSafeArea,
      .safeAreaPadding, .safeAreaInset, .viewThatFits:
      true
    default: false
    }
  }

  /// A wrapper that hands proposal and answer through.
  var isPlainWrapper: Bool {
    switch self {
    case .passthrough, .plainEdges, .layoutPriority, .alignmentGuide, .gridCell, .gridLine: true
    default: false
    }
  }
}
