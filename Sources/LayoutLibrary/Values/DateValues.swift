import LayoutDiagnostics
import LayoutEvaluator

/// Dates, calendars and the other values that models identify and describe themselves with.
///
/// A layout has no clock: the present is always the same moment, a Monday at 9:41, and a layout that asks for it is told so
/// once. Calendars are Gregorian, times are those of Greenwich, words are English.
extension LibraryEntry {
  static let dateValues = LibraryEntry(
    interface: """
      /// The seconds of the present moment; a layout that reads them gets a warning.
      func _now() -> Double
      /// A moment as text, by a pattern such as `d MMM yyyy`.
      func _formatDate(_ seconds: Double, _ pattern: String) -> String
      /// A name that no other value has.
      struct UUID: Hashable, Identifiable, Codable, Sendable, Comparable {
        var uuidString: String
        var id: UUID { self }
        var description: String { uuidString }
        init() { uuidString = _unique() }
        init?(uuidString: String) { self.uuidString = uuidString }
        static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
      }
      func _unique() -> String
      struct URL: Hashable, Identifiable, Codable, Sendable {
        var absoluteString: String
        var id: URL { self }
        init?(string: String) { absoluteString = string }
        init(fileURLWithPath path: String) { absoluteString = "file://" + path }
        var path: String { absoluteString }
        var host: String? { absoluteString.components(separatedBy: "/").dropFirst(2).first }
        var lastPathComponent: String { absoluteString.components(separatedBy: "/").last ?? "" }
        func appendingPathComponent(_ component: String) -> URL {
          URL(fileURLWithPath: absoluteString + "/" + component)
        }
      }
      struct Data: Hashable, Codable, Sendable {
        init() {}
        init(contentsOf url: URL) throws {}
        var count: Int { 0 }
        var isEmpty: Bool { true }
      }
      /// A moment in time.
      struct Date: Hashable, Comparable, Codable, Sendable {
        var timeIntervalSinceReferenceDate: Double
        init() { timeIntervalSinceReferenceDate = _now() }
        init(timeIntervalSinceNow interval: Double) { timeIntervalSinceReferenceDate = _now() + interval }
        init(timeIntervalSince1970 interval: Double) { timeIntervalSinceReferenceDate = interval - 978307200 }
        init(timeIntervalSinceReferenceDate interval: Double) { timeIntervalSinceReferenceDate = interval }
        init(timeInterval interval: Double, since date: Date) {
          timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + interval
        }
        static var now: Date { Date() }
        static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63113904000) }
        static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63114076800) }
        var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }
        var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - _now() }
        var description: String { _formatDate(timeIntervalSinceReferenceDate, "yyyy-MM-dd HH:mm:ss") + " +0000" }
        func timeIntervalSince(_ other: Date) -> Double {
          timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
        }
        func addingTimeInterval(_ interval: Double) -> Date {
          Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
        }
        mutating func addTimeInterval(_ interval: Double) { timeIntervalSinceReferenceDate += interval }
        static func < (lhs: Date, rhs: Date) -> Bool {
          lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
        }
        static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
        static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
        func formatted() -> String { _formatDate(timeIntervalSinceReferenceDate, "M/d/yyyy, h:mm a") }
        func formatted(date: DateStyle, time: TimeStyle) -> String {
          let day = _formatDate(timeIntervalSinceReferenceDate, date._pattern)
          let hour = _formatDate(timeIntervalSinceReferenceDate, time._pattern)
          return day.isEmpty ? hour : hour.isEmpty ? day : day + (date._isLong ? " at " : ", ") + hour
        }
        func formatted(_ style: DateFormatStyle) -> String {
          _formatDate(timeIntervalSinceReferenceDate, style._pattern)
        }
        func _interpolation(format style: DateFormatStyle) -> String { formatted(style) }
        enum DateStyle {
          case omitted, numeric, abbreviated, long, complete
          var _isLong: Bool { self == .long || self == .complete }
          var _pattern: String {
            switch self {
            case .omitted: ""
            case .numeric: "M/d/yyyy"
            case .abbreviated: "MMM d, yyyy"
            case .long: "MMMM d, yyyy"
            case .complete: "EEEE, MMMM d, yyyy"
            }
          }
        }
        enum TimeStyle {
          case omitted, shortened, standard, complete
          var _pattern: String {
            switch self {
            case .omitted: ""
            case .shortened: "h:mm a"
            case .standard: "h:mm:ss a"
            case .complete: "h:mm:ss a 'GMT'"
            }
          }
        }
      }
      /// Which parts of a date are spelled, in the order of the language.
      struct DateFormatStyle {
        var _weekday = ""
        var _month = ""
        var _day = ""
        var _year = ""
        var _time = ""
        static var dateTime: DateFormatStyle { DateFormatStyle() }
        func weekday(_ symbol: Symbol = .abbreviated) -> DateFormatStyle {
          var style = self
          style._weekday = symbol == .wide ? "EEEE" : symbol == .narrow ? "EEEEE" : "EEE"
          return style
        }
        func month(_ symbol: Symbol = .abbreviated) -> DateFormatStyle {
          var style = self
          style._month = symbol == .wide ? "MMMM" : symbol == .twoDigits ? "MM" : symbol == .defaultDigits ? "M" : "MMM"
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
        func hour(_ symbol: Symbol = .defaultDigits) -> DateFormatStyle {
          var style = self
          style._time = "h a"
          return style
        }
        func minute(_ symbol: Symbol = .twoDigits) -> DateFormatStyle {
          var style = self
          style._time = _time.isEmpty ? "mm" : "h:mm a"
          return style
        }
        var _pattern: String {
          let date = [_month, _day].filter { !$0.isEmpty }.joined(separator: " ")
          let parts = [_weekday, date, _year, _time].filter { !$0.isEmpty }
          return parts.isEmpty ? "M/d/yyyy, h:mm a" : parts.joined(separator: ", ")
        }
        enum Symbol { case abbreviated, wide, narrow, defaultDigits, twoDigits }
      }
      /// Parts of a date.
      struct DateComponents: Hashable {
        var year: Int?
        var month: Int?
        var day: Int?
        var hour: Int?
        var minute: Int?
        var second: Int?
        var weekday: Int?
        var weekOfYear: Int? { nil }
        var nanosecond: Int? { 0 }
        init() {}
        init(
          year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
          second: Int? = nil, weekday: Int? = nil
        ) {
          self.year = year
          self.month = month
          self.day = day
          self.hour = hour
          self.minute = minute
          self.second = second
          self.weekday = weekday
        }
      }
      /// The Gregorian calendar.
      struct Calendar: Hashable {
        var firstWeekday = 1
        init(identifier: Identifier) {}
        static var current: Calendar { Calendar(identifier: .gregorian) }
        static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }
        enum Identifier { case gregorian, iso8601 }
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
          case .yearForWeekOfYear: return Int(_formatDate(seconds, "yyyy")) ?? 0
          case .weekdayOrdinal: return ((Int(_formatDate(seconds, "d")) ?? 1) + 6) / 7
          case .quarter: return ((Int(_formatDate(seconds, "M")) ?? 1) + 2) / 3
          case .nanosecond, .calendar, .timeZone: return 0
          case .weekday: return Int(_formatDate(seconds, "e")) ?? 0
          case .weekOfMonth: return ((Int(_formatDate(seconds, "d")) ?? 1) + 6) / 7
          case .weekOfYear: return ((Int(_formatDate(seconds, "D")) ?? 1) + 6) / 7
          }
        }
        func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
          DateComponents(
            year: component(.year, from: date), month: component(.month, from: date), day: component(.day, from: date),
            hour: component(.hour, from: date), minute: component(.minute, from: date),
            second: component(.second, from: date), weekday: component(.weekday, from: date))
        }
        func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
          let seconds = end.timeIntervalSince(start)
          return DateComponents(
            day: Int(seconds / 86400), hour: Int(seconds / 3600), minute: Int(seconds / 60), second: Int(seconds))
        }
        func date(from components: DateComponents) -> Date? {
          let days = _days(components.year ?? 1, (components.month ?? 1) - 1, components.day ?? 1)
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
        func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
          startOfDay(for: date) + Double(hour * 3600 + minute * 60 + second)
        }
        func startOfDay(for date: Date) -> Date {
          Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 86400).rounded(.down) * 86400)
        }
        func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { startOfDay(for: date) == startOfDay(for: other) }
        func isDate(_ date: Date, equalTo other: Date, toGranularity component: Component) -> Bool {
          let isSameYear = self.component(.year, from: date) == self.component(.year, from: other)
          switch component {
          case .year: return isSameYear
          case .month: return isSameYear && self.component(.month, from: date) == self.component(.month, from: other)
          default: return isDate(date, inSameDayAs: other)
          }
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
          return 1..<_days(year, month, 1) - _days(year, month - 1, 1) + 1
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
        func contains(_ date: Date) -> Bool { date >= start && date <= end }
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
        init() {}
        enum Style { case none, short, medium, long, full }
        func string(from date: Date) -> String { _formatDate(date.timeIntervalSinceReferenceDate, _pattern) }
        func date(from text: String) -> Date? { nil }
        var _pattern: String {
          if !dateFormat.isEmpty { return dateFormat }
          var day = ""
          switch dateStyle {
          case .none: day = ""
          case .short: day = "M/d/yy"
          case .medium: day = "MMM d, yyyy"
          case .long: day = "MMMM d, yyyy"
          case .full: day = "EEEE, MMMM d, yyyy"
          }
          let time = timeStyle == .none ? "" : timeStyle == .short ? "h:mm a" : "h:mm:ss a"
          let link = dateStyle == .long || dateStyle == .full ? " 'at' " : ", "
          return day.isEmpty ? time : time.isEmpty ? day : day + link + time
        }
      }
      """,
    natives: [
      .function { (evaluator, arguments) in
        evaluator.warn(
          .currentTime, "this depends on the present time; a layout takes it to be 10 June 2024, 9:41",
          at: arguments.range)
        return .double(739_705_260)
      },
      .function { (_, arguments) in .string(DateText.format(arguments[0].double, arguments[1].string)) },
      .function { (evaluator, _) in
        let digits = String(evaluator.nextUnique(), radix: 16, uppercase: true)
        return .string("00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.utf8.count) + digits)
      },
    ])
}
