import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `ProgressView` and `Gauge` (Semantics §6.12): bars that fill the width, and rings of one size.
extension LibraryEntry {
  static let progressView = LibraryEntry(
    interface: """
      /// How far something has got.
      struct ProgressView: View {
        init()
        init(_ title: some StringProtocol)
        init<Label: View>(@ViewBuilder label: () -> Label)
        @_disfavoredOverload init<V: Numeric>(value: V?, total: V = 1)
        init<V: Numeric>(_ title: some StringProtocol, value: V?, total: V = 1)
        init<V: Numeric, Label: View>(value: V?, total: V = 1, @ViewBuilder label: () -> Label)
        init<V: Numeric, Label: View, Current: View>(
          value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current)
        init(_ configuration: ProgressViewStyleConfiguration)
        init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
        init<Label: View>(
          timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
      }
      /// A look of progress views.
      protocol ProgressViewStyle {
        /// The view that a progress view is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension ProgressViewStyle { typealias Configuration = ProgressViewStyleConfiguration }
      /// What a style makes its view of.
      struct ProgressViewStyleConfiguration {
        struct Label: View {}
        struct CurrentValueLabel: View {}
        var label: ProgressViewStyleConfiguration.Label? { get }
        var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel? { get }
        var fractionCompleted: Double? { get }
      }
      struct DefaultProgressViewStyle: ProgressViewStyle { init() {} }
      struct LinearProgressViewStyle: ProgressViewStyle {
        init() {}
        init(tint: Color) {}
      }
      struct CircularProgressViewStyle: ProgressViewStyle {
        init() {}
        init(tint: Color) {}
      }
      extension ProgressViewStyle where Self == DefaultProgressViewStyle {
        static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
      }
      extension ProgressViewStyle where Self == LinearProgressViewStyle {
        static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
      }
      extension ProgressViewStyle where Self == CircularProgressViewStyle {
        static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
      }
      extension View {
        /// The look of the progress views in this view.
        func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
      }
      """,
    natives: [
      .progress(), .progress(label: 0), .progress(label: 0), .progress(value: 0, total: 1),
      .progress(value: 1, total: 2, label: 0), .progress(value: 0, total: 1, label: 2),
      .progress(value: 0, total: 1, label: 2, current: 3),
      .container("ProgressView") { (builder, site) in
        let parts = site[0].parts
        builder.progress(
          site, value: parts.count > 2 ? parts[2] : .none, label: parts.first, current: parts.count > 1 ? parts[1] : nil
        )
      },
      .progress(value: 1), .progress(value: 1, label: 2),
      .configurationPart(0), .configurationPart(1), .configurationPart(2),
      .style("progressViewStyle", .progressView),
    ])

  static let gauge = LibraryEntry(
    interface: """
      /// A value within bounds.
      struct Gauge: View {
        init<V: Numeric, Label: View>(
          value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label)
        init<V: Numeric, Label: View, Current: View>(
          value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> Current)
        init<V: Numeric, Label: View, Current: View, Bound: View>(
          value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound,
          @ViewBuilder maximumValueLabel: () -> Bound)
        init<V: Numeric, Label: View>(value: V, @ViewBuilder label: () -> Label)
        init<V: Numeric, Label: View, Current: View>(
          value: V, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current)
      }
      /// A look of gauges.
      protocol GaugeStyle {
        /// The view that a gauge is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension GaugeStyle { typealias Configuration = GaugeStyleConfiguration }
      /// What a style makes its view of; the value is a part of 1.
      struct GaugeStyleConfiguration {
        struct Label: View {}
        struct CurrentValueLabel: View {}
        struct MinimumValueLabel: View {}
        struct MaximumValueLabel: View {}
        var label: GaugeStyleConfiguration.Label { get }
        var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel? { get }
        var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel? { get }
        var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel? { get }
        var value: Double { get }
      }
      struct DefaultGaugeStyle: GaugeStyle { init() {} }
      struct LinearCapacityGaugeStyle: GaugeStyle { init() {} }
      struct AccessoryLinearGaugeStyle: GaugeStyle { init() {} }
      struct AccessoryLinearCapacityGaugeStyle: GaugeStyle { init() {} }
      struct AccessoryCircularGaugeStyle: GaugeStyle { init() {} }
      struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { init() {} }
      extension GaugeStyle where Self == DefaultGaugeStyle {
        static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
      }
      extension GaugeStyle where Self == LinearCapacityGaugeStyle {
        static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
      }
      extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
        static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
      }
      extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
        static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
      }
      extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
        static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
      }
      extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
        static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
          AccessoryCircularCapacityGaugeStyle()
        }
      }
      extension View {
        /// The look of the gauges in this view.
        func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View
      }
      """,
    natives: [
      .gauge(range: 1, label: 2), .gauge(range: 1, label: 2, current: 3),
      .gauge(range: 1, label: 2, current: 3, bounds: 4), .gauge(label: 1), .gauge(label: 1, current: 2),
      .configurationPart(0), .configurationPart(1), .configurationPart(2), .configurationPart(3),
      .configurationPart(4), .style("gaugeStyle", .gauge),
    ])
}

extension Native {
  /// A progress view with its arguments at these positions.
  fileprivate static func progress(
    value: Int? = nil, total: Int? = nil, label: Int? = nil, current: Int? = nil
  ) -> Native {
    .container("ProgressView") { (builder, site) in
      let amount = value.map { site[$0] } ?? .none
      let whole = total.map { site[$0].double } ?? 1
      let fraction = amount.isNone ? Value.none : .double(min(max(amount.double / whole, 0), 1))
      let labels = [label.map { site[$0] } ?? .none, current.map { site[$0] } ?? .none]
      if builder.styled(.progressView, site, labels: labels, values: [fraction]) { return }
      builder.progress(site, value: amount, label: labels[0], current: labels[1])
    }
  }

  /// A gauge with its arguments at these positions; the value comes first, and the label of the greatest value is behind that
  /// of the least.
  fileprivate static func gauge(range: Int? = nil, label: Int, current: Int? = nil, bounds: Int? = nil) -> Native {
    .container("Gauge") { (builder, site) in
      let labels = [label, current, bounds, bounds.map { $0 + 1 }].map { $0.map { site[$0] } ?? .none }
      let fraction = Value.double(part(site[0].double, of: range.map { site[$0] }))
      if builder.styled(.gauge, site, labels: labels, values: [fraction]) { return }
      let environment = builder.environment(of: site)
      switch environment.controls[.gauge]?.name {
      case "AccessoryCircularGaugeStyle", "AccessoryCircularCapacityGaugeStyle":
        return builder.control(SizedControl.gaugeCircle.size(environment.platform))
      case "AccessoryLinearGaugeStyle":
        return builder.control(SizedControl.gaugeLine.size(environment.platform))
      case "AccessoryLinearCapacityGaugeStyle":
        return builder.control(SizedControl.gaugeCapacity.size(environment.platform))
      default: break
      }
      let size = SizedControl.gaugeBar.size(environment.platform)
      var bar = size.part
      if let bounds {
        let ends = [
          builder.label(site[bounds], in: site, from: 20), bar, builder.label(site[bounds + 1], in: site, from: 30),
        ]
        bar = .hStack(spacing: 8, ends.compactMap { $0 })
      }
      let parts = [
        builder.label(site[label], in: site), bar.plain(),
        current.flatMap { builder.label(site[$0], in: site, from: 10) },
      ]
      builder.control(size, .vStack(alignment: .horizontalCenter, parts.compactMap { $0 }))
    }
  }
}

/// Which part of a closed range of numbers, 0 to 1 without one, lies below a value.
private func part(_ value: Double, of range: Value?) -> Double {
  var (lower, upper) = (0.0, 1.0)
  if case .range(let first, let end) = range {
    (lower, upper) = (Double(first), Double(end - 1))
  } else if let parts = range?.parts, parts.count > 1 {
    (lower, upper) = (parts[0].double, parts[1].double)
  }
  return upper > lower ? min(max((value - lower) / (upper - lower), 0), 1) : 0
}

extension ViewTreeBuilder {
  /// A bar where a value or a style asks for one, else a ring that turns.
  fileprivate func progress(_ site: ViewSite, value: Value, label: Value?, current: Value?) {
    let environment = environment(of: site)
    let style = environment.controls[.progressView]?.name
    let isBar = style == "LinearProgressViewStyle" || !value.isNone && style != "CircularProgressViewStyle"
    let isShown = !environment.controls.labelsAreHidden
    let title = isShown ? label.flatMap { self.label($0, in: site) } : nil
    let below = isShown ? current.flatMap { self.label($0, in: site, from: 10) } : nil
    guard isBar else { return ring(title, below, environment) }
    var size = SizedControl.progressBar.size(environment.platform)
    if below != nil && environment.platform == .ios { size.estimate = "a bar's value was not measured on iOS" }
    let gap = environment.platform == .ios ? 4.0 : 0
    let parts = [title, size.part, below].compactMap { $0 }
    control(size, parts.count == 1 ? size.part : ControlPart.vStack(spacing: gap, parts).plain())
  }

  /// A spinner over its labels.
  fileprivate func ring(_ title: ControlPart?, _ value: ControlPart?, _ environment: EnvironmentValues) {
    let spinner: SizedControl =
      switch environment.controls.size {
      case .mini, .small: .smallSpinner
      case .regular: .spinner
      case .large, .extraLarge: .largeSpinner
      }
    let size = spinner.size(environment.platform)
    let parts = [size.part, title, value].compactMap { $0 }
    control(size, parts.count == 1 ? size.part : .vStack(alignment: .horizontalCenter, parts))
  }
}
