/// The Gregorian calendar, as far as layouts reckon with it: parts of dates, distances, weeks that start on a Sunday unless the
/// layout says otherwise, and intervals. Times are those of Greenwich.
extension LibraryEntry {
  static let calendarValues = LibraryEntry(
    interface: """
      /// Parts of a date.
      struct DateComponents: Hashable {
        var year: Int?
        var month: Int?
        var day: Int?
        var hour: Int?
        var minute: Int?
        var second: Int?
        var weekday: Int?
        var weekdayOrdinal: Int?
        var weekOfMonth: Int?
        var weekOfYear: Int?
        var yearForWeekOfYear: Int?
        var nanosecond: Int?
        var era: Int?
        var quarter: Int?
        var calendar: Calendar?
        var timeZone: TimeZone?
        var date: Date? { calendar?.date(from: self) }
        init() {}
        init(
          calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
          day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
          weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
          weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
        ) {
          self.calendar = calendar
          self.timeZone = timeZone
          self.era = era
          self.quarter = quarter
          self.year = year
          self.month = month
          self.day = day
          self.hour = hour
          self.minute = minute
          self.second = second
          self.weekday = weekday
          self.nanosecond = nanosecond
          self.weekdayOrdinal = weekdayOrdinal
          self.weekOfMonth = weekOfMonth
          self.weekOfYear = weekOfYear
          self.yearForWeekOfYear = yearForWeekOfYear
        }
        func value(for component: Calendar.Component) -> Int? {
          switch component {
          case .year: return year
          case .month: return month
          case .day: return day
          case .hour: return hour
          case .minute: return minute
          case .second: return second
          case .weekday: return weekday
          case .weekOfYear: return weekOfYear
          case .weekOfMonth: return weekOfMonth
          case .weekdayOrdinal: return weekdayOrdinal
          case .yearForWeekOfYear: return yearForWeekOfYear
          case .quarter: return quarter
          case .era: return era
          case .nanosecond: return nanosecond
          case .calendar, .timeZone: return nil
          }
        }
        mutating func setValue(_ value: Int?, for component: Calendar.Component) {
          switch component {
          case .year: year = value
          case .month: month = value
          case .day: day = value
          case .hour: hour = value
          case .minute: minute = value
          case .second: second = value
          case .weekday: weekday = value
          case .weekOfYear: weekOfYear = value
          case .weekOfMonth: weekOfMonth = value
          case .weekdayOrdinal: weekdayOrdinal = value
          case .yearForWeekOfYear: yearForWeekOfYear = value
          case .quarter: quarter = value
          case .era: era = value
          case .nanosecond: nanosecond = value
          case .calendar, .timeZone: break
          }
        }
      }
      /// The Gregorian calendar.
      struct Calendar: Hashable {
        var firstWeekday = 1
        var minimumDaysInFirstWeek = 1
        var locale: Locale? = nil
        var timeZone: TimeZone = .current
        let identifier: Identifier
        init(identifier: Identifier) {
          self.identifier = identifier
          if identifier == .iso8601 {
            firstWeekday = 2
            minimumDaysInFirstWeek = 4
          }
        }
        static var current: Calendar { Calendar(identifier: .gregorian) }
        static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }
        enum Identifier: Hashable { case gregorian, iso8601 }
        enum Component: Hashable {
          case era, year, month, day, hour, minute, second, weekday, weekOfMonth, weekOfYear
          case nanosecond, yearForWeekOfYear, weekdayOrdinal, quarter, calendar, timeZone
        }
        var weekdaySymbols: [String] {
          _names(locale, ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"], "EEEE")
        }
        var shortWeekdaySymbols: [String] { _names(locale, ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], "EEE") }
        var veryShortWeekdaySymbols: [String] { _names(locale, ["S", "M", "T", "W", "T", "F", "S"], "EEEEE") }
        var monthSymbols: [String] {
          let english = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
          ]
          return _names(locale, english, "MMMM")
        }
        var shortMonthSymbols: [String] {
          _names(locale, ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"], "MMM")
        }
        var veryShortMonthSymbols: [String] {
          _names(locale, ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"], "MMMMM")
        }
        var standaloneWeekdaySymbols: [String] { weekdaySymbols }
        var shortStandaloneWeekdaySymbols: [String] { _english(shortWeekdaySymbols) }
        var veryShortStandaloneWeekdaySymbols: [String] { _english(veryShortWeekdaySymbols) }
        var standaloneMonthSymbols: [String] { _names(locale, monthSymbols, "LLLL") }
        var shortStandaloneMonthSymbols: [String] { _names(locale, shortMonthSymbols, "LLL") }
        var veryShortStandaloneMonthSymbols: [String] { veryShortMonthSymbols }
        var quarterSymbols: [String] { _english(["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]) }
        var shortQuarterSymbols: [String] { _english(["Q1", "Q2", "Q3", "Q4"]) }
        var standaloneQuarterSymbols: [String] { quarterSymbols }
        var shortStandaloneQuarterSymbols: [String] { shortQuarterSymbols }
        var eraSymbols: [String] { _english(["BC", "AD"]) }
        var longEraSymbols: [String] { _english(["Before Christ", "Anno Domini"]) }
        var amSymbol: String { _isAmerican(locale) ? "AM" : _localeDate(0, "a", locale!.identifier, []) }
        var pmSymbol: String { _isAmerican(locale) ? "PM" : _localeDate(43200, "a", locale!.identifier, []) }
        /// Names that are known in American English only.
        func _english(_ names: [String]) -> [String] {
          _isAmerican(locale) ? names : [_missing(_otherLocale(locale!))]
        }
        func component(_ component: Component, from date: Date) -> Int {
          let seconds = date.timeIntervalSinceReferenceDate
          switch component {
          case .era: return 1
          case .year: return Int(_formatDate(seconds, "yyyy")) ?? 0
          case .month: return Int(_formatDate(seconds, "M")) ?? 0
          case .day: return Int(_formatDate(seconds, "d")) ?? 0
          case .hour: return Int(_formatDate(seconds, "H")) ?? 0
          case .minute: return Int(_formatDate(seconds, "m")) ?? 0
          case .second: return Int(_formatDate(seconds, "s")) ?? 0
          case .yearForWeekOfYear: return _week(of: date).year
          case .weekdayOrdinal: return ((Int(_formatDate(seconds, "d")) ?? 1) + 6) / 7
          case .quarter: return ((Int(_formatDate(seconds, "M")) ?? 1) + 2) / 3
          case .nanosecond: return Int((seconds - seconds.rounded(.down)) * 1000000000)
          case .calendar, .timeZone: return 0
          case .weekday: return Int(_formatDate(seconds, "e")) ?? 0
          case .weekOfMonth:
            let today = _day(of: date)
            let first = _firstWeek(today - (Int(_formatDate(seconds, "d")) ?? 1) + 1)
            return today < first ? 0 : (today - first) / 7 + 1
          case .weekOfYear: return _week(of: date).week
          }
        }
        /// How many days of a date's week lie before it.
        func _lead(_ date: Date) -> Int { (component(.weekday, from: date) - firstWeekday + 7) % 7 }
        /// The days from the reference date to a date.
        func _day(of date: Date) -> Int { Int((date.timeIntervalSinceReferenceDate / 86400).rounded(.down)) }
        func _date(_ day: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(day * 86400)) }
        /// The day that the first week of a year or month starts on, which has at least so many days as it must.
        func _firstWeek(_ first: Int) -> Int {
          let lead = _lead(_date(first))
          return first - lead + (7 - lead < minimumDaysInFirstWeek ? 7 : 0)
        }
        /// The week of a date and the year that it counts for.
        func _week(of date: Date) -> (week: Int, year: Int) {
          let today = _day(of: date)
          var year = component(.year, from: date)
          if today >= _firstWeek(_days(year + 1, 0, 1)) { year += 1 }
          if today < _firstWeek(_days(year, 0, 1)) { year -= 1 }
          return ((today - _firstWeek(_days(year, 0, 1))) / 7 + 1, year)
        }
        func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
          var parts = DateComponents()
          if components.contains(.year) { parts.year = component(.year, from: date) }
          if components.contains(.month) { parts.month = component(.month, from: date) }
          if components.contains(.day) { parts.day = component(.day, from: date) }
          if components.contains(.hour) { parts.hour = component(.hour, from: date) }
          if components.contains(.minute) { parts.minute = component(.minute, from: date) }
          if components.contains(.second) { parts.second = component(.second, from: date) }
          if components.contains(.weekday) { parts.weekday = component(.weekday, from: date) }
          if components.contains(.weekdayOrdinal) { parts.weekdayOrdinal = component(.weekdayOrdinal, from: date) }
          if components.contains(.weekOfMonth) { parts.weekOfMonth = component(.weekOfMonth, from: date) }
          if components.contains(.weekOfYear) { parts.weekOfYear = component(.weekOfYear, from: date) }
          if components.contains(.yearForWeekOfYear) { parts.yearForWeekOfYear = _week(of: date).year }
          if components.contains(.era) { parts.era = 1 }
          if components.contains(.quarter) { parts.quarter = component(.quarter, from: date) }
          if components.contains(.nanosecond) { parts.nanosecond = component(.nanosecond, from: date) }
          if components.contains(.calendar) { parts.calendar = self }
          if components.contains(.timeZone) { parts.timeZone = timeZone }
          return parts
        }
        func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
          dateComponents(
            [
              .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter,
              .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .calendar, .timeZone,
            ], from: date)
        }
        /// A distance in the units that are asked for, the largest first, each as often as it fits.
        func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
          var parts = DateComponents()
          var rest = start
          if components.contains(.year) { parts.year = _take(.year, &rest, end) }
          if components.contains(.month) { parts.month = _take(.month, &rest, end) }
          if components.contains(.weekOfYear) { parts.weekOfYear = _take(.weekOfYear, &rest, end) }
          if components.contains(.weekOfMonth) { parts.weekOfMonth = _take(.weekOfYear, &rest, end) }
          if components.contains(.day) { parts.day = _take(.day, &rest, end) }
          if components.contains(.hour) { parts.hour = _take(.hour, &rest, end) }
          if components.contains(.minute) { parts.minute = _take(.minute, &rest, end) }
          if components.contains(.second) { parts.second = _take(.second, &rest, end) }
          return parts
        }
        func _take(_ unit: Component, _ rest: inout Date, _ end: Date) -> Int {
          let seconds = end.timeIntervalSince(rest)
          var length: Double = 1
          switch unit {
          case .year: length = 31556952
          case .month: length = 2629746
          case .weekOfYear: length = 604800
          case .day: length = 86400
          case .hour: length = 3600
          case .minute: length = 60
          default: length = 1
          }
          var count = Int(seconds / length)
          let start = rest
          if unit == .year || unit == .month {
            if seconds >= 0 {
              while (date(byAdding: unit, value: count + 1, to: start) ?? end) <= end { count += 1 }
              while (date(byAdding: unit, value: count, to: start) ?? end) > end { count -= 1 }
            } else {
              while (date(byAdding: unit, value: count - 1, to: start) ?? end) >= end { count -= 1 }
              while (date(byAdding: unit, value: count, to: start) ?? end) < end { count += 1 }
            }
          }
          rest = date(byAdding: unit, value: count, to: start) ?? end
          return count
        }
        func date(from components: DateComponents) -> Date? {
          var days = _days(components.year ?? 1, (components.month ?? 1) - 1, components.day ?? 1)
          if let year = components.yearForWeekOfYear, let week = components.weekOfYear {
            days = _firstWeek(_days(year, 0, 1)) + (week - 1) * 7
            days += ((components.weekday ?? firstWeekday) - firstWeekday + 7) % 7
          } else if components.day == nil, let weekday = components.weekday {
            let first = days
            if let ordinal = components.weekdayOrdinal {
              days += (weekday - component(.weekday, from: _date(first)) + 7) % 7 + (ordinal - 1) * 7
            } else if let week = components.weekOfMonth {
              days = _firstWeek(first) + (week - 1) * 7 + (weekday - firstWeekday + 7) % 7
            }
          }
          let time = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
          let fraction = Double(components.nanosecond ?? 0) / 1000000000
          return Date(timeIntervalSinceReferenceDate: Double(days * 86400 + time) + fraction)
        }
        /// The days from the reference date to a day; the month counts from zero and may lie outside of the year.
        func _days(_ year: Int, _ month: Int, _ day: Int) -> Int {
          let months = year * 12 + month
          let y = (months - 2) / 12
          let m = (months - 2) % 12
          return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 730792
        }
      }
      struct DateInterval: Hashable, Comparable {
        var start: Date
        var end: Date
        var duration: Double { end.timeIntervalSince(start) }
        init(start: Date, end: Date) {
          self.start = start
          self.end = end
        }
        init(start: Date, duration: Double) {
          self.start = start
          self.end = start + duration
        }
        func contains(_ date: Date) -> Bool { date >= start && date <= end }
        func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
        func intersection(with other: DateInterval) -> DateInterval? {
          intersects(other) ? DateInterval(start: max(start, other.start), end: min(end, other.end)) : nil
        }
        static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
          lhs.start < rhs.start || lhs.start == rhs.start && lhs.duration < rhs.duration
        }
      }
      """)
}
