/// The patterns that formatters write numbers by, as Unicode's technical standard 35 has them: `#,##0.00`, `¤#,##0.00`,
/// `0.###E0`. A pattern says which digits are shown and what stands around them; what is quoted stands for itself.
struct NumberPattern {
  /// What stands around the digits, in signs of the pattern: `¤` is still to become a currency's sign.
  var prefix = ""
  var suffix = ""
  /// The same of negative numbers, where the pattern says more than a sign.
  var negative: (prefix: String, suffix: String)?
  var integer = 0
  var fraction = 0...0
  var significant: ClosedRange<Int>?
  /// How many digits are a group, and the ones before the first; none if zero.
  var group = 0
  var secondGroup = 0
  var isScientific = false
  /// Why the pattern can't be followed.
  var problem: String?

  init(_ pattern: String) {
    let parts = Self.parts(of: pattern)
    var positive = Self.cut(parts[0])
    prefix = positive.prefix
    suffix = positive.suffix
    if parts.count > 1 {
      let other = Self.cut(parts[1])
      negative = (other.prefix, other.suffix)
    }
    if let exponent = positive.digits.firstIndex(of: "E") {
      isScientific = true
      if positive.digits[exponent...] != ["E", "0"] { problem = "this exponent in the pattern of a number" }
      positive.digits.removeSubrange(exponent...)
    }
    read(positive.digits)
  }

  private mutating func read(_ digits: [Character]) {
    let whole = digits.prefix { $0 != "." }
    let rest = digits.dropFirst(whole.count + 1)
    integer = whole.filter { $0 == "0" }.count
    fraction = rest.filter { $0 == "0" }.count...max(rest.count, 0)
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      group = groups[groups.count - 1].count
      secondGroup = groups.count > 2 ? groups[groups.count - 2].count : group
    }
    let least = whole.filter { $0 == "@" }.count
    if least > 0 {
      let places = whole.drop { $0 != "@" }.filter { $0 != "," }.count
      significant = least...max(least, places)
    }
    let isEngineering = isScientific && whole.count > 1
    if isEngineering || digits.contains(where: { $0 >= "1" && $0 <= "9" }) {
      problem = (isEngineering ? "an exponent in steps" : "an increment") + " in the pattern of a number"
    }
  }

  /// What stands before, among and behind the digits. Signs that are quoted come behind an escape.
  private static func cut(_ text: [Character]) -> (prefix: String, digits: [Character], suffix: String) {
    var prefix = ""
    var digits: [Character] = []
    var suffix = ""
    var position = 0
    while position < text.count {
      let character = text[position]
      let isQuoted = character == escape
      if !isQuoted, suffix.isEmpty, "#0,.@123456789".contains(character) || character == "E" && !digits.isEmpty {
        digits.append(character)
      } else {
        let piece = isQuoted ? String([character, text[position + 1]]) : String(character)
        if digits.isEmpty { prefix += piece } else { suffix += piece }
      }
      position += isQuoted ? 2 : 1
    }
    return (prefix, digits, suffix)
  }

  /// Stands before a character that means itself.
  static let escape: Character = "\u{1}"

  /// The patterns of positive and of negative numbers, without quotes.
  private static func parts(of pattern: String) -> [[Character]] {
    var parts: [[Character]] = [[]]
    var isQuoted = false
    let text = Array(pattern)
    for (index, character) in text.enumerated() {
      if character == "'" {
        if index > 0, text[index - 1] == "'", isQuoted { parts[parts.count - 1] += [escape, "'"] }
        isQuoted.toggle()
      } else if character == ";", !isQuoted {
        parts.append([])
      } else {
        parts[parts.count - 1] += isQuoted ? [escape, character] : [character]
      }
    }
    return parts
  }
}
