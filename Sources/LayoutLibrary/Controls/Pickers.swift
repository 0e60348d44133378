import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `Picker` (Semantics §6.12): a menu that shows its value, segments, a list of options, or a wheel. A menu on macOS is as wide
/// as its widest option; the options that it does not show are measured and not reported.
extension LibraryEntry {
  static let picker = LibraryEntry(
    interface: """
      /// A choice among options.
      struct Picker: View {
        init<S, Content: View>(_ title: some StringProtocol, selection: Binding<S>, @ViewBuilder content: () -> Content)
        init<S, Content: View>(
          _ title: some StringProtocol, systemImage: String, selection: Binding<S>, @ViewBuilder content: () -> Content)
        init<S, Content: View, Label: View>(
          selection: Binding<S>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init<S, Content: View, Label: View>(
          selection: Binding<S>, label: Label, @ViewBuilder content: () -> Content)
      }
      protocol PickerStyle {}
      struct DefaultPickerStyle: PickerStyle { init() {} }
      struct MenuPickerStyle: PickerStyle { init() {} }
      struct SegmentedPickerStyle: PickerStyle { init() {} }
      struct InlinePickerStyle: PickerStyle { init() {} }
      struct RadioGroupPickerStyle: PickerStyle { init() {} }
      struct WheelPickerStyle: PickerStyle { init() {} }
      struct PalettePickerStyle: PickerStyle { init() {} }
      struct NavigationLinkPickerStyle: PickerStyle { init() {} }
      extension PickerStyle where Self == DefaultPickerStyle {
        static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
      }
      extension PickerStyle where Self == MenuPickerStyle { static var menu: MenuPickerStyle { MenuPickerStyle() } }
      extension PickerStyle where Self == SegmentedPickerStyle {
        static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
      }
      extension PickerStyle where Self == InlinePickerStyle {
        static var inline: InlinePickerStyle { InlinePickerStyle() }
      }
      extension PickerStyle where Self == RadioGroupPickerStyle {
        static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
      }
      extension PickerStyle where Self == WheelPickerStyle { static var wheel: WheelPickerStyle { WheelPickerStyle() } }
      extension PickerStyle where Self == PalettePickerStyle {
        static var palette: PalettePickerStyle { PalettePickerStyle() }
      }
      extension PickerStyle where Self == NavigationLinkPickerStyle {
        static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
      }
      extension View {
        /// The look of the pickers in this view.
        func pickerStyle<S: PickerStyle>(_ style: S) -> some View
      }
      """,
    natives: [
      .picker(label: 0, selection: 1, content: 2), .picker(label: 0, selection: 2, content: 3),
      .picker(label: 2, selection: 0, content: 1), .picker(label: 1, selection: 0, content: 2),
      .style("pickerStyle", .picker),
    ])
}

extension Native {
  fileprivate static func picker(label: Int, selection: Int, content: Int) -> Native {
    .container("Picker") { (builder, site) in
      let title = builder.label(site[label], in: site)
      let options = builder.elements(of: site[content], in: site, from: 10)
      builder.picker(title, options, selected: site[selection].read, site)
    }
  }
}

extension ViewTreeBuilder {
  fileprivate func picker(_ title: ControlPart?, _ options: ViewElements, selected: Value, _ site: ViewSite) {
    let environment = environment(of: site)
    let isIOS = environment.platform == .ios
    switch environment.controls[.picker]?.name {
    case "SegmentedPickerStyle", "PalettePickerStyle":
      control(isIOS ? SizedControl.segments.size(.ios).part : labelled(title, segments(options), in: site))
    case "WheelPickerStyle": control(SizedControl.wheel.size(environment.platform))
    case "InlinePickerStyle" where isIOS && !environment.controls.isInRow:
      control(SizedControl.wheel.size(environment.platform))
    case "InlinePickerStyle", "RadioGroupPickerStyle":
      control(
        labelled(title, radioGroup(options, environment), in: site),
        approximation: isIOS ? "inline options were not measured on iOS" : nil)
    default:
      isIOS ? iosMenu(title, options, selected, site) : control(labelled(title, menu(options), in: site))
    }
  }

  /// Equal segments, each 21 wider than the widest title.
  private func segments(_ options: ViewElements) -> ControlPart {
    let widest = ControlPart.zStack([.views(options)]).padding(horizontal: 10.5)
    let columns = (0..<max(options.count, 1)).map { _ in widest }
    return .hidden(ControlPart.hStack(spacing: 0, columns).frame(height: SizedControl.segments.size(.macos).height))
  }

  private func menu(_ options: ViewElements) -> ControlPart {
    let distances = ControlDistances.on(.macos)
    return .hidden(
      ControlPart.zStack([.views(options)]).padding(distances.menuPadding).minHeight(distances.leastButtonHeight))
  }

  /// The option that is chosen and two chevrons; the label shows in rows of lists only.
  private func iosMenu(_ title: ControlPart?, _ options: ViewElements, _ selected: Value, _ site: ViewSite) {
    let distances = ControlDistances.on(.ios)
    let isInRow = environment(of: site).controls.isInRow
    let chosen = options.elements.first { tag(of: $0).map { $0 == selected } ?? false }
    let shown = ViewElements(elements: (chosen ?? options.elements.first).map { [$0] } ?? [])
    let value = ControlPart.hStack(spacing: 4, [.views(shown), SizedControl.menuIndicator.size(.ios).part])
    let flat = ControlPart.hidden(isInRow ? value : value.padding(distances.menuPadding))
    control(
      isInRow ? labelled(title, flat, in: site) : flat.plain(),
      approximation: chosen == nil
        ? "which option is chosen is not known"
        : isInRow ? nil : "the height was measured with taller lines only")
  }

  /// Options below each other, each behind a circle.
  private func radioGroup(_ options: ViewElements, _ environment: EnvironmentValues) -> ControlPart {
    let circle = SizedControl.radioButton.size(environment.platform)
    let rows = options.elements.map { option in
      ControlPart.hStack(spacing: 5, [circle.part, .views(ViewElements(elements: [option]))])
    }
    return .vStack(spacing: 6, rows)
  }

  /// The value under which an option is chosen: its tag, or else what a loop tells it from the others by.
  func tag(of element: ViewElement) -> Value? { argument(of: "tag", on: element) ?? identity(of: element) }
}
