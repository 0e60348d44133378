/// Moments found by the calendar: so much later, the next one with these parts, the interval and the place of a unit around one.
extension LibraryEntry {
  static let calendarSearch = LibraryEntry(
    interface: """
      extension Calendar {
        func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
          switch component {
          case .second: return date + Double(value)
          case .nanosecond: return date + Double(value) / 1000000000
          case .weekdayOrdinal: return date + Double(value * 604800)
          case .calendar, .timeZone, .quarter, .era: return date
          case .minute: return date + Double(value * 60)
          case .hour: return date + Double(value * 3600)
          case .day, .weekday: return date + Double(value * 86400)
          case .weekOfYear, .weekOfMonth: return date + Double(value * 604800)
          case .yearForWeekOfYear:
            let (week, year) = _week(of: date)
            let last = (_firstWeek(_days(year + value + 1, 0, 1)) - _firstWeek(_days(year + value, 0, 1))) / 7
            let day = _firstWeek(_days(year + value, 0, 1)) + (min(week, last) - 1) * 7 + _lead(date)
            return _date(day) + date.timeIntervalSince(startOfDay(for: date))
          case .month, .year:
            let months = component == .month ? value : value * 12
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
          if !wrappingComponents || component == .year { return self.date(byAdding: component, value: value, to: date) }
          var larger = Component.year
          switch component {
          case .month: larger = .year
          case .day: larger = .month
          case .hour: larger = .day
          case .minute: larger = .hour
          case .second: larger = .minute
          default: return _missing("wrapping around this unit").isEmpty ? date : nil
          }
          guard let range = self.range(of: component, in: larger, for: date) else { return nil }
          let old = self.component(component, from: date)
          let place = (old - range.lowerBound + value) % range.count
          let new = range.lowerBound + (place + range.count) % range.count
          return self.date(byAdding: component, value: new - old, to: date)
        }
        /// Whether a date's parts are these, of those that are given.
        func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
          _isDay(date, components) && (components.hour ?? component(.hour, from: date)) == component(.hour, from: date)
            && (components.minute ?? component(.minute, from: date)) == component(.minute, from: date)
            && (components.second ?? component(.second, from: date)) == component(.second, from: date)
        }
        func _isDay(_ day: Date, _ parts: DateComponents) -> Bool {
          (parts.year ?? component(.year, from: day)) == component(.year, from: day)
            && (parts.day ?? component(.day, from: day)) == component(.day, from: day)
            && (parts.month ?? component(.month, from: day)) == component(.month, from: day)
            && (parts.weekday ?? component(.weekday, from: day)) == component(.weekday, from: day)
            && (parts.weekdayOrdinal ?? component(.weekdayOrdinal, from: day)) == component(.weekdayOrdinal, from: day)
            && (parts.weekOfYear ?? component(.weekOfYear, from: day)) == component(.weekOfYear, from: day)
            && (parts.weekOfMonth ?? component(.weekOfMonth, from: day)) == component(.weekOfMonth, from: day)
        }
        /// The next moment after a date whose parts are these; smaller parts that are not given are zero.
        func nextDate(
          after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy = .nextTime,
          repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
        ) -> Date? {
          let step = direction == .forward ? 1 : -1
          let isTimeOnly = components.hour == nil && (components.minute != nil || components.second != nil)
          let hours = isTimeOnly ? Array(0..<24) : [components.hour ?? 0]
          let isSecondOnly = isTimeOnly && components.minute == nil
          let minutes = isSecondOnly ? Array(0..<60) : [components.minute ?? 0]
          var day = _day(of: date)
          for _ in 0..<3000 {
            if _isDay(_date(day), components) {
              for hour in step > 0 ? hours : hours.reversed() {
                for minute in step > 0 ? minutes : minutes.reversed() {
                  let found = _date(day) + Double(hour * 3600 + minute * 60 + (components.second ?? 0))
                  if step > 0 && found > date || step < 0 && found < date { return found }
                }
              }
            }
            // a day that a month has not is the first of the next one
            if let wanted = components.day, step > 0, matchingPolicy == .nextTime, components.weekday == nil {
              let next = component(.day, from: _date(day + 1))
              let isMonth = (components.month ?? component(.month, from: _date(day))) == component(.month, from: _date(day))
              if next == 1 && isMonth && wanted > component(.day, from: _date(day)) { return _date(day + 1) }
            }
            day += step
          }
          return nil
        }
        enum RepeatedTimePolicy { case first, last }
        enum SearchDirection { case forward, backward }
        /// The next date with one part set, and the smaller ones at their start.
        func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
          if self.component(component, from: date) == value { return date }
          var parts = DateComponents()
          parts.setValue(value, for: component)
          return nextDate(after: date, matching: parts)
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
          case (.day, .weekOfYear), (.day, .weekOfMonth), (.weekday, .weekOfYear), (.weekday, .weekOfMonth):
            return _lead(date) + 1
          case (.weekOfYear, .year):
            return (_day(of: date) - _firstWeek(_days(component(.year, from: date), 0, 1))) / 7 + 1
          case (.weekOfYear, .yearForWeekOfYear): return component(.weekOfYear, from: date)
          case (.weekOfMonth, .month): return component(.weekOfMonth, from: date)
          case (.quarter, .year): return component(.quarter, from: date)
          default:
            let units: [Component] = [.second, .minute, .hour, .day, .weekOfYear, .month, .quarter, .year]
            let lengths: [Double] = [1, 60, 3600, 86400]
            guard let index = units.firstIndex(of: smaller), let outer = units.firstIndex(of: larger), index < outer,
              let start = dateInterval(of: larger, for: date)?.start
            else { return nil }
            if index < 4 { return Int((date.timeIntervalSince(start) / lengths[index]).rounded(.down)) + 1 }
            return Int(_missing("the ordinality of this unit"))
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
          case (.weekday, .weekOfYear), (.weekday, .weekOfMonth), (.weekday, .month), (.weekday, .year): return 1..<8
          case (.hour, .day): return 0..<24
          case (.minute, .hour), (.second, .minute): return 0..<60
          case (.weekOfMonth, .month), (.weekOfYear, .month):
            let first = _days(year, month - 1, 1)
            let last = _days(year, month, 1) - 1
            let start = component(smaller == .weekOfMonth ? .weekOfMonth : .weekOfYear, from: _date(first))
            let weeks = (last - _lead(_date(last)) - first + _lead(_date(first))) / 7 + 1
            return start..<start + weeks
          case (.weekOfYear, .year), (.weekOfYear, .yearForWeekOfYear):
            return 1..<(_days(year + 1, 0, 1) - 1 - _firstWeek(_days(year, 0, 1))) / 7 + 2
          case (.day, .month): return 1..<_days(year, month, 1) - _days(year, month - 1, 1) + 1
          case (.quarter, .year): return 1..<5
          default: return 0..<(Int(_missing("the range of this unit")) ?? 0)
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
          case .quarter:
            let first = (month - 1) / 3 * 3
            start = _days(year, first, 1)
            end = _days(year, first + 3, 1)
          case .yearForWeekOfYear:
            let count = _week(of: date).year
            start = _firstWeek(_days(count, 0, 1))
            end = _firstWeek(_days(count + 1, 0, 1))
          case .era, .nanosecond, .calendar, .timeZone: return nil
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
      """)
}
