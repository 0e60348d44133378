/// Dates as text by the patterns of Unicode's technical standard 35: the letters that layouts use, in English, by the
/// Gregorian calendar at Greenwich.
enum DateText {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// A moment, in seconds from the start of 2001, taken apart.
  private struct Parts {
    var year = 0
    var month = 0
    var day = 0
    var dayOfYear = 0
    var weekday = 0
    var seconds = 0
    var milliseconds = 0

    /// The week, where the one that a year starts in is that year's first and weeks start on Sundays.
    var week: (week: Int, year: Int) {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      if dayOfYear - weekday + 6 > (isLeap ? 366 : 365) { return (1, year + 1) }
      return ((dayOfYear + 6 + (weekday - dayOfYear + 372) % 7) / 7, year)
    }
  }

  static func format(_ seconds: Double, _ pattern: String, _ names: DateNames? = nil) -> String {
    let parts = parts(of: seconds)
    var result: [UInt8] = []
    let bytes = Array(pattern.utf8)
    var position = 0
    var isQuoted = false
    while position < bytes.count {
      let byte = bytes[position]
      var end = position + 1
      if byte == UInt8(ascii: "'") {
        if end < bytes.count, bytes[end] == byte {
          result.append(byte)
          end += 1
        } else {
          isQuoted.toggle()
        }
      } else if isQuoted || !isLetter(byte) {
        result.append(byte)
      } else {
        while end < bytes.count, bytes[end] == byte { end += 1 }
        let count = end - position
        let own = names?.name(byte, count, parts.month - 1, parts.weekday, isMorning: parts.seconds < 43_200)
        result.append(contentsOf: (own ?? field(byte, count, parts)).utf8)
      }
      position = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  /// Days are counted from 1 March of year 0, so that the leap day is a year's last.
  private static func parts(of seconds: Double) -> Parts {
    let limit = 1e13
    let limited = min(max(seconds.isNaN ? 0 : seconds, -limit), limit)
    let total = Int(limited.rounded(.down))
    var parts = Parts()
    parts.milliseconds = Int(((limited - Double(total)) * 1000 + 0.0001).rounded(.down))
    let day = total >= 0 ? total / 86_400 : -((86_399 - total) / 86_400)
    parts.seconds = total - day * 86_400
    parts.weekday = ((day + 1) % 7 + 7) % 7
    let shifted = day + 730_791
    let era = shifted >= 0 ? shifted / 146_097 : (shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    parts.day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    parts.month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    parts.year = yearOfEra + era * 400 + (parts.month <= 2 ? 1 : 0)
    let isLeap = parts.year % 4 == 0 && (parts.year % 100 != 0 || parts.year % 400 == 0)
    parts.dayOfYear = parts.month <= 2 ? dayOfYear - 305 : dayOfYear + (isLeap ? 61 : 60)
    return parts
  }

  private static func field(_ letter: UInt8, _ count: Int, _ parts: Parts) -> String {
    let quarter = (parts.month + 2) / 3
    switch letter {
    case UInt8(ascii: "y"), UInt8(ascii: "u"): return year(parts.year, count)
    case UInt8(ascii: "Y"): return year(parts.week.year, count)
    case UInt8(ascii: "M"), UInt8(ascii: "L"): return name(months[parts.month - 1], parts.month, count)
    case UInt8(ascii: "w"): return padded(parts.week.week, count)
    case UInt8(ascii: "W"): return padded((parts.day + 6 + (parts.weekday - parts.day + 36) % 7) / 7, count)
    case UInt8(ascii: "F"): return padded((parts.day + 6) / 7, count)
    case UInt8(ascii: "d"): return padded(parts.day, count)
    case UInt8(ascii: "D"): return padded(parts.dayOfYear, count)
    case UInt8(ascii: "E"): return name(weekdays[parts.weekday], parts.weekday, max(count, 3))
    case UInt8(ascii: "e"), UInt8(ascii: "c"):
      return name(weekdays[parts.weekday], parts.weekday + 1, letter == UInt8(ascii: "c") && count == 2 ? 1 : count)
    case UInt8(ascii: "Q"), UInt8(ascii: "q"):
      return count < 3 ? padded(quarter, count) : count == 3 ? "Q\(quarter)" : quarters[quarter - 1]
    case UInt8(ascii: "G"):
      let isAfter = parts.year > 0
      return count == 4
        ? (isAfter ? "Anno Domini" : "Before Christ")
        : count == 5
          ? (isAfter ? "A" : "B")
          : isAfter ? "AD" : "BC"
    default: return time(letter, count, parts)
    }
  }

  private static let quarters = ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]

  /// Years before the first count backwards.
  private static func year(_ year: Int, _ count: Int) -> String {
    let year = year > 0 ? year : 1 - year
    return count == 2 ? padded(year % 100, 2) : padded(year, count)
  }

  private static func time(_ letter: UInt8, _ count: Int, _ parts: Parts) -> String {
    let hour = parts.seconds / 3600
    switch letter {
    case UInt8(ascii: "H"): return padded(hour, count)
    case UInt8(ascii: "h"): return padded((hour + 11) % 12 + 1, count)
    case UInt8(ascii: "K"): return padded(hour % 12, count)
    case UInt8(ascii: "k"): return padded((hour + 23) % 24 + 1, count)
    case UInt8(ascii: "m"): return padded(parts.seconds / 60 % 60, count)
    case UInt8(ascii: "s"): return padded(parts.seconds % 60, count)
    case UInt8(ascii: "S"):
      let digits = padded(parts.milliseconds, 3)
      return String((digits + String(repeating: "0", count: count)).prefix(count))
    case UInt8(ascii: "A"): return padded(parts.seconds * 1000 + parts.milliseconds, count)
    case UInt8(ascii: "a"): return count == 5 ? (hour < 12 ? "a" : "p") : hour < 12 ? "AM" : "PM"
    case UInt8(ascii: "z"), UInt8(ascii: "v"): return count == 4 ? "Greenwich Mean Time" : "GMT"
    case UInt8(ascii: "Z"): return count == 4 ? "GMT" : count == 5 ? "Z" : "+0000"
    case UInt8(ascii: "X"): return "Z"
    case UInt8(ascii: "x"): return count == 1 ? "+00" : count % 2 == 0 ? "+0000" : "+00:00"
    case UInt8(ascii: "O"), UInt8(ascii: "V"): return "GMT"
    default: return ""
    }
  }

  /// The first letter of a pattern that stands for something that is not here: parts of the day in words, other calendars.
  static func unknownLetter(_ pattern: String) -> String? {
    var isQuoted = false
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      if !isQuoted, isLetter(byte), !"yuYMLwWFdDEecQqGHhKkmsSAazvZXxOVj".utf8.contains(byte) {
        return String(decoding: [byte], as: UTF8.self)
      }
    }
    return nil
  }

  /// One or two letters ask for digits, three for a short name, four for the whole, five for its first letter.
  private static func name(_ name: String, _ number: Int, _ count: Int) -> String {
    switch count {
    case 1, 2: padded(number, count)
    case 3: String(name.prefix(3))
    case 6: String(name.prefix(2))
    case 5: String(name.prefix(1))
    default: name
    }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
  }
}
