/// The formatters of distances, sizes and lists, and what an app finds in its bundle, in the words of American English.
///
/// The files of a bundle are those that whoever compiles the layout finds for it; the formatters are written in the language
/// itself, by the rules that Foundation's documentation gives for their styles.
extension LibraryEntry {
  static let appFormatters = LibraryEntry(
    interface: """
      /// What an app has in its package.
      class Bundle {
        init() {}
        init(for type: some Any) {}
        static let main = Bundle()
        static let module = Bundle()
        var bundleIdentifier: String? { nil }
        var infoDictionary: [String: Any]? { nil }
        var bundlePath: String { _bundleFolder() }
        var bundleURL: URL { URL(fileURLWithPath: _bundleFolder()) }
        var resourcePath: String? { _bundleFolder() }
        var resourceURL: URL? { bundleURL }
        func url(forResource name: String?, withExtension type: String?, subdirectory folder: String? = nil) -> URL? {
          path(forResource: name, ofType: type, inDirectory: folder).map { URL(fileURLWithPath: $0) }
        }
        func path(forResource name: String?, ofType type: String?, inDirectory folder: String? = nil) -> String? {
          guard let name else { return _missing("a file of the bundle without a name") }
          var file = folder == nil || folder!.isEmpty ? name : folder! + "/" + name
          if let type, !type.isEmpty { file += (type.hasPrefix(".") ? "" : ".") + type }
          _requireResource(file)
          return _bundleFolder() + file
        }
        func object(forInfoDictionaryKey key: String) -> Any? { nil }
        func localizedString(forKey key: String, value: String?, table: String?) -> String { value ?? key }
      }
      /// Joins texts as a sentence does.
      class ListFormatter: Formatter {
        init() {}
        static func localizedString(byJoining texts: [String]) -> String { _list(texts, "and") }
        func string(from items: [String]) -> String? { _list(items, "and") }
      }
      func _list(_ texts: [String], _ word: String) -> String {
        if texts.count < 3 { return texts.joined(separator: " " + word + " ") }
        return texts.dropLast().joined(separator: ", ") + ", " + word + " " + texts[texts.count - 1]
      }
      extension Array where Element == String {
        func formatted() -> String { _list(self, "and") }
      }
      /// Which units a time is spelled in.
      struct _CalendarUnits: OptionSet {
        let rawValue: Int
        static let second: _CalendarUnits = _CalendarUnits(rawValue: 1)
        static let minute: _CalendarUnits = _CalendarUnits(rawValue: 2)
        static let hour: _CalendarUnits = _CalendarUnits(rawValue: 4)
        static let day: _CalendarUnits = _CalendarUnits(rawValue: 8)
        static let weekOfMonth: _CalendarUnits = _CalendarUnits(rawValue: 16)
        static let month: _CalendarUnits = _CalendarUnits(rawValue: 32)
        static let year: _CalendarUnits = _CalendarUnits(rawValue: 64)
      }
      /// Spells lengths of time.
      class DateComponentsFormatter: Formatter {
        var allowedUnits: _CalendarUnits = [.second, .minute, .hour, .day]
        var unitsStyle: UnitsStyle = .positional
        var zeroFormattingBehavior: ZeroFormattingBehavior = .default
        var maximumUnitCount = 0
        var includesApproximationPhrase = false
        var includesTimeRemainingPhrase = false
        init() {}
        enum UnitsStyle { case positional, abbreviated, short, full, spellOut, brief }
        enum ZeroFormattingBehavior { case `default`, pad, dropAll, dropLeading, dropMiddle, dropTrailing }
        func string(from interval: Double) -> String? { _phrase(_text(Int(interval))) }
        func string(from components: DateComponents) -> String? {
          if components.year != nil || components.month != nil || components.weekOfMonth != nil {
            return _missing("spelling years, months and weeks")
          }
          let minutes = (components.day ?? 0) * 1440 + (components.hour ?? 0) * 60 + (components.minute ?? 0)
          return _phrase(_text(minutes * 60 + (components.second ?? 0)))
        }
        func string(from start: Date, to end: Date) -> String? { _phrase(_text(Int(end.timeIntervalSince(start)))) }
        func _phrase(_ text: String) -> String {
          (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
        }
        func _text(_ seconds: Int) -> String {
          if unitsStyle == .spellOut { return _missing("'spellOut' of a 'DateComponentsFormatter'") }
          if allowedUnits.rawValue > 15 { return _missing("spelling years, months and weeks") }
          let units: [_CalendarUnits] = [.day, .hour, .minute, .second]
          let lengths = [86400, 3600, 60, 1]
          let last = units.lastIndex { allowedUnits.contains($0) } ?? 3
          var rest = seconds.magnitude
          var parts: [String] = []
          for index in 0..<4 where allowedUnits.contains(units[index]) {
            let count = rest / lengths[index]
            rest = rest % lengths[index]
            if maximumUnitCount > 0 && parts.count == maximumUnitCount { continue }
            if unitsStyle == .positional {
              let isPadded = zeroFormattingBehavior == .pad || !parts.isEmpty
              if count == 0 && parts.isEmpty && !isPadded && index != last { continue }
              parts.append(isPadded && count < 10 ? "0" + String(count) : String(count))
            } else if count > 0 || zeroFormattingBehavior == .pad || index == last && parts.isEmpty {
              parts.append(_unit(count, index))
            }
          }
          let link = unitsStyle == .positional ? ":" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
          return (seconds < 0 ? "-" : "") + parts.joined(separator: link)
        }
        func _unit(_ count: Int, _ index: Int) -> String {
          let days = index == 0 && count != 1 ? "s" : ""
          switch unitsStyle {
          case .abbreviated: return String(count) + ["d", "h", "m", "s"][index]
          case .short: return String(count) + " " + ["day", "hr", "min", "sec"][index] + days
          case .brief: return String(count) + ["day", "hr", "min", "sec"][index] + days
          default: return String(count) + " " + ["day", "hour", "minute", "second"][index] + (count == 1 ? "" : "s")
          }
        }
      }
      /// Spells how much room something takes.
      class ByteCountFormatter: Formatter {
        var countStyle: CountStyle = .file
        var allowedUnits: Units = []
        var includesUnit = true
        var includesCount = true
        var includesActualByteCount = false
        var isAdaptive = true
        var allowsNonnumericFormatting = true
        var zeroPadsFractionDigits = false
        init() {}
        struct Units: OptionSet, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [Units]) -> Units { Units(rawValue: _union(elements)) }
          static let useBytes: Units = Units(rawValue: 1)
          static let useKB: Units = Units(rawValue: 2)
          static let useMB: Units = Units(rawValue: 4)
          static let useGB: Units = Units(rawValue: 8)
          static let useTB: Units = Units(rawValue: 16)
          static let usePB: Units = Units(rawValue: 32)
          static let useAll: Units = Units(rawValue: 0)
        }
        enum CountStyle { case file, memory, decimal, binary }
        static func string(fromByteCount count: some BinaryInteger, countStyle: CountStyle) -> String {
          let formatter = ByteCountFormatter()
          formatter.countStyle = countStyle
          return formatter.string(fromByteCount: count)
        }
        func string(fromByteCount bytes: some BinaryInteger) -> String {
          let count = Int(bytes)
          if includesActualByteCount || !isAdaptive || zeroPadsFractionDigits || count == 0 && allowedUnits != [] {
            return _missing("this option of a 'ByteCountFormatter'")
          }
          if count == 0 && allowsNonnumericFormatting { return "Zero KB" }
          let step: Double = countStyle == .memory || countStyle == .binary ? 1024 : 1000
          let names = ["bytes", "KB", "MB", "GB", "TB", "PB"]
          var value = Double(count.magnitude)
          var index = 0
          var fit = -1
          var amount = value
          while index < 6 {
            if allowedUnits == [] || allowedUnits.rawValue & (1 << index) != 0, value >= 1 || fit < 0 {
              fit = index
              amount = value
            }
            value = value / step
            index += 1
          }
          let digits = (count < 0 ? "-" : "") + _formatted(amount, 0, fit < 2 ? 0 : fit == 2 ? 1 : 2, true)
          let unit = fit == 0 && count.magnitude == 1 ? "byte" : names[max(fit, 0)]
          return includesCount && includesUnit ? digits + " " + unit : includesUnit ? unit : digits
        }
      }
      """)
}
