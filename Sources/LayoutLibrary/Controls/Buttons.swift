import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `Button`, and the styles that put something around its label (Semantics §6.12). Actions are kept and never run.
extension LibraryEntry {
  static let button = LibraryEntry(
    interface: """
      /// A control that starts an action.
      struct Button: View {
        init(_ title: some StringProtocol, @_action action: @escaping () -> Void)
        init(_ title: some StringProtocol, systemImage: String, @_action action: @escaping () -> Void)
        init(_ title: some StringProtocol, role: ButtonRole?, @_action action: @escaping () -> Void)
        init(_ title: some StringProtocol, systemImage: String, role: ButtonRole?, @_action action: @escaping () -> Void)
        init<Label: View>(@_action action: @escaping () -> Void, @ViewBuilder label: () -> Label)
        init<Label: View>(role: ButtonRole?, @_action action: @escaping () -> Void, @ViewBuilder label: () -> Label)
        init(_ configuration: PrimitiveButtonStyleConfiguration)
        init(role: ButtonRole, @_action action: @escaping () -> Void)
        init(_ title: some StringProtocol, image: ImageResource, @_action action: @escaping () -> Void)
        init(_ title: LocalizedStringKey, @_action action: @escaping () -> Void)
        init(_ title: LocalizedStringKey, role: ButtonRole?, @_action action: @escaping () -> Void)
        static func _parts(_ title: Text, _ label: Label) {}
      }
      /// What a button is for.
      struct ButtonRole: Equatable {
        let _title: String
        static var cancel: ButtonRole { ButtonRole(_title: "Cancel") }
        static var destructive: ButtonRole { ButtonRole(_title: "Delete") }
        static var confirm: ButtonRole { ButtonRole(_title: "Done") }
        static var close: ButtonRole { ButtonRole(_title: "Close") }
      }
      /// A look of buttons of the program's own.
      protocol ButtonStyle {
        /// The view that a button is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension ButtonStyle { typealias Configuration = ButtonStyleConfiguration }
      /// A look and a behaviour of buttons.
      protocol PrimitiveButtonStyle {
        /// The view that a button is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension PrimitiveButtonStyle { typealias Configuration = PrimitiveButtonStyleConfiguration }
      /// What a button style makes its view of.
      struct ButtonStyleConfiguration {
        struct Label: View {}
        var label: ButtonStyleConfiguration.Label { get }
        var isPressed: Bool { false }
        var role: ButtonRole? { nil }
      }
      /// What a button style makes its view of.
      struct PrimitiveButtonStyleConfiguration {
        struct Label: View {}
        var label: PrimitiveButtonStyleConfiguration.Label { get }
        var role: ButtonRole? { nil }
        func trigger() {}
      }
      struct DefaultButtonStyle: PrimitiveButtonStyle { init() {} }
      struct PlainButtonStyle: PrimitiveButtonStyle { init() {} }
      struct BorderlessButtonStyle: PrimitiveButtonStyle { init() {} }
      struct BorderedButtonStyle: PrimitiveButtonStyle { init() {} }
      struct BorderedProminentButtonStyle: PrimitiveButtonStyle { init() {} }
      struct LinkButtonStyle: PrimitiveButtonStyle { init() {} }
      struct GlassButtonStyle: PrimitiveButtonStyle { init() {} }
      struct GlassProminentButtonStyle: PrimitiveButtonStyle { init() {} }
      extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
        static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
      }
      extension PrimitiveButtonStyle where Self == PlainButtonStyle {
        static var plain: PlainButtonStyle { PlainButtonStyle() }
      }
      extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
        static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
      }
      extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
        static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
      }
      extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
        static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
      }
      extension PrimitiveButtonStyle where Self == LinkButtonStyle {
        static var link: LinkButtonStyle { LinkButtonStyle() }
      }
      extension PrimitiveButtonStyle where Self == GlassButtonStyle {
        static var glass: GlassButtonStyle { GlassButtonStyle() }
      }
      extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
        static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
      }
      /// The outline of a button with a border.
      struct ButtonBorderShape: Equatable {
        init() {}
        static var automatic: ButtonBorderShape { ButtonBorderShape() }
        static var capsule: ButtonBorderShape { ButtonBorderShape() }
        static var circle: ButtonBorderShape { ButtonBorderShape() }
        static var roundedRectangle: ButtonBorderShape { ButtonBorderShape() }
        static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
      }
      extension View {
        /// The look of the buttons in this view.
        func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
        /// The look of the buttons in this view.
        func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
        /// The shape of a button's border: it changes no frame.
        func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
        /// Whether a held button repeats: it changes no frame.
        func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
      }
      /// Whether a button that is held repeats its action.
      enum ButtonRepeatBehavior { case automatic, enabled, disabled }
      """,
    natives: [
      .button { (builder, site) in builder.label(site[0], in: site) },
      .button { (builder, site) in builder.titleAndIcon(site[0], systemImage: site[1], in: site) },
      .button { (builder, site) in builder.label(site[0], in: site) },
      .button { (builder, site) in builder.titleAndIcon(site[0], systemImage: site[1], in: site) },
      .button { (builder, site) in builder.label(site[1], in: site) },
      .button { (builder, site) in builder.label(site[2], in: site) },
      .button { (builder, site) in builder.label(site[0].parts.first ?? .none, in: site) },
      .button { (builder, site) in
        builder.approximate("the title of a button's role is the system's")
        return builder.label(site[0].parts.first ?? .none, in: site)
      },
      .button { (builder, site) in builder.titleAndIcon(site[0], image: site[1], in: site) },
      .button { (builder, site) in builder.label(site[0], in: site) },
      .button { (builder, site) in builder.label(site[0], in: site) },
      .configurationPart(0), .configurationPart(0),
      .style("buttonStyle", .button), .style("buttonStyle", .button), .neutral("buttonBorderShape"),
      .neutral("buttonRepeatBehavior"),
    ])

  /// The label of a button in a look's clothes.
  static func button(_ label: ControlPart, in environment: EnvironmentValues) -> ControlPart {
    let distances = ControlDistances.on(environment.platform)
    switch ButtonLook(environment) {
    case .bordered:
      return label.padding(distances.buttonPadding).minHeight(distances.leastButtonHeight).plain()
    case .plain:
      return environment.platform == .ios ? label.plain(.bottom) : label
    }
  }
}

/// What a button has around its label.
enum ButtonLook {
  case plain, bordered

  init(_ environment: EnvironmentValues) {
    switch environment.controls[.button]?.name {
    case "BorderedButtonStyle", "BorderedProminentButtonStyle", "GlassButtonStyle", "GlassProminentButtonStyle":
      self = .bordered
    case "PlainButtonStyle", "BorderlessButtonStyle", "LinkButtonStyle": self = .plain
    default: self = environment.platform == .macos ? .bordered : .plain
    }
  }
}

extension Native {
  /// A button with the label that `label` finds in its arguments.
  fileprivate static func button(
    _ label: @escaping @Sendable (ViewTreeBuilder, ViewSite) -> ControlPart?
  ) -> Native {
    .container("Button") { (builder, site) in
      let environment = builder.environment(of: site)
      let index = site.arguments.firstIndex { $0.isViewContent } ?? 0
      if builder.styled(.button, site, labels: [site[index]]) { return }
      let part = LibraryEntry.button(label(builder, site) ?? .hStack([]), in: environment)
      let isBordered = ButtonLook(environment) == .bordered
      let isRegular = environment.controls.size == .regular || !isBordered
      builder.control(
        part, approximation: isRegular ? builder.approximation : "buttons of other control sizes were not measured")
    }
  }

  /// The `index`th part of a style's configuration.
  static func configurationPart(_ index: Int) -> Native {
    .function { (_, arguments) in
      let parts = arguments[0].parts
      return index < parts.count ? parts[index] : .none
    }
  }
}
