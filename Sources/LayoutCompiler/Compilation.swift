package import LayoutDiagnostics
package import LayoutEngine
package import LayoutEvaluator
package import LayoutText

/// Everything that a compilation found out, for reports, lint, explanations and editors to read.
///
/// A scene is here only if no error touches it: a frame that is given is right.
package struct Compilation: Sendable {
  package var scenes: [SceneLayout]
  /// What every stage had to say, in order of position.
  package var diagnostics: [Diagnostic]
  /// The sources with the library's interface as one file more at the end, which notes may point into.
  package var sources: SourceMap

  package init(scenes: [SceneLayout] = [], diagnostics: [Diagnostic] = [], sources: SourceMap = SourceMap()) {
    self.scenes = scenes
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

/// One scene with the frames of all its nodes.
package struct SceneLayout: Sendable {
  /// The preview's name, or nil.
  package var name: String?
  /// The index of the scene's file in the source map.
  package var file: Int
  /// Where the scene is written.
  package var range: SourceRange
  package var container: Container
  /// What it was laid out for, where several such are compared.
  package var setting = SceneSetting()
  /// The views and modifiers as the source shows them, in pre-order; implicit containers are not among them.
  package var nodes: [PlacedNode]
  /// The paths of the nodes.
  package var paths: PathTable
  /// The explicit guides of all nodes, end to end.
  package var guides: [GuideValue]
  /// How often the scene was laid out until its state settled; 1 without feedback (Semantics §8).
  package var passes: Int
  /// How often each state was written while it settled, in order of declaration.
  package var stateWrites: [StateWrites]
  /// How the frames came about, if that was asked for: the scene's own tree, then the content of each geometry reader.
  package var traces: [SceneTrace] = []

  package init(name: String?, file: Int, range: SourceRange, container: Container) {
    self.name = name
    self.file = file
    self.range = range
    self.container = container
    nodes = []
    paths = PathTable()
    guides = []
    passes = 1
    stateWrites = []
  }
}

/// What a scene was laid out for besides its container.
package struct SceneSetting: Equatable, Sendable {
  /// Nil for a plain box.
  package var device: String?
  package var contentSize = ContentSizeCategory.large
  package var direction = LayoutDirection.leftToRight

  package init(
    device: String? = nil, contentSize: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight
  ) {
    self.device = device
    self.contentSize = contentSize
    self.direction = direction
  }
}

/// A node with its frame.
package struct PlacedNode: Sendable {
  package var origin: NodeOrigin
  /// The number of nodes around it.
  package var depth: Int
  /// In points, exact, in the container's coordinates (Semantics §7.6). A dissolved stack has its child's.
  package var frame: Rect
  /// The node's stretch of ``SceneLayout/guides``.
  package var guides: Range<Int>
  /// Of a text only; nil where it has no frame.
  package var text: TextFacts?
  /// What a style behind or over the view is drawn in, in the frame's coordinates; nil where that is the frame.
  package var fill: Rect?
  /// False in a candidate that a `ViewThatFits` did not choose: it is not part of the layout, and no report has it.
  package var isLaidOut: Bool

  package init(
    origin: NodeOrigin, depth: Int, frame: Rect, guides: Range<Int>, text: TextFacts? = nil, fill: Rect? = nil,
    isLaidOut: Bool = true
  ) {
    self.origin = origin
    self.depth = depth
    self.frame = frame
    self.guides = guides
    self.text = text
    self.fill = fill
    self.isLaidOut = isLaidOut
  }
}

/// An explicit guide of a node, in the node's own coordinates (Semantics §1.3).
package struct GuideValue: Equatable, Sendable {
  package var axis: Axis
  /// `leading`, `firstTextBaseline`, or the name of the constant that the program declares.
  package var name: String
  /// Points from the node's leading edge or top.
  package var value: Double

  package init(axis: Axis, name: String, value: Double) {
    self.axis = axis
    self.name = name
    self.value = value
  }
}

/// How often a state variable was written during layout.
package struct StateWrites: Equatable, Sendable {
  package var name: String
  package var count: Int

  package init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}
