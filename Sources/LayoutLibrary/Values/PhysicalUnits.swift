/// Units of energy, power, pressure, data and electricity, with Foundation's symbols and factors. A name stands where it is
/// known how American English spells the unit.
extension LibraryEntry {
  static let physicalUnits = LibraryEntry(
    interface: """
      struct UnitEnergy: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        static func baseUnit() -> UnitEnergy { .joules }
        static var kilojoules: UnitEnergy { UnitEnergy(symbol: "kJ", _factor: 1000, _name: "kilojoules") }
        static var joules: UnitEnergy { UnitEnergy(symbol: "J", _factor: 1, _name: "joules") }
        static var kilocalories: UnitEnergy { UnitEnergy(symbol: "kCal", _factor: 4184, _name: "kilocalories", _short: "kcal") }
        static var calories: UnitEnergy { UnitEnergy(symbol: "cal", _factor: 4.184, _name: "calories") }
        static var kilowattHours: UnitEnergy { UnitEnergy(symbol: "kWh", _factor: 3600000, _name: "kilowatt-hours") }
      }
      struct UnitPower: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        static func baseUnit() -> UnitPower { .watts }
        static var terawatts: UnitPower { UnitPower(symbol: "TW", _factor: 1000000000000) }
        static var gigawatts: UnitPower { UnitPower(symbol: "GW", _factor: 1000000000, _name: "gigawatts") }
        static var megawatts: UnitPower { UnitPower(symbol: "MW", _factor: 1000000, _name: "megawatts") }
        static var kilowatts: UnitPower { UnitPower(symbol: "kW", _factor: 1000, _name: "kilowatts") }
        static var watts: UnitPower { UnitPower(symbol: "W", _factor: 1, _name: "watts") }
        static var milliwatts: UnitPower { UnitPower(symbol: "mW", _factor: 0.001, _name: "milliwatts") }
        static var microwatts: UnitPower { UnitPower(symbol: "µW", _factor: 1e-06) }
        static var nanowatts: UnitPower { UnitPower(symbol: "nW", _factor: 1e-09) }
        static var picowatts: UnitPower { UnitPower(symbol: "pW", _factor: 1e-12) }
        static var femtowatts: UnitPower { UnitPower(symbol: "fW", _factor: 1e-15) }
        static var horsepower: UnitPower { UnitPower(symbol: "hp", _factor: 745.7) }
      }
      struct UnitPressure: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        static func baseUnit() -> UnitPressure { .newtonsPerMetersSquared }
        static var newtonsPerMetersSquared: UnitPressure { UnitPressure(symbol: "N/m²", _factor: 1) }
        static var gigapascals: UnitPressure { UnitPressure(symbol: "GPa", _factor: 1000000000) }
        static var megapascals: UnitPressure { UnitPressure(symbol: "MPa", _factor: 1000000, _name: "megapascals") }
        static var kilopascals: UnitPressure { UnitPressure(symbol: "kPa", _factor: 1000, _name: "kilopascals") }
        static var hectopascals: UnitPressure { UnitPressure(symbol: "hPa", _factor: 100, _name: "hectopascals") }
        static var inchesOfMercury: UnitPressure { UnitPressure(symbol: "inHg", _factor: 3386.39) }
        static var bars: UnitPressure { UnitPressure(symbol: "bar", _factor: 100000, _name: "bars") }
        static var millibars: UnitPressure { UnitPressure(symbol: "mbar", _factor: 100, _name: "millibars") }
        static var millimetersOfMercury: UnitPressure { UnitPressure(symbol: "mmHg", _factor: 133.322) }
        static var poundsForcePerSquareInch: UnitPressure { UnitPressure(symbol: "psi", _factor: 6894.76) }
      }
      struct UnitFrequency: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitFrequency] { [] }
        static func baseUnit() -> UnitFrequency { .hertz }
        static var terahertz: UnitFrequency { UnitFrequency(symbol: "THz", _factor: 1000000000000) }
        static var gigahertz: UnitFrequency {
          UnitFrequency(symbol: "GHz", _factor: 1000000000, _name: "gigahertz/gigahertz")
        }
        static var megahertz: UnitFrequency {
          UnitFrequency(symbol: "MHz", _factor: 1000000, _name: "megahertz/megahertz")
        }
        static var kilohertz: UnitFrequency {
          UnitFrequency(symbol: "kHz", _factor: 1000, _name: "kilohertz/kilohertz")
        }
        static var hertz: UnitFrequency { UnitFrequency(symbol: "Hz", _factor: 1, _name: "hertz/hertz") }
        static var millihertz: UnitFrequency { UnitFrequency(symbol: "mHz", _factor: 0.001) }
        static var microhertz: UnitFrequency { UnitFrequency(symbol: "µHz", _factor: 1e-06) }
        static var nanohertz: UnitFrequency { UnitFrequency(symbol: "nHz", _factor: 1e-09) }
      }
      struct UnitInformationStorage: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitInformationStorage] { [] }
        static func baseUnit() -> UnitInformationStorage { .bits }
        static var bytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "B", _factor: 8, _name: "bytes", _short: "byte")
        }
        static var bits: UnitInformationStorage {
          UnitInformationStorage(symbol: "bit", _factor: 1, _name: "bits", _short: "bit")
        }
        static var nibbles: UnitInformationStorage { UnitInformationStorage(symbol: "nibble", _factor: 4) }
        static var yottabytes: UnitInformationStorage { UnitInformationStorage(symbol: "YB", _factor: 8e+24) }
        static var zettabytes: UnitInformationStorage { UnitInformationStorage(symbol: "ZB", _factor: 8e+21) }
        static var exabytes: UnitInformationStorage { UnitInformationStorage(symbol: "EB", _factor: 8e+18) }
        static var petabytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "PB", _factor: 8000000000000000, _name: "petabytes")
        }
        static var terabytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "TB", _factor: 8000000000000, _name: "terabytes")
        }
        static var gigabytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "GB", _factor: 8000000000, _name: "gigabytes")
        }
        static var megabytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "MB", _factor: 8000000, _name: "megabytes")
        }
        static var kilobytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "kB", _factor: 8000, _name: "kilobytes")
        }
        static var yottabits: UnitInformationStorage { UnitInformationStorage(symbol: "Yb", _factor: 1e+24) }
        static var zettabits: UnitInformationStorage { UnitInformationStorage(symbol: "Zb", _factor: 1e+21) }
        static var exabits: UnitInformationStorage { UnitInformationStorage(symbol: "Eb", _factor: 1e+18) }
        static var petabits: UnitInformationStorage {
          UnitInformationStorage(symbol: "Pb", _factor: 1000000000000000)
        }
        static var terabits: UnitInformationStorage {
          UnitInformationStorage(symbol: "Tb", _factor: 1000000000000, _name: "terabits")
        }
        static var gigabits: UnitInformationStorage {
          UnitInformationStorage(symbol: "Gb", _factor: 1000000000, _name: "gigabits")
        }
        static var megabits: UnitInformationStorage {
          UnitInformationStorage(symbol: "Mb", _factor: 1000000, _name: "megabits")
        }
        static var kilobits: UnitInformationStorage {
          UnitInformationStorage(symbol: "kb", _factor: 1000, _name: "kilobits")
        }
        static var yobibytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "YiB", _factor: 9.671406556917033e+24)
        }
        static var zebibytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "ZiB", _factor: 9.44473296573929e+21)
        }
        static var exbibytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "EiB", _factor: 9.223372036854776e+18)
        }
        static var pebibytes: UnitInformationStorage {
          UnitInformationStorage(symbol: "PiB", _factor: 9007199254740992)
        }
        static var tebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "TiB", _factor: 8796093022208) }
        static var gibibytes: UnitInformationStorage { UnitInformationStorage(symbol: "GiB", _factor: 8589934592) }
        static var mebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "MiB", _factor: 8388608) }
        static var kibibytes: UnitInformationStorage { UnitInformationStorage(symbol: "KiB", _factor: 8192) }
        static var yobibits: UnitInformationStorage {
          UnitInformationStorage(symbol: "Yib", _factor: 1.2089258196146292e+24)
        }
        static var zebibits: UnitInformationStorage {
          UnitInformationStorage(symbol: "Zib", _factor: 1.1805916207174113e+21)
        }
        static var exbibits: UnitInformationStorage {
          UnitInformationStorage(symbol: "Eib", _factor: 1.152921504606847e+18)
        }
        static var pebibits: UnitInformationStorage {
          UnitInformationStorage(symbol: "Pib", _factor: 1125899906842624)
        }
        static var tebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Tib", _factor: 1099511627776) }
        static var gibibits: UnitInformationStorage { UnitInformationStorage(symbol: "Gib", _factor: 1073741824) }
        static var mebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Mib", _factor: 1048576) }
        static var kibibits: UnitInformationStorage { UnitInformationStorage(symbol: "Kib", _factor: 1024) }
      }
      struct UnitAcceleration: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitAcceleration] { [] }
        static func baseUnit() -> UnitAcceleration { .metersPerSecondSquared }
        static var metersPerSecondSquared: UnitAcceleration { UnitAcceleration(symbol: "m/s²", _factor: 1) }
        static var gravity: UnitAcceleration { UnitAcceleration(symbol: "g", _factor: 9.81) }
      }
      struct UnitConcentrationMass: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        static func baseUnit() -> UnitConcentrationMass { .gramsPerLiter }
        static var gramsPerLiter: UnitConcentrationMass { UnitConcentrationMass(symbol: "g/L", _factor: 1) }
        static var milligramsPerDeciliter: UnitConcentrationMass {
          UnitConcentrationMass(symbol: "mg/dL", _factor: 0.01)
        }
      }
      struct UnitDispersion: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitDispersion] { [] }
        static func baseUnit() -> UnitDispersion { .partsPerMillion }
        static var partsPerMillion: UnitDispersion { UnitDispersion(symbol: "ppm", _factor: 1) }
      }
      struct UnitElectricCharge: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitElectricCharge] { [] }
        static func baseUnit() -> UnitElectricCharge { .coulombs }
        static var coulombs: UnitElectricCharge { UnitElectricCharge(symbol: "C", _factor: 1) }
        static var megaampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "MAh", _factor: 3600000000) }
        static var kiloampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "kAh", _factor: 3600000) }
        static var ampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "Ah", _factor: 3600) }
        static var milliampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "mAh", _factor: 3.6) }
        static var microampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "µAh", _factor: 0.0036) }
      }
      struct UnitElectricCurrent: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitElectricCurrent] { [] }
        static func baseUnit() -> UnitElectricCurrent { .amperes }
        static var megaamperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "MA", _factor: 1000000) }
        static var kiloamperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "kA", _factor: 1000) }
        static var amperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "A", _factor: 1, _name: "amperes") }
        static var milliamperes: UnitElectricCurrent {
          UnitElectricCurrent(symbol: "mA", _factor: 0.001, _name: "milliamperes")
        }
        static var microamperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "µA", _factor: 1e-06) }
      }
      struct UnitElectricPotentialDifference: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitElectricPotentialDifference] { [] }
        static func baseUnit() -> UnitElectricPotentialDifference { .volts }
        static var megavolts: UnitElectricPotentialDifference {
          UnitElectricPotentialDifference(symbol: "MV", _factor: 1000000)
        }
        static var kilovolts: UnitElectricPotentialDifference {
          UnitElectricPotentialDifference(symbol: "kV", _factor: 1000)
        }
        static var volts: UnitElectricPotentialDifference {
          UnitElectricPotentialDifference(symbol: "V", _factor: 1, _name: "volts")
        }
        static var millivolts: UnitElectricPotentialDifference {
          UnitElectricPotentialDifference(symbol: "mV", _factor: 0.001)
        }
        static var microvolts: UnitElectricPotentialDifference {
          UnitElectricPotentialDifference(symbol: "µV", _factor: 1e-06)
        }
      }
      struct UnitElectricResistance: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitElectricResistance] { [] }
        static func baseUnit() -> UnitElectricResistance { .ohms }
        static var megaohms: UnitElectricResistance { UnitElectricResistance(symbol: "MΩ", _factor: 1000000) }
        static var kiloohms: UnitElectricResistance { UnitElectricResistance(symbol: "kΩ", _factor: 1000) }
        static var ohms: UnitElectricResistance { UnitElectricResistance(symbol: "Ω", _factor: 1, _name: "ohms") }
        static var milliohms: UnitElectricResistance { UnitElectricResistance(symbol: "mΩ", _factor: 0.001) }
        static var microohms: UnitElectricResistance { UnitElectricResistance(symbol: "µΩ", _factor: 1e-06) }
      }
      struct UnitFuelEfficiency: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        static func baseUnit() -> UnitFuelEfficiency { .litersPer100Kilometers }
        static var litersPer100Kilometers: UnitFuelEfficiency { UnitFuelEfficiency(symbol: "L/100km", _factor: -1) }
        static var milesPerImperialGallon: UnitFuelEfficiency { UnitFuelEfficiency(symbol: "mpg", _factor: -282.481) }
        static var milesPerGallon: UnitFuelEfficiency { UnitFuelEfficiency(symbol: "mpg", _factor: -235.215) }
      }
      struct UnitIlluminance: Dimension {
        let symbol: String
        let _factor: Double
        var _name = ""
        var _short = ""
        var _local: [UnitIlluminance] { [] }
        static func baseUnit() -> UnitIlluminance { .lux }
        static var lux: UnitIlluminance { UnitIlluminance(symbol: "lx", _factor: 1, _name: "lux/lux") }
      }
      """)
}
