/// Dates as the internet writes them (ISO 8601), by the parts that a formatter is told to have.
extension LibraryEntry {
  static let internetDates = LibraryEntry(
    interface: """
      class ISO8601DateFormatter {
        struct Options: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [ISO8601DateFormatter.Options]) -> ISO8601DateFormatter.Options {
            ISO8601DateFormatter.Options(rawValue: _union(elements))
          }
          static let withYear: Options = Options(rawValue: 1)
          static let withMonth: Options = Options(rawValue: 2)
          static let withDay: Options = Options(rawValue: 16)
          static let withTime: Options = Options(rawValue: 32)
          static let withTimeZone: Options = Options(rawValue: 64)
          static let withSpaceBetweenDateAndTime: Options = Options(rawValue: 128)
          static let withDashSeparatorInDate: Options = Options(rawValue: 256)
          static let withColonSeparatorInTime: Options = Options(rawValue: 512)
          static let withColonSeparatorInTimeZone: Options = Options(rawValue: 1024)
          static let withFractionalSeconds: Options = Options(rawValue: 2048)
          static let withFullDate: Options = Options(rawValue: 275)
          static let withFullTime: Options = Options(rawValue: 1632)
          static let withInternetDateTime: Options = Options(rawValue: 1907)
        }
        var formatOptions: ISO8601DateFormatter.Options = Options(rawValue: 1907)
        init() {}
        func string(from date: Date) -> String { _formatDate(date.timeIntervalSinceReferenceDate, _pattern) }
        func date(from string: String) -> Date? {
          _readDate(string, _pattern).map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        func _has(_ bit: Int) -> Bool { formatOptions.rawValue & bit != 0 }
        var _pattern: String {
          let dash = _has(256) ? "-" : ""
          let date = [_has(1) ? "yyyy" : "", _has(2) ? "MM" : "", _has(16) ? "dd" : ""].filter { !$0.isEmpty }
          let time = _has(32) ? (_has(512) ? "HH:mm:ss" : "HHmmss") + (_has(2048) ? ".SSS" : "") : ""
          let zone = _has(64) ? (_has(1024) ? "ZZZZZ" : "X") : ""
          let gap = date.isEmpty || time.isEmpty ? "" : _has(128) ? " " : "'T'"
          return date.joined(separator: dash) + gap + time + zone
        }
      }
      """)
}
