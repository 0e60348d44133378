import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `Toggle` (Semantics §6.12): a switch at the trailing end of all the width on iOS, a checkbox before its label on macOS.
extension LibraryEntry {
  static let toggle = LibraryEntry(
    interface: """
      /// A control that is on or off.
      struct Toggle: View {
        init(_ title: some StringProtocol, isOn: Binding<Bool>)
        init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>)
        init<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
        init(_ configuration: ToggleStyleConfiguration)
        static func _parts(_ title: Text, _ label: Label) {}
      }
      /// A look of toggles.
      protocol ToggleStyle {
        /// The view that a toggle is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension ToggleStyle { typealias Configuration = ToggleStyleConfiguration }
      /// What a toggle style makes its view of.
      struct ToggleStyleConfiguration {
        struct Label: View {}
        var label: ToggleStyleConfiguration.Label { get }
        var isOn: Bool { get set }
        var _isOn: Binding<Bool> { get }
        var isMixed: Bool { false }
      }
      struct DefaultToggleStyle: ToggleStyle { init() {} }
      struct SwitchToggleStyle: ToggleStyle {
        init() {}
        init(tint: Color) {}
      }
      struct ButtonToggleStyle: ToggleStyle { init() {} }
      struct CheckboxToggleStyle: ToggleStyle { init() {} }
      extension ToggleStyle where Self == DefaultToggleStyle {
        static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
      }
      extension ToggleStyle where Self == SwitchToggleStyle {
        static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
      }
      extension ToggleStyle where Self == ButtonToggleStyle {
        static var button: ButtonToggleStyle { ButtonToggleStyle() }
      }
      extension ToggleStyle where Self == CheckboxToggleStyle {
        static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
      }
      extension View {
        /// The look of the toggles in this view.
        func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
        /// Leaves the labels of the controls in this view out of the layout.
        func labelsHidden() -> some View
        /// How large the controls in this view are.
        func controlSize(_ controlSize: ControlSize) -> some View
      }
      /// How large controls are.
      enum ControlSize: Hashable, CaseIterable { case mini, small, regular, large, extraLarge }
      """,
    natives: [
      .toggle(label: 0, isOn: 1) { (builder, site) in builder.label(site[0], in: site) },
      .toggle(label: 0, isOn: 2) { (builder, site) in builder.titleAndIcon(site[0], systemImage: site[1], in: site) },
      .toggle(label: 1, isOn: 0) { (builder, site) in builder.label(site[1], in: site) },
      .toggle(label: 0, isOn: 0) { (builder, site) in builder.label(site[0].parts.first ?? .none, in: site) },
      .configurationPart(0),
      .lastOfConfiguration, .setLastOfConfiguration, .bindingOfConfiguration,
      .style("toggleStyle", .toggle),
      .controls("labelsHidden") { (controls, _) in controls.labelsAreHidden = true },
      .controls("controlSize") { (controls, arguments) in
        controls.size = ControlSizeClass(rawValue: UInt8(clamping: arguments[1].caseIndex)) ?? .regular
      },
    ])

  /// A checkbox before its label: the box's middle is half a cap height above the label's baseline.
  fileprivate static func checkbox(
    _ label: ControlPart?, _ box: ControlSize, capHeight: Double, hidesLabel: Bool
  ) -> ControlPart {
    guard let label, !hidesLabel else { return box.part }
    let middle = box.height / 2 + capHeight / 2
    return .hStack(
      alignment: .firstTextBaseline, spacing: 5, [box.part.guide(.firstTextBaseline) { _ in middle }, label]
    ).minHeight(box.height)
  }
}

extension Native {
  /// The last part of a style's configuration, the variable that it controls.
  static let lastOfConfiguration = Native.function { (_, arguments) in
    arguments[0].parts.last?.read ?? .boolean(false)
  }

  /// The binding to that variable.
  static let bindingOfConfiguration = Native.function { (_, arguments) in
    arguments[0].parts.last ?? .boolean(false)
  }

  static let setLastOfConfiguration = Native.function { (evaluator, arguments) in
    if case .cell(let cell)? = arguments[0].parts.last { evaluator.write(arguments[1], to: cell, at: arguments.range) }
    return arguments[0]
  }

  fileprivate static func toggle(
    label index: Int, isOn: Int, _ label: @escaping @Sendable (ViewTreeBuilder, ViewSite) -> ControlPart?
  ) -> Native {
    .container("Toggle") { (builder, site) in
      let environment = builder.environment(of: site)
      if builder.styled(.toggle, site, labels: [site[index]], values: [site[isOn]]) { return }
      let style = environment.controls[.toggle]?.name
      if style == "ButtonToggleStyle" {
        let part = LibraryEntry.button(label(builder, site) ?? .hStack([]), in: environment)
        return builder.control(
          part, approximation: environment.platform == .ios ? "toggles as buttons were not measured" : nil)
      }
      let isBox = style == "CheckboxToggleStyle" || style != "SwitchToggleStyle" && environment.platform == .macos
      guard isBox else { return builder.toggleSwitch(label(builder, site), site) }
      let inner = builder.site(site) { if $0.font == nil { $0.font = Font(.style(.body)) } }
      let size = SizedControl.checkbox.size(environment.platform)
      builder.control(
        size,
        LibraryEntry.checkbox(
          label(builder, inner), size, capHeight: builder.capHeight(builder.environment(of: inner)),
          hidesLabel: environment.controls.labelsAreHidden))
    }
  }
}

extension ViewTreeBuilder {
  /// A switch beside its label.
  fileprivate func toggleSwitch(_ label: ControlPart?, _ site: ViewSite) {
    let environment = environment(of: site)
    let size = SizedControl.toggleSwitch.size(environment.platform)
    guard environment.platform == .ios else { return control(size, labelled(label, size.part, in: site)) }
    hangingControl(size, label, site)
  }

  /// A switch or a stepper of iOS: its baselines are its top edge, and it does not make the row of a list higher.
  func hangingControl(_ size: ControlSize, _ label: ControlPart?, _ site: ViewSite) {
    let controls = environment(of: site).controls
    let isFlat = controls.isInRow && label != nil && !controls.labelsAreHidden
    let part = isFlat ? size.part.frame(height: 0) : size.part
    control(size, labelled(label, part, in: site).hangingBelowBaseline)
  }
}
