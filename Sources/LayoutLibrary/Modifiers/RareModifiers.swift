import LayoutEvaluator

/// Modifiers that are seldom used and take no part in layout: what widgets, drags, menus, tables and windows heed.
extension LibraryEntry {
  static let rareModifiers = LibraryEntry(
    interface: """
      /// What the shape of a view's content is asked for.
      struct ContentShapeKinds: OptionSet, Hashable, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [ContentShapeKinds]) -> ContentShapeKinds {
          ContentShapeKinds(rawValue: _union(elements))
        }
        static let interaction: ContentShapeKinds = ContentShapeKinds(rawValue: 1)
        static let dragPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 2)
        static let contextMenuPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 4)
        static let hoverEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 8)
        static let accessibility: ContentShapeKinds = ContentShapeKinds(rawValue: 16)
        static let focusEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 32)
      }
      enum BadgeProminence { case standard, increased, decreased }
      extension View {
        /// The shape that a tap, a drag or a menu takes this view for.
        func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
        /// What opens when a widget is tapped.
        func widgetURL(_ url: URL?) -> some View
        /// How much the badges of this view stand out.
        func badgeProminence(_ prominence: BadgeProminence) -> some View
        /// Ends the effects of the symbols in this view.
        func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
        /// Which of the system's gestures wait for those of this view.
        func defersSystemGestures(on edges: Edge.Set) -> some View
        /// How a window may be resized.
        func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
      }
      enum WindowInteractionBehavior { case automatic, enabled, disabled }
      /// A modifier that does nothing.
      struct EmptyModifier: ViewModifier {
        init() {}
        static let identity: EmptyModifier = EmptyModifier()
        func body(content: Content) -> some View { content }
      }
      """,
    natives: [
      "contentShape", "widgetURL", "badgeProminence", "symbolEffectsRemoved", "defersSystemGestures",
      "windowResizeBehavior",
    ].map { (name: String) in Native.neutral(name) })
}
