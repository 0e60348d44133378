/// What the configuration of a widget is declared with: parameters of an intent, which have the values that their declarations
/// or the program give them. Nobody performs an intent in a layout.
extension LibraryEntry {
  static let appIntents = LibraryEntry(
    interface: """
      /// A moment of a widget's time line.
      protocol TimelineEntry { var date: Date { get } }
      struct TimelineProviderContext {
        let family: WidgetFamily
        let isPreview: Bool
        let displaySize: CGSize
      }
      /// What gives a widget its entries; nobody asks it in a layout.
      protocol TimelineProvider {
        associatedtype Entry
        typealias Context = TimelineProviderContext
        func placeholder(in context: TimelineProviderContext) -> Entry
      }
      protocol AppIntentTimelineProvider {
        associatedtype Entry
        typealias Context = TimelineProviderContext
        func placeholder(in context: TimelineProviderContext) -> Entry
      }
      /// A parameter of an intent; reading one that nothing was given to is an error.
      @_likeOwn @propertyWrapper class Parameter<Value> {
        var _value: Value?
        init(
          title: String = "", description: String? = nil, default defaultValue: Value,
          @_effect controlStyle: some Any = 0, @_effect inclusiveRange: some Any = 0,
          @_effect requestValueDialog: some Any = 0, @_effect optionsProvider: some Any = 0
        ) {
          self._value = defaultValue
        }
        @_disfavoredOverload init(
          title: String = "", description: String? = nil, @_effect controlStyle: some Any = 0,
          @_effect inclusiveRange: some Any = 0, @_effect requestValueDialog: some Any = 0,
          @_effect optionsProvider: some Any = 0
        ) {
          self._value = nil
        }
        /// An optional parameter that nothing was given to is nil.
        init<V>(
          title: String = "", description: String? = nil, @_effect controlStyle: some Any = 0,
          @_effect inclusiveRange: some Any = 0, @_effect requestValueDialog: some Any = 0,
          @_effect optionsProvider: some Any = 0
        ) where Value == V? {
          let none: V? = nil
          self._value = .some(none)
        }
        var wrappedValue: Value {
          get { _value! }
          set { _value = newValue }
        }
        var projectedValue: Parameter<Value> { self }
      }
      """)
}
