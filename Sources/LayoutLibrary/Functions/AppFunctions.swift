import LayoutEvaluator

/// What apps call from view code that no layout shows: printing, animating, work in the background. The closures are kept
/// and never run.
extension LibraryEntry {
  static let appFunctions = LibraryEntry(
    interface: """
      func print(_ items: Any..., separator: String = "", terminator: String = "") {}
      func debugPrint(_ items: Any...) {}
      func dump(_ value: some Any) {}
      func NSLog(_ format: String, _ arguments: Any...) {}
      /// Runs what changes; nothing moves in a layout.
      @discardableResult func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
        try body()
      }
      @discardableResult func withAnimation<Result>(
        _ animation: Animation? = nil, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
        _ body: () throws -> Result, @_action completion: @escaping () -> Void) rethrows -> Result {
        try body()
      }
      @discardableResult func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        try body()
      }
      @discardableResult func withTransaction<Value, Result>(
        _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result) rethrows -> Result {
        try body()
      }
      enum AnimationCompletionCriteria { case logicallyComplete, removed }
      /// Work that goes on beside the layout.
      struct Task {
        @discardableResult init(priority: TaskPriority? = nil, @_action operation: @escaping () async -> Void) {}
        static func detached(priority: TaskPriority? = nil, @_action operation: @escaping () async -> Void) {}
        func cancel() {}
      }
      enum TaskPriority { case high, medium, low, userInitiated, utility, background }
      /// A language and a region. Whatever it is, a layout's words and numbers are those of American English.
      struct Locale: Hashable {
        let identifier: String
        init(identifier: String) { self.identifier = identifier }
        static var current: Locale { Locale(identifier: "en_US") }
        static var autoupdatingCurrent: Locale { Locale(identifier: "en_US") }
        var currency: Currency? { currencyCode.map { Currency($0) } }
        var currencyCode: String? { _american("USD", "currencyCode") }
        var languageCode: String? { _parts.first }
        var regionCode: String? { _parts.last { $0.count == 2 && $0 == $0.uppercased() } }
        var _parts: [String] { identifier.components(separatedBy: "-").joined(separator: "_").components(separatedBy: "_") }
        func _american(_ text: String, _ member: String) -> String? {
          identifier.hasPrefix("en_US") || identifier.hasPrefix("en-US")
            ? text : _missing("'" + member + "' of a locale other than 'en_US'")
        }
        struct Currency: Hashable {
          var identifier: String
          init(_ identifier: String) { self.identifier = identifier }
        }
      }
      extension String {
        init(format: String, locale: Locale?, arguments: [Any]) {
          guard let locale, locale.identifier != "en_US_POSIX" else {
            self = String(format: format, arguments: arguments)
            return
          }
          _ = locale._american("", "String(format:locale:)")
          self = String(_localized: format, arguments: arguments)
        }
        static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String {
          String(_localized: format, arguments: arguments)
        }
        init(format: String, locale: Locale?, _ arguments: Any...) {
          self.init(format: format, locale: locale, arguments: arguments)
        }
      }
      /// A time zone by its name or its distance from Greenwich. Whatever it is, a layout's times are those of Greenwich.
      struct TimeZone: Hashable {
        var _identifier = "GMT"
        var _seconds: Int? = 0
        init?(identifier: String) {
          _identifier = identifier
          if !["GMT", "UTC", "Etc/UTC", "Etc/GMT"].contains(identifier) { _seconds = nil }
        }
        init?(secondsFromGMT seconds: Int) {
          _seconds = seconds
          let minutes = seconds.magnitude / 60 % 60
          let hours = seconds.magnitude / 3600
          let digits = (hours < 10 ? "0" : "") + String(hours) + (minutes < 10 ? "0" : "") + String(minutes)
          if seconds != 0 { _identifier = "GMT" + (seconds < 0 ? "-" : "+") + digits }
        }
        static var current: TimeZone { TimeZone(secondsFromGMT: 0)! }
      }
      struct DispatchWorkItem {
        init(@_action block: @escaping () -> Void) {}
        func cancel() {}
        func perform() {}
      }
      enum ScenePhase: Hashable { case background, inactive, active }
      struct DismissAction { func callAsFunction() {} }
      struct OpenURLAction {
        enum Result {
          case handled, discarded, systemAction
          static func systemAction(_ url: URL) -> Result { .systemAction }
        }
        init() {}
        init(@_action handler: @escaping (URL) -> Result) {}
        func callAsFunction(_ url: URL) {}
      }
      struct RequestReviewAction { func callAsFunction() {} }
      struct OpenWindowAction {
        func callAsFunction(id: String) {}
        func callAsFunction<D: Hashable>(value: D) {}
        func callAsFunction<D: Hashable>(id: String, value: D) {}
      }
      struct PresentationMode {
        var isPresented: Bool { false }
        mutating func dismiss() {}
      }
      enum EditMode: Hashable {
        case inactive, transient, active
        var isEditing: Bool { self != .inactive }
      }
      struct RefreshAction { func callAsFunction() {} }
      struct ManagedObjectContext {
        func save() {}
      }
      struct UndoManager {}
      extension EnvironmentValues {
        var dismiss: DismissAction { DismissAction() }
        var openURL: OpenURLAction { OpenURLAction() }
        var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
        var isPresented: Bool { false }
        var scenePhase: ScenePhase { .active }
        var editMode: Binding<EditMode>? { .constant(.inactive) }
        var refresh: RefreshAction? { nil }
        var managedObjectContext: ManagedObjectContext { ManagedObjectContext() }
        var undoManager: UndoManager? { nil }
        var isSearching: Bool { false }
        var isFocused: Bool { false }
        var locale: Locale { .current }
        var calendar: Calendar { .current }
        var timeZone: TimeZone { .current }
        var accessibilityReduceMotion: Bool { false }
        var accessibilityReduceTransparency: Bool { false }
        var accessibilityDifferentiateWithoutColor: Bool { false }
        var accessibilityEnabled: Bool { false }
        var accessibilityVoiceOverEnabled: Bool { false }
        var legibilityWeight: LegibilityWeight? { nil }
        var redactionReasons: RedactionReasons { RedactionReasons(rawValue: 0) }
        var requestReview: RequestReviewAction { RequestReviewAction() }
        var openWindow: OpenWindowAction { OpenWindowAction() }
        var dismissWindow: OpenWindowAction { OpenWindowAction() }
        var dismissSearch: DismissAction { DismissAction() }
        var openSettings: DismissAction { DismissAction() }
        var supportsMultipleWindows: Bool { false }
        var isLuminanceReduced: Bool { false }
        var colorSchemeContrast: ColorSchemeContrast { .standard }
      }
      enum LegibilityWeight { case regular, bold }
      enum ColorSchemeContrast { case standard, increased }
      """)
}
