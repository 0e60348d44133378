/// Whole numbers in English words, as the formatters of Foundation spell them out.
enum NumberWords {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  private static let steps: [(size: Int64, name: String)] = [
    (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"),
    (100, "hundred"),
  ]

  /// A number as Swift prints it; nil where it is too large, or written with a power of ten.
  static func text(_ number: String) -> String? {
    if number.hasPrefix("-") { return text(String(number.dropFirst())).map { "minus " + $0 } }
    let parts = number.split(separator: ".")
    guard let whole = parts.first.flatMap({ Int64($0) }), whole < 1_000_000_000_000_000 else { return nil }
    guard parts.count == 2, parts[1].utf8.elementsEqual("0".utf8) == false else { return words(whole) }
    var text = words(whole) + " point"
    for digit in parts[1] {
      guard let value = digit.wholeNumberValue else { return nil }
      text += " " + small[value]
    }
    return text
  }

  private static func words(_ number: Int64) -> String {
    for step in steps where number >= step.size {
      let rest = number % step.size
      return words(number / step.size) + " " + step.name + (rest == 0 ? "" : " " + words(rest))
    }
    if number < 20 { return small[Int(number)] }
    return tens[Int(number / 10)] + (number % 10 == 0 ? "" : "-" + small[Int(number % 10)])
  }
}
