import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `TextField`, `SecureField` and `TextEditor` (Semantics §6.12): as wide as they may be, and a line or some lines high.
extension LibraryEntry {
  static let textFields = LibraryEntry(
    interface: """
      /// A line of text that can be edited.
      struct TextField: View {
        init(_ title: some StringProtocol, text: Binding<String>)
        init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?)
        init(_ title: some StringProtocol, text: Binding<String>, axis: Axis)
        init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis)
        init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
        init<Label: View>(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
        init<F>(_ title: some StringProtocol, value: Binding<F>, format: NumberFormatStyle, prompt: Text? = nil)
        @_disfavoredOverload init<F>(_ title: some StringProtocol, value: Binding<F>, formatter: Formatter, prompt: Text? = nil)
        init(
          _ title: some StringProtocol, text: Binding<String>, @_action onEditingChanged: @escaping (Bool) -> Void,
          @_action onCommit: @escaping () -> Void)
        init(_ title: some StringProtocol, text: Binding<String>, @_action onCommit: @escaping () -> Void)
        init(_ title: some StringProtocol, text: Binding<String>, @_action onEditingChanged: @escaping (Bool) -> Void)
        init(_ title: LocalizedStringKey, text: Binding<String>)
      }
      /// A line of text that is shown as dots.
      struct SecureField: View {
        init(_ title: some StringProtocol, text: Binding<String>)
        init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?)
        init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
        init(_ title: some StringProtocol, text: Binding<String>, @_action onCommit: @escaping () -> Void)
      }
      /// Any number of lines of text that can be edited.
      struct TextEditor: View {
        init(text: Binding<String>)
      }
      protocol TextFieldStyle {}
      extension TextFieldStyle { typealias _Label = Text }
      struct DefaultTextFieldStyle: TextFieldStyle { init() {} }
      struct PlainTextFieldStyle: TextFieldStyle { init() {} }
      struct RoundedBorderTextFieldStyle: TextFieldStyle { init() {} }
      struct SquareBorderTextFieldStyle: TextFieldStyle { init() {} }
      extension TextFieldStyle where Self == DefaultTextFieldStyle {
        static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
      }
      extension TextFieldStyle where Self == PlainTextFieldStyle {
        static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
      }
      extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
        static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
      }
      extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
        static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
      }
      protocol _Formatting { func string(for value: Any?) -> String? }
      class Formatter: _Formatting {
        init() {}
        func string(for value: Any?) -> String? { nil }
      }
      extension View {
        /// The look of the text fields in this view.
        func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
        /// What happens when a field is left with the return key: it changes no frame.
        func onSubmit(of triggers: SubmitTriggers, @_action _ action: @escaping () -> Void) -> some View
        /// The keyboard of a field: it changes no frame.
        func keyboardType(_ type: UIKeyboardType) -> some View
        /// What a keyboard writes with capitals: it changes no frame.
        func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
        /// What a keyboard writes with capitals: it changes no frame.
        func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
        /// Whether a keyboard corrects: it changes no frame.
        func autocorrectionDisabled(_ disable: Bool = true) -> some View
        /// Whether a keyboard corrects: it changes no frame.
        func disableAutocorrection(_ disable: Bool?) -> some View
        /// What a field is filled with: it changes no frame.
        func textContentType(_ textContentType: UITextContentType?) -> some View
        /// The name of the key that ends writing: it changes no frame.
        func submitLabel(_ submitLabel: SubmitLabel) -> some View
        /// How scrolling puts the keyboard away: it changes no frame.
        func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
        /// What has the keyboard: it changes no frame.
        func focused(_ condition: Binding<Bool>) -> some View
        func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View
      }
      enum UIKeyboardType {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
        case decimalPad, twitter, webSearch, asciiCapableNumberPad
      }
      enum UITextAutocapitalizationType { case none, words, sentences, allCharacters }
      enum UITextContentType { case name, username, password, newPassword, emailAddress, oneTimeCode, URL }
      enum ScrollDismissesKeyboardMode { case automatic, immediately, interactively, never }
      struct TextInputAutocapitalization {
        init() {}
        static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
        static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
        static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
        static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
      }
      struct SubmitTriggers {
        init() {}
        static var text: SubmitTriggers { SubmitTriggers() }
        static var search: SubmitTriggers { SubmitTriggers() }
      }
      struct SubmitLabel {
        init() {}
        static var done: SubmitLabel { SubmitLabel() }
        static var go: SubmitLabel { SubmitLabel() }
        static var send: SubmitLabel { SubmitLabel() }
        static var join: SubmitLabel { SubmitLabel() }
        static var route: SubmitLabel { SubmitLabel() }
        static var search: SubmitLabel { SubmitLabel() }
        static var `return`: SubmitLabel { SubmitLabel() }
        static var next: SubmitLabel { SubmitLabel() }
        static var `continue`: SubmitLabel { SubmitLabel() }
      }
      """,
    natives: [
      .field("TextField", text: 1, label: 0), .field("TextField", text: 1, label: 0, prompt: 2),
      .field("TextField", text: 1, label: 0, axis: 2), .field("TextField", text: 1, label: 0, prompt: 2, axis: 3),
      .field("TextField", text: 0, label: 2, prompt: 1), .field("TextField", text: 0, label: 3, prompt: 1, axis: 2),
      .field("TextField", text: 1, label: 0, prompt: 3), .field("TextField", text: 1, label: 0, prompt: 3),
      .field("TextField", text: 1, label: 0), .field("TextField", text: 1, label: 0),
      .field("TextField", text: 1, label: 0), .field("TextField", text: 1, label: 0),
      .field("SecureField", text: 1, label: 0), .field("SecureField", text: 1, label: 0, prompt: 2),
      .field("SecureField", text: 0, label: 2, prompt: 1), .field("SecureField", text: 1, label: 0),
      .leaf("TextEditor") { (builder, site) in
        let line = builder.lineHeight(builder.environment(of: site))
        builder.approximate("how high an editor is where no height is offered was not measured")
        builder.tree.elastic(
          minimum: .zero, ideal: Size(width: 10, height: line), maximum: Size(width: .infinity, height: .infinity))
      },
      .style("textFieldStyle", .textField),
    ]
      + [
        "onSubmit", "keyboardType", "textInputAutocapitalization", "autocapitalization", "autocorrectionDisabled",
        "disableAutocorrection", "textContentType", "submitLabel", "scrollDismissesKeyboard", "focused", "focused",
      ].map { (name: String) in Native.neutral(name) })
}

extension Native {
  /// A field. It shows its text, or else its prompt or its label.
  fileprivate static func field(
    _ kind: String, text: Int, label: Int, prompt: Int? = nil, axis: Int? = nil
  ) -> Native {
    .container(kind) { (builder, site) in
      let value = site[text].read
      let isVertical = axis.map { site[$0].caseIndex == 1 } ?? false
      let shown = value.string.isEmpty ? prompt.map { site[$0] } ?? .none : value
      let isInColumns = builder.environment(of: site).controls.isInColumns
      let content = shown.isNone ? isInColumns ? Value.none : site[label] : shown
      let field = builder.field(content, isVertical: isVertical, site)
      let title = isInColumns ? builder.label(site[label], in: site) : nil
      builder.control(
        title == nil ? field : builder.labelled(title, field, in: site),
        approximation: builder.isTallField(site) ? "a field with a border was measured for shorter lines only" : nil)
    }
  }
}

extension ViewTreeBuilder {
  /// Whether a field on iOS has a border around a line that does not fit into those that were measured.
  fileprivate func isTallField(_ site: ViewSite) -> Bool {
    let environment = environment(of: site)
    return environment.platform == .ios && environment.controls[.textField]?.name == "RoundedBorderTextFieldStyle"
      && lineHeight(environment) > 24.5
  }

  fileprivate func field(_ content: Value, isVertical: Bool, _ site: ViewSite) -> ControlPart {
    let environment = environment(of: site)
    let style = environment.controls[.textField]?.name
    let hasBorder =
      style == "RoundedBorderTextFieldStyle" || style == "SquareBorderTextFieldStyle"
      || style != "PlainTextFieldStyle" && environment.platform == .macos
    let inner = self.site(site) { if !isVertical { $0.textOptions.lineLimit = 1 } }
    let lines: ControlPart = .hidden(label(content, in: inner) ?? textPart(" ", environment))
    let distances = ControlDistances.on(environment.platform)
    if isVertical {
      let extra = hasBorder ? 8.0 : environment.platform == .ios ? 1.5 : 0
      return lines.wide().padding(horizontal: hasBorder ? distances.fieldPadding : 0, vertical: extra / 2).plain()
    }
    let height = hasBorder ? distances.fieldHeight : plainHeight(environment)
    return lines.padding(horizontal: hasBorder ? distances.fieldPadding : 0).wide().frame(height: height).plain()
  }

  /// A line, and on iOS as much more as was measured before the whole is rounded up to pixels.
  private func plainHeight(_ environment: EnvironmentValues) -> Double {
    guard environment.platform == .ios else { return lineHeight(environment) }
    let font = ResolvedFont(environment.runFont, in: environment.text)
    return ((font.lineHeight + 1.5) * environment.scale - 1e-9).rounded(.up) / environment.scale
  }
}
