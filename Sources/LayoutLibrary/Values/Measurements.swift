/// Amounts with units, and how American English spells them. A locale's own units take the place of others, as Foundation does
/// unless it is told to keep those that are provided; units whose replacement depends on more than the unit are not here.
extension LibraryEntry {
  static let measurements = LibraryEntry(
    interface: """
      /// A unit of something that can be measured.
      protocol Dimension: Hashable {
        var symbol: String { get }
        /// How much of the base unit it is; negative where more of it is less of what it measures.
        var _factor: Double { get }
        var _zero: Double { get }
        /// How it is written out and in short: several, and one where that differs by more than an `s`.
        var _name: String { get }
        var _short: String { get }
        /// The units that an American reader expects, the largest first.
        var _local: [Self] { get }
        static func baseUnit() -> Self
      }
      typealias Unit = Dimension
      extension Dimension {
        var _zero: Double { 0 }
        var _local: [Self] {
          _fail("which units of this kind readers expect is not known; 'usage: .asProvided' keeps the given one")
          return []
        }
        var converter: UnitConverter { UnitConverter(_factor: _factor, _zero: _zero) }
        func _inBase(_ value: Double) -> Double { converter.baseUnitValue(fromValue: value) }
        func _spelled(_ number: String) -> String {
          if _name.isEmpty { _fail("how the unit '\\(symbol)' is written out is not known") }
          let names = _name.split(separator: "/")
          if number != "1" { return String(names[0]) }
          if names.count > 1 { return String(names[1]) }
          return _name.hasSuffix("s") ? String(_name.dropLast()) : _name
        }
        var _abbreviated: String {
          if _name.isEmpty { _fail("how the unit '\\(symbol)' is abbreviated is not known") }
          return _short.isEmpty ? symbol : _short
        }
      }
      /// How amounts of a unit come from those of its base unit.
      struct UnitConverter: Hashable {
        var _factor: Double
        var _zero: Double
        var coefficient: Double { _factor }
        var constant: Double { _zero }
        func baseUnitValue(fromValue value: Double) -> Double {
          _factor < 0 ? -_factor / value : value * _factor + _zero
        }
        func value(fromBaseUnitValue base: Double) -> Double {
          _factor < 0 ? -_factor / base : (base - _zero) / _factor
        }
      }
      typealias UnitConverterLinear = UnitConverter
      /// An amount of a unit.
      @_likeOwn struct Measurement<UnitType: Dimension>: Hashable, Comparable, Codable, CustomStringConvertible {
        var value: Double
        let unit: UnitType
        init(value: Double, unit: UnitType) {
          self.value = value
          self.unit = unit
        }
        func converted(to other: UnitType) -> Measurement<UnitType> {
          if unit == other { return self }
          let base = unit._inBase(value)
          let isBase = other == UnitType.baseUnit()
          return Measurement(value: isBase ? base : other.converter.value(fromBaseUnitValue: base), unit: other)
        }
        mutating func convert(to other: UnitType) { self = converted(to: other) }
        var description: String { String(value) + " " + unit.symbol }
        func hash(into hasher: inout Hasher) { hasher.combine(unit._inBase(value)) }
        static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
          lhs.unit == rhs.unit
            ? lhs.value == rhs.value : lhs.unit._inBase(lhs.value) == rhs.unit._inBase(rhs.value)
        }
        static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
          lhs.unit == rhs.unit
            ? lhs.value < rhs.value : lhs.unit._inBase(lhs.value) < rhs.unit._inBase(rhs.value)
        }
        static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
          if lhs.unit == rhs.unit { return Measurement(value: lhs.value + rhs.value, unit: lhs.unit) }
          return Measurement(
            value: lhs.unit._inBase(lhs.value) + rhs.unit._inBase(rhs.value), unit: UnitType.baseUnit())
        }
        static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
          if lhs.unit == rhs.unit { return Measurement(value: lhs.value - rhs.value, unit: lhs.unit) }
          return Measurement(
            value: lhs.unit._inBase(lhs.value) - rhs.unit._inBase(rhs.value), unit: UnitType.baseUnit())
        }
        static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
          Measurement(value: lhs.value * rhs, unit: lhs.unit)
        }
        static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
          Measurement(value: lhs * rhs.value, unit: rhs.unit)
        }
        static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
          Measurement(value: lhs.value / rhs, unit: lhs.unit)
        }
        static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
          Measurement(value: lhs / rhs.value, unit: rhs.unit)
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
        enum Usage {
          case general, asProvided, weather, food, liquid, workout, road, person, personHeight, personWeight, focalLength
          case snowfall, rainfall, visibility, barometric, wind, fluid
        }
        static func measurement(
          width: UnitWidth, usage: Usage = .general, numberFormatStyle: NumberFormatStyle? = nil
        ) -> MeasurementFormatStyle {
          MeasurementFormatStyle(_width: width, _usage: usage, _number: numberFormatStyle)
        }
        func _spell<U: Dimension>(_ amount: Measurement<U>, _ original: Measurement<U>) -> String {
          switch _usage {
          case .general, .asProvided, .weather: break
          default: return _missing("this usage of a measurement")
          }
          var number = ""
          if let style = _number {
            number = style.format(amount.value)
          } else if _usage == .asProvided {
            number = _formatted(amount.value, 0, 6, true)
          } else {
            number = _formatted(amount.value, 0, amount.value.magnitude >= 10 ? 0 : 1, true)
          }
          let unit = amount.unit._abbreviated
          let isDegree = amount.unit.symbol.hasPrefix("°")
          switch _width {
          case .wide: return number + " " + amount.unit._spelled(number)
          case .abbreviated: return number + (unit.hasPrefix("°") ? "" : " ") + unit
          case .narrow: return number + (isDegree ? "°" : unit)
          }
        }
      }
      extension Text {
        init<U: Dimension>(_ amount: Measurement<U>, format: MeasurementFormatStyle) {
          self = Text(verbatim: amount.formatted(format))
        }
      }
      extension LabeledContent {
        init<U: Dimension>(_ title: some StringProtocol, value: Measurement<U>, format: MeasurementFormatStyle) {
          self.init(title, value: value.formatted(format))
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
          if unitStyle == .long { return number + " " + shown.unit._spelled(number) }
          let unit = shown.unit._abbreviated
          return number + (unit.hasPrefix("°") || unitStyle == .short ? "" : " ") + unit
        }
      }
      """)
}
