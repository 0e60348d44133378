/// How far a view would like to be from its neighbours (Semantics §3.2): per edge a few distances, each for one category of
/// neighbour. Two views that share a category on the edges that touch get the largest sum; else whoever has a general wish
/// gets it; else the distance is 8. Most views have the default preferences and are known by that index of the table.
/// Nothing that the built-in views say about their leading and trailing edges but the general wish ever meets its match.
struct SpacingPreferences {
  var top = Edge()
  var leading = Edge()
  var bottom = Edge()
  var trailing = Edge()

  /// One edge. Distances in points, NaN for none.
  struct Edge {
    var general: Double = .nan
    /// From a view to the text below it, and to the text above it.
    var aboveText: Double = .nan
    var belowText: Double = .nan
    var baseline: Double = .nan
    /// The text itself, for another text: the size it goes by when several compete, and its leading in whole pixels.
    var textExtent: Double = .nan
    var textLeading: Double = .nan
  }

  static let defaultDistance = 8.0

  // Positions in the table.
  static let defaultLeaf: UInt32 = 0
  static let zero: UInt32 = 1
  static let horizontalSpacer: UInt32 = 2
  static let verticalSpacer: UInt32 = 3
  static let nothing: UInt32 = 4

  static func fillTable(_ table: inout Column<SpacingPreferences>) {
    let general = Edge(general: 0)
    table.removeAll()
    table.append(SpacingPreferences().resetting(EdgeSet.all))
    table.append(SpacingPreferences(top: general, leading: general, bottom: general, trailing: general))
    table.append(SpacingPreferences(leading: general, trailing: general))
    table.append(SpacingPreferences(top: general, bottom: general))
    table.append(SpacingPreferences())
  }

  /// A text of these metrics whose ideal size is `ideal` (§3.3); no metrics, no preferences.
  init(_ metrics: TextSpacing, ideal: TextSize) {
    let height = metrics.ascent - metrics.descent
    let extra = (0.1 * height / metrics.pixel).rounded(.up) * metrics.pixel
    let line = height + extra
    let leading = (metrics.leading / metrics.pixel).rounded(.up) * metrics.pixel
    let extent = metrics.ascent - metrics.descent + metrics.leading
    top = Edge(
      aboveText: line - metrics.ascent, baseline: -ideal.firstBaseline, textExtent: extent, textLeading: leading)
    bottom = Edge(
      belowText: max(line - metrics.capHeight, extra - metrics.descent),
      baseline: ideal.lastBaseline - ideal.size.height, textExtent: extent, textLeading: leading)
  }

  init(top: Edge = Edge(), leading: Edge = Edge(), bottom: Edge = Edge(), trailing: Edge = Edge()) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The distance from this view to the one after it along `axis`.
  func distance(to next: SpacingPreferences, along axis: Axis) -> Double {
    axis == .horizontal
      ? Self.distance(trailing, next.leading) : Self.distance(bottom, next.top)
  }

  private static func distance(_ first: Edge, _ second: Edge) -> Double {
    let text = first.textExtent.isAbsent || second.textExtent.isAbsent ? .absent : second.textLeading
    let named = larger(
      larger(first.aboveText + second.aboveText, first.belowText + second.belowText),
      larger(first.baseline + second.baseline, text))
    return named.or(larger(first.general, second.general).or(defaultDistance))
  }

  /// The same preferences with those of some edges replaced by a default leaf's.
  func resetting(_ edges: EdgeSet) -> SpacingPreferences {
    var reset = self
    if edges.contains(.top) { reset.top = Edge(belowText: 0) }
    if edges.contains(.leading) { reset.leading = Edge() }
    if edges.contains(.bottom) { reset.bottom = Edge(aboveText: 0) }
    if edges.contains(.trailing) { reset.trailing = Edge() }
    return reset
  }

  /// Entry by entry the larger one, on some edges.
  mutating func formUnion(_ other: SpacingPreferences, on edges: EdgeSet) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }
}

extension SpacingPreferences.Edge {
  fileprivate mutating func formUnion(_ other: Self) {
    general = larger(general, other.general)
    aboveText = larger(aboveText, other.aboveText)
    belowText = larger(belowText, other.belowText)
    baseline = larger(baseline, other.baseline)
    if other.textExtent > textExtent || textExtent.isAbsent {
      textExtent = other.textExtent
      textLeading = other.textLeading
    }
  }
}

/// The larger of two values, where NaN is no value.
private func larger(_ a: Double, _ b: Double) -> Double {
  a.isAbsent ? b : b.isAbsent ? a : max(a, b)
}

/// Some of the four edges.
package struct EdgeSet: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = EdgeSet(rawValue: 1)
  package static let leading = EdgeSet(rawValue: 2)
  package static let bottom = EdgeSet(rawValue: 4)
  package static let trailing = EdgeSet(rawValue: 8)
  package static let horizontal: EdgeSet = [.leading, .trailing]
  package static let vertical: EdgeSet = [.top, .bottom]
  package static let all: EdgeSet = [.horizontal, .vertical]
}

/// What each kind makes of the preferences of its child or children.
extension Solver {
  func preferences(_ node: Int) -> SpacingPreferences {
    work.pointee.preferences[Int(work.pointee.spacing[node])]
  }

  /// The index of new preferences in the table.
  func insert(_ preferences: SpacingPreferences) -> UInt32 {
    work.pointee.preferences.append(preferences)
    return UInt32(truncatingIfNeeded: work.pointee.preferences.count - 1)
  }

  /// The preferences of `child` less those of `edges`.
  func resetSpacing(_ child: Int, _ edges: EdgeSet) -> UInt32 {
    let index = work.pointee.spacing[child]
    if index == SpacingPreferences.defaultLeaf || edges.isEmpty { return index }
    return edges == .all ? SpacingPreferences.defaultLeaf : insert(preferences(child).resetting(edges))
  }

  func distance(_ first: Int, _ second: Int, along axis: Axis) -> Double {
    let a = work.pointee.spacing[first]
    let b = work.pointee.spacing[second]
    if a == SpacingPreferences.defaultLeaf && b == SpacingPreferences.defaultLeaf {
      return SpacingPreferences.defaultDistance
    }
    return preferences(first).distance(to: preferences(second), along: axis)
  }

  /// A stack: the ends from the first and the last child, the sides from all of them.
  func stackSpacing(_ node: Int, _ axis: Axis) -> UInt32 {
    let before: EdgeSet = axis == .horizontal ? .leading : .top
    let after: EdgeSet = axis == .horizontal ? .trailing : .bottom
    let sides: EdgeSet = axis == .horizontal ? .vertical : .horizontal
    return unionSpacing(node) { child, isFirst, isLast in
      sides.union(isFirst ? before : []).union(isLast ? after : [])
    }
  }

  /// The union of the children's preferences, on the edges that `edges` chooses for each.
  func unionSpacing(_ node: Int, _ edges: (_ child: Int, _ isFirst: Bool, _ isLast: Bool) -> EdgeSet) -> UInt32 {
    var union = SpacingPreferences()
    var child = node + 1
    while child < end(node) {
      let next = end(child)
      union.formUnion(preferences(child), on: edges(child, child == node + 1, next == end(node)))
      child = next
    }
    return insert(union)
  }
}
