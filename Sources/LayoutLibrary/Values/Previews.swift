import LayoutEvaluator

/// What a preview's canvas is like: traits of `#Preview`, and modifiers of the views of a `PreviewProvider`. A setting is a
/// tuple that begins with its ``PreviewSetting``'s number.
extension LibraryEntry {
  static let previews = LibraryEntry(
    interface: """
      /// A view in a canvas.
      struct Preview { struct ViewTraits {} }
      /// What the canvas of a preview is like.
      struct PreviewTrait<T> {}
      extension PreviewTrait where T == Preview.ViewTraits {
        /// A canvas of a size.
        static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T>
        /// A canvas as large as the view.
        static var sizeThatFitsLayout: PreviewTrait<T> { get }
        /// The screen of the device.
        static var defaultLayout: PreviewTrait<T> { get }
        static var portrait: PreviewTrait<T> { get }
        static var portraitUpsideDown: PreviewTrait<T> { get }
        static var landscapeLeft: PreviewTrait<T> { get }
        static var landscapeRight: PreviewTrait<T> { get }
        /// What a modifier of the program's own makes of the view.
        static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T>
      }
      /// A modifier of previews, with what all of them share: sample data, as a rule.
      protocol PreviewModifier {
        associatedtype Context = Void
        static func makeSharedContext() throws -> Context
        /// The view that the modifier makes of its content.
        @ViewBuilder func body(content: Content, context: Context) -> some View
      }
      extension PreviewModifier {
        typealias Content = _ViewModifierContent
        static func makeSharedContext() {}
      }
      /// How large the canvas of a preview is.
      struct PreviewLayout {
        /// A canvas of a size.
        static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout
        /// A canvas as large as the view.
        static var sizeThatFits: PreviewLayout { get }
        /// The screen of the device.
        static var device: PreviewLayout { get }
      }
      /// How large a widget is, and where it stands.
      enum WidgetFamily: Int, Hashable, CaseIterable {
        case systemSmall, systemMedium, systemLarge, systemExtraLarge
        case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
      }
      /// What a widget's preview stands in.
      struct WidgetPreviewContext {
        let _family: WidgetFamily
        init(family: WidgetFamily) { self._family = family }
      }
      extension EnvironmentValues {
        /// The family of the widget that is previewed.
        var widgetFamily: WidgetFamily {
          get {
            guard let family = WidgetFamily(rawValue: Int(_read(14))) else {
              fatalError("no widget is previewed: .previewContext(WidgetPreviewContext(family:)) says which")
            }
            return family
          }
          set {}
        }
      }
      /// A device by its name.
      struct PreviewDevice: ExpressibleByStringLiteral {
        init(rawValue: String)
        init(stringLiteral: String)
      }
      /// How a device is held.
      struct InterfaceOrientation {
        static var portrait: InterfaceOrientation { get }
        static var portraitUpsideDown: InterfaceOrientation { get }
        static var landscapeLeft: InterfaceOrientation { get }
        static var landscapeRight: InterfaceOrientation { get }
      }
      extension View {
        /// The size of the canvas of this preview.
        func previewLayout(_ value: PreviewLayout) -> some View
        /// The device that this preview is on.
        func previewDevice(_ value: PreviewDevice?) -> some View
        /// The name of this preview.
        func previewDisplayName(_ value: String?) -> some View
        /// How the device of this preview is held.
        func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
        /// The widget that this preview stands in: the canvas has its size.
        func previewContext(_ value: WidgetPreviewContext) -> some View
        /// Whether a widget's accent colours this view.
        func widgetAccentable(_ accentable: Bool = true) -> some View
      }
      """,
    natives: [
      fixed, setting(.fits), setting(.screen), setting(.portrait), setting(.portrait), setting(.landscape),
      setting(.landscape),
      .function { (_, arguments) in .tuple([.integer(PreviewSetting.Kind.modifier.rawValue), arguments[0]]) },
      fixed, setting(.fits), setting(.screen),
      device, device,
      setting(.portrait), setting(.portrait), setting(.landscape), setting(.landscape),
      .neutral("previewLayout"), .neutral("previewDevice"), .neutral("previewDisplayName"),
      .neutral("previewInterfaceOrientation"),
      .look("previewContext") { (controls, arguments) in controls.widgetFamily = arguments[1].parts[0].caseIndex },
      .neutral("widgetAccentable"),
    ])

  private static let fixed = Native.function { (_, arguments) in
    .tuple([.integer(PreviewSetting.Kind.fixed.rawValue), arguments[0], arguments[1]])
  }

  private static func setting(_ kind: PreviewSetting.Kind) -> Native {
    .function { (_, _) in .tuple([.integer(kind.rawValue)]) }
  }

  /// A device is its name, as which a literal stands for one.
  private static let device = Native.function { (_, arguments) in arguments[0] }
}
