import LayoutEvaluator
import LayoutText

/// Values of the environment that decide how texts and symbols measure, and `transformEnvironment`, which changes what a view
/// inherits. The values are those that modifiers of the same names set.
extension LibraryEntry {
  static let environmentTexts = LibraryEntry(
    interface: """
      extension EnvironmentValues {
        func _readFont() -> Font?
        /// The default font of texts.
        var font: Font? {
          get { _readFont() }
          set {}
        }
        /// How far texts may shrink to fit.
        var minimumScaleFactor: CGFloat {
          get { _read(16) }
          set {}
        }
        /// Whether the characters of texts may move together to fit.
        var allowsTightening: Bool {
          get { _read(17) == 1 }
          set {}
        }
        /// How large symbols are beside text.
        var imageScale: Image.Scale {
          get { [Image.Scale.small, .medium, .large][Int(_read(18))] }
          set {}
        }
        /// Upper or lower case for texts.
        var textCase: Text.Case? {
          get { _read(19) < 0 ? nil : _read(19) == 0 ? .uppercase : .lowercase }
          set {}
        }
        /// Which part of a line that is too long gives way.
        var truncationMode: Text.TruncationMode {
          get { [Text.TruncationMode.head, .tail, .middle][Int(_read(20))] }
          set {}
        }
      }
      extension View {
        /// Changes a value that the views in this view inherit.
        func transformEnvironment<V>(
          _ keyPath: KeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
      }
      """,
    natives: [
      .function { (evaluator, _) in
        evaluator.lastEnvironmentKey = .builtIn(15)
        return evaluator.environment.font.map { .font(FontBox($0)) } ?? .none
      },
      .inheritance("transformEnvironment") { (environment, arguments, evaluator) in
        evaluator.environment = environment
        guard let key = evaluator.environmentKey(of: arguments[1], at: arguments.range),
          let old = try? evaluator.apply(arguments[1], [.void], at: arguments.range),
          let new = try? evaluator.update(arguments[2], old, [], at: arguments.range)
        else { return }
        set(new, key, &environment)
      },
    ])

  /// Reads a value of a text's options by its number, the first of which is 16.
  static func readText(_ key: Int, _ environment: EnvironmentValues) -> Double {
    switch key {
    case 16: environment.textOptions.minimumScaleFactor
    case 17: environment.textOptions.allowsTightening ? 1 : 0
    case 18: Double(environment.controls.imageScale.rawValue)
    case 19: environment.textAttributes.textCase.map { $0 == .uppercase ? 0 : 1 } ?? -1
    case 20:
      switch environment.textOptions.truncationMode {
      case .head: 0
      case .tail: 1
      case .middle: 2
      }
    default: 0
    }
  }

  /// Sets such a value, or the font.
  static func setText(_ value: Value, _ key: Int, _ environment: inout EnvironmentValues) {
    switch key {
    case 15: environment.font = value.font
    case 16: environment.textOptions.minimumScaleFactor = min(max(value.double, 0.01), 1)
    case 17: environment.textOptions.allowsTightening = value.boolean
    case 18: environment.controls.imageScale = ImageScale(rawValue: UInt8(clamping: value.caseIndex)) ?? .medium
    case 19: environment.textAttributes.textCase = value.isNone ? nil : value.caseIndex == 0 ? .uppercase : .lowercase
    case 20: environment.textOptions.truncationMode = [.head, .tail, .middle][max(value.caseIndex, 0) % 3]
    default: break
    }
  }
}
