/// An integer of one of Swift's types with a size of its own: its bits, and which type it is.
///
/// An `Int` is a case of ``Value`` by itself; what layout code names rarely, a `UInt8` of a colour or the `UInt64` of a
/// hash, stands here. All arithmetic is done in the full width and then looked at: what does not fit the type is an overflow,
/// or loses its upper bits where the operator says so.
package struct SizedInteger: Equatable, Sendable {
  /// The types, with Swift's names.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case int8, int16, int32, int64, uint8, uint16, uint32, uint64, uint

    package var isSigned: Bool { rawValue <= Kind.int64.rawValue }

    package var width: Int {
      switch self {
      case .int8, .uint8: 8
      case .int16, .uint16: 16
      case .int32, .uint32: 32
      case .int64, .uint64, .uint: 64
      }
    }

    package var name: String {
      switch self {
      case .int8: "Int8"
      case .int16: "Int16"
      case .int32: "Int32"
      case .int64: "Int64"
      case .uint8: "UInt8"
      case .uint16: "UInt16"
      case .uint32: "UInt32"
      case .uint64: "UInt64"
      case .uint: "UInt"
      }
    }
  }

  package let kind: Kind
  /// The value in two's complement, with its sign in all upper bits.
  package let bits: UInt64

  /// The value of the lower bits.
  package init(_ kind: Kind, truncating bits: UInt64) {
    self.kind = kind
    self.bits =
      switch kind {
      case .int8: UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: bits)))
      case .int16: UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: bits)))
      case .int32: UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: bits)))
      case .uint8: bits & 0xFF
      case .uint16: bits & 0xFFFF
      case .uint32: bits & 0xFFFF_FFFF
      case .int64, .uint64, .uint: bits
      }
  }

  /// Nil if the value does not fit.
  package init?(_ kind: Kind, exactly value: WideInteger) {
    self.init(kind, truncating: value.bits)
    if self.wide != value { return nil }
  }

  package var wide: WideInteger {
    WideInteger(bits: bits, isNegative: kind.isSigned && Int64(bitPattern: bits) < 0)
  }

  package static func smallest(_ kind: Kind) -> SizedInteger {
    SizedInteger(kind, truncating: kind.isSigned ? 1 << UInt64(kind.width - 1) : 0)
  }

  package static func largest(_ kind: Kind) -> SizedInteger {
    SizedInteger(kind, truncating: kind.isSigned ? ~(UInt64.max << UInt64(kind.width - 1)) : .max)
  }

  package var text: String { wide.text() }
}

/// Any integer of up to 64 bits, signed or not: 64 bits of two's complement, and which of the two ways they are read.
package struct WideInteger: Equatable, Sendable {
  package let bits: UInt64
  package let isNegative: Bool

  package init(bits: UInt64, isNegative: Bool) {
    self.bits = bits
    self.isNegative = isNegative
  }

  package init(_ value: Int) { self.init(bits: UInt64(bitPattern: Int64(value)), isNegative: value < 0) }

  /// The whole part; nil if no integer is that large, or the number is none.
  package init?(_ value: Double) {
    let whole = value.rounded(.towardZero)
    if let value = UInt64(exactly: whole) {
      self.init(bits: value, isNegative: false)
    } else if let value = Int64(exactly: whole) {
      self.init(bits: UInt64(bitPattern: value), isNegative: true)
    } else {
      return nil
    }
  }

  package var magnitude: UInt64 { isNegative ? 0 &- bits : bits }

  package var int: Int? {
    if isNegative { return Int(Int64(bitPattern: bits)) }
    return Int(exactly: bits)
  }

  package var double: Double { isNegative ? Double(Int64(bitPattern: bits)) : Double(bits) }

  package func text(radix: Int = 10, uppercase: Bool = false) -> String {
    isNegative
      ? String(Int64(bitPattern: bits), radix: radix, uppercase: uppercase)
      : String(bits, radix: radix, uppercase: uppercase)
  }

  package static func < (a: WideInteger, b: WideInteger) -> Bool {
    a.isNegative != b.isNegative ? a.isNegative : a.bits < b.bits
  }
}

/// What operators do to two integers of one type.
package enum SizedOperation: Sendable {
  case add, subtract, multiply, divide, remainder
  case wrappingAdd, wrappingSubtract, wrappingMultiply
  case and, or, exclusiveOr
}

extension SizedInteger {
  /// Nil if the result does not fit the type. The divisor is not zero.
  package func applying(_ operation: SizedOperation, _ other: SizedInteger) -> SizedInteger? {
    switch operation {
    case .wrappingAdd: return SizedInteger(kind, truncating: bits &+ other.bits)
    case .wrappingSubtract: return SizedInteger(kind, truncating: bits &- other.bits)
    case .wrappingMultiply: return SizedInteger(kind, truncating: bits &* other.bits)
    case .and: return SizedInteger(kind, truncating: bits & other.bits)
    case .or: return SizedInteger(kind, truncating: bits | other.bits)
    case .exclusiveOr: return SizedInteger(kind, truncating: bits ^ other.bits)
    default: return kind.isSigned ? signed(operation, other) : unsigned(operation, other)
    }
  }

  private func signed(_ operation: SizedOperation, _ other: SizedInteger) -> SizedInteger? {
    let (a, b) = (Int64(bitPattern: bits), Int64(bitPattern: other.bits))
    let (value, overflow) =
      switch operation {
      case .add: a.addingReportingOverflow(b)
      case .subtract: a.subtractingReportingOverflow(b)
      case .multiply: a.multipliedReportingOverflow(by: b)
      case .divide: a.dividedReportingOverflow(by: b)
      default: a.remainderReportingOverflow(dividingBy: b)
      }
    if overflow { return nil }
    return SizedInteger(kind, exactly: WideInteger(bits: UInt64(bitPattern: value), isNegative: value < 0))
  }

  private func unsigned(_ operation: SizedOperation, _ other: SizedInteger) -> SizedInteger? {
    let (value, overflow) =
      switch operation {
      case .add: bits.addingReportingOverflow(other.bits)
      case .subtract: bits.subtractingReportingOverflow(other.bits)
      case .multiply: bits.multipliedReportingOverflow(by: other.bits)
      case .divide: bits.dividedReportingOverflow(by: other.bits)
      default: bits.remainderReportingOverflow(dividingBy: other.bits)
      }
    return overflow ? nil : SizedInteger(kind, exactly: WideInteger(bits: value, isNegative: false))
  }

  /// Shifts to the left, or with a negative count to the right. What goes beyond the type is lost.
  package func shifted(by count: Int) -> SizedInteger {
    let distance = min(count.magnitude, 64)
    if count >= 0 { return SizedInteger(kind, truncating: distance > 63 ? 0 : bits << UInt64(distance)) }
    if kind.isSigned {
      let value = Int64(bitPattern: bits) >> Int64(min(distance, 63))
      return SizedInteger(kind, truncating: UInt64(bitPattern: value))
    }
    return SizedInteger(kind, truncating: distance > 63 ? 0 : bits >> UInt64(distance))
  }
}
