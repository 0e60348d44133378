import LayoutEvaluator

/// What an app keeps between its runs, as properties of views and models. A layout is the first run: a property has its
/// default until the program registers or sets a value under its key, and what is written to one is found by all that have
/// the key. What a scene keeps is in a store of its own.
extension LibraryEntry {
  static let appStorage = LibraryEntry(
    interface: """
      /// A value in the store of the app's settings.
      @_likeOwn @propertyWrapper struct AppStorage<Value> {
        @Environment(\\._appStore) var _shared: UserDefaults
        var _own: UserDefaults?
        var _key: String
        var _initial: Value
        var _read: (Any) -> Value?
        var _write: (Value) -> Any?
        init(
          _own: UserDefaults?, _ key: String, _ initial: Value, read: @escaping (Any) -> Value?,
          write: @escaping (Value) -> Any?
        ) {
          self._own = _own
          self._key = key
          self._initial = initial
          self._read = read
          self._write = write
        }
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
          self.init(_own: store, key, wrappedValue, read: { _keptTruth($0) }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
          self.init(_own: store, key, wrappedValue, read: { _keptInteger($0) }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
          self.init(_own: store, key, wrappedValue, read: { _keptNumber($0) }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
          self.init(_own: store, key, wrappedValue, read: { $0 as? String }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
          self.init(_own: store, key, wrappedValue, read: { $0 as? URL }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
          self.init(_own: store, key, wrappedValue, read: { $0 as? Date }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
          self.init(_own: store, key, wrappedValue, read: { $0 as? Data }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
        where Value: RawRepresentable, Value.RawValue == Int {
          self.init(
            _own: store, key, wrappedValue, read: { _keptInteger($0).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue })
        }
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
        where Value: RawRepresentable, Value.RawValue == String {
          self.init(
            _own: store, key, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue })
        }
        init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
          self.init(_own: store, key, nil, read: { _keptTruth($0) }, write: { $0 })
        }
        init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
          self.init(_own: store, key, nil, read: { _keptInteger($0) }, write: { $0 })
        }
        init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
          self.init(_own: store, key, nil, read: { _keptNumber($0) }, write: { $0 })
        }
        init(_ key: String, store: UserDefaults? = nil) where Value == String? {
          self.init(_own: store, key, nil, read: { $0 as? String }, write: { $0 })
        }
        init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
          self.init(_own: store, key, nil, read: { $0 as? URL }, write: { $0 })
        }
        init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
          self.init(_own: store, key, nil, read: { $0 as? Date }, write: { $0 })
        }
        init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
          self.init(_own: store, key, nil, read: { $0 as? Data }, write: { $0 })
        }
        init<R>(_ key: String, store: UserDefaults? = nil)
        where Value == R?, R: RawRepresentable, R.RawValue == Int {
          self.init(
            _own: store, key, nil, read: { _keptInteger($0).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
        }
        init<R>(_ key: String, store: UserDefaults? = nil)
        where Value == R?, R: RawRepresentable, R.RawValue == String {
          self.init(
            _own: store, key, nil, read: { ($0 as? String).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
        }
        var wrappedValue: Value {
          get {
            guard let kept = _store.object(forKey: _key) else { return _initial }
            return _read(kept) ?? _initial
          }
          nonmutating set { _store.set(_write(newValue), forKey: _key) }
        }
        var _store: UserDefaults { _own ?? _storeHere(_shared) ?? .standard }
        var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
      }
      extension EnvironmentValues {
        /// The store of properties that name none.
        var _appStore: UserDefaults {
          get { (_object(UserDefaults.self) as? UserDefaults) ?? .standard }
          set {}
        }
      }
      extension View {
        /// Says which store the properties in this view have that name none.
        func defaultAppStorage(@_effect _ store: UserDefaults) -> some View
      }
      /// The store that the environment has, unless the property is none of a view that stands somewhere.
      func _storeHere(_ store: Any) -> UserDefaults?
      /// A truth value as a number or itself.
      func _keptTruth(_ kept: Any) -> Bool? {
        if let flag = kept as? Bool { return flag }
        guard let number = _keptNumber(kept), number == 0 || number == 1 else { return nil }
        return number == 1
      }
      /// A whole number, whatever type of number it was kept as.
      func _keptInteger(_ kept: Any) -> Int? {
        if let number = kept as? Int { return number }
        guard let number = _keptNumber(kept) else { return nil }
        return Int(exactly: number)
      }
      func _keptNumber(_ kept: Any) -> Double? {
        if let number = kept as? Double { return number }
        if let number = kept as? Int { return Double(number) }
        if let number = kept as? CGFloat { return Double(number) }
        if let number = kept as? Float { return Double(number) }
        return (kept as? Bool).map { $0 ? 1 : 0 }
      }
      """,
    natives: [
      giveObject("defaultAppStorage"),
      .function { (_, arguments) in
        if case .object(let store) = arguments[0] { .object(store) } else { .none }
      },
    ])

  static let sceneStorage = LibraryEntry(
    interface: """
      extension EnvironmentValues {
        var _sceneStore: UserDefaults {
          get { UserDefaults._ofScene }
          set {}
        }
      }
      /// A value that a scene keeps.
      @_likeOwn @propertyWrapper struct SceneStorage<Value> {
        @Environment(\\._sceneStore) var _shared: UserDefaults
        var _own: UserDefaults?
        var _key: String
        var _initial: Value
        var _read: (Any) -> Value?
        var _write: (Value) -> Any?
        init(
          _own: UserDefaults?, _ key: String, _ initial: Value, read: @escaping (Any) -> Value?,
          write: @escaping (Value) -> Any?
        ) {
          self._own = _own
          self._key = key
          self._initial = initial
          self._read = read
          self._write = write
        }
        init(wrappedValue: Value, _ key: String) where Value == Bool {
          self.init(_own: nil, key, wrappedValue, read: { _keptTruth($0) }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String) where Value == Int {
          self.init(_own: nil, key, wrappedValue, read: { _keptInteger($0) }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String) where Value == Double {
          self.init(_own: nil, key, wrappedValue, read: { _keptNumber($0) }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String) where Value == String {
          self.init(_own: nil, key, wrappedValue, read: { $0 as? String }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String) where Value == URL {
          self.init(_own: nil, key, wrappedValue, read: { $0 as? URL }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String) where Value == Date {
          self.init(_own: nil, key, wrappedValue, read: { $0 as? Date }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String) where Value == Data {
          self.init(_own: nil, key, wrappedValue, read: { $0 as? Data }, write: { $0 })
        }
        init(wrappedValue: Value, _ key: String)
        where Value: RawRepresentable, Value.RawValue == Int {
          self.init(
            _own: nil, key, wrappedValue, read: { _keptInteger($0).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue })
        }
        init(wrappedValue: Value, _ key: String)
        where Value: RawRepresentable, Value.RawValue == String {
          self.init(
            _own: nil, key, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue })
        }
        init(_ key: String) where Value == Bool? {
          self.init(_own: nil, key, nil, read: { _keptTruth($0) }, write: { $0 })
        }
        init(_ key: String) where Value == Int? {
          self.init(_own: nil, key, nil, read: { _keptInteger($0) }, write: { $0 })
        }
        init(_ key: String) where Value == Double? {
          self.init(_own: nil, key, nil, read: { _keptNumber($0) }, write: { $0 })
        }
        init(_ key: String) where Value == String? {
          self.init(_own: nil, key, nil, read: { $0 as? String }, write: { $0 })
        }
        init(_ key: String) where Value == URL? {
          self.init(_own: nil, key, nil, read: { $0 as? URL }, write: { $0 })
        }
        init(_ key: String) where Value == Date? {
          self.init(_own: nil, key, nil, read: { $0 as? Date }, write: { $0 })
        }
        init(_ key: String) where Value == Data? {
          self.init(_own: nil, key, nil, read: { $0 as? Data }, write: { $0 })
        }
        init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
          self.init(
            _own: nil, key, nil, read: { _keptInteger($0).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
        }
        init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
          self.init(
            _own: nil, key, nil, read: { ($0 as? String).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
        }
        var wrappedValue: Value {
          get {
            guard let kept = _store.object(forKey: _key) else { return _initial }
            return _read(kept) ?? _initial
          }
          nonmutating set { _store.set(_write(newValue), forKey: _key) }
        }
        var _store: UserDefaults { _own ?? _storeHere(_shared) ?? ._ofScene }
        var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
      }
      """)
}
