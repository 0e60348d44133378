/// Formatters of numbers and measures as models keep them, in the words and signs of American English.
extension LibraryEntry {
  static let formatters = LibraryEntry(
    interface: """
      /// A number in an object.
      struct NSNumber: Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        var doubleValue: Double
        init(integerLiteral value: Int) { doubleValue = Double(value) }
        init(floatLiteral value: Double) { doubleValue = value }
        init(value: Double) { doubleValue = value }
        init(value: Int) { doubleValue = Double(value) }
        init(value: Bool) { doubleValue = value ? 1 : 0 }
        init(_bridging value: Double) { doubleValue = value }
        init(_bridging value: Int) { doubleValue = Double(value) }
        init(_bridging value: Bool) { doubleValue = value ? 1 : 0 }
        var intValue: Int { Int(doubleValue) }
        var floatValue: Double { doubleValue }
        var boolValue: Bool { doubleValue != 0 }
        var stringValue: String {
          doubleValue == doubleValue.rounded() && doubleValue.magnitude < 1e15
            ? String(Int(doubleValue)) : String(doubleValue)
        }
        var description: String { stringValue }
      }
      /// Writes numbers.
      class NumberFormatter: Formatter {
        var numberStyle: Style = .none
        var minimumFractionDigits = 0
        var maximumFractionDigits: Int = -1
        var minimumIntegerDigits = 1
        var usesGroupingSeparator = true
        var groupingSeparator = ","
        var decimalSeparator = "."
        var currencyCode = "USD"
        var currencySymbol = "$"
        var locale: Locale? = nil
        var positivePrefix = ""
        var zeroSymbol: String? = nil
        var allowsFloats = true
        var minimum: NSNumber? = nil
        var maximum: NSNumber? = nil
        var roundingMode: RoundingMode = .halfEven
        init() {}
        enum Style { case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyAccounting }
        enum RoundingMode { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
        func string(from number: NSNumber) -> String? { _text(number.doubleValue) }
        func string(for value: Any?) -> String? {
          if let number = value as? NSNumber { return _text(number.doubleValue) }
          if let number = value as? Int { return _text(Double(number)) }
          if let number = value as? CGFloat { return _text(Double(number)) }
          return (value as? Double).map { _text($0) }
        }
        func number(from text: String) -> NSNumber? {
          let value = Double(text.replacingOccurrences(of: ",", with: ""))
          return value == nil ? nil : NSNumber(value: value!)
        }
        func _text(_ value: Double) -> String {
          let most = maximumFractionDigits >= 0 ? maximumFractionDigits : _digits
          let least = min(numberStyle == .currency && maximumFractionDigits < 0 ? 2 : minimumFractionDigits, most)
          let factor: Double = numberStyle == .percent ? 100 : 1
          let isGrouped = numberStyle != .none && usesGroupingSeparator
          let digits = _formatted(value.magnitude * factor, least, most, isGrouped)
          let sign = value < 0 ? "-" : positivePrefix
          switch numberStyle {
          case .currency, .currencyAccounting: return sign + currencySymbol + digits
          case .percent: return sign + digits + "%"
          default: return sign + digits
          }
        }
        var _digits: Int {
          switch numberStyle {
          case .none, .percent: return 0
          case .currency, .currencyAccounting: return 2
          default: return 3
          }
        }
      }
      extension Text {
        init(_ number: NSNumber, formatter: NumberFormatter) {
          self = Text(verbatim: formatter.string(from: number) ?? "")
        }
        init(_ number: Double, formatter: NumberFormatter) { self = Text(verbatim: formatter.string(for: number) ?? "") }
      }
      extension NSNumber {
        func _interpolation(formatter: NumberFormatter) -> String { formatter.string(from: self) ?? "" }
      }
      extension Int {
        func _interpolation(formatter: NumberFormatter) -> String { formatter._text(Double(self)) }
      }
      extension Double {
        func _interpolation(formatter: NumberFormatter) -> String { formatter._text(self) }
      }
      extension Double {
        init(truncating number: NSNumber) { self = number.doubleValue }
        init?(exactly value: Int) { self = Double(value) }
      }
      """)
}
