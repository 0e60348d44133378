import LayoutEngine
import LayoutEvaluator
import LayoutText

/// The environment: values that travel down the tree. `_read` notes which value is read, by which `environment(_:_:)` knows
/// what its key path means.
extension LibraryEntry {
  static let environment = LibraryEntry(
    interface: """
      /// A key of the program's own for a value of the environment.
      protocol EnvironmentKey {
        associatedtype Value
        static var defaultValue: Value { get }
      }
      @propertyWrapper struct Environment<Value> {}
      /// The values that a view inherits from the views around it.
      struct EnvironmentValues {
        init() {}
        func _read(_ key: Int) -> CGFloat
        func _object(_ type: some Any) -> Any
        func _entry(_ key: Int) -> Any
        subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
        /// Which way the language is read.
        var layoutDirection: LayoutDirection {
          get { _read(0) == 0 ? .leftToRight : .rightToLeft }
          set {}
        }
        /// The size that the reader wants text in.
        var dynamicTypeSize: DynamicTypeSize {
          get { DynamicTypeSize(rawValue: Int(_read(1))) ?? .large }
          set {}
        }
        var sizeCategory: ContentSizeCategory {
          get { ContentSizeCategory(rawValue: Int(_read(1))) ?? .large }
          set {}
        }
        /// Whether there is little or much room across.
        var horizontalSizeClass: UserInterfaceSizeClass? {
          get { _read(2) == 1 ? .compact : .regular }
          set {}
        }
        /// Whether there is little or much room downwards.
        var verticalSizeClass: UserInterfaceSizeClass? {
          get { _read(3) == 1 ? .compact : .regular }
          set {}
        }
        /// The least height of a row of a list.
        var defaultMinListRowHeight: CGFloat {
          get { _read(13) }
          set {}
        }
        /// Pixels a point.
        var displayScale: CGFloat {
          get { _read(4) }
          set {}
        }
        /// The length of a pixel in points.
        var pixelLength: CGFloat { 1 / _read(4) }
        /// The greatest number of lines of a text.
        var lineLimit: Int? {
          get { _read(5) < 1 ? nil : Int(_read(5)) }
          set {}
        }
        /// Points between the lines of a text.
        var lineSpacing: CGFloat {
          get { _read(6) }
          set {}
        }
        /// Whether controls can be used.
        var isEnabled: Bool {
          get { _read(7) == 0 }
          set {}
        }
        /// How large controls are.
        var controlSize: ControlSize {
          get { [ControlSize.mini, .small, .regular, .large, .extraLarge][Int(_read(12))] }
          set {}
        }
        /// Light or dark.
        var colorScheme: ColorScheme {
          get { _read(8) == 0 ? .light : .dark }
          set {}
        }
        /// How lines of text are aligned with each other.
        var multilineTextAlignment: TextAlignment {
          get { [TextAlignment.leading, .center, .trailing][Int(_read(9))] }
          set {}
        }
      }
      /// Which way a language is read.
      enum LayoutDirection: Hashable, CaseIterable { case leftToRight, rightToLeft }
      /// The size that the reader wants text in, by its older names.
      enum ContentSizeCategory: Int, Hashable, CaseIterable, Comparable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        case accessibilityExtraExtraExtraLarge
        /// Whether it is one of the sizes for accessibility.
        var isAccessibilityCategory: Bool { rawValue > 6 }
      }
      /// How much room there is.
      enum UserInterfaceSizeClass: Hashable { case compact, regular }
      extension View {
        /// Sets a value that the views in this view inherit.
        func environment<V>(_ keyPath: KeyPath<EnvironmentValues, V>, _ value: V) -> some View
        /// Gives the views in this view an object.
        func environmentObject<T>(_ object: T) -> some View
        /// Gives the views in this view an object.
        func environment<T>(_ object: T) -> some View
        /// Makes room on both sides for controls around this view.
        func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
      }
      """,
    natives: [
      .function { (evaluator, arguments) in
        let key = arguments[1].integer
        evaluator.lastEnvironmentKey = .builtIn(key)
        return .double(read(key, evaluator.environment))
      },
      .function { (evaluator, arguments) in
        guard let key = arguments[1].type else { return .none }
        evaluator.lastEnvironmentKey = .custom(key)
        return evaluator.environment.value(under: key) ?? .none
      },
      .function { (evaluator, arguments) in
        evaluator.environmentEntry(arguments[1].integer)
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        guard let key = arguments[1].type else { return .none }
        return try evaluator.environmentValue(under: key, at: arguments.range)
      },
      .function { (_, arguments) in arguments[0] },
      .inheritance("environment") { (environment, arguments, evaluator) in
        guard let key = evaluator.environmentKey(of: arguments[1], at: arguments.range) else { return }
        set(arguments[2], key, &environment)
      },
      giveObject("environmentObject"), giveObject("environment"), .neutral("flipsForRightToLeftLayoutDirection"),
    ])

  static func giveObject(_ kind: String) -> Native {
    .environment(kind) { (environment, arguments) in
      if case .object(let object) = arguments[1] { environment.set(arguments[1], under: object.type) }
    }
  }

  private static func read(_ key: Int, _ environment: EnvironmentValues) -> Double {
    switch key {
    case 0: environment.direction == .rightToLeft ? 1 : 0
    case 1: Double(environment.contentSize.rawValue)
    case 2: environment.isHorizontalCompact ? 1 : 0
    case 3: environment.isVerticalCompact ? 1 : 0
    case 4: environment.scale
    case 5: Double(environment.textOptions.lineLimit ?? 0)
    case 6: environment.textOptions.lineSpacing
    case 7: environment.controls.isEnabled ? 0 : 1
    case 8: environment.controls.isDark ? 1 : 0
    case 9: Double(environment.controls.textAlignment)
    case 10: environment.screen.width
    case 11: environment.screen.height
    case 12: Double(environment.controls.size.rawValue)
    case 13: environment.controls.leastRow ?? 44
    case 14: Double(environment.controls.widgetFamily)
    default: readText(key, environment)
    }
  }

  /// Sets the value under a key.
  static func set(_ value: Value, _ key: EnvironmentKey, _ environment: inout EnvironmentValues) {
    switch key {
    case .builtIn(let number): set(value, number, &environment)
    case .custom(let type): environment.set(value, under: type)
    }
  }

  private static func set(_ value: Value, _ key: Int, _ environment: inout EnvironmentValues) {
    switch key {
    case 0: environment.direction = value.caseIndex == 1 ? .rightToLeft : .leftToRight
    case 1: environment.contentSize = ContentSizeCategory(rawValue: UInt8(clamping: value.caseIndex)) ?? .large
    case 2: environment.isHorizontalCompact = value.caseIndex == 0
    case 3: environment.isVerticalCompact = value.caseIndex == 0
    case 4: environment.scale = max(value.double, 1)
    case 5: environment.textOptions.lineLimit = value.isNone ? nil : max(value.integer, 1)
    case 6: environment.textOptions.lineSpacing = value.double
    case 7: environment.controls.isEnabled = value.boolean
    case 8: environment.controls.isDark = value.caseIndex == 1
    case 9: environment.controls.textAlignment = value.caseIndex
    case 13: environment.controls.leastRow = value.double
    case 12: environment.controls.size = ControlSizeClass(rawValue: UInt8(clamping: value.caseIndex)) ?? .regular
    default: setText(value, key, &environment)
    }
  }
}
