package import LayoutCompiler
package import LayoutEngine
import LayoutEvaluator

/// Why one node of a scene is where it is and as large as it is: a walk that starts with what the container proposes and ends
/// with the node's frame. It is data, every step with its numbers and its place in the source beside the sentence that says
/// it, so that what is printed and what other programs read is the same.
package struct Explanation: Sendable {
  package var subject: NodeReference
  /// The file that the scene is in.
  package var file: String
  package var scene: String?
  package var container: Container
  /// In points, in the container's coordinates, exact.
  package var frame: Rect
  /// The `ViewThatFits` that has chosen another view, so that the subject has no frame; the walk then is the one to that.
  package var chooser: NodeReference?
  /// The steps in order: all of one phase together.
  package var steps: [ExplanationStep] = []
  /// What adds up to the frame's origin, from the container inwards.
  package var terms: [PlaceTerm] = []
  /// The other nodes that were meant as well, where a name has several.
  package var others: [NodeReference] = []

  /// The frame as it is drawn: its edges on whole pixels (Semantics §7.4).
  package var pixelFrame: Rect { LayoutEngine.pixelFrame(frame, scale: container.scale) }
}

/// A node as an explanation speaks of it.
package struct NodeReference: Sendable, Equatable {
  /// `HStack`, `.frame`, or in words what nobody wrote.
  package var name: String
  /// What `accessibilityIdentifier` or `id` call it.
  package var identifier: String?
  /// Where the path of the frame report is found, nil for what nobody wrote.
  var place: NodePath?
  /// The line and column of the name in the source, counted from 1.
  package var line: Int?
  package var column: Int?

  /// The path in the frame report, nil for what nobody wrote.
  package var path: String? { place.map { $0.table.text(of: $0.path) } }

  /// Of a modifier among siblings: the view that it modifies in the end.
  package var view: String?

  /// As a row of a table is called: `.frame "red"`, or by the view if it has no name of its own: `Text.padding`.
  package var rowLabel: String {
    guard identifier == nil, let view else { return label }
    return view + name
  }

  /// `.frame "red"`
  package var label: String { identifier.map { name + " \"" + $0 + "\"" } ?? name }
}

/// A path that is spelt out only for those who read it: of a view a thousand deep it is a page long.
struct NodePath: Equatable, Sendable {
  let path: PathID
  let table: PathTable

  static func == (a: NodePath, b: NodePath) -> Bool { a.path == b.path }
}

/// One step of the walk.
package struct ExplanationStep: Sendable {
  package enum Phase: String, Sendable, CaseIterable {
    /// A proposal goes from a parent to its child.
    case offer
    /// A size comes back.
    case answer
    /// A parent puts its child in place.
    case place
  }

  package var phase: Phase
  /// Who does it, and for or to whom.
  package var actor: NodeReference
  package var other: NodeReference?
  package var text: String
  package var proposal: ProposedSize?
  /// In points.
  package var size: Size?
  /// Where the actor puts the other, from its own top leading corner, in points.
  package var origin: Point?
  package var shares: ShareTable?
  package var guides: GuideTable?
  /// What a layout of the program's own asked, if the actor is one: the other, or all of its subviews.
  package var questions: [SubviewQuestion] = []
  /// Where such a layout put which point of the other, in its own coordinates and in fractions of the other's size.
  package var point: Point?
  package var anchor: Point?
}

/// A size that a layout of the program's own asked a subview for.
package struct SubviewQuestion: Sendable {
  package var node: NodeReference
  /// In `placeSubviews` and not in `sizeThatFits`.
  package var isPlacing: Bool
  package var proposal: ProposedSize
  package var size: Size
}

/// How a stack shared out its length; rows in the order in which it served its children. Lengths in points, along the stack.
package struct ShareTable: Sendable {
  package var axis: Axis
  /// Nil if the stack was offered nothing along its axis.
  package var offer: Double?
  package var spacing: Double
  package var gaps: [Double]
  /// Set aside for children of lower priority.
  package var reserved: Double
  package var leftover: Double?
  package var rows: [Row]

  package struct Row: Sendable {
    package var node: NodeReference
    package var priority: Double
    package var minimum: Double?
    package var maximum: Double?
    package var available: Double?
    package var parts: Int
    package var offer: Double?
    package var taken: Double
    /// The node is the one on the way to the subject.
    package var isMarked: Bool
  }
}

/// The guides that a container lined its children up by; rows in the order of the children. In points.
package struct GuideTable: Sendable {
  package var guide: String
  package var axis: Axis
  package var rows: [Row]

  package struct Row: Sendable {
    package var node: NodeReference
    /// From the node's own edge.
    package var value: Double
    /// `default`, `explicit`, `inherited`, `minimum`, `maximum`, `mean` or `layout`.
    package var source: String
    /// The same in words.
    package var words: String
    /// The line of the source that the value comes from.
    package var sourceLine: Int?
    /// Where the line lies that the guide was put on, and the node's edge then: from the container's edge.
    package var line: Double
    package var origin: Double
    package var isMarked: Bool
  }
}

/// One summand of the frame's origin, in points from the left and from the top.
package struct PlaceTerm: Sendable {
  package var node: NodeReference
  package var x: Double
  package var y: Double
  package var reason: String
}
