/// What a node of the tree is: a leaf, a wrapper of one child, or a container. Every view and every modifier of a report
/// is one node; everything that only draws is a `passthrough`. The order groups kinds that the passes treat alike.
package enum NodeKind: UInt8, Sendable {
  // Leaves.
  /// A colour or a shape: takes what it is offered (Semantics §6.1).
  case color
  /// A circle: as `color`, but square.
  case circle
  /// Answers the same size to every proposal.
  case rigid
  /// Has a minimum, an ideal and a maximum on each axis: a resizable image, a control (Semantics §6.5).
  case elastic
  case spacer, divider, text
  /// An empty view where exactly one view is needed: 0×0.
  case empty

  // One child, whose layout passes through untouched.
  case passthrough, offset, layoutPriority, alignmentGuide, gridCell, gridLine
  /// Some edges want no more distance than those of a shape: those of a control around a text.
  case plainEdges
  /// Primary child, then one secondary child that takes no part in sizing.
  case overlay, background

  // One child, laid out by the wrapper.
  case fixedFrame, flexibleFrame, padding, position, aspectRatio, fixedSize

  // Any number of children.
  case hStack, vStack, zStack, geometryReader
  case viewThatFits, lazyHStack, lazyVStack, scrollView
  /// A `Layout` of the program's own.
  case custom
  case grid, gridRow, lazyHGrid, lazyVGrid

  // What depends on the safe area: one child, and for `safeAreaInset` the inset view.
  case ignoresSafeArea, safeAreaPadding, safeAreaInset

  /// Whether the node's layout is that of its first child.
  var isTransparent: Bool { rawValue >= NodeKind.passthrough.rawValue && rawValue <= NodeKind.background.rawValue }
}

/// The position of a node in the tree, in pre-order; the root is 0.
package typealias NodeIndex = Int
