/// Dates as text by the patterns of Unicode's technical standard 35: the letters that layouts use, in English, by the
/// Gregorian calendar at Greenwich.
enum DateText {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// A moment, in seconds from the start of 2001, taken apart.
  private struct Parts {
    var year = 0
    var month = 0
    var day = 0
    var dayOfYear = 0
    var weekday = 0
    var seconds = 0
  }

  static func format(_ seconds: Double, _ pattern: String) -> String {
    let parts = parts(of: seconds)
    var result: [UInt8] = []
    let bytes = Array(pattern.utf8)
    var position = 0
    var isQuoted = false
    while position < bytes.count {
      let byte = bytes[position]
      var end = position + 1
      if byte == UInt8(ascii: "'") {
        isQuoted.toggle()
      } else if isQuoted || !isLetter(byte) {
        result.append(byte)
      } else {
        while end < bytes.count, bytes[end] == byte { end += 1 }
        result.append(contentsOf: field(byte, end - position, parts).utf8)
      }
      position = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  /// Days are counted from 1 March of year 0, so that the leap day is a year's last.
  private static func parts(of seconds: Double) -> Parts {
    let limit = 1e13
    let total = Int(min(max(seconds.isNaN ? 0 : seconds, -limit), limit).rounded(.down))
    var parts = Parts()
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
    let hour = parts.seconds / 3600
    switch letter {
    case UInt8(ascii: "y"), UInt8(ascii: "Y"):
      return count == 2 ? padded(parts.year % 100, 2) : padded(parts.year, count)
    case UInt8(ascii: "M"), UInt8(ascii: "L"): return name(months[parts.month - 1], parts.month, count)
    case UInt8(ascii: "d"): return padded(parts.day, count)
    case UInt8(ascii: "D"): return padded(parts.dayOfYear, count)
    case UInt8(ascii: "E"), UInt8(ascii: "c"): return name(weekdays[parts.weekday], parts.weekday, max(count, 3))
    case UInt8(ascii: "e"): return padded(parts.weekday + 1, count)
    case UInt8(ascii: "H"): return padded(hour, count)
    case UInt8(ascii: "h"): return padded((hour + 11) % 12 + 1, count)
    case UInt8(ascii: "m"): return padded(parts.seconds / 60 % 60, count)
    case UInt8(ascii: "s"): return padded(parts.seconds % 60, count)
    case UInt8(ascii: "a"): return hour < 12 ? "AM" : "PM"
    case UInt8(ascii: "z"), UInt8(ascii: "Z"): return "GMT"
    default: return ""
    }
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
