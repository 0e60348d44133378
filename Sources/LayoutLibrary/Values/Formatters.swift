/// Numbers as objects, and how texts show them by a formatter.
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
