import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `Label`: an icon beside a title, the icon's middle half a cap height above the title's baseline (Semantics §6.12).
extension LibraryEntry {
  static let label = LibraryEntry(
    interface: """
      /// An icon and a title.
      struct Label: View {
        init(_ title: some StringProtocol, systemImage name: String)
        static func _parts(_ title: Text, _ icon: Image) {}
        init(_ title: some StringProtocol, image name: String)
        init<Title: View, Icon: View>(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
        init(_ configuration: LabelStyleConfiguration)
        @_disfavoredOverload init(_ title: some StringProtocol, image resource: ImageResource)
        init(_ title: LocalizedStringKey, systemImage name: String)
      }
      /// A look of labels.
      protocol LabelStyle {
        /// The view that a label is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension LabelStyle { typealias Configuration = LabelStyleConfiguration }
      /// What a label style makes its view of.
      struct LabelStyleConfiguration {
        struct Title: View {}
        struct Icon: View {}
        var title: LabelStyleConfiguration.Title { get }
        var icon: LabelStyleConfiguration.Icon { get }
      }
      struct DefaultLabelStyle: LabelStyle { init() {} }
      struct IconOnlyLabelStyle: LabelStyle { init() {} }
      struct TitleOnlyLabelStyle: LabelStyle { init() {} }
      struct TitleAndIconLabelStyle: LabelStyle { init() {} }
      extension LabelStyle where Self == DefaultLabelStyle {
        static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
      }
      extension LabelStyle where Self == IconOnlyLabelStyle {
        static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
      }
      extension LabelStyle where Self == TitleOnlyLabelStyle {
        static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
      }
      extension LabelStyle where Self == TitleAndIconLabelStyle {
        static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
      }
      extension View {
        /// The look of the labels in this view.
        func labelStyle<S: LabelStyle>(_ style: S) -> some View
      }
      """,
    natives: [
      .symbolLabel, .imageLabel,
      .container("Label") { (builder, site) in
        if builder.styled(.label, site, labels: [site[0], site[1]]) { return }
        builder.control(builder.labelOfViews(title: site[0], icon: site[1], in: site))
      },
      .container("Label") { (builder, site) in
        let parts = site[0].parts
        let inner = builder.site(site) { $0.controls[.label] = nil }
        builder.control(
          builder.labelOfViews(
            title: parts.first ?? .none, icon: parts.count > 1 ? parts[1] : .none, in: inner))
      },
      .imageLabel, .symbolLabel,
      .configurationPart(0), .configurationPart(1),
      .style("labelStyle", .label),
    ])
}

extension Native {
  fileprivate static let symbolLabel = Native.container("Label") { (builder, site) in
    if builder.styledSymbolLabel(site) { return }
    let symbol = SymbolSize.of(site[1].string, in: builder.labelEnvironment(site))
    builder.control(builder.titleAndIcon(site[0], systemImage: site[1], in: site), approximation: symbol.estimate)
  }

  fileprivate static let imageLabel = Native.container("Label") { (builder, site) in
    let image = ImageSize.of(asset: site[1].assetName, in: builder.environment(of: site))
    builder.control(builder.titleAndIcon(site[0], image: site[1], in: site), approximation: image.estimate)
  }
}

extension ViewTreeBuilder {
  /// A title beside an image of an asset catalogue.
  func titleAndIcon(_ title: Value, image: Value, in site: ViewSite) -> ControlPart {
    let size = ImageSize.of(asset: image.assetName, in: environment(of: site)).size
    return labelPart(icon: .rigid(size.width, size.height), title: label(title, in: site), in: site)
  }

  /// A title beside a symbol, for everything that takes a `systemImage`.
  func titleAndIcon(_ title: Value, systemImage: Value, in site: ViewSite) -> ControlPart {
    let environment = labelEnvironment(site)
    let symbol = SymbolSize.of(systemImage.string, in: environment)
    return labelPart(icon: symbolPart(symbol, environment), title: label(title, in: site), in: site)
  }

  fileprivate func labelOfViews(title: Value, icon: Value, in site: ViewSite) -> ControlPart {
    let title = elements(of: title, in: site)
    let inner = self.site(site) { $0.controls.imageScale = self.labelEnvironment(site).controls.imageScale }
    let icon = elements(of: icon, in: inner, from: max(title.count, 1))
    return labelPart(icon: part(of: icon), title: part(of: title), in: site)
  }

  /// The environment of a label's icon: symbols are large in the rows of an iOS list.
  fileprivate func labelEnvironment(_ site: ViewSite) -> EnvironmentValues {
    var environment = environment(of: site)
    if environment.platform == .ios && environment.controls.isInRow { environment.controls.imageScale = .large }
    return environment
  }

  fileprivate func styledSymbolLabel(_ site: ViewSite) -> Bool {
    guard environment(of: site).controls[.label] != nil, let symbol = evaluator.leaf("Image", [site[1]], at: site.range)
    else {
      return false
    }
    return styled(.label, site, labels: [site[0], symbol])
  }

  /// An icon beside a title, its middle half the height of capitals above the title's baseline. The middle of a symbol is
  /// not that of its frame: it lies above the symbol's own baseline, by that half in whole quarters of a point.
  fileprivate func labelPart(icon: ControlPart?, title: ControlPart?, in site: ViewSite) -> ControlPart {
    let environment = environment(of: site)
    let style = environment.controls[.label]?.name
    guard let icon, style != "TitleOnlyLabelStyle" else { return title ?? .hStack([]) }
    guard let title, style != "IconOnlyLabelStyle" else { return icon }
    let capHeight = capHeight(environment)
    let symbolMiddle = (capHeight * 2).rounded(.down) / 4
    func line(_ icon: ViewDimensions) -> Double {
      (icon.explicit(.firstTextBaseline).map { $0 - symbolMiddle } ?? icon.height / 2) + capHeight / 2
    }
    var (slot, spacing) = (icon, ControlDistances.on(environment.platform).labelSpacing)
    if environment.controls.isInRow {
      let isIOS = environment.platform == .ios
      slot = .zStack([icon.frame(width: isIOS ? 24 : 16)])
      spacing = isIOS ? 16 : 6
    }
    return .hStack(
      alignment: .firstTextBaseline, spacing: spacing,
      [
        slot.guide(.firstTextBaseline, line).guide(.lastTextBaseline) { $0[.firstTextBaseline] },
        title.guide(.firstTextBaseline) { $0[.firstTextBaseline] },
      ])
  }
}

extension Value {
  /// The name of an image: a string, or the first field of an `ImageResource`.
  var assetName: String { optionalString ?? parts.first?.string ?? "" }

  /// Whether a control shows the value: a title or the views of a closure.
  var isViewContent: Bool {
    switch self {
    case .string, .substring, .closure, .view: true
    default: false
    }
  }
}
