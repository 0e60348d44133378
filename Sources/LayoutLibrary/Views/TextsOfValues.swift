/// Texts of dates and numbers, written in the language itself: each is the text of a string. What counts from the present
/// counts from the moment that a layout takes it to be.
extension LibraryEntry {
  static let textsOfValues = LibraryEntry(
    interface: """
      func _formatted(_ value: Any, by formatter: _Formatting) -> String { formatter.string(for: value) ?? "" }
      extension Text {
        /// How a date becomes text.
        enum DateStyle: Hashable, Sendable { case time, date, relative, offset, timer }
        /// A date, a time, or a distance from the present.
        init(_ date: Date, style: Text.DateStyle) { self = Text(verbatim: date._interpolation(style: style)) }
        /// A value as a formatter of the program's own writes it.
        @_disfavoredOverload init(_ subject: Date, formatter: Formatter) {
          self = Text(verbatim: _formatted(subject, by: formatter))
        }
        @_disfavoredOverload init(_ subject: NSNumber, formatter: Formatter) {
          self = Text(verbatim: _formatted(subject, by: formatter))
        }
        init(_ date: Date, formatter: DateFormatter) { self = Text(verbatim: formatter.string(from: date)) }
        init(_ date: Date, format: DateFormatStyle) { self = Text(verbatim: date.formatted(format)) }
        init(_ dates: ClosedRange<Date>) {
          self = Text(
            verbatim: _formatDate(dates.lowerBound.timeIntervalSinceReferenceDate, "h:mm") + "–"
              + _formatDate(dates.upperBound.timeIntervalSinceReferenceDate, "h:mm\\u{202f}a"))
        }
        init(
          timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) { self = Text(verbatim: "0:00") }
      }
      extension Text {
        /// A number as a style spells it.
        init(_ value: Int, format: NumberFormatStyle) { self = Text(verbatim: value.formatted(format)) }
        init(_ value: Double, format: NumberFormatStyle) { self = Text(verbatim: value.formatted(format)) }
        init(_ value: CGFloat, format: NumberFormatStyle) { self = Text(verbatim: value.formatted(format)) }
      }
      extension LabeledContent {
        init(_ title: some StringProtocol, value: Date, format: DateFormatStyle) {
          self.init(title, value: value.formatted(format))
        }
        init(_ title: some StringProtocol, value: CGFloat, format: NumberFormatStyle) {
          self.init(title, value: value.formatted(format))
        }
      }
      extension Date {
        func _interpolation(style: Text.DateStyle) -> String {
          let distance = _distanceFromNow(style)
          switch style {
          case .time: return _formatDate(timeIntervalSinceReferenceDate, "h:mm\\u{202f}a")
          case .date: return _formatDate(timeIntervalSinceReferenceDate, "MMMM d, yyyy")
          case .relative: return _distance(distance.magnitude, 2, " ", ", ")
          case .offset: return (distance < 0 ? "-" : "+") + _distance(distance.magnitude, 1, " ", "")
          case .timer:
            let seconds = Int(distance.magnitude)
            let rest = _formatDate(Double(seconds % 3600), seconds < 3600 ? "m:ss" : "mm:ss")
            return seconds < 3600 ? rest : String(seconds / 3600) + ":" + rest
          }
        }
        func _interpolation(formatter: DateFormatter) -> String { formatter.string(from: self) }
        func _distanceFromNow(_ style: Text.DateStyle) -> Double {
          style == .time || style == .date ? 0 : timeIntervalSinceNow
        }
        /// The greatest units of a distance in seconds, so many of them.
        func _distance(_ distance: Double, _ most: Int, _ space: String, _ comma: String) -> String {
          let units = [31536000, 2592000, 604800, 86400, 3600, 60, 1]
          let names = ["year", "month", "week", "day", "hour", "minute", "second"]
          var rest = Int(distance)
          var parts: [String] = []
          for index in 0..<units.count {
            let count = rest / units[index]
            rest = rest % units[index]
            if count > 0 && parts.count < most {
              parts.append(String(count) + space + names[index] + (count == 1 ? "" : "s"))
            }
          }
          return parts.isEmpty ? "0 seconds" : parts.joined(separator: comma)
        }
      }
      """)
}
