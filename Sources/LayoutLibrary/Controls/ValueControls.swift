import LayoutEngine
import LayoutEvaluator
import LayoutText

/// Controls of a number, a date or a colour (Semantics §6.12): sliders, steppers, date and colour pickers.
extension LibraryEntry {
  static let slider = LibraryEntry(
    interface: """
      /// A control of a number within bounds.
      struct Slider: View {
        init<V>(value: Binding<V>, in bounds: ClosedRange<V>)
        init<V>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V, @_action onEditingChanged: (Bool) -> Void = { _ in })
        init<V>(
          value: Binding<V>, in bounds: ClosedRange<V>, @_action onEditingChanged: @escaping (Bool) -> Void)
        @_disfavoredOverload init<V>(value: Binding<V>)
        @_disfavoredOverload init<V, L: View>(value: Binding<V>, @ViewBuilder label: () -> L)
        init<V, L: View>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> L)
        init<V, L: View>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> L)
        init<V, L: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> L,
          @_action onEditingChanged: @escaping (Bool) -> Void)
        init<V, L: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> L,
          @_action onEditingChanged: @escaping (Bool) -> Void)
        init<V, L: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V, @_action onEditingChanged: @escaping (Bool) -> Void,
          @ViewBuilder label: () -> L)
        init<V, L: View, M: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> L,
          @ViewBuilder minimumValueLabel: () -> M, @ViewBuilder maximumValueLabel: () -> M,
          @_action onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V, L: View, M: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> L,
          @ViewBuilder minimumValueLabel: () -> M, @ViewBuilder maximumValueLabel: () -> M,
          @_action onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V, L: View, M: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, @_action onEditingChanged: @escaping (Bool) -> Void = { _ in },
          minimumValueLabel: M, maximumValueLabel: M, @ViewBuilder label: () -> L)
        init<V, L: View, M: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V,
          @_action onEditingChanged: @escaping (Bool) -> Void = { _ in },
          minimumValueLabel: M, maximumValueLabel: M, @ViewBuilder label: () -> L)
      }
      """,
    natives: [
      .slider(), .slider(), .slider(), .slider(), .slider(label: 1), .slider(label: 2), .slider(label: 3),
      .slider(label: 2), .slider(label: 3), .slider(label: 4),
      .slider(label: 2, bounds: 3), .slider(label: 3, bounds: 4), .slider(label: 5, bounds: 3),
      .slider(label: 6, bounds: 4),
    ])

  static let stepper = LibraryEntry(
    interface: """
      /// A control that makes a number greater or smaller.
      struct Stepper: View {
        init<V>(_ title: some StringProtocol, value: Binding<V>)
        init<V>(_ title: some StringProtocol, value: Binding<V>, step: V)
        init<V>(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>)
        init<V>(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V)
        init<V, Label: View>(value: Binding<V>, @ViewBuilder label: () -> Label)
        init<V, Label: View>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label)
        init<V, Label: View>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label)
        init(_ title: some StringProtocol, @_action onIncrement: (() -> Void)?, @_action onDecrement: (() -> Void)?)
        init<Label: View>(
          @ViewBuilder label: () -> Label, @_action onIncrement: (() -> Void)?, @_action onDecrement: (() -> Void)?)
        init<V>(
          _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V,
          @_action onEditingChanged: @escaping (Bool) -> Void)
        init<V, Label: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
          @_action onEditingChanged: @escaping (Bool) -> Void)
        init<V, Label: View>(
          value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label,
          @_action onEditingChanged: @escaping (Bool) -> Void)
        init<V>(
          _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>,
          @_action onEditingChanged: @escaping (Bool) -> Void)
        init<Label: View>(
          @_action onIncrement: (() -> Void)?, @_action onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label)
        init<V>(_ title: some StringProtocol, value: Binding<V>, format: NumberFormatStyle)
        init<V>(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V, format: NumberFormatStyle)
      }
      """,
    natives: [
      .rowControl("Stepper", .stepper, label: 0), .rowControl("Stepper", .stepper, label: 0),
      .rowControl("Stepper", .stepper, label: 0), .rowControl("Stepper", .stepper, label: 0),
      .rowControl("Stepper", .stepper, label: 1), .rowControl("Stepper", .stepper, label: 2),
      .rowControl("Stepper", .stepper, label: 3),
      .rowControl("Stepper", .stepper, label: 0), .rowControl("Stepper", .stepper, label: 0),
      .rowControl("Stepper", .stepper, label: 0), .rowControl("Stepper", .stepper, label: 3),
      .rowControl("Stepper", .stepper, label: 2), .rowControl("Stepper", .stepper, label: 0),
      .rowControl("Stepper", .stepper, label: 2), .rowControl("Stepper", .stepper, label: 0),
      .rowControl("Stepper", .stepper, label: 0),
    ])

  static let pickersOfValues = LibraryEntry(
    interface: """
      /// A control of a colour.
      struct ColorPicker: View {
        init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true)
        init<Label: View>(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
      }
      /// Which parts of a moment a control shows.
      struct DatePickerComponents: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [DatePickerComponents]) -> DatePickerComponents {
          DatePickerComponents(rawValue: _union(elements))
        }
        static let date: DatePickerComponents = DatePickerComponents(rawValue: 1)
        static let hourAndMinute: DatePickerComponents = DatePickerComponents(rawValue: 2)
      }
      typealias DatePickerComponent = DatePickerComponents
      /// A control of a moment in time.
      struct DatePicker: View {
        init(
          _ title: some StringProtocol, selection: Binding<Date>,
          displayedComponents: DatePickerComponents = DatePickerComponents(rawValue: 3))
        @_disfavoredOverload init<R>(
          _ title: some StringProtocol, selection: Binding<Date>, in range: R,
          displayedComponents: DatePickerComponents = DatePickerComponents(rawValue: 3))
        init<Label: View>(
          selection: Binding<Date>, displayedComponents: DatePickerComponents = DatePickerComponents(rawValue: 3),
          @ViewBuilder label: () -> Label)
        @_disfavoredOverload init<R, Label: View>(
          selection: Binding<Date>, in range: R,
          displayedComponents: DatePickerComponents = DatePickerComponents(rawValue: 3),
          @ViewBuilder label: () -> Label)
      }
      /// A calendar in which any number of days can be chosen.
      struct MultiDatePicker: View {
        init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>)
        @_disfavoredOverload init<R>(
          _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in range: R)
        init<Label: View>(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
        @_disfavoredOverload init<R, Label: View>(
          selection: Binding<Set<DateComponents>>, in range: R, @ViewBuilder label: () -> Label)
      }
      protocol DatePickerStyle {}
      struct DefaultDatePickerStyle: DatePickerStyle { init() {} }
      struct CompactDatePickerStyle: DatePickerStyle { init() {} }
      struct GraphicalDatePickerStyle: DatePickerStyle { init() {} }
      struct WheelDatePickerStyle: DatePickerStyle { init() {} }
      struct FieldDatePickerStyle: DatePickerStyle { init() {} }
      struct StepperFieldDatePickerStyle: DatePickerStyle { init() {} }
      extension DatePickerStyle where Self == DefaultDatePickerStyle {
        static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
      }
      extension DatePickerStyle where Self == CompactDatePickerStyle {
        static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
      }
      extension DatePickerStyle where Self == GraphicalDatePickerStyle {
        static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
      }
      extension DatePickerStyle where Self == FieldDatePickerStyle {
        static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
      }
      extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
        static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
      }
      extension DatePickerStyle where Self == WheelDatePickerStyle {
        static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
      }
      extension View {
        /// The look of the date pickers in this view.
        func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
      }
      """,
    natives: [
      .rowControl("ColorPicker", .colorWell, label: 0), .rowControl("ColorPicker", .colorWell, label: 2),
      .datePicker(label: 0, components: 2), .datePicker(label: 0, components: 3), .datePicker(label: 2, components: 1),
      .datePicker(label: 3, components: 2),
      .calendar, .calendar, .calendar, .calendar,
      .style("datePickerStyle", .datePicker),
    ])
}

extension LibraryEntry {
  /// A slider with its label in a form of columns: the label hangs 7 below the row's top, the track 1 (Semantics §6.13).
  fileprivate static func columnSlider(_ title: ControlPart, _ track: ControlPart) -> ControlPart {
    let track = track.guide(.firstTextBaseline) { _ in 19 }.guide(.formControl) { _ in 0 }
    return ControlPart.hStack(alignment: .firstTextBaseline, spacing: 8, [title, track])
      .padding(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)).plain()
  }
}

extension Native {
  /// A label and a control of a table's size.
  fileprivate static func rowControl(_ kind: String, _ control: SizedControl, label: Int) -> Native {
    .container(kind) { (builder, site) in
      let environment = builder.environment(of: site)
      let size = control.size(environment.platform)
      let isTall = control == .colorWell && environment.controls.isInColumns
      let part = isTall ? size.part.padding(vertical: 1.5) : size.part
      let title = builder.label(site[label], in: site)
      guard control == .stepper && environment.platform == .ios else {
        return builder.control(size, builder.labelled(title, part, in: site))
      }
      builder.hangingControl(size, title, site)
    }
  }

  /// A slider. Its label shows on macOS only; the labels of its bounds are at its ends.
  fileprivate static func slider(label: Int? = nil, bounds: Int? = nil) -> Native {
    .container("Slider") { (builder, site) in
      let environment = builder.environment(of: site)
      var size = SizedControl.slider.size(environment.platform)
      var part = size.part
      if let bounds {
        let small = builder.site(site) { if $0.font == nil { $0.font = Font(.style(.footnote)) } }
        let parts = [
          builder.label(site[bounds], in: small, from: 10), part, builder.label(site[bounds + 1], in: small, from: 20),
        ]
        part = .hStack(spacing: 8, parts.compactMap { $0 })
        if environment.platform == .ios { size.estimate = "a slider with labels at its ends was not measured on iOS" }
      }
      let isShown = environment.platform == .macos && !environment.controls.isInRow
      let title = isShown ? label.flatMap { builder.label(site[$0], in: site) } : nil
      if let title, environment.controls.isInColumns {
        return builder.control(size, LibraryEntry.columnSlider(title, part))
      }
      builder.control(size, builder.labelled(title, part, in: site))
    }
  }

  /// A calendar of its own, as large as that of a date picker.
  fileprivate static let calendar = Native.container("MultiDatePicker") { (builder, site) in
    let size = SizedControl.calendar.size(builder.environment(of: site).platform)
    builder.control(size.part, approximation: "a picker of several days was not measured")
  }

  fileprivate static func datePicker(label: Int, components: Int) -> Native {
    .container("DatePicker") { (builder, site) in
      let environment = builder.environment(of: site)
      let bits = site[components].optionBits
      let control: SizedControl =
        switch environment.controls[.datePicker]?.name {
        case "WheelDatePickerStyle": .wheel
        case "GraphicalDatePickerStyle": bits == 2 ? .clock : .calendar
        case "FieldDatePickerStyle": bits == 1 ? .plainDateField : bits == 2 ? .plainTimeField : .plainDateAndTimeField
        default: bits == 1 ? .dateField : bits == 2 ? .timeField : .dateAndTimeField
        }
      var size = control.size(environment.platform)
      let isWide = control == .wheel || control == .calendar || control == .clock
      if environment.platform == .ios && !isWide { size.height = builder.lineHeight(environment) + 14 }
      let title = isWide ? nil : builder.label(site[label], in: site)
      builder.control(size, builder.labelled(title, size.part, in: site))
    }
  }
}
