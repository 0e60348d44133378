/// Rarer ways to make controls, each of which comes to one that is laid out: with a selection or a second style of editing, with an
/// intent in place of an action, with marks and neutral values that only are drawn.
extension LibraryEntry {
  static let controlExtras = LibraryEntry(
    interface: """
      extension Stepper {
        init<V, Label: View>(
          value: Binding<V>, @ViewBuilder label: () -> Label, @_action onEditingChanged: @escaping (Bool) -> Void
        ) { self.init(value: value, label: label) }
      }
      extension Slider {
        init<V, L: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, neutralValue: V, @ViewBuilder label: () -> L
        ) { self.init(value: value, in: bounds, label: label) }
        init<V, L: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> L, @_action ticks: () -> Void
        ) { self.init(value: value, in: bounds, label: label) }
        init<V, L: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> L,
          @_action tick: (V) -> Void
        ) { self.init(value: value, in: bounds, step: step, label: label) }
      }
      /// A mark on a slider.
      struct SliderTick<V> {
        init(_ value: V) {}
        init<L: View>(_ value: V, @ViewBuilder label: () -> L) {}
      }
      extension Toggle {
        init<T, Label: View>(
          sources: [T], @_effect isOn: some Any, @ViewBuilder label: () -> Label
        ) { self.init(isOn: .constant(false), label: label) }
        init<T>(_ title: some StringProtocol, sources: [T], @_effect isOn: some Any) {
          self.init(title, isOn: .constant(false))
        }
        init<Label: View>(isOn: Bool, @_effect intent: some Any, @ViewBuilder label: () -> Label) {
          self.init(isOn: .constant(isOn), label: label)
        }
        init(_ title: some StringProtocol, isOn: Bool, @_effect intent: some Any) {
          self.init(title, isOn: .constant(isOn))
        }
      }
      extension Button {
        init<Label: View>(@_effect intent: some Any, @ViewBuilder label: () -> Label) {
          self.init(action: {}, label: label)
        }
        init<Label: View>(role: ButtonRole?, @_effect intent: some Any, @ViewBuilder label: () -> Label) {
          self.init(role: role, action: {}, label: label)
        }
        init(_ title: some StringProtocol, @_effect intent: some Any) { self.init(title, action: {}) }
        init(_ title: some StringProtocol, systemImage: String, @_effect intent: some Any) {
          self.init(title, systemImage: systemImage, action: {})
        }
      }
      /// Where the cursor stands in a text, or what is selected of it.
      struct TextSelection: Hashable {
        init(insertionPoint: String.Index) {}
        init(range: Range<String.Index>) {}
      }
      struct AttributedTextSelection: Hashable { init() {} }
      extension TextField {
        init(
          _ title: some StringProtocol, text: Binding<String>, @_effect selection: some Any, prompt: Text? = nil
        ) { self.init(title, text: text, prompt: prompt) }
        init(
          _ title: some StringProtocol, text: Binding<String>, @_effect selection: some Any, prompt: Text? = nil,
          axis: Axis
        ) { self.init(title, text: text, prompt: prompt, axis: axis) }
      }
      extension TextEditor {
        init(text: Binding<String>, @_effect selection: some Any) { self.init(text: text) }
        @_disfavoredOverload init(text: Binding<AttributedString>) {
          let plain: Binding<String> = .constant(String(text.wrappedValue.characters))
          self.init(text: plain)
        }
        @_disfavoredOverload init(text: Binding<AttributedString>, @_effect selection: some Any) {
          let plain: Binding<String> = .constant(String(text.wrappedValue.characters))
          self.init(text: plain)
        }
      }
      extension ShapeStyle {
        /// How a style is laid over what is below it.
        func blendMode(_ mode: BlendMode) -> Self { self }
      }
      extension Material {
        func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
      }
      extension PrimitiveButtonStyle where Self == GlassButtonStyle {
        static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
      }
      extension Edge {
        /// A corner of a shape, and how round it is.
        enum Corner: Int, CaseIterable {
          case topLeading, topTrailing, bottomLeading, bottomTrailing
          struct Style: Hashable {
            init() {}
            static var concentric: Style { Style() }
            static func concentric(minimum: Style) -> Style { Style() }
            static func fixed(_ radius: CGFloat) -> Style { Style() }
          }
        }
      }
      extension ConcentricRectangle {
        init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.init() }
        init(
          topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
          bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
        ) { self.init() }
      }
      extension Shape where Self == ConcentricRectangle {
        static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
          ConcentricRectangle(corners: corners)
        }
      }
      /// How list items are tinted.
      struct ListItemTint {
        static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
        static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
        static let monochrome: ListItemTint = ListItemTint()
      }
      extension View {
        @_disfavoredOverload func listItemTint(_ tint: ListItemTint?) -> Self { self }
      }
      """)
}
