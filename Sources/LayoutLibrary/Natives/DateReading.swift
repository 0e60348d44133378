/// Dates read from text by the patterns that ``DateText`` writes them with: what stands for a field is a number, a name in
/// English or a difference from Greenwich, spaces may be more or fewer, and what does not fit gives no date. Fields that a
/// pattern lacks are those of the start of the year 2000, as in Foundation.
struct DateReading {
  private var text: Substring
  private var year = 2000
  private var month = 1
  private var day = 1
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var fraction = 0.0
  private var isAfternoon: Bool?
  /// Seconds east of Greenwich.
  private var offset = 0

  private init(_ text: String) { self.text = text[...] }

  /// Seconds from the start of 2001; nil where the text is not of the pattern.
  static func seconds(_ text: String, _ pattern: String) -> Double? {
    var reading = DateReading(text)
    let fields = fields(of: pattern)
    for (index, field) in fields.enumerated() {
      let isFollowed = index + 1 < fields.count && fields[index + 1].isNumber
      guard reading.read(field, isFollowed: isFollowed) else { return nil }
    }
    reading.skipSpaces()
    return reading.text.isEmpty ? reading.total : nil
  }

  // MARK: Patterns

  /// The first letter of a pattern for what is written but not read: weeks, quarters, eras.
  static func unknownLetter(_ pattern: String) -> String? {
    fields(of: pattern).first { !$0.isLiteral && !"yuMLdHhmsSaEczZXxOV".contains($0.letter) }.map { String($0.letter) }
  }

  /// A run of a pattern's letters, or one character that stands for itself.
  private struct Field {
    var letter: Character
    var count: Int
    var isLiteral: Bool

    /// Whether only its width tells where its digits end when another one follows.
    var isNumber: Bool { !isLiteral && ("yudDHhkKmsS".contains(letter) || "ML".contains(letter) && count < 3) }
  }

  private static func fields(of pattern: String) -> [Field] {
    var fields: [Field] = []
    var isQuoted = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if isQuoted || !character.isLetter {
        fields.append(Field(letter: character, count: 1, isLiteral: true))
      } else if let last = fields.last, !last.isLiteral, last.letter == character {
        fields[fields.count - 1].count += 1
      } else {
        fields.append(Field(letter: character, count: 1, isLiteral: false))
      }
    }
    return fields
  }

  // MARK: Fields

  private mutating func read(_ field: Field, isFollowed: Bool) -> Bool {
    if field.isLiteral { return skip(field.letter) }
    skipSpaces()
    let width = isFollowed ? field.count : nil
    switch field.letter {
    case "y", "u": return readYear(width, isShort: field.count == 2)
    case "M" where field.count > 2, "L" where field.count > 2: return readMonth()
    case "S": return readFraction()
    case "a": return readHalf()
    case "E", "c": return DateText.weekdays.contains { skip(name: $0) }
    case "M", "L", "d", "H", "h", "m", "s": return readNumber(field.letter, width)
    default: return readZone()
    }
  }

  private mutating func readNumber(_ letter: Character, _ width: Int?) -> Bool {
    guard let value = digits(width), let range = Self.ranges.first(where: { $0.letters.contains(letter) })?.range,
      range.contains(value)
    else { return false }
    switch letter {
    case "d": day = value
    case "H": hour = value
    case "h": hour = value % 12 + (isAfternoon == true ? 12 : 0)
    case "m": minute = value
    case "s": second = value
    default: month = value
    }
    return true
  }

  private static let ranges: [(letters: String, range: ClosedRange<Int>)] = [
    ("ML", 1...12), ("d", 1...31), ("H", 0...23), ("h", 1...12), ("ms", 0...59),
  ]

  /// Two digits are a year of the hundred around the layout's present: 1944 to 2043.
  private mutating func readYear(_ width: Int?, isShort: Bool) -> Bool {
    let length = text.prefix { $0.isASCII && $0.isNumber }.count
    guard let value = digits(width) else { return false }
    year = isShort && length == 2 ? (value < 44 ? 2000 : 1900) + value : value
    return true
  }

  private mutating func readMonth() -> Bool {
    for (index, name) in DateText.months.enumerated() where skip(name: name) {
      month = index + 1
      return true
    }
    return false
  }

  private mutating func readFraction() -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return false }
    text = text.dropFirst(digits.count)
    fraction = digits.reversed().reduce(0) { ($0 + Double($1.wholeNumberValue ?? 0)) / 10 }
    return true
  }

  private mutating func readHalf() -> Bool {
    guard let half = ["AM", "PM"].first(where: { skip(name: $0) }) else { return false }
    isAfternoon = half == "PM"
    if isAfternoon == true, hour < 12 { hour += 12 }
    return true
  }

  private mutating func readZone() -> Bool {
    let isNamed = ["GMT", "UTC", "Z"].contains { skip(name: $0) }
    guard let sign = text.first, sign == "+" || sign == "-" else { return isNamed }
    text = text.dropFirst()
    guard let hours = digits(2) else { return false }
    if text.first == ":" { text = text.dropFirst() }
    let minutes = digits(2) ?? 0
    offset = (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
    return hours < 24 && minutes < 60
  }

  // MARK: Text

  private mutating func skipSpaces() { text = text.drop { $0.isWhitespace } }

  private mutating func skip(_ literal: Character) -> Bool {
    if literal.isWhitespace {
      skipSpaces()
      return true
    }
    skipSpaces()
    let isSeparator = literal == "-" || literal == "/"
    guard let first = text.first, first == literal || isSeparator && (first == "-" || first == "/") else {
      return false
    }
    text = text.dropFirst()
    return true
  }

  /// Passes a name in whole or its first three letters, in capitals or not.
  private mutating func skip(name: String) -> Bool {
    for spelling in [name, String(name.prefix(3))] where text.lowercased().hasPrefix(spelling.lowercased()) {
      text = text.dropFirst(spelling.count)
      return true
    }
    return false
  }

  private mutating func digits(_ width: Int?) -> Int? {
    let digits = text.prefix(width ?? 9).prefix { $0.isASCII && $0.isNumber }
    guard let value = Int(digits) else { return nil }
    text = text.dropFirst(digits.count)
    return value
  }

  // MARK: The moment

  private var total: Double? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    let before = year - 1
    let days = before * 365 + before / 4 - before / 100 + before / 400 + lengths[..<(month - 1)].reduce(0, +) + day - 1
    let seconds = (days - 730_485) * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Double(seconds) + fraction
  }
}
