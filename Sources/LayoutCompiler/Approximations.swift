import LayoutEngine
import LayoutEvaluator

/// Which nodes of a tree do not have SwiftUI's size for certain, and why.
///
/// Where a control or an image has a size that nobody has measured, whatever takes its own size from that one is no surer.
/// The tree is laid out with those sizes a point larger, a good deal larger and a good deal smaller; a node whose frame stays
/// the same does not depend on them. A tree whose sizes are all known costs nothing.
struct Approximations {
  private let tree: ViewTree
  /// The frames of the nodes with the doubtful sizes changed; nil for a node that then has none.
  private var others: [[Rect?]] = []
  private var doubtsBefore: [UInt32] = []
  /// Why everything in the tree is doubtful, or nil.
  private let inherited: String?

  /// How much larger the doubtful sizes are made, in points.
  private static let differences = [1.0, 24, -24]

  /// Has to be made before the tree is laid out for good.
  init(
    _ tree: ViewTree, in host: LayoutHost, inheriting inherited: String?, _ evaluator: Evaluator, comparesLayouts: Bool
  ) {
    self.tree = tree
    self.inherited = inherited
    guard comparesLayouts, tree.tree.hasDoubts, inherited == nil else { return }
    var others: [[Rect?]] = []
    evaluator.rehearse {
      others = Self.differences.map { tree.tree.frames(doubtsLargerBy: $0, in: host) }
    }
    self.others = others
    doubtsBefore = tree.tree.doubtsBefore
  }

  /// Why the size of a node is not known exactly, or nil. An image that was offered both lengths has those, whatever its own
  /// are, unless they made the offer.
  func reason(_ node: NodeIndex, _ session: LayoutSession) -> String? {
    if let own = tree.origins[node]?.approximation, !isGiven(node, session) { return own }
    if let inherited { return inherited }
    if isUnsureGrid(node, session) { return Doubt.ofGrid }
    guard differs(node, session, comparing: { $0.size.isClose(to: $1.size) }) else { return nil }
    let isAround = doubtsBefore[tree.tree.end(of: node)] > doubtsBefore[node + 1]
    return isAround ? "a view in it is approximate" : "a view beside or around it is approximate"
  }

  /// Whether the size or the place of a node hangs on sizes that are not known exactly.
  func moves(_ node: NodeIndex, _ session: LayoutSession) -> Bool {
    inherited != nil || differs(node, session) { $0.size.isClose(to: $1.size) && $0.isAt($1) }
  }

  /// Whether a node has no frame like its own, or none at all, with the doubtful sizes changed.
  private func differs(_ node: NodeIndex, _ session: LayoutSession, comparing isSame: (Rect, Rect) -> Bool) -> Bool {
    if others.isEmpty { return false }
    guard session.isLaidOut(node) else { return others.contains { $0[node] != nil } }
    let frame = session.frame(of: node)
    return others.contains { other in other[node].map { !isSame($0, frame) } ?? true }
  }

  /// Whether a grid shares out its length in a way that nobody recorded (Semantics §11): it may have the same size, but what
  /// is in it has other frames.
  private func isUnsureGrid(_ node: NodeIndex, _ session: LayoutSession) -> Bool {
    tree.tree.kind(of: node) == .grid && (node..<tree.tree.end(of: node)).contains { moves($0, session) }
  }

  private func isGiven(_ node: NodeIndex, _ session: LayoutSession) -> Bool {
    let offer = session.proposal(of: node)
    return tree.tree.kind(of: node) == .elastic && offer.width != nil && offer.height != nil
      && !tree.tree.givesItsRatio(node)
  }
}

/// Why frames are doubtful.
enum Doubt {
  static let ofShrinking = "how far letters shrink is not known exactly"
  static let ofGrid = "how a grid shares out this room was not recorded"
  static let ofReader = "it is made for an approximate size"
  static let ofPreference = "it is made from approximate frames"
  static let ofState = "a state is set from approximate frames"
}

/// Less than this is the noise of arithmetic, in points.
private let tolerance = 1e-6

extension Size {
  fileprivate func isClose(to other: Size) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

extension Rect {
  /// Whether the origins are the same.
  fileprivate func isAt(_ other: Rect) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}
