/// Formatters that spell an amount of a unit as American English does, without taking another unit for it.
extension LibraryEntry {
  static let amountFormatters = LibraryEntry(
    interface: """
      /// Writes lengths.
      class LengthFormatter: Formatter {
        enum UnitStyle { case short, medium, long }
        enum Unit: Int { case millimeter, centimeter, meter, kilometer, inch, foot, yard, mile }
        var unitStyle: UnitStyle = .medium
        var numberFormatter = NumberFormatter()
        init() { numberFormatter.numberStyle = .decimal }
        func string(fromValue value: Double, unit: Unit) -> String {
          let number = numberFormatter._text(value)
          switch unitStyle {
          case .short: return number + ["mm", "cm", "m", "km", "″", "′", "yd", "mi"][unit.rawValue]
          case .medium: return number + " " + unitString(fromValue: value, unit: unit)
          case .long: return number + " " + unitString(fromValue: value, unit: unit)
          }
        }
        func unitString(fromValue value: Double, unit: Unit) -> String {
          if unitStyle == .medium { return ["mm", "cm", "m", "km", "in", "ft", "yd", "mi"][unit.rawValue] }
          if unitStyle == .short { return ["mm", "cm", "m", "km", "″", "′", "yd", "mi"][unit.rawValue] }
          if value == 1 {
            return ["millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile"][unit.rawValue]
          }
          return [
            "millimeters", "centimeters", "meters", "kilometers", "inches", "feet", "yards", "miles",
          ][unit.rawValue]
        }
      }
      """)
}
