/// What a style says of a number beside its kind: notation, sign, rounding, digits; and the styles of amounts that are no plain
/// numbers: bytes, lengths of time and names of people. All as Foundation spells them in American English.
extension LibraryEntry {
  static let numberStyles = LibraryEntry(
    interface: """
      /// How a number of bytes is spelled.
      struct ByteCountFormatStyle {
        var _style: Style
        enum Style { case file, memory, decimal, binary }
        var _units = 0
        var _spellsZero = true
        var _isExact = false
        struct Units: OptionSet, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [Units]) -> Units { Units(rawValue: _union(elements)) }
          static let bytes: Units = Units(rawValue: 1)
          static let kb: Units = Units(rawValue: 2)
          static let mb: Units = Units(rawValue: 4)
          static let gb: Units = Units(rawValue: 8)
          static let tb: Units = Units(rawValue: 16)
          static let pb: Units = Units(rawValue: 32)
          static let all: Units = Units(rawValue: 0)
          static let `default`: Units = Units(rawValue: 0)
        }
        static func byteCount(
          style: Style, allowedUnits: Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
        ) -> ByteCountFormatStyle {
          ByteCountFormatStyle(
            _style: style, _units: allowedUnits.rawValue, _spellsZero: spellsOutZero, _isExact: includesActualByteCount)
        }
        func format(_ count: Int) -> String {
          if count == 0 && _units != 0 { return _missing("no bytes in units of one's choice") }
          if count == 0 { return _spellsZero ? "Zero kB" : "0 bytes" }
          let text = _units == 0 ? _fitting(count) : _chosen(count)
          return _isExact ? text + " (" + _formatted(Double(count), 0, 0, true) + " bytes)" : text
        }
        /// In the largest of the chosen units that is not above the number, or else the smallest.
        func _chosen(_ count: Int) -> String {
          let step: Double = _style == .file || _style == .decimal ? 1000 : 1024
          var value = Double(count.magnitude)
          var amount = value
          var unit = -1
          for index in 0..<6 {
            if _units & (1 << index) != 0, value >= 1 || unit < 0 {
              unit = index
              amount = value
            }
            value = value / step
          }
          let digits = _formatted(amount, 0, unit < 2 ? 0 : unit == 2 ? 1 : 2, true)
          let name = unit == 0 && count.magnitude == 1 ? "byte" : ["bytes", "kB", "MB", "GB", "TB", "PB"][max(unit, 0)]
          return (count < 0 ? "-" : "") + digits + " " + name
        }
        func _fitting(_ count: Int) -> String {
          let step: Double = _style == .file || _style == .decimal ? 1000 : 1024
          let names = ["bytes", "kB", "MB", "GB", "TB", "PB"]
          var value = Double(count.magnitude)
          var index = 0
          while (value >= step || step == 1000 && index == 0 && value >= 999) && index < 5 {
            value = value / step
            index += 1
          }
          var digits = _formatted(value, 0, index < 2 ? 0 : index == 2 ? 1 : 2, true)
          if step == 1000 && digits == "1,000" && index < 5 {
            digits = "1"
            index += 1
          }
          let sign = count < 0 ? "-" : ""
          return sign + digits + " " + (index == 0 && count.magnitude == 1 ? "byte" : names[index])
        }
      }
      extension Int {
        func formatted(_ style: ByteCountFormatStyle) -> String { style.format(self) }
        func _interpolation(format style: ByteCountFormatStyle) -> String { style.format(self) }
      }
      extension _SizedInteger {
        func formatted(_ style: ByteCountFormatStyle) -> String { style.format(Int(self)) }
        func _interpolation(format style: ByteCountFormatStyle) -> String { style.format(Int(self)) }
      }
      extension Text {
        init(_ count: some _SizedInteger, format: ByteCountFormatStyle) { self = Text(verbatim: format.format(Int(count))) }
        init(_ count: Int, format: ByteCountFormatStyle) { self = Text(verbatim: format.format(count)) }
      }
      extension LabeledContent {
        init(_ title: some StringProtocol, value: Int, format: ByteCountFormatStyle) {
          self.init(title, value: format.format(value))
        }
      }
      /// A length of time.
      struct Duration: Hashable, Comparable, Sendable, CustomStringConvertible {
        var _seconds: Double
        var description: String { "\\(_seconds) seconds" }
        static var zero: Duration { Duration(_seconds: 0) }
        static func seconds(_ seconds: Double) -> Duration { Duration(_seconds: seconds) }
        static func milliseconds(_ milliseconds: Double) -> Duration { Duration(_seconds: milliseconds / 1000) }
        static func microseconds(_ microseconds: Double) -> Duration { Duration(_seconds: microseconds / 1000000) }
        static func nanoseconds(_ nanoseconds: Double) -> Duration { Duration(_seconds: nanoseconds / 1000000000) }
        @_disfavoredOverload static func seconds(_ seconds: Int) -> Duration { Duration(_seconds: Double(seconds)) }
        @_disfavoredOverload static func milliseconds(_ value: Int) -> Duration { milliseconds(Double(value)) }
        static func < (lhs: Duration, rhs: Duration) -> Bool { lhs._seconds < rhs._seconds }
        static func + (lhs: Duration, rhs: Duration) -> Duration { Duration(_seconds: lhs._seconds + rhs._seconds) }
        static func - (lhs: Duration, rhs: Duration) -> Duration { Duration(_seconds: lhs._seconds - rhs._seconds) }
        static func * (lhs: Duration, rhs: Double) -> Duration { Duration(_seconds: lhs._seconds * rhs) }
        @_disfavoredOverload static func * (lhs: Duration, rhs: Int) -> Duration { lhs * Double(rhs) }
        @_disfavoredOverload static func * (lhs: Int, rhs: Duration) -> Duration { rhs * Double(lhs) }
        static func / (lhs: Duration, rhs: Double) -> Duration { Duration(_seconds: lhs._seconds / rhs) }
        @_disfavoredOverload static func / (lhs: Duration, rhs: Int) -> Duration { lhs / Double(rhs) }
        static func / (lhs: Duration, rhs: Duration) -> Double { lhs._seconds / rhs._seconds }
        static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
        static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
        static func *= (lhs: inout Duration, rhs: Int) { lhs = lhs * rhs }
        static func /= (lhs: inout Duration, rhs: Int) { lhs = lhs / rhs }
        var components: (seconds: Int, attoseconds: Int) {
          let whole = Int(_seconds)
          return (whole, Int(((_seconds - Double(whole)) * 1000000000).rounded()) * 1000000000)
        }
        func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
        func formatted(_ style: TimeFormatStyle) -> String { style.format(self) }
        func formatted(_ style: UnitsFormatStyle) -> String { style.format(self) }
        func _interpolation(format style: TimeFormatStyle) -> String { style.format(self) }
        func _interpolation(format style: UnitsFormatStyle) -> String { style.format(self) }
        /// A length of time as a clock shows it.
        struct TimeFormatStyle {
          var _pattern: Pattern
          static func time(pattern: Pattern) -> TimeFormatStyle { TimeFormatStyle(_pattern: pattern) }
          init(pattern: Pattern) { _pattern = pattern }
          init(_pattern: Pattern) { self._pattern = _pattern }
          struct Pattern {
            var _hasHours: Bool
            var _hasSeconds: Bool
            var _padding = 0
            var _fraction = 0
            static var hourMinute: Pattern { Pattern(_hasHours: true, _hasSeconds: false) }
            static var hourMinuteSecond: Pattern { Pattern(_hasHours: true, _hasSeconds: true) }
            static var minuteSecond: Pattern { Pattern(_hasHours: false, _hasSeconds: true) }
            static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0) -> Pattern {
              Pattern(
                _hasHours: false, _hasSeconds: true, _padding: padMinuteToLength, _fraction: fractionalSecondsLength)
            }
            static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0) -> Pattern {
              Pattern(
                _hasHours: true, _hasSeconds: true, _padding: padHourToLength, _fraction: fractionalSecondsLength)
            }
            static func hourMinute(padHourToLength: Int) -> Pattern {
              Pattern(_hasHours: true, _hasSeconds: false, _padding: padHourToLength)
            }
          }
          func format(_ duration: Duration) -> String {
            var parts: Double = 1
            for _ in 0..<_pattern._fraction { parts = parts * 10 }
            let unit: Double = _pattern._hasSeconds ? 1 : 60
            let seconds = (duration._seconds.magnitude / unit * parts).rounded(.toNearestOrEven) / parts * unit
            let whole = Int(seconds)
            let first = _pattern._hasHours ? whole / 3600 : whole / 60
            let sign = duration._seconds < 0 ? "-" : ""
            var text = sign + _padded(first, _pattern._padding)
            if _pattern._hasHours { text = text + ":" + _padded(whole / 60 % 60, 2) }
            if _pattern._hasSeconds { text = text + ":" + _padded(whole % 60, 2) }
            if _pattern._fraction == 0 { return text }
            return text + "." + _formatted(seconds, _pattern._fraction, _pattern._fraction, false).suffix(_pattern._fraction)
          }
          func _padded(_ number: Int, _ length: Int) -> String {
            let digits = length == 2 && number < 60 ? String(number) : number.formatted()
            return digits.count < length ? String(repeating: "0", count: length - digits.count) + digits : digits
          }
        }
        /// A length of time in words.
        struct UnitsFormatStyle {
          var _units: Set<Unit>
          var _width: UnitWidth
          var _most: Int?
          enum Unit: Hashable { case weeks, days, hours, minutes, seconds }
          enum UnitWidth { case wide, abbreviated, condensedAbbreviated, narrow }
          static func units(
            allowed: Set<Unit> = [.hours, .minutes, .seconds], width: UnitWidth = .abbreviated,
            maximumUnitCount: Int? = nil
          ) -> UnitsFormatStyle { UnitsFormatStyle(_units: allowed, _width: width, _most: maximumUnitCount) }
          func format(_ duration: Duration) -> String {
            let units: [Unit] = [.weeks, .days, .hours, .minutes, .seconds]
            let lengths = [604800, 86400, 3600, 60, 1]
            let smallest = units.lastIndex { _units.contains($0) } ?? 4
            let unit = Double(lengths[smallest])
            var rest = Int((duration._seconds.magnitude / unit).rounded(.toNearestOrEven) * unit)
            var parts: [String] = []
            for index in 0..<5 where _units.contains(units[index]) {
              let count = rest / lengths[index]
              rest = rest % lengths[index]
              if count == 0 && !(index == smallest && parts.isEmpty) { continue }
              if let most = _most, parts.count >= most { continue }
              parts.append(_name(count, index))
            }
            let sign = duration._seconds < 0 && !(parts.count == 1 && parts[0].hasPrefix("0")) ? "-" : ""
            return sign + parts.joined(separator: _width == .narrow || _width == .condensedAbbreviated ? " " : ", ")
          }
          func _name(_ count: Int, _ index: Int) -> String {
            switch _width {
            case .wide: return count.formatted() + " " + ["week", "day", "hour", "minute", "second"][index]
              + (count == 1 ? "" : "s")
            case .narrow: return count.formatted() + ["w", "d", "h", "m", "s"][index]
            default:
              let name = ["wk", "day", "hr", "min", "sec"][index]
              return count.formatted() + " " + name + (index < 2 && count != 1 ? "s" : "")
            }
          }
        }
      }
      extension Text {
        init(_ duration: Duration, format: Duration.TimeFormatStyle) { self = Text(verbatim: format.format(duration)) }
        init(_ duration: Duration, format: Duration.UnitsFormatStyle) { self = Text(verbatim: format.format(duration)) }
      }
      extension LabeledContent {
        init(_ title: some StringProtocol, value: Duration, format: Duration.TimeFormatStyle) {
          self.init(title, value: format.format(value))
        }
        init(_ title: some StringProtocol, value: Duration, format: Duration.UnitsFormatStyle) {
          self.init(title, value: format.format(value))
        }
      }
      /// The parts of a person's name.
      struct PersonNameComponents: Hashable {
        var namePrefix: String?
        var givenName: String?
        var middleName: String?
        var familyName: String?
        var nameSuffix: String?
        var nickname: String?
        init(
          namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
          nameSuffix: String? = nil, nickname: String? = nil
        ) {
          self.namePrefix = namePrefix
          self.givenName = givenName
          self.middleName = middleName
          self.familyName = familyName
          self.nameSuffix = nameSuffix
          self.nickname = nickname
        }
        func formatted() -> String { formatted(.name(style: .medium)) }
        func formatted(_ style: FormatStyle) -> String { style.format(self) }
        struct FormatStyle {
          var _style: Style
          enum Style { case short, medium, long, abbreviated }
          static func name(style: Style) -> FormatStyle { FormatStyle(_style: style) }
          func format(_ name: PersonNameComponents) -> String {
            let given = name.givenName ?? ""
            let family = name.familyName ?? ""
            switch _style {
            case .short: return name.nickname ?? (given.isEmpty ? family : given)
            case .abbreviated: return String(given.prefix(1)) + String(family.prefix(1))
            case .medium: return [given, family].filter { !$0.isEmpty }.joined(separator: " ")
            case .long:
              let parts = [name.namePrefix ?? "", given, name.middleName ?? "", family, name.nameSuffix ?? ""]
              return parts.filter { !$0.isEmpty }.joined(separator: " ")
            }
          }
        }
      }
      extension Text {
        init(_ name: PersonNameComponents, format: PersonNameComponents.FormatStyle) {
          self = Text(verbatim: format.format(name))
        }
      }
      extension LabeledContent {
        init(_ title: some StringProtocol, value: PersonNameComponents, format: PersonNameComponents.FormatStyle) {
          self.init(title, value: format.format(value))
        }
      }
      """)
}
