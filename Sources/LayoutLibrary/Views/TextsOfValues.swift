/// Texts of dates and numbers. A layout has no clock, so what tells of the time that has gone by tells of none.
extension LibraryEntry {
  static let textsOfValues = LibraryEntry(
    interface: """
      /// How a text shows a date.
      struct _TextDateStyle: Hashable {
        let _pattern: String
        static var date: _TextDateStyle { _TextDateStyle(_pattern: "MMMM d, yyyy") }
        static var time: _TextDateStyle { _TextDateStyle(_pattern: "h:mm a") }
        static var relative: _TextDateStyle { _TextDateStyle(_pattern: "'0 sec'") }
        static var offset: _TextDateStyle { _TextDateStyle(_pattern: "'+0 seconds'") }
        static var timer: _TextDateStyle { _TextDateStyle(_pattern: "'0:00'") }
      }
      extension Text {
        typealias DateStyle = _TextDateStyle
        /// A date as text.
        init(_ date: Date, style: _TextDateStyle) {
          self = Text(verbatim: _formatDate(date.timeIntervalSinceReferenceDate, style._pattern))
        }
        init(_ date: Date, formatter: DateFormatter) { self = Text(verbatim: formatter.string(from: date)) }
        init(_ date: Date, format: DateFormatStyle) { self = Text(verbatim: date.formatted(format)) }
        init(_ dates: ClosedRange<Date>) {
          self = Text(
            verbatim: _formatDate(dates.lowerBound.timeIntervalSinceReferenceDate, "h:mm") + "–"
              + _formatDate(dates.upperBound.timeIntervalSinceReferenceDate, "h:mm a"))
        }
        init(
          timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) { self = Text(verbatim: "0:00") }
      }
      extension Text {
        /// A number as text.
        init(_ value: Int, format: NumberFormatStyle) { self = Text(verbatim: value.formatted(format)) }
        init(_ value: Double, format: NumberFormatStyle) { self = Text(verbatim: value.formatted(format)) }
      }
      """)
}
