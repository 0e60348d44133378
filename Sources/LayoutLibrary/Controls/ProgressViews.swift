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
        init(_ title: String)
        init<Label: View>(@ViewBuilder label: () -> Label)
        @_disfavoredOverload init<V: Numeric>(value: V?, total: V = 1)
        init<V: Numeric>(_ title: String, value: V?, total: V = 1)
        init<V: Numeric, Label: View>(value: V?, total: V = 1, @ViewBuilder label: () -> Label)
        init<V: Numeric, Label: View, Current: View>(
          value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current)
      }
      protocol ProgressViewStyle {}
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
      .progress(hasValue: false), .progress(hasValue: false, label: 0), .progress(hasValue: false, label: 0),
      .progress(hasValue: true), .progress(hasValue: true, label: 0), .progress(hasValue: true, label: 2),
      .progress(hasValue: true, label: 2, current: 3), .style("progressViewStyle", .progressView),
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
      protocol GaugeStyle {}
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
      .gauge(label: 2), .gauge(label: 2, current: 3), .gauge(label: 2, current: 3, bounds: 4), .gauge(label: 1),
      .gauge(label: 1, current: 2), .style("gaugeStyle", .gauge),
    ])
}

extension Native {
  /// A bar where a value or a style asks for one, else a ring that turns.
  fileprivate static func progress(hasValue: Bool, label: Int? = nil, current: Int? = nil) -> Native {
    .container("ProgressView") { (builder, site) in
      let environment = builder.environment(of: site)
      let style = environment.controls[.progressView]?.name
      let isBar = style == "LinearProgressViewStyle" || hasValue && style != "CircularProgressViewStyle"
      let isShown = !environment.controls.labelsAreHidden
      let title = isShown ? label.flatMap { builder.label(site[$0], in: site) } : nil
      let value = isShown ? current.flatMap { builder.label(site[$0], in: site, from: 10) } : nil
      guard isBar else { return builder.ring(title, value, environment) }
      let size = SizedControl.progressBar.size(environment.platform)
      let gap = environment.platform == .ios ? 4.0 : 0
      let parts = [title, size.part, value].compactMap { $0 }
      builder.control(size, parts.count == 1 ? size.part : ControlPart.vStack(spacing: gap, parts).plain())
    }
  }

  fileprivate static func gauge(label: Int, current: Int? = nil, bounds: Int? = nil) -> Native {
    .container("Gauge") { (builder, site) in
      let environment = builder.environment(of: site)
      switch environment.controls[.gauge]?.name {
      case "AccessoryCircularGaugeStyle", "AccessoryCircularCapacityGaugeStyle":
        return builder.control(SizedControl.gaugeCircle.size(environment.platform))
      case "AccessoryLinearGaugeStyle", "AccessoryLinearCapacityGaugeStyle":
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

extension ViewTreeBuilder {
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
