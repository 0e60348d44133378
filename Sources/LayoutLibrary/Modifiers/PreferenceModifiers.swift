import LayoutEvaluator

/// Preferences: values that travel up the tree, and the anchors that carry geometry with them (Semantics §8.1–8.6).
extension LibraryEntry {
  static let preferences = LibraryEntry(
    interface: """
      /// A name for values that views hand to the views around them.
      protocol PreferenceKey {
        associatedtype Value
        /// The value where no view has one.
        static var defaultValue: Value { get }
        /// Makes one value of two, which come in order of declaration.
        static func reduce(value: inout Value, nextValue: () -> Value)
      }
      /// A rectangle or a point of a view, which every geometry reader can tell in its own coordinates.
      struct Anchor<Value> {
        var _x: CGFloat
        var _y: CGFloat
        var _width: CGFloat
        var _height: CGFloat
      }
      /// Which rectangle of a view an anchor is: fractions of its size, distances, and a size.
      struct _RectSource {
        var _fractionX: CGFloat
        var _x: CGFloat
        var _fractionY: CGFloat
        var _y: CGFloat
        var _width: CGFloat
        var _height: CGFloat
        /// The view's bounds.
        static var bounds: _RectSource {
          _RectSource(_fractionX: 0, _x: 0, _fractionY: 0, _y: 0, _width: .infinity, _height: .infinity)
        }
        /// A rectangle in the view's coordinates.
        static func rect(_ r: CGRect) -> _RectSource {
          _RectSource(_fractionX: 0, _x: r.minX, _fractionY: 0, _y: r.minY, _width: r.width, _height: r.height)
        }
      }
      /// Which point of a view an anchor is.
      struct _PointSource {
        var _fractionX: CGFloat
        var _x: CGFloat
        var _fractionY: CGFloat
        var _y: CGFloat
        static func unitPoint(_ p: UnitPoint) -> _PointSource {
          _PointSource(_fractionX: p.x, _x: 0, _fractionY: p.y, _y: 0)
        }
        /// A point in the view's coordinates.
        static func point(_ p: CGPoint) -> _PointSource {
          _PointSource(_fractionX: 0, _x: p.x, _fractionY: 0, _y: p.y)
        }
        static var topLeading: _PointSource { .unitPoint(.topLeading) }
        static var top: _PointSource { .unitPoint(.top) }
        static var topTrailing: _PointSource { .unitPoint(.topTrailing) }
        static var leading: _PointSource { .unitPoint(.leading) }
        static var center: _PointSource { .unitPoint(.center) }
        static var trailing: _PointSource { .unitPoint(.trailing) }
        static var bottomLeading: _PointSource { .unitPoint(.bottomLeading) }
        static var bottom: _PointSource { .unitPoint(.bottom) }
        static var bottomTrailing: _PointSource { .unitPoint(.bottomTrailing) }
      }
      extension View {
        /// Hands a value to the views around this one, in place of what the views in it say.
        func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View
        /// Changes the value that the views in this one hand to the views around it.
        func transformPreference<K: PreferenceKey>(
          _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View
        /// Hands a value that is made of a rectangle of this view to the views around it.
        func anchorPreference<K: PreferenceKey>(
          key: K.Type = K.self, value: _RectSource, transform: @escaping (Anchor<CGRect>) -> K.Value) -> some View
        /// Hands a value that is made of a point of this view to the views around it.
        func anchorPreference<K: PreferenceKey>(
          key: K.Type = K.self, value: _PointSource, transform: @escaping (Anchor<CGPoint>) -> K.Value) -> some View
        /// Adds a rectangle of this view to the value that the views in it hand to the views around it.
        func transformAnchorPreference<K: PreferenceKey>(
          key: K.Type = K.self, value: _RectSource, transform: @escaping (inout K.Value, Anchor<CGRect>) -> Void
        ) -> some View
        /// Adds a point of this view to the value that the views in it hand to the views around it.
        func transformAnchorPreference<K: PreferenceKey>(
          key: K.Type = K.self, value: _PointSource, transform: @escaping (inout K.Value, Anchor<CGPoint>) -> Void
        ) -> some View
        /// Runs an action with the value that the views in this one have, when it is first known and when it changes.
        func onPreferenceChange<K: PreferenceKey>(
          _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
        /// Puts views over this view that are made from the value of the views in it.
        func overlayPreferenceValue<K: PreferenceKey, T: View>(
          _ key: K.Type = K.self, alignment: Alignment = .center,
          @ViewBuilder _ transform: @escaping (K.Value) -> T) -> some View
        /// Puts views behind this view that are made from the value of the views in it.
        func backgroundPreferenceValue<K: PreferenceKey, T: View>(
          _ key: K.Type = K.self, alignment: Alignment = .center,
          @ViewBuilder _ transform: @escaping (K.Value) -> T) -> some View
      }
      """,
    natives: [
      effect("preference", .preference), effect("transformPreference", .transformPreference),
      effect("anchorPreference", .anchorPreference), effect("anchorPreference", .anchorPreference),
      effect("transformAnchorPreference", .transformAnchorPreference),
      effect("transformAnchorPreference", .transformAnchorPreference),
      effect("onPreferenceChange", .preferenceListener), effect("overlayPreferenceValue", .overlay),
      effect("backgroundPreferenceValue", .background),
    ])

  /// A modifier that does nothing but have an effect when its view has a frame.
  static func effect(_ name: String, _ kind: NodeEffect.Kind) -> Native {
    .modifier(name) { (builder, site) in builder.effect(kind, site) }
  }
}
