import LayoutEngine
import LayoutEvaluator
import LayoutText

/// What the behaviours of controls have in common: labels, rows of a label and its control, and styles of the program.
extension ViewTreeBuilder {
  func environment(of site: ViewSite) -> EnvironmentValues { self[environment: site.environment] }

  /// A title or the views of a closure as one part, beside each other where there are several; nil for nothing at all.
  func label(_ value: Value, in site: ViewSite, from first: Int = 0) -> ControlPart? {
    switch value {
    case .string, .substring: return textPart(value.string, environment(of: site))
    case .view where evaluator.isTitle(value): return titlePart(value, environment(of: site))
    case .none, .void: return nil
    default: return part(of: elements(of: value, in: site, from: first))
    }
  }

  /// Views as one part, beside each other where there are several.
  func part(of elements: ViewElements) -> ControlPart? {
    switch elements.count {
    case 0: nil
    case 1: .views(elements)
    default: .hStack([.views(elements)])
    }
  }

  /// A label and its control in a row: at both ends of the offer on iOS and in rows of lists, beside each other on macOS.
  func labelled(_ label: ControlPart?, _ control: ControlPart, in site: ViewSite) -> ControlPart {
    let environment = environment(of: site)
    guard let label, !environment.controls.labelsAreHidden else { return control.plain() }
    let spacing = ControlDistances.on(environment.platform).labelSpacing
    if environment.controls.isInColumns {
      return ControlPart.hStack(spacing: spacing, [label, control.guide(.formControl) { _ in 0 }]).plain()
    }
    if environment.platform == .macos && !environment.controls.isInRow {
      return ControlPart.hStack(spacing: spacing, [label, control]).plain()
    }
    return ControlPart.hStack(spacing: 0, [label, .spacer(spacing), control]).plain()
  }

  /// Opens a control of a table's size.
  func control(_ size: ControlSize, _ part: ControlPart? = nil) {
    control(part ?? size.part, approximation: size.estimate.map { "\($0)" })
  }

  /// Opens what a style of the program makes of a control, if there is such a style. The natives of the style's
  /// configuration type read the labels and the values.
  func styled(
    _ family: ControlStyleFamily, _ site: ViewSite, labels: [Value], values: [Value] = []
  ) -> Bool {
    guard let style = environment(of: site).controls[family], style.isOfProgram(evaluator) else { return false }
    do throws(EvaluationError) {
      evaluator.environment = environment(of: site)
      var configuration: [Value] = []
      for label in labels {
        configuration.append(label.isNone ? label : try evaluator.builtView(label, at: site.range))
      }
      let made = try evaluator.makeBody(of: style.value, .tuple(configuration + values), at: site.range)
      let inner = self.site(site) { $0.controls[family] = nil }
      control(part(of: elements(of: made, in: inner)) ?? .hStack([]))
    } catch {
      fail()
    }
    return true
  }
}

extension Native {
  /// A modifier that chooses a style for the controls in a view.
  static func style(_ name: String, _ family: ControlStyleFamily) -> Native {
    .inheritance(name) { (environment, arguments, evaluator) in
      environment.controls[family] = ControlStyle(
        family: family, name: evaluator.styleName(of: arguments[1]), value: arguments[1])
    }
  }

  /// A modifier of which code may ask the environment, and that no size hangs on.
  static func look(
    _ name: String, _ change: @escaping @Sendable (inout ControlEnvironment, Arguments) -> Void
  ) -> Native {
    .look(name, { (environment: inout EnvironmentValues, arguments) in change(&environment.controls, arguments) })
  }

  /// A modifier that changes the looks of the controls in a view.
  static func controls(
    _ name: String, _ change: @escaping @Sendable (inout ControlEnvironment, Arguments) -> Void
  ) -> Native {
    .environment(name) { (environment, arguments) in change(&environment.controls, arguments) }
  }
}
