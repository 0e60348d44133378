/// Units of lengths, masses, temperatures and the other quantities of everyday life, with Foundation's symbols and factors.
/// A name stands where it is known how American English spells the unit.
extension LibraryEntry {
  static let everydayUnits = LibraryEntry(
    interface: """
      struct UnitLength: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitLength] { [.miles, .feet, .inches] }
        static func baseUnit() -> UnitLength { .meters }
        static var megameters: UnitLength { UnitLength(symbol: "Mm", _factor: 1000000) }
        static var kilometers: UnitLength { UnitLength(symbol: "km", _factor: 1000, _name: "kilometers") }
        static var hectometers: UnitLength { UnitLength(symbol: "hm", _factor: 100) }
        static var decameters: UnitLength { UnitLength(symbol: "dam", _factor: 10) }
        static var meters: UnitLength { UnitLength(symbol: "m", _factor: 1, _name: "meters") }
        static var decimeters: UnitLength { UnitLength(symbol: "dm", _factor: 0.1, _name: "decimeters") }
        static var centimeters: UnitLength { UnitLength(symbol: "cm", _factor: 0.01, _name: "centimeters") }
        static var millimeters: UnitLength { UnitLength(symbol: "mm", _factor: 0.001, _name: "millimeters") }
        static var micrometers: UnitLength { UnitLength(symbol: "µm", _factor: 1e-06) }
        static var nanometers: UnitLength { UnitLength(symbol: "nm", _factor: 1e-09, _name: "nanometers") }
        static var picometers: UnitLength { UnitLength(symbol: "pm", _factor: 1e-12, _name: "picometers") }
        static var inches: UnitLength { UnitLength(symbol: "in", _factor: 0.0254, _name: "inches/inch") }
        static var feet: UnitLength { UnitLength(symbol: "ft", _factor: 0.3048, _name: "feet/foot") }
        static var yards: UnitLength { UnitLength(symbol: "yd", _factor: 0.9144, _name: "yards") }
        static var miles: UnitLength { UnitLength(symbol: "mi", _factor: 1609.34, _name: "miles") }
        static var scandinavianMiles: UnitLength { UnitLength(symbol: "smi", _factor: 10000) }
        static var lightyears: UnitLength { UnitLength(symbol: "ly", _factor: 9461000000000000) }
        static var nauticalMiles: UnitLength { UnitLength(symbol: "NM", _factor: 1852, _name: "nautical miles") }
        static var fathoms: UnitLength { UnitLength(symbol: "ftm", _factor: 1.8288) }
        static var furlongs: UnitLength { UnitLength(symbol: "fur", _factor: 201.168) }
        static var astronomicalUnits: UnitLength { UnitLength(symbol: "ua", _factor: 149600000000) }
        static var parsecs: UnitLength { UnitLength(symbol: "pc", _factor: 3.086e+16) }
      }
      struct UnitMass: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitMass] { [.pounds, .ounces] }
        static func baseUnit() -> UnitMass { .kilograms }
        static var kilograms: UnitMass { UnitMass(symbol: "kg", _factor: 1, _name: "kilograms") }
        static var grams: UnitMass { UnitMass(symbol: "g", _factor: 0.001, _name: "grams") }
        static var decigrams: UnitMass { UnitMass(symbol: "dg", _factor: 0.0001) }
        static var centigrams: UnitMass { UnitMass(symbol: "cg", _factor: 1e-05) }
        static var milligrams: UnitMass { UnitMass(symbol: "mg", _factor: 1e-06, _name: "milligrams") }
        static var micrograms: UnitMass { UnitMass(symbol: "µg", _factor: 1e-09) }
        static var nanograms: UnitMass { UnitMass(symbol: "ng", _factor: 1e-12) }
        static var picograms: UnitMass { UnitMass(symbol: "pg", _factor: 1e-15) }
        static var ounces: UnitMass { UnitMass(symbol: "oz", _factor: 0.0283495, _name: "ounces") }
        static var pounds: UnitMass { UnitMass(symbol: "lb", _factor: 0.453592, _name: "pounds") }
        static var stones: UnitMass { UnitMass(symbol: "st", _factor: 0.157473) }
        static var metricTons: UnitMass { UnitMass(symbol: "t", _factor: 1000) }
        static var shortTons: UnitMass { UnitMass(symbol: "ton", _factor: 907.185) }
        static var carats: UnitMass { UnitMass(symbol: "ct", _factor: 0.0002) }
        static var ouncesTroy: UnitMass { UnitMass(symbol: "oz t", _factor: 0.03110348) }
        static var slugs: UnitMass { UnitMass(symbol: "slug", _factor: 14.5939) }
      }
      struct UnitTemperature: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _zero: Double = 0
        var _local: [UnitTemperature] { [.fahrenheit] }
        static func baseUnit() -> UnitTemperature { .kelvin }
        static var kelvin: UnitTemperature { UnitTemperature(symbol: "K", _factor: 1, _name: "kelvins", _zero: 0) }
        static var celsius: UnitTemperature {
          UnitTemperature(symbol: "°C", _factor: 1, _name: "degrees Celsius/degree Celsius", _zero: 273.15)
        }
        static var fahrenheit: UnitTemperature {
          UnitTemperature(symbol: "°F", _factor: 0.55555555555556, _name: "degrees Fahrenheit/degree Fahrenheit", _zero: 255.37222222222428)
        }
      }
      struct UnitSpeed: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitSpeed] { [.milesPerHour] }
        static func baseUnit() -> UnitSpeed { .metersPerSecond }
        static var metersPerSecond: UnitSpeed {
          UnitSpeed(symbol: "m/s", _factor: 1, _name: "meters per second/meter per second")
        }
        static var kilometersPerHour: UnitSpeed {
          UnitSpeed(symbol: "km/h", _factor: 0.277778, _name: "kilometers per hour/kilometer per hour")
        }
        static var milesPerHour: UnitSpeed {
          UnitSpeed(symbol: "mph", _factor: 0.44704, _name: "miles per hour/mile per hour")
        }
        static var knots: UnitSpeed { UnitSpeed(symbol: "kn", _factor: 0.514444, _name: "knots") }
      }
      struct UnitDuration: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitDuration] { [] }
        static func baseUnit() -> UnitDuration { .seconds }
        static var hours: UnitDuration { UnitDuration(symbol: "hr", _factor: 3600, _name: "hours", _short: "hr") }
        static var minutes: UnitDuration { UnitDuration(symbol: "min", _factor: 60, _name: "minutes") }
        static var seconds: UnitDuration { UnitDuration(symbol: "sec", _factor: 1, _name: "seconds") }
        static var milliseconds: UnitDuration { UnitDuration(symbol: "ms", _factor: 0.001, _name: "milliseconds") }
        static var microseconds: UnitDuration { UnitDuration(symbol: "µs", _factor: 1e-06) }
        static var nanoseconds: UnitDuration { UnitDuration(symbol: "ns", _factor: 1e-09, _name: "nanoseconds") }
        static var picoseconds: UnitDuration { UnitDuration(symbol: "ps", _factor: 1e-12) }
      }
      struct UnitArea: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        static func baseUnit() -> UnitArea { .squareMeters }
        static var squareMegameters: UnitArea { UnitArea(symbol: "Mm²", _factor: 1000000000000) }
        static var squareKilometers: UnitArea { UnitArea(symbol: "km²", _factor: 1000000) }
        static var squareMeters: UnitArea { UnitArea(symbol: "m²", _factor: 1) }
        static var squareCentimeters: UnitArea { UnitArea(symbol: "cm²", _factor: 0.0001) }
        static var squareMillimeters: UnitArea { UnitArea(symbol: "mm²", _factor: 1e-06) }
        static var squareMicrometers: UnitArea { UnitArea(symbol: "µm²", _factor: 1e-12) }
        static var squareNanometers: UnitArea { UnitArea(symbol: "nm²", _factor: 1e-18) }
        static var squareInches: UnitArea { UnitArea(symbol: "in²", _factor: 0.00064516) }
        static var squareFeet: UnitArea { UnitArea(symbol: "ft²", _factor: 0.092903) }
        static var squareYards: UnitArea { UnitArea(symbol: "yd²", _factor: 0.836127) }
        static var squareMiles: UnitArea { UnitArea(symbol: "mi²", _factor: 2590000) }
        static var acres: UnitArea { UnitArea(symbol: "ac", _factor: 4046.86) }
        static var ares: UnitArea { UnitArea(symbol: "a", _factor: 100) }
        static var hectares: UnitArea { UnitArea(symbol: "ha", _factor: 10000) }
      }
      struct UnitVolume: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        static func baseUnit() -> UnitVolume { .liters }
        static var megaliters: UnitVolume { UnitVolume(symbol: "ML", _factor: 1000000) }
        static var kiloliters: UnitVolume { UnitVolume(symbol: "kL", _factor: 1000) }
        static var liters: UnitVolume { UnitVolume(symbol: "L", _factor: 1, _name: "liters") }
        static var deciliters: UnitVolume { UnitVolume(symbol: "dl", _factor: 0.1) }
        static var centiliters: UnitVolume { UnitVolume(symbol: "cL", _factor: 0.01) }
        static var milliliters: UnitVolume { UnitVolume(symbol: "mL", _factor: 0.001, _name: "milliliters") }
        static var cubicKilometers: UnitVolume { UnitVolume(symbol: "km³", _factor: 1000000000000) }
        static var cubicMeters: UnitVolume { UnitVolume(symbol: "m³", _factor: 1000) }
        static var cubicDecimeters: UnitVolume { UnitVolume(symbol: "dm³", _factor: 1) }
        static var cubicCentimeters: UnitVolume { UnitVolume(symbol: "cm³", _factor: 0.001) }
        static var cubicMillimeters: UnitVolume { UnitVolume(symbol: "mm³", _factor: 1e-06) }
        static var cubicInches: UnitVolume { UnitVolume(symbol: "in³", _factor: 0.0163871) }
        static var cubicFeet: UnitVolume { UnitVolume(symbol: "ft³", _factor: 28.3168) }
        static var cubicYards: UnitVolume { UnitVolume(symbol: "yd³", _factor: 764.555) }
        static var cubicMiles: UnitVolume { UnitVolume(symbol: "mi³", _factor: 4168000000000) }
        static var acreFeet: UnitVolume { UnitVolume(symbol: "af", _factor: 1233000) }
        static var bushels: UnitVolume { UnitVolume(symbol: "bsh", _factor: 35.2391) }
        static var teaspoons: UnitVolume { UnitVolume(symbol: "tsp", _factor: 0.00492892, _name: "teaspoons") }
        static var tablespoons: UnitVolume { UnitVolume(symbol: "tbsp", _factor: 0.0147868, _name: "tablespoons") }
        static var fluidOunces: UnitVolume { UnitVolume(symbol: "fl oz", _factor: 0.0295735, _name: "fluid ounces") }
        static var cups: UnitVolume { UnitVolume(symbol: "cup", _factor: 0.24) }
        static var pints: UnitVolume { UnitVolume(symbol: "pt", _factor: 0.473176, _name: "pints") }
        static var quarts: UnitVolume { UnitVolume(symbol: "qt", _factor: 0.946353, _name: "quarts") }
        static var gallons: UnitVolume {
          UnitVolume(symbol: "gal", _factor: 3.78541, _name: "gallons", _short: "gal")
        }
        static var imperialTeaspoons: UnitVolume { UnitVolume(symbol: "tsp Imperial", _factor: 0.00591939) }
        static var imperialTablespoons: UnitVolume { UnitVolume(symbol: "tbsp Imperial", _factor: 0.0177582) }
        static var imperialFluidOunces: UnitVolume { UnitVolume(symbol: "fl oz Imperial", _factor: 0.0284131) }
        static var imperialPints: UnitVolume { UnitVolume(symbol: "pt Imperial", _factor: 0.568261) }
        static var imperialQuarts: UnitVolume { UnitVolume(symbol: "qt Imperial", _factor: 1.13652) }
        static var imperialGallons: UnitVolume { UnitVolume(symbol: "gal Imperial", _factor: 4.54609) }
        static var metricCups: UnitVolume { UnitVolume(symbol: "metric cup Imperial", _factor: 0.25) }
      }
      struct UnitAngle: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitAngle] { [] }
        static func baseUnit() -> UnitAngle { .degrees }
        static var degrees: UnitAngle { UnitAngle(symbol: "°", _factor: 1, _name: "degrees", _short: "deg") }
        static var arcMinutes: UnitAngle { UnitAngle(symbol: "ʹ", _factor: 0.016666666666666666) }
        static var arcSeconds: UnitAngle { UnitAngle(symbol: "ʹʹ", _factor: 0.0002777777777777778) }
        static var radians: UnitAngle { UnitAngle(symbol: "rad", _factor: 57.29577951308232) }
        static var gradians: UnitAngle { UnitAngle(symbol: "grad", _factor: 0.9) }
        static var revolutions: UnitAngle { UnitAngle(symbol: "rev", _factor: 360) }
      }
      """)
}
