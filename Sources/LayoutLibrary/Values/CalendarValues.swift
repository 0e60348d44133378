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
        var calendar: Calendar? { nil }
        var timeZone: TimeZone? { nil }
        var date: Date? { Calendar.current.date(from: self) }
        init() {}
        init(
          calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
          day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
          weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
          weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
        ) {
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
          default: return nil
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
        init(identifier: Identifier) { self.identifier = identifier }
        static var current: Calendar { Calendar(identifier: .gregorian) }
        static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }
        enum Identifier: Hashable { case gregorian, iso8601 }
        enum Component: Hashable {
          case era, year, month, day, hour, minute, second, weekday, weekOfMonth, weekOfYear
          case nanosecond, yearForWeekOfYear, weekdayOrdinal, quarter, calendar, timeZone
        }
        var weekdaySymbols: [String] {
          ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        }
        var shortWeekdaySymbols: [String] { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] }
        var veryShortWeekdaySymbols: [String] { ["S", "M", "T", "W", "T", "F", "S"] }
        var monthSymbols: [String] {
          [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
          ]
        }
        var shortMonthSymbols: [String] {
          ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        }
        var veryShortMonthSymbols: [String] { ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"] }
        var standaloneWeekdaySymbols: [String] { weekdaySymbols }
        var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
        var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
        var standaloneMonthSymbols: [String] { monthSymbols }
        var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
        var veryShortStandaloneMonthSymbols: [String] { veryShortMonthSymbols }
        var amSymbol: String { "AM" }
        var pmSymbol: String { "PM" }
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
          case .nanosecond, .calendar, .timeZone: return 0
          case .weekday: return Int(_formatDate(seconds, "e")) ?? 0
          case .weekOfMonth:
            let day = Int(_formatDate(seconds, "d")) ?? 1
            return (day - 1 + _lead(date - Double((day - 1) * 86400))) / 7 + 1
          case .weekOfYear: return _week(of: date).week
          }
        }
        /// How many days of a date's week lie before it.
        func _lead(_ date: Date) -> Int { (component(.weekday, from: date) - firstWeekday + 7) % 7 }
        /// The week of a date; the one that a year starts in is that year's first.
        func _week(of date: Date) -> (week: Int, year: Int) {
          let year = component(.year, from: date)
          let today = Int((date.timeIntervalSinceReferenceDate / 86400).rounded(.down))
          let start = today - _lead(date)
          if start + 7 > _days(year + 1, 0, 1) { return (1, year + 1) }
          let first = _days(year, 0, 1)
          let lead = _lead(Date(timeIntervalSinceReferenceDate: Double(first * 86400)))
          return ((today - first + lead) / 7 + 1, year)
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
          return parts
        }
        func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
          dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
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
            let first = _days(year, 0, 1)
            let lead = _lead(Date(timeIntervalSinceReferenceDate: Double(first * 86400)))
            days = first - lead + (week - 1) * 7 + ((components.weekday ?? firstWeekday) - firstWeekday + 7) % 7
          }
          let time = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
          return Date(timeIntervalSinceReferenceDate: Double(days * 86400 + time))
        }
        /// The days from the reference date to a day; the month counts from zero and may lie outside of the year.
        func _days(_ year: Int, _ month: Int, _ day: Int) -> Int {
          let months = year * 12 + month
          let y = (months - 2) / 12
          let m = (months - 2) % 12
          return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 730792
        }
        func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
          switch component {
          case .second: return date + Double(value)
          case .nanosecond: return date + Double(value) / 1000000000
          case .weekdayOrdinal: return date + Double(value * 604800)
          case .calendar, .timeZone: return date
          case .minute: return date + Double(value * 60)
          case .hour: return date + Double(value * 3600)
          case .day, .weekday: return date + Double(value * 86400)
          case .weekOfYear, .weekOfMonth: return date + Double(value * 604800)
          case .month, .quarter, .year, .yearForWeekOfYear, .era:
            let months = component == .month ? value : component == .quarter ? value * 3 : value * 12
            let first = _days(self.component(.year, from: date), self.component(.month, from: date) - 1 + months, 1)
            let next = _days(self.component(.year, from: date), self.component(.month, from: date) + months, 1)
            let day = min(self.component(.day, from: date), next - first) - 1
            let time = date.timeIntervalSince(startOfDay(for: date))
            return Date(timeIntervalSinceReferenceDate: Double((first + day) * 86400) + time)
          }
        }
        func date(byAdding components: DateComponents, to date: Date) -> Date? {
          var result = self.date(byAdding: .month, value: (components.year ?? 0) * 12 + (components.month ?? 0), to: date)
          let days = (components.weekOfYear ?? 0) * 7 + (components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)
          result = self.date(byAdding: .day, value: days, to: result ?? date)
          let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
          return (result ?? date) + Double(seconds)
        }
        func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool) -> Date? {
          self.date(byAdding: component, value: value, to: date)
        }
        /// The next moment after a date whose parts are these.
        func nextDate(
          after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy = .nextTime
        ) -> Date? {
          let time = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
          var day = startOfDay(for: date)
          for _ in 0..<3000 {
            let isDay = components.day == nil || components.day == component(.day, from: day)
            let isMonth = components.month == nil || components.month == component(.month, from: day)
            let isWeekday = components.weekday == nil || components.weekday == component(.weekday, from: day)
            if isDay && isMonth && isWeekday && day + Double(time) > date { return day + Double(time) }
            day = day + 86400
          }
          return nil
        }
        func enumerateDates(
          startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
          using block: (Date?, Bool, inout Bool) -> Void
        ) {
          var stop = false
          var date = nextDate(after: start, matching: components)
          for _ in 0..<3000 {
            if stop || date == nil { return }
            block(date, true, &stop)
            date = nextDate(after: date ?? start, matching: components)
          }
        }
        enum MatchingPolicy { case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict }
        func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
          switch (smaller, larger) {
          case (.day, .year): return Int(_formatDate(date.timeIntervalSinceReferenceDate, "D"))
          case (.day, .month): return component(.day, from: date)
          case (.month, .year): return component(.month, from: date)
          case (.day, .weekOfYear), (.day, .weekOfMonth), (.weekday, .weekOfYear): return _lead(date) + 1
          default:
            guard let start = dateInterval(of: larger, for: date)?.start else { return nil }
            return (dateComponents([smaller], from: start, to: date).value(for: smaller) ?? 0) + 1
          }
        }
        func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
          startOfDay(for: date) + Double(hour * 3600 + minute * 60 + second)
        }
        func startOfDay(for date: Date) -> Date {
          Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 86400).rounded(.down) * 86400)
        }
        func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { startOfDay(for: date) == startOfDay(for: other) }
        func isDate(_ date: Date, equalTo other: Date, toGranularity component: Component) -> Bool {
          compare(date, to: other, toGranularity: component) == .orderedSame
        }
        /// Which of two moments is earlier, as far as units of one kind tell.
        func compare(_ date: Date, to other: Date, toGranularity component: Component) -> ComparisonResult {
          let left = dateInterval(of: component, for: date)?.start ?? date
          let right = dateInterval(of: component, for: other)?.start ?? other
          return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
        }
        func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
        func isDateInYesterday(_ date: Date) -> Bool { isDate(date + 86400, inSameDayAs: Date()) }
        func isDateInTomorrow(_ date: Date) -> Bool { isDate(date - 86400, inSameDayAs: Date()) }
        func isDateInWeekend(_ date: Date) -> Bool {
          let day = component(.weekday, from: date)
          return day == 1 || day == 7
        }
        func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
          let year = component(.year, from: date)
          let month = component(.month, from: date)
          switch (smaller, larger) {
          case (.day, .year): return 1..<_days(year + 1, 0, 1) - _days(year, 0, 1) + 1
          case (.month, .year): return 1..<13
          case (.weekday, _): return 1..<8
          case (.hour, _): return 0..<24
          case (.minute, _), (.second, _): return 0..<60
          case (.weekOfMonth, _), (.weekOfYear, .month):
            let first = Date(timeIntervalSinceReferenceDate: Double(_days(year, month - 1, 1) * 86400))
            let count = _days(year, month, 1) - _days(year, month - 1, 1)
            let start = smaller == .weekOfMonth ? 1 : component(.weekOfYear, from: first)
            return start..<start + (_lead(first) + count + 6) / 7
          default: return 1..<_days(year, month, 1) - _days(year, month - 1, 1) + 1
          }
        }
        func dateInterval(of component: Component, for date: Date) -> DateInterval? {
          let year = self.component(.year, from: date)
          let month = self.component(.month, from: date)
          let start: Int
          let end: Int
          switch component {
          case .month:
            start = _days(year, month - 1, 1)
            end = _days(year, month, 1)
          case .year:
            start = _days(year, 0, 1)
            end = _days(year, 12, 1)
          case .weekOfYear, .weekOfMonth:
            let today = Int((date.timeIntervalSinceReferenceDate / 86400).rounded(.down))
            start = today - (self.component(.weekday, from: date) - firstWeekday + 7) % 7
            end = start + 7
          case .hour, .minute, .second:
            let length: Double = component == .hour ? 3600 : component == .minute ? 60 : 1
            let from = (date.timeIntervalSinceReferenceDate / length).rounded(.down) * length
            return DateInterval(
              start: Date(timeIntervalSinceReferenceDate: from),
              end: Date(timeIntervalSinceReferenceDate: from + length))
          default:
            start = Int((date.timeIntervalSinceReferenceDate / 86400).rounded(.down))
            end = start + 1
          }
          return DateInterval(
            start: Date(timeIntervalSinceReferenceDate: Double(start * 86400)),
            end: Date(timeIntervalSinceReferenceDate: Double(end * 86400)))
        }
      }
      struct DateInterval: Hashable {
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
      }
      """)
}
