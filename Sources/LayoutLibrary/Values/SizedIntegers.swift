import LayoutEvaluator

/// The integer types with a size of their own. Their operators and members are those of one protocol, whose native code is
/// told by the values which type they are of; a module has only the types that it names.
extension LibraryEntry {
  static let sizedIntegers = LibraryEntry(
    interface: """
      /// Numbers that the checker knows no operators of.
      protocol _SizedNumber: Numeric, ExpressibleByIntegerLiteral {}
      protocol FixedWidthInteger: BinaryInteger {}
      protocol SignedInteger: BinaryInteger, SignedNumeric {}
      protocol UnsignedInteger: BinaryInteger {}
      protocol _SizedInteger: FixedWidthInteger, _SizedNumber {}
      extension Int: FixedWidthInteger, SignedInteger {}
      extension _SizedInteger {
        static func + (lhs: Self, rhs: Self) -> Self
        static func - (lhs: Self, rhs: Self) -> Self
        static func * (lhs: Self, rhs: Self) -> Self
        static func / (lhs: Self, rhs: Self) -> Self
        static func % (lhs: Self, rhs: Self) -> Self
        static func &+ (lhs: Self, rhs: Self) -> Self
        static func &- (lhs: Self, rhs: Self) -> Self
        static func &* (lhs: Self, rhs: Self) -> Self
        static func & (lhs: Self, rhs: Self) -> Self
        static func | (lhs: Self, rhs: Self) -> Self
        static func ^ (lhs: Self, rhs: Self) -> Self
        static func << (lhs: Self, rhs: some BinaryInteger) -> Self
        static func >> (lhs: Self, rhs: some BinaryInteger) -> Self
        static func &<< (lhs: Self, rhs: Self) -> Self
        static func &>> (lhs: Self, rhs: Self) -> Self
        static prefix func ~ (value: Self) -> Self
        static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
        static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
        static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
        static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
        static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }
        static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
        static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
        static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
        static func &= (lhs: inout Self, rhs: Self) { lhs = lhs & rhs }
        static func |= (lhs: inout Self, rhs: Self) { lhs = lhs | rhs }
        static func ^= (lhs: inout Self, rhs: Self) { lhs = lhs ^ rhs }
        static func <<= (lhs: inout Self, rhs: some BinaryInteger) { lhs = lhs << rhs }
        static func >>= (lhs: inout Self, rhs: some BinaryInteger) { lhs = lhs >> rhs }
        var description: String { get }
        var hashValue: Int { get }
        var byteSwapped: Self { get }
        var nonzeroBitCount: Int { get }
        var leadingZeroBitCount: Int { get }
        var trailingZeroBitCount: Int { get }
        func isMultiple(of other: Self) -> Bool
      }
      extension _SizedInteger {
        func formatted() -> String { NumberFormatStyle()._spell(self) }
        func formatted(_ style: NumberFormatStyle) -> String { style._whole._spell(self) }
        func _interpolation(format style: NumberFormatStyle) -> String { formatted(style) }
      }
      func abs<T: _SizedInteger>(_ x: T) -> T
      protocol _SignedSizedInteger: _SizedInteger, SignedInteger {}
      extension _SignedSizedInteger {
        static prefix func - (value: Self) -> Self
      }
      struct Int8: _SignedSizedInteger, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(exactly value: some _MachineNumber)
        init(bitPattern value: some BinaryInteger)
        init?(_ text: String)
        init?(_ text: String, radix: Int)
        static var max: Int8 { get }
        static var min: Int8 { get }
        static var zero: Int8 { get }
        static var bitWidth: Int { get }
        static func random(in range: Range<Int8>) -> Int8
        static func random(in range: ClosedRange<Int8>) -> Int8
        var magnitude: UInt8 { get }
      }
      struct Int16: _SignedSizedInteger, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(exactly value: some _MachineNumber)
        init(bitPattern value: some BinaryInteger)
        init?(_ text: String)
        init?(_ text: String, radix: Int)
        static var max: Int16 { get }
        static var min: Int16 { get }
        static var zero: Int16 { get }
        static var bitWidth: Int { get }
        static func random(in range: Range<Int16>) -> Int16
        static func random(in range: ClosedRange<Int16>) -> Int16
        var magnitude: UInt16 { get }
      }
      struct Int32: _SignedSizedInteger, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(exactly value: some _MachineNumber)
        init(bitPattern value: some BinaryInteger)
        init?(_ text: String)
        init?(_ text: String, radix: Int)
        static var max: Int32 { get }
        static var min: Int32 { get }
        static var zero: Int32 { get }
        static var bitWidth: Int { get }
        static func random(in range: Range<Int32>) -> Int32
        static func random(in range: ClosedRange<Int32>) -> Int32
        var magnitude: UInt32 { get }
      }
      struct Int64: _SignedSizedInteger, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(exactly value: some _MachineNumber)
        init(bitPattern value: some BinaryInteger)
        init?(_ text: String)
        init?(_ text: String, radix: Int)
        static var max: Int64 { get }
        static var min: Int64 { get }
        static var zero: Int64 { get }
        static var bitWidth: Int { get }
        static func random(in range: Range<Int64>) -> Int64
        static func random(in range: ClosedRange<Int64>) -> Int64
        var magnitude: UInt64 { get }
      }
      struct UInt8: _SizedInteger, UnsignedInteger, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(exactly value: some _MachineNumber)
        init(bitPattern value: some BinaryInteger)
        init?(_ text: String)
        init?(_ text: String, radix: Int)
        static var max: UInt8 { get }
        static var min: UInt8 { get }
        static var zero: UInt8 { get }
        static var bitWidth: Int { get }
        static func random(in range: Range<UInt8>) -> UInt8
        static func random(in range: ClosedRange<UInt8>) -> UInt8
        var magnitude: UInt8 { get }
      }
      struct UInt16: _SizedInteger, UnsignedInteger, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(exactly value: some _MachineNumber)
        init(bitPattern value: some BinaryInteger)
        init?(_ text: String)
        init?(_ text: String, radix: Int)
        static var max: UInt16 { get }
        static var min: UInt16 { get }
        static var zero: UInt16 { get }
        static var bitWidth: Int { get }
        static func random(in range: Range<UInt16>) -> UInt16
        static func random(in range: ClosedRange<UInt16>) -> UInt16
        var magnitude: UInt16 { get }
      }
      struct UInt32: _SizedInteger, UnsignedInteger, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(exactly value: some _MachineNumber)
        init(bitPattern value: some BinaryInteger)
        init?(_ text: String)
        init?(_ text: String, radix: Int)
        static var max: UInt32 { get }
        static var min: UInt32 { get }
        static var zero: UInt32 { get }
        static var bitWidth: Int { get }
        static func random(in range: Range<UInt32>) -> UInt32
        static func random(in range: ClosedRange<UInt32>) -> UInt32
        var magnitude: UInt32 { get }
      }
      struct UInt64: _SizedInteger, UnsignedInteger, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(exactly value: some _MachineNumber)
        init(bitPattern value: some BinaryInteger)
        init?(_ text: String)
        init?(_ text: String, radix: Int)
        static var max: UInt64 { get }
        static var min: UInt64 { get }
        static var zero: UInt64 { get }
        static var bitWidth: Int { get }
        static func random(in range: Range<UInt64>) -> UInt64
        static func random(in range: ClosedRange<UInt64>) -> UInt64
        var magnitude: UInt64 { get }
      }
      struct UInt: _SizedInteger, UnsignedInteger, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(exactly value: some _MachineNumber)
        init(bitPattern value: some BinaryInteger)
        init?(_ text: String)
        init?(_ text: String, radix: Int)
        static var max: UInt { get }
        static var min: UInt { get }
        static var zero: UInt { get }
        static var bitWidth: Int { get }
        static func random(in range: Range<UInt>) -> UInt
        static func random(in range: ClosedRange<UInt>) -> UInt
        var magnitude: UInt { get }
      }
      """,
    natives: operators + SizedInteger.Kind.allCases.flatMap { members($0) })

  private static let operators: [Native] =
    [
      .add, .subtract, .multiply, .divide, .remainder, .wrappingAdd, .wrappingSubtract, .wrappingMultiply, .and, .or,
      .exclusiveOr,
    ].map { (operation: SizedOperation) in
      .function { (evaluator, arguments) throws(EvaluationError) in
        try evaluator.sized(operation, arguments[0], arguments[1], at: arguments.range)
      }
    } + [
      shift { value, count in value.shifted(by: count) },
      shift { value, count in value.shifted(by: count == .min ? .max : -count) },
      shift { value, count in value.shifted(by: count & (value.kind.width - 1)) },
      shift { value, count in value.shifted(by: -(count & (value.kind.width - 1))) },
      unary { SizedInteger($0.kind, truncating: ~$0.bits) },
      .function { (_, arguments) in .string(arguments[0].wide.text()) },
      .function { (_, arguments) in .integer(Int(truncatingIfNeeded: arguments[0].wide.bits)) },
      unary { SizedInteger($0.kind, truncating: $0.bits.byteSwapped >> UInt64(64 - $0.kind.width)) },
      count { $0.nonzeroBitCount },
      count { $0.leadingZeroBitCount - (64 - $1) },
      count { min($0.trailingZeroBitCount, $1) },
      .function { (_, arguments) in
        let (value, divisor) = (arguments[0].wide, arguments[1].wide)
        guard divisor.bits != 0 else { return .boolean(value.bits == 0) }
        return .boolean(value.magnitude % divisor.magnitude == 0)
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        guard case .sized(let value) = arguments[0], value.wide.isNegative else { return arguments[0] }
        let zero = Value.sized(SizedInteger(value.kind, truncating: 0))
        return try evaluator.sized(.subtract, zero, arguments[0], at: arguments.range)
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        guard case .sized(let value) = arguments[0] else { return arguments[0] }
        let zero = Value.sized(SizedInteger(value.kind, truncating: 0))
        return try evaluator.sized(.subtract, zero, arguments[0], at: arguments.range)
      },
    ]

  private static func shift(_ change: @escaping @Sendable (SizedInteger, Int) -> SizedInteger) -> Native {
    .function { (_, arguments) in
      guard case .sized(let value) = arguments[0] else { return arguments[0] }
      let count = arguments[1].wide
      return .sized(change(value, count.int ?? .max))
    }
  }

  private static func unary(_ change: @escaping @Sendable (SizedInteger) -> SizedInteger) -> Native {
    .function { (_, arguments) in
      if case .sized(let value) = arguments[0] { .sized(change(value)) } else { arguments[0] }
    }
  }

  /// A count of bits, of those that the type has.
  private static func count(_ count: @escaping @Sendable (UInt64, Int) -> Int) -> Native {
    .function { (_, arguments) in
      guard case .sized(let value) = arguments[0] else { return .integer(0) }
      let width = value.kind.width
      return .integer(count(value.bits & (UInt64.max >> UInt64(64 - width)), width))
    }
  }

  private static func count(_ count: @escaping @Sendable (UInt64) -> Int) -> Native {
    self.count { bits, _ in count(bits) }
  }

  private static func members(_ kind: SizedInteger.Kind) -> [Native] {
    let checked = Native.function { (evaluator, arguments) throws(EvaluationError) in
      try evaluator.sized(kind, arguments[0], at: arguments.range)
    }
    let truncated = Native.function { (_, arguments) in
      .sized(SizedInteger(kind, truncating: arguments[0].wide.bits))
    }
    return [
      checked, checked, truncated,
      .function { (_, arguments) in .sized(clamped(arguments[0].wide, kind)) },
      .function { (_, arguments) in exactly(arguments[0], kind).map { .sized($0) } ?? .none },
      truncated,
      parsed(kind) { _ in 10 }, parsed(kind) { $0[1].integer },
      constant(.largest(kind)), constant(.smallest(kind)), constant(SizedInteger(kind, truncating: 0)),
      .integer(kind.width),
      middle(kind), middle(kind),
      .function { (_, arguments) in
        let magnitudes: [SizedInteger.Kind] = [.uint8, .uint16, .uint32, .uint64]
        let type = kind.isSigned ? magnitudes[Int(kind.rawValue)] : kind
        return .sized(SizedInteger(type, truncating: arguments[0].wide.magnitude))
      },
    ]
  }

  private static func constant(_ value: SizedInteger) -> Native { .function { (_, _) in .sized(value) } }

  private static func clamped(_ value: WideInteger, _ kind: SizedInteger.Kind) -> SizedInteger {
    SizedInteger(kind, exactly: value) ?? (value.isNegative ? .smallest(kind) : .largest(kind))
  }

  private static func exactly(_ value: Value, _ kind: SizedInteger.Kind) -> SizedInteger? {
    switch value {
    case .double, .single:
      guard value.double == value.double.rounded(.towardZero), let whole = WideInteger(value.double) else { return nil }
      return SizedInteger(kind, exactly: whole)
    default: return SizedInteger(kind, exactly: value.wide)
    }
  }

  private static func parsed(_ kind: SizedInteger.Kind, _ radix: @escaping @Sendable (Arguments) -> Int) -> Native {
    .function { (_, arguments) in
      let radix = min(max(radix(arguments), 2), 36)
      let text = arguments[0].string
      var wide = UInt64(text, radix: radix).map { WideInteger(bits: $0, isNegative: false) }
      if let value = Int64(text, radix: radix), value < 0 { wide = WideInteger(Int(value)) }
      return wide.flatMap { SizedInteger(kind, exactly: $0) }.map { .sized($0) } ?? .none
    }
  }

  /// A number by chance is the middle of its range.
  private static func middle(_ kind: SizedInteger.Kind) -> Native {
    .function { (_, arguments) in
      let bounds = arguments[0].parts
      guard bounds.count >= 2 else { return .none }
      let (low, high) = (bounds[0].wide.bits, bounds[1].wide.bits)
      return .sized(SizedInteger(kind, truncating: low &+ (high &- low) / 2))
    }
  }
}
