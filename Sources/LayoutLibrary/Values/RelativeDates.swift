/// Distances from the present in words, as Foundation spells them in American English: within a day by the clock, beyond it by
/// the days, weeks, months and years of the calendar that lie between.
extension LibraryEntry {
  static let relativeDates = LibraryEntry(
    interface: """
      /// How far from the present a date is, in words.
      struct _RelativeFormatStyle {
        var _presentation: Presentation = .numeric
        var _units: UnitsStyle = .wide
        enum Presentation { case numeric, named }
        enum UnitsStyle { case wide, spellOut, abbreviated, narrow }
        init(presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide) {
          _presentation = presentation
          _units = unitsStyle
        }
        static func relative(presentation: Presentation, unitsStyle: UnitsStyle = .wide) -> _RelativeFormatStyle {
          _RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
        }
        func format(_ date: Date) -> String {
          let (unit, count) = _roundedDistance(date, Date())
          return _relative(unit, count, date < Date(), _presentation == .named, _units)
        }
      }
      extension Date {
        typealias RelativeFormatStyle = _RelativeFormatStyle
        func formatted(_ style: _RelativeFormatStyle) -> String { style.format(self) }
        func _interpolation(format style: _RelativeFormatStyle) -> String { style.format(self) }
      }
      extension Text {
        init(_ date: Date, format: _RelativeFormatStyle) { self = Text(verbatim: format.format(date)) }
      }
      extension LabeledContent {
        init(_ title: some StringProtocol, value: Date, format: _RelativeFormatStyle) {
          self.init(title, value: format.format(value))
        }
      }
      /// The largest unit, from years to seconds, that lies between two moments, and how many of it there are.
      func _wholeDistance(_ date: Date, _ reference: Date) -> (Int, Int) {
        let calendar = Calendar.current
        let parts = calendar.dateComponents(
          [.year, .month, .weekOfYear, .day, .hour, .minute, .second], from: reference, to: date)
        let counts = [
          parts.year ?? 0, parts.month ?? 0, parts.weekOfYear ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0,
          parts.second ?? 0,
        ]
        let index = counts.firstIndex { $0 != 0 } ?? 6
        return (index, counts[index].magnitude)
      }
      /// The same, rounded within a day, and beyond it counted in days, weeks, months and years of the calendar.
      func _roundedDistance(_ date: Date, _ reference: Date) -> (Int, Int) {
        let calendar = Calendar.current
        let (index, _) = _wholeDistance(date, reference)
        let seconds = date.timeIntervalSince(reference).magnitude.rounded()
        if index > 3 {
          if seconds < 60 { return (6, Int(seconds)) }
          let minutes = Int((seconds / 60).rounded())
          if minutes < 60 { return (5, minutes) }
          let hours = Int((seconds / 3600).rounded())
          return hours < 24 ? (4, hours) : (3, 1)
        }
        let units: [Calendar.Component] = [.year, .month, .weekOfYear, .day]
        let around = calendar.dateInterval(of: units[index], for: reference)!
        return _wholeDistance(date, date > reference ? around.start : around.end - 1)
      }
      /// A number of a unit, before or after now.
      func _relative(
        _ unit: Int, _ count: Int, _ isPast: Bool, _ isNamed: Bool, _ style: _RelativeFormatStyle.UnitsStyle
      ) -> String {
        let names = ["year", "month", "week", "day", "hour", "minute", "second"]
        let shorts = ["yr.", "mo.", "wk.", "day", "hr.", "min.", "sec."]
        let isWide = style == .wide || style == .spellOut
        let name = isWide ? names[unit] : shorts[unit]
        if isNamed && unit == 6 && count == 0 { return "now" }
        if isNamed && count == 1 && unit == 3 { return isPast ? "yesterday" : "tomorrow" }
        if isNamed && count == 1 && unit < 3 { return (isPast ? "last " : "next ") + name }
        var text = String(count) + " " + name
        switch style {
        case .spellOut: text = _numberInWords(count) + " " + name
        case .narrow: text = String(count) + ["y", "mo", "w", "d", "h", "m", "s"][unit]
        default: break
        }
        if style != .narrow && count != 1 && (isWide || unit == 3) { text += "s" }
        return isPast ? text + " ago" : "in " + text
      }
      /// A number below a thousand in words.
      func _numberInWords(_ number: Int) -> String {
        let small = [
          "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
          "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        if number > 999 { return _missing("a number above 999 in words") }
        if number < 20 { return small[number] }
        if number < 100 { return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10]) }
        let hundreds = small[number / 100] + " hundred"
        return number % 100 == 0 ? hundreds : hundreds + " " + _numberInWords(number % 100)
      }
      /// Spells how long ago something was.
      class RelativeDateTimeFormatter: Formatter {
        var unitsStyle: UnitsStyle = .full
        var dateTimeStyle: DateTimeStyle = .numeric
        var locale: Locale? = nil
        var calendar: Calendar? = nil
        init() {}
        enum UnitsStyle { case full, spellOut, short, abbreviated }
        enum DateTimeStyle { case numeric, named }
        func localizedString(for date: Date, relativeTo reference: Date) -> String {
          let (unit, count) = _wholeDistance(date, reference)
          return _spell(unit, count, date < reference)
        }
        func localizedString(fromTimeInterval interval: Double) -> String {
          localizedString(for: Date(timeIntervalSinceNow: interval), relativeTo: Date())
        }
        func localizedString(from components: DateComponents) -> String {
          let counts = [
            components.year, components.month, components.weekOfYear, components.day, components.hour,
            components.minute, components.second,
          ]
          let index = counts.firstIndex { ($0 ?? 0) != 0 } ?? 6
          let count = counts[index] ?? 0
          return _spell(index, count.magnitude, count < 0)
        }
        func _spell(_ unit: Int, _ count: Int, _ isPast: Bool) -> String {
          var style = _RelativeFormatStyle.UnitsStyle.wide
          switch unitsStyle {
          case .full: style = .wide
          case .spellOut: style = .spellOut
          case .short: style = .abbreviated
          case .abbreviated: style = .narrow
          }
          return _relative(unit, count, isPast, dateTimeStyle == .named, style)
        }
      }
      """)
}
