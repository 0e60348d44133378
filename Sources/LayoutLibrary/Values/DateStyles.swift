/// How dates become text, as Foundation spells them in American English: styles that name the parts to spell, formatters by
/// pattern, template or length, and distances from the present in words.
extension LibraryEntry {
  static let dateStyles = LibraryEntry(
    interface: """
      /// The parts of a date and a time, in the order and with the signs of the language.
      func _joinDate(_ weekday: String, _ month: String, _ day: String, _ year: String, _ time: String) -> String {
        let isNumeric = month == "M" || month == "MM"
        var date = day
        if isNumeric {
          date = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
        } else if !month.isEmpty {
          date = day.isEmpty ? month : month + " " + day
          if !year.isEmpty { date = date + (day.isEmpty ? " " : ", ") + year }
        } else if day.isEmpty {
          date = year
        }
        if day.isEmpty && !weekday.isEmpty && !date.isEmpty {
          date = date + " " + weekday
        } else if !weekday.isEmpty {
          date = date.isEmpty ? weekday : weekday + (month.isEmpty ? " " : ", ") + date
        }
        if date.isEmpty || time.isEmpty { return date + time }
        if day.isEmpty && month.isEmpty && year.isEmpty && time.contains("m") { return date + " " + time }
        return date + (isNumeric || month.isEmpty ? ", " : " 'at' ") + time
      }
      /// Which parts of a date are spelled, in the order of the language.
      struct DateFormatStyle: FormatStyle {
        var _weekday = ""
        var _month = ""
        var _day = ""
        var _year = ""
        var _hour = ""
        var _minute = ""
        var _second = ""
        var _marker = "\\u{202f}a"
        var _fixed = ""
        var _alone = ""
        var locale: Locale = .current
        var timeZone: TimeZone = .current
        var calendar: Calendar = .current
        init(date: Date.DateStyle, time: Date.TimeStyle) {
          let link = date == .omitted || time == .omitted ? "" : date == .numeric ? ", " : " 'at' "
          _fixed = date._pattern + link + time._pattern
        }
        init(
          date: Date.DateStyle, time: Date.TimeStyle, locale: Locale = .current, calendar: Calendar = .current,
          timeZone: TimeZone = .current
        ) {
          self.init(date: date, time: time)
          self.locale = locale
          self.timeZone = timeZone
        }
        init(locale: Locale = .current, calendar: Calendar = .current, timeZone: TimeZone = .current) {
          self.locale = locale
          self.timeZone = timeZone
        }
        static var dateTime: DateFormatStyle { DateFormatStyle() }
        func weekday(_ symbol: Symbol = .abbreviated) -> DateFormatStyle {
          var style = self
          style._weekday = symbol == .wide ? "EEEE" : symbol == .narrow ? "EEEEE" : symbol == .short ? "EEEEEE" : "EEE"
          return style
        }
        func month(_ symbol: Symbol = .abbreviated) -> DateFormatStyle {
          var style = self
          switch symbol {
          case .wide: style._month = "MMMM"
          case .twoDigits: style._month = "MM"
          case .defaultDigits: style._month = "M"
          case .narrow: style._month = "MMMMM"
          default: style._month = "MMM"
          }
          return style
        }
        func day(_ symbol: Symbol = .defaultDigits) -> DateFormatStyle {
          var style = self
          style._day = symbol == .twoDigits ? "dd" : "d"
          return style
        }
        func year(_ symbol: Symbol = .defaultDigits) -> DateFormatStyle {
          var style = self
          style._year = symbol == .twoDigits ? "yy" : "yyyy"
          return style
        }
        func hour(_ symbol: HourSymbol = .defaultDigits) -> DateFormatStyle {
          var style = self
          style._hour = symbol._hour
          style._marker = symbol._marker
          return style
        }
        func minute(_ symbol: Symbol = .twoDigits) -> DateFormatStyle {
          var style = self
          style._minute = symbol == .defaultDigits ? "m" : "mm"
          return style
        }
        func second(_ symbol: Symbol = .twoDigits) -> DateFormatStyle {
          var style = self
          style._second = "ss"
          return style
        }
        func locale(_ locale: Locale) -> DateFormatStyle {
          var style = self
          style.locale = locale
          return style
        }
        func format(_ date: Date) -> String {
          let seconds = date.timeIntervalSinceReferenceDate
          if _isAmerican(locale) { return _formatDate(seconds + _offset(timeZone, _pattern), _pattern) }
          return _localeDate(seconds + _offset(timeZone, ""), _lonePattern, locale.identifier, [])
        }
        /// The pattern of a style that names one thing, a whole weekday or a month, in another language.
        var _lonePattern: String {
          switch _weekday + _month + _day + _year + _hour + _minute + _second + _fixed + _alone {
          case "EEEE": return "EEEE"
          case "MMMM": return "LLLL"
          case "MMM": return "LLL"
          default: return _missing(_otherLocale(locale))
          }
        }
        var _pattern: String {
          if !_fixed.isEmpty { return _fixed }
          if !_alone.isEmpty {
            let others = [_weekday, _month, _day, _year, _hour, _minute, _second].filter { !$0.isEmpty }
            if others.isEmpty && _alone.count < 5 { return _alone }
            if others == [_year] && _alone.hasPrefix("Q") { return _alone + " " + _year }
            return _missing("a style of dates with these parts beside each other")
          }
          let hour = _marker.isEmpty && !_hour.isEmpty ? "hh" : _hour
          if _month.isEmpty && !_year.isEmpty && !_day.isEmpty || _minute.isEmpty && !_hour.isEmpty && !_second.isEmpty {
            return _missing("a style of dates that leaves out what lies between its parts")
          }
          let isAlone = _hour.isEmpty && (_minute.isEmpty || _second.isEmpty)
          let minute = isAlone && _minute == "mm" ? "m" : _minute
          let second = isAlone && _second == "ss" ? "s" : _second
          let time = [hour, minute, second].filter { !$0.isEmpty }.joined(separator: ":")
          let pattern = _joinDate(_weekday, _month, _day, _year, time + (_hour.isEmpty ? "" : _marker))
          return pattern.isEmpty ? "M/d/yyyy, h:mm\\u{202f}a" : pattern
        }
        enum Symbol { case abbreviated, wide, narrow, short, defaultDigits, twoDigits, padded }
        /// How hours are spelled, and whether what half of the day they are in is.
        struct HourSymbol {
          var _hour = "h"
          var _marker = "\\u{202f}a"
          static var defaultDigits: HourSymbol { HourSymbol() }
          static var twoDigits: HourSymbol { HourSymbol(_hour: "hh") }
          static func defaultDigits(amPM: AMPMStyle) -> HourSymbol { HourSymbol(_marker: amPM._marker) }
          static func conversationalDefaultDigits(amPM: AMPMStyle) -> HourSymbol { HourSymbol(_marker: amPM._marker) }
          static func twoDigits(amPM: AMPMStyle) -> HourSymbol { HourSymbol(_hour: "hh", _marker: amPM._marker) }
          enum AMPMStyle {
            case omitted, abbreviated, wide, narrow
            var _marker: String { self == .omitted ? "" : self == .narrow ? "\\u{202f}aaaaa" : "\\u{202f}a" }
          }
        }
      }
      extension DateFormatStyle {
        /// The quarter of the year, in digits or words.
        func quarter(_ symbol: Symbol = .abbreviated) -> DateFormatStyle {
          var style = self
          style._alone += symbol == .wide ? "QQQQ" : symbol == .abbreviated ? "QQQ" : symbol == .twoDigits ? "QQ" : "Q"
          return style
        }
        /// The week of the year or the month.
        func week(_ symbol: WeekSymbol = .defaultDigits) -> DateFormatStyle {
          var style = self
          style._alone += symbol == .weekOfMonth ? "W" : symbol == .twoDigits ? "ww" : "w"
          return style
        }
        func dayOfYear(_ symbol: Symbol = .defaultDigits) -> DateFormatStyle {
          var style = self
          style._alone += "D"
          return style
        }
        func era(_ symbol: Symbol = .abbreviated) -> DateFormatStyle {
          var style = self
          style._alone += symbol == .wide ? "GGGG" : symbol == .narrow ? "GGGGG" : "G"
          return style
        }
        enum WeekSymbol { case defaultDigits, twoDigits, weekOfMonth }
      }
      /// How far a time zone is from Greenwich, in seconds, where it is one whose distance is always the same.
      func _offset(_ zone: TimeZone?, _ pattern: String) -> Double {
        guard let zone, zone != .current else { return 0 }
        guard let seconds = zone._seconds else {
          return Double(_missing("a text of a date in the time zone '" + zone._identifier + "'")) ?? 0
        }
        if seconds != 0 && pattern.contains(where: { "zZXxOvV".contains(String($0)) }) {
          return Double(_missing("the name of a time zone in a text")) ?? 0
        }
        return Double(seconds)
      }
      /// A date and a time as machines read them.
      struct _ISO8601FormatStyle {
        var _date: [String] = []
        var _time = ""
        var _zone = ""
        var _dateSign = "-"
        var _timeSign = ":"
        var _link = "'T'"
        init() {}
        init(includingFractionalSeconds: Bool) {
          self = year().month().day().time(includingFractionalSeconds: includingFractionalSeconds)
          _zone = "X"
        }
        static var iso8601: _ISO8601FormatStyle { _ISO8601FormatStyle() }
        static func iso8601(includingFractionalSeconds: Bool) -> _ISO8601FormatStyle {
          _ISO8601FormatStyle(includingFractionalSeconds: includingFractionalSeconds)
        }
        func year() -> _ISO8601FormatStyle { _with("yyyy") }
        func month() -> _ISO8601FormatStyle { _with("MM") }
        func day() -> _ISO8601FormatStyle { _with("dd") }
        func _with(_ field: String) -> _ISO8601FormatStyle {
          var style = self
          style._date = ["yyyy", "MM", "dd"].filter { _date.contains($0) || $0 == field }
          return style
        }
        func time(includingFractionalSeconds: Bool) -> _ISO8601FormatStyle {
          var style = self
          style._time = includingFractionalSeconds ? "ss.SSS" : "ss"
          return style
        }
        func timeZone(separator: Separator = .omitted) -> _ISO8601FormatStyle {
          var style = self
          style._zone = "X"
          return style
        }
        func dateSeparator(_ separator: Separator) -> _ISO8601FormatStyle {
          var style = self
          style._dateSign = separator == .dash ? "-" : ""
          return style
        }
        func timeSeparator(_ separator: TimeSeparator) -> _ISO8601FormatStyle {
          var style = self
          style._timeSign = separator == .colon ? ":" : ""
          return style
        }
        func dateTimeSeparator(_ separator: LinkSeparator) -> _ISO8601FormatStyle {
          var style = self
          style._link = separator == .space ? " " : "'T'"
          return style
        }
        enum Separator { case dash, omitted }
        enum TimeSeparator { case colon, omitted }
        enum LinkSeparator { case space, standard }
        func format(_ date: Date) -> String {
          let isWhole = _date.isEmpty && _time.isEmpty && _zone.isEmpty
          let day = (isWhole ? ["yyyy", "MM", "dd"] : _date).joined(separator: _dateSign)
          let seconds = isWhole ? "ss" : _time
          let time = seconds.isEmpty ? "" : "HH" + _timeSign + "mm" + _timeSign + seconds
          let link = day.isEmpty || time.isEmpty ? "" : _link
          return _formatDate(date.timeIntervalSinceReferenceDate, day + link + time + (isWhole ? "X" : _zone))
        }
      }
      extension Date {
        typealias ISO8601FormatStyle = _ISO8601FormatStyle
        func formatted(_ style: _ISO8601FormatStyle) -> String { style.format(self) }
        func _interpolation(format style: _ISO8601FormatStyle) -> String { style.format(self) }
      }
      extension Text {
        init(_ date: Date, format: _ISO8601FormatStyle) { self = Text(verbatim: format.format(date)) }
      }
      extension LabeledContent {
        init(_ title: some StringProtocol, value: Date, format: _ISO8601FormatStyle) {
          self.init(title, value: format.format(value))
        }
      }
      extension Date {
        typealias FormatStyle = DateFormatStyle
        func ISO8601Format() -> String { _ISO8601FormatStyle().format(self) }
      }
      /// Writes dates by a pattern or a style.
      class DateFormatter {
        var dateFormat: String = ""
        var dateStyle: Style = .none
        var timeStyle: Style = .none
        var locale: Locale? = nil
        var timeZone: TimeZone? = nil
        var calendar: Calendar? = nil
        var doesRelativeDateFormatting = false
        var isLenient = false
        /// The names that were set, in the order in which a date takes them.
        var _own: [[String]] = [[], [], [], [], [], [], ["", ""], [], []]
        init() {}
        enum Style: Int { case none, short, medium, long, full }
        static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
          let formatter = DateFormatter()
          formatter.dateStyle = dateStyle
          formatter.timeStyle = timeStyle
          return formatter.string(from: date)
        }
        func string(from date: Date) -> String {
          let hasOwn = _own != [[], [], [], [], [], [], ["", ""], [], []]
          let pattern = doesRelativeDateFormatting ? _relativePattern(date) : _pattern
          let seconds = date.timeIntervalSinceReferenceDate + _offset(timeZone, pattern)
          if _isAmerican(locale) && !hasOwn { return _formatDate(seconds, pattern) }
          return _localeDate(seconds, pattern, _isAmerican(locale) ? "" : locale!.identifier, _own)
        }
        /// A pattern that names a day beside the present one.
        func _relativePattern(_ date: Date) -> String {
          if !dateFormat.isEmpty || dateStyle == .none { return _pattern }
          let shift = _offset(timeZone, "")
          let days = [date, Date()].map { (($0.timeIntervalSinceReferenceDate + shift) / 86400).rounded(.down) }
          let distance = days[0] - days[1]
          if distance.magnitude > 1 { return _pattern }
          if !_isAmerican(locale) { return _missing(_otherLocale(locale!)) }
          let day = distance < 0 ? "'Yesterday'" : distance > 0 ? "'Tomorrow'" : "'Today'"
          let time = _timePattern
          return time.isEmpty ? day : day + (dateStyle == .short ? ", " : " 'at' ") + time
        }
        func date(from string: String) -> Date? {
          if !_isAmerican(locale) { _ = _localeDate(0, _pattern, locale!.identifier, []) }
          let offset = _offset(timeZone, _pattern)
          return _readDate(string, _pattern).map { Date(timeIntervalSinceReferenceDate: $0 - offset) }
        }
        func setLocalizedDateFormatFromTemplate(_ template: String) {
          dateFormat = _isAmerican(locale) ? _template(template) : _missing(_otherLocale(locale!))
        }
        static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
          _isAmerican(locale) ? DateFormatter()._template(template) : _missing(_otherLocale(locale!))
        }
        /// The letters of a template in the order of the language.
        func _template(_ template: String) -> String {
          let letters = Array(template)
          let weekday = letters.filter { $0 == "E" || $0 == "c" }.count
          let month = letters.filter { $0 == "M" || $0 == "L" }.count
          let day = letters.filter { $0 == "d" }.count
          let year = letters.filter { $0 == "y" }.count
          let isLong = letters.contains("H")
          for letter in letters {
            if !"EcMLdyHhjmsa".contains(String(letter)) { return _missing("'\\(letter)' in a template of dates") }
          }
          let hasHour = isLong || letters.contains("h") || letters.contains("j")
          var time = hasHour ? [isLong ? "HH" : "h"] : []
          if letters.contains("m") { time.append("mm") }
          if letters.contains("s") { time.append("ss") }
          let clock = time.joined(separator: ":") + (hasHour && !isLong ? "\\u{202f}a" : "")
          return _joinDate(
            String(repeating: "E", count: weekday == 0 ? 0 : max(weekday, 3)), String(repeating: "M", count: month),
            String(repeating: "d", count: day), String(repeating: "y", count: year), clock)
        }
        var _pattern: String {
          if !dateFormat.isEmpty { return dateFormat }
          if !_isAmerican(locale) { return _localePattern(dateStyle.rawValue, timeStyle.rawValue, locale!.identifier) }
          var day = ""
          switch dateStyle {
          case .none: day = ""
          case .short: day = "M/d/yy"
          case .medium: day = "MMM d, yyyy"
          case .long: day = "MMMM d, yyyy"
          case .full: day = "EEEE, MMMM d, yyyy"
          }
          let link = dateStyle == .short ? ", " : " 'at' "
          let time = _timePattern
          return day.isEmpty ? time : time.isEmpty ? day : day + link + time
        }
        var _timePattern: String {
          switch timeStyle {
          case .none: return ""
          case .short: return "h:mm\\u{202f}a"
          case .medium: return "h:mm:ss\\u{202f}a"
          case .long: return "h:mm:ss\\u{202f}a z"
          case .full: return "h:mm:ss\\u{202f}a zzzz"
          }
        }
      }
      """)
}
