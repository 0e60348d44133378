/// Foundation's store of what an app keeps between its runs. A layout is the first run, so it starts empty; what the program
/// registers or sets is there when it is read again, with Foundation's conversions between numbers, strings and truth
/// values. Writing to it moves nothing by itself: a view that shows what is kept reads it through a state or a model.
extension LibraryEntry {
  static let userDefaults = LibraryEntry(
    interface: """
      /// What is kept under one name, which all stores of that name share.
      class _Domain {
        var kept: [String: Any] = [:]
        static var named: [String: _Domain] = [:]
        static let registered = _Domain()
        init() {}
        static func of(_ name: String) -> _Domain {
          if let known = named[name] { return known }
          let domain = _Domain()
          named[name] = domain
          return domain
        }
      }
      class UserDefaults {
        var _domain: _Domain = _Domain.of("")
        init() {}
        init?(suiteName: String?) { self._domain = _Domain.of(suiteName ?? "") }
        static let standard = UserDefaults()
        static let _ofScene: UserDefaults = UserDefaults(suiteName: "scene")!
        func object(forKey key: String) -> Any? { _domain.kept[key] ?? _Domain.registered.kept[key] }
        func value(forKey key: String) -> Any? { object(forKey: key) }
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
        func dictionaryRepresentation() -> [String: Any] { _Domain.registered.kept.merging(_domain.kept) { $1 } }
        func register(defaults: [String: Any]) { _Domain.registered.kept.merge(defaults) { $1 } }
        func set(_ value: Any?, forKey key: String) { _domain.kept[key] = value }
        func setValue(_ value: Any?, forKey key: String) { _domain.kept[key] = value }
        func removeObject(forKey key: String) { _domain.kept[key] = nil }
        func removePersistentDomain(forName name: String) { (_Domain.named[name] ?? _Domain.of("")).kept = [:] }
        @discardableResult func synchronize() -> Bool { true }
      }
      """)
}
