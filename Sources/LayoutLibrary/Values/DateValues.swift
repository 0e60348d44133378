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
      /// The moment that a text of such a pattern stands for; nil where it is none.
      func _readDate(_ text: String, _ pattern: String) -> Double?
      /// An error that says that something is not supported.
      func _missing(_ what: String) -> String
      /// A name that no other value has.
      struct UUID: Hashable, Identifiable, Codable, Sendable, Comparable, CustomStringConvertible {
        var uuidString: String
        var id: UUID { self }
        var description: String { uuidString }
        init() { uuidString = _unique() }
        init?(uuidString: String) {
          let parts = uuidString.uppercased().components(separatedBy: "-")
          if parts.map({ $0.count }) != [8, 4, 4, 4, 12] { return nil }
          for part in parts {
            for letter in part { if !"0123456789ABCDEF".contains(String(letter)) { return nil } }
          }
          self.uuidString = parts.joined(separator: "-")
        }
        static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
      }
      func _unique() -> String
      @_likeOwn struct Data: Hashable, Codable, Sendable {
        var _octets: [UInt8] = []
        /// The text that the bytes spell, in place of them: what coders read and write is never taken apart.
        var _text: String? = nil
        /// What a binary property list holds, whose bytes nobody knows.
        var _tree: Any? = nil
        init() {}
        init(_ bytes: [UInt8]) { self._octets = [] + bytes }
        init(_text: String) { self._text = _text }
        var _known: [UInt8] {
          if _tree != nil { _ = _missing("the bytes of a binary property list") }
          return _text == nil ? _octets : _bytes(_text!)
        }
        var count: Int { _known.count }
        var isEmpty: Bool { _tree == nil && _known.isEmpty }
        static func == (a: Data, b: Data) -> Bool { a._known == b._known }
      }
      /// A moment in time.
      struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
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
        func formatted() -> String { _formatDate(timeIntervalSinceReferenceDate, "M/d/yyyy, h:mm\\u{202f}a") }
        func formatted(date: DateStyle, time: TimeStyle) -> String {
          let day = _formatDate(timeIntervalSinceReferenceDate, date._pattern)
          let hour = _formatDate(timeIntervalSinceReferenceDate, time._pattern)
          return day.isEmpty ? hour : hour.isEmpty ? day : day + (date == .numeric ? ", " : " at ") + hour
        }
        func formatted(_ style: DateFormatStyle) -> String { style.format(self) }
        func _interpolation(format style: DateFormatStyle) -> String { formatted(style) }
        enum DateStyle {
          case omitted, numeric, abbreviated, long, complete
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
            case .shortened: "h:mm\\u{202f}a"
            case .standard: "h:mm:ss\\u{202f}a"
            case .complete: "h:mm:ss\\u{202f}a 'GMT'"
            }
          }
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
      .function { (evaluator, arguments) throws(EvaluationError) in
        if let letter = DateText.unknownLetter(arguments[1].string) {
          throw evaluator.failMissing("'\(letter)' in the pattern of a date", arguments.range)
        }
        return .string(DateText.format(arguments[0].double, arguments[1].string))
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let pattern = arguments[1].string
        if let letter = DateReading.unknownLetter(pattern) {
          throw evaluator.failMissing("reading '\(letter)' in the pattern of a date", arguments.range)
        }
        return DateReading.seconds(arguments[0].string, pattern).map { .double($0) } ?? .none
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        throw evaluator.failMissing(arguments[0].string, arguments.range)
      },
      .function { (evaluator, _) in
        let digits = String(evaluator.nextUnique(), radix: 16, uppercase: true)
        return .string("00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.utf8.count) + digits)
      },
    ])
}
