/// Amounts with units, and how American English spells them. A locale's own units take the place of others, as Foundation does
/// unless it is told to keep those that are provided; units whose replacement depends on more than the unit are not here.
extension LibraryEntry {
  static let measurements = LibraryEntry(
    interface: """
      /// A unit of something that can be measured.
      protocol Dimension: Hashable {
        var symbol: String { get }
        var _factor: Double { get }
        var _zero: Double { get }
        var _name: String { get }
        /// The units that an American reader expects, the largest first.
        var _local: [Self] { get }
      }
      typealias Unit = Dimension
      /// An amount of a unit.
      struct Measurement<UnitType: Dimension>: Hashable, Comparable, CustomStringConvertible {
        var value: Double
        let unit: UnitType
        init(value: Double, unit: UnitType) {
          self.value = value
          self.unit = unit
        }
        func converted(to other: UnitType) -> Measurement<UnitType> {
          Measurement(value: (value * unit._factor + unit._zero - other._zero) / other._factor, unit: other)
        }
        var description: String { String(value) + " " + unit.symbol }
        mutating func convert(to other: UnitType) { self = converted(to: other) }
        static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
          lhs.value * lhs.unit._factor + lhs.unit._zero < rhs.value * rhs.unit._factor + rhs.unit._zero
        }
        static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
          Measurement(value: lhs.value + rhs.converted(to: lhs.unit).value, unit: lhs.unit)
        }
        static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
          Measurement(value: lhs.value - rhs.converted(to: lhs.unit).value, unit: lhs.unit)
        }
        static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
          Measurement(value: lhs.value * rhs, unit: lhs.unit)
        }
        func formatted() -> String { MeasurementFormatStyle(_width: .abbreviated)._spell(_localized, self) }
        func formatted(_ style: MeasurementFormatStyle) -> String {
          style._spell(style._usage == .asProvided ? self : _localized, self)
        }
        func _interpolation(format style: MeasurementFormatStyle) -> String { formatted(style) }
        /// The amount in the largest unit of the reader's that it fills.
        var _localized: Measurement<UnitType> {
          let units = unit._local
          if units.isEmpty || units.contains(unit) && units.count == 1 { return self }
          for local in units {
            let amount = converted(to: local)
            if amount.value.magnitude >= 1 { return amount }
          }
          return converted(to: units[units.count - 1])
        }
      }
      /// How an amount is spelled.
      struct MeasurementFormatStyle {
        var _width: UnitWidth
        var _usage: Usage = .general
        var _number: NumberFormatStyle? = nil
        enum UnitWidth { case wide, abbreviated, narrow }
        enum Usage { case general, asProvided, weather }
        static func measurement(
          width: UnitWidth, usage: Usage = .general, numberFormatStyle: NumberFormatStyle? = nil
        ) -> MeasurementFormatStyle {
          MeasurementFormatStyle(_width: width, _usage: usage, _number: numberFormatStyle)
        }
        func _spell<U: Dimension>(_ amount: Measurement<U>, _ original: Measurement<U>) -> String {
          var number = ""
          if let style = _number {
            number = style.format(amount.value)
          } else if _usage == .asProvided {
            number = _formatted(amount.value, 0, 6, true)
          } else {
            number = _formatted(amount.value, 0, amount.value.magnitude >= 10 ? 0 : 1, true)
          }
          let isDegree = amount.unit.symbol.hasPrefix("°")
          switch _width {
          case .wide:
            let name = amount.unit._name
            return number + " " + (number == "1" && name.hasSuffix("s") ? String(name.dropLast()) : name)
          case .abbreviated: return number + (isDegree ? "" : " ") + amount.unit.symbol
          case .narrow: return number + (isDegree ? "°" : amount.unit.symbol)
          }
        }
      }
      extension Text {
        init<U: Dimension>(_ amount: Measurement<U>, format: MeasurementFormatStyle) {
          self = Text(verbatim: amount.formatted(format))
        }
      }
      /// Writes amounts.
      class MeasurementFormatter: Formatter {
        var unitStyle: UnitStyle = .medium
        var unitOptions: UnitOptions = .localized
        var numberFormatter = NumberFormatter()
        var locale: Locale? = nil
        init() { numberFormatter.numberStyle = .decimal }
        enum UnitStyle { case short, medium, long }
        enum UnitOptions { case localized, providedUnit, naturalScale, temperatureWithoutUnit }
        func string<U: Dimension>(from amount: Measurement<U>) -> String {
          let shown = unitOptions == .localized ? amount._localized : amount
          let number = numberFormatter._text(shown.value)
          if unitOptions == .temperatureWithoutUnit { return number + "°" }
          if unitStyle == .long { return number + " " + shown.unit._name }
          let isTight = shown.unit.symbol.hasPrefix("°") || unitStyle == .short
          return number + (isTight ? "" : " ") + shown.unit.symbol
        }
      }
      struct UnitLength: Dimension {
        let symbol: String
        let _factor: Double
        let _name: String
        var _zero: Double { 0 }
        var _local: [UnitLength] { [.miles, .feet, .inches] }
        static var kilometers: UnitLength { UnitLength(symbol: "km", _factor: 1000, _name: "kilometers") }
        static var meters: UnitLength { UnitLength(symbol: "m", _factor: 1, _name: "meters") }
        static var centimeters: UnitLength { UnitLength(symbol: "cm", _factor: 0.01, _name: "centimeters") }
        static var millimeters: UnitLength { UnitLength(symbol: "mm", _factor: 0.001, _name: "millimeters") }
        static var miles: UnitLength { UnitLength(symbol: "mi", _factor: 1609.34, _name: "miles") }
        static var yards: UnitLength { UnitLength(symbol: "yd", _factor: 0.9144, _name: "yards") }
        static var feet: UnitLength { UnitLength(symbol: "ft", _factor: 0.3048, _name: "feet") }
        static var inches: UnitLength { UnitLength(symbol: "in", _factor: 0.0254, _name: "inches") }
      }
      struct UnitMass: Dimension {
        let symbol: String
        let _factor: Double
        let _name: String
        var _zero: Double { 0 }
        var _local: [UnitMass] { [.pounds, .ounces] }
        static var kilograms: UnitMass { UnitMass(symbol: "kg", _factor: 1, _name: "kilograms") }
        static var grams: UnitMass { UnitMass(symbol: "g", _factor: 0.001, _name: "grams") }
        static var milligrams: UnitMass { UnitMass(symbol: "mg", _factor: 0.000001, _name: "milligrams") }
        static var pounds: UnitMass { UnitMass(symbol: "lb", _factor: 0.453592, _name: "pounds") }
        static var ounces: UnitMass { UnitMass(symbol: "oz", _factor: 0.0283495, _name: "ounces") }
      }
      struct UnitTemperature: Dimension {
        let symbol: String
        let _factor: Double
        let _zero: Double
        let _name: String
        var _local: [UnitTemperature] { [.fahrenheit] }
        static var celsius: UnitTemperature {
          UnitTemperature(symbol: "°C", _factor: 1, _zero: 273.15, _name: "degrees Celsius")
        }
        static var fahrenheit: UnitTemperature {
          UnitTemperature(
            symbol: "°F", _factor: 0.55555555555556, _zero: 255.37222222222427, _name: "degrees Fahrenheit")
        }
        static var kelvin: UnitTemperature { UnitTemperature(symbol: "K", _factor: 1, _zero: 0, _name: "kelvins") }
      }
      struct UnitSpeed: Dimension {
        let symbol: String
        let _factor: Double
        let _name: String
        var _zero: Double { 0 }
        var _local: [UnitSpeed] { [.milesPerHour] }
        static var metersPerSecond: UnitSpeed {
          UnitSpeed(symbol: "m/s", _factor: 1, _name: "meters per second")
        }
        static var kilometersPerHour: UnitSpeed {
          UnitSpeed(symbol: "km/h", _factor: 0.277778, _name: "kilometers per hour")
        }
        static var milesPerHour: UnitSpeed {
          UnitSpeed(symbol: "mph", _factor: 0.44704, _name: "miles per hour")
        }
        static var knots: UnitSpeed { UnitSpeed(symbol: "kn", _factor: 0.514444, _name: "knots") }
      }
      struct UnitDuration: Dimension {
        let symbol: String
        let _factor: Double
        let _name: String
        var _zero: Double { 0 }
        var _local: [UnitDuration] { [] }
        static var hours: UnitDuration { UnitDuration(symbol: "hr", _factor: 3600, _name: "hours") }
        static var minutes: UnitDuration { UnitDuration(symbol: "min", _factor: 60, _name: "minutes") }
        static var seconds: UnitDuration { UnitDuration(symbol: "sec", _factor: 1, _name: "seconds") }
      }
      """)
}
