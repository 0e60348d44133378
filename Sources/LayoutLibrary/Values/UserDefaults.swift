/// Foundation's store of what an app keeps between its runs. A layout is the first run, so it starts empty; what the program
/// registers or sets is there when it is read again, with Foundation's conversions between numbers, strings and truth
/// values. Writing to it moves nothing by itself: a view that shows what is kept reads it through a state or a model.
extension LibraryEntry {
  static let userDefaults = LibraryEntry(
    interface: """
      class UserDefaults {
        var _kept: [String: Any] = [:]
        var _registered: [String: Any] = [:]
        init() {}
        init?(suiteName: String?) {}
        static let standard = UserDefaults()
        func object(forKey key: String) -> Any? { _kept[key] ?? _registered[key] }
        func value(forKey key: String) -> Any? { _kept[key] ?? _registered[key] }
        func string(forKey key: String) -> String? {
          guard let value = object(forKey: key) else { return nil }
          if let text = value as? String { return text }
          if let flag = value as? Bool { return flag ? "1" : "0" }
          if let number = value as? Int { return "\\(number)" }
          guard let number = value as? Double else { return nil }
          return number == number.rounded() ? "\\(Int(number))" : "\\(number)"
        }
        func bool(forKey key: String) -> Bool {
          guard let value = object(forKey: key) else { return false }
          if let flag = value as? Bool { return flag }
          if let text = value as? String { return ["yes", "true", "1"].contains(text.lowercased()) }
          return double(forKey: key) != 0
        }
        func integer(forKey key: String) -> Int { Int(double(forKey: key)) }
        func double(forKey key: String) -> Double {
          guard let value = object(forKey: key) else { return 0 }
          if let number = value as? Double { return number }
          if let number = value as? CGFloat { return Double(number) }
          if let number = value as? Int { return Double(number) }
          if let flag = value as? Bool { return flag ? 1 : 0 }
          if let text = value as? String { return Double(text) ?? 0 }
          return 0
        }
        func float(forKey key: String) -> Double { double(forKey: key) }
        func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
        func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
        func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
        func url(forKey key: String) -> URL? { object(forKey: key) as? URL }
        func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
        func dictionaryRepresentation() -> [String: Any] { _registered.merging(_kept) { $1 } }
        func register(defaults: [String: Any]) { _registered.merge(defaults) { $1 } }
        func set(_ value: Any?, forKey key: String) { _kept[key] = value }
        func setValue(_ value: Any?, forKey key: String) { _kept[key] = value }
        func removeObject(forKey key: String) { _kept[key] = nil }
        func removePersistentDomain(forName name: String) { _kept = [:] }
        @discardableResult func synchronize() -> Bool { true }
      }
      """)
}
