/// Eight bytes of text in one register, and the run that they begin with.
///
/// Names, spaces and string literals are most of every file, so the lexer steps over them eight bytes at a time. Each
/// question sets the highest bit of every byte that ends the run; how many zeros lie below the lowest of them is how long
/// the run is. Bytes above ASCII end every run: what they are is decided elsewhere.
struct EightBytes {
  /// The first byte is the lowest one.
  let bits: UInt64

  /// - Parameter offset: with eight bytes of text behind it.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let start = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    bits = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }

  /// How many spaces they begin with.
  @inline(__always)
  var spaces: Int { (bits ^ Self.all(0x20)).trailingZeroBitCount &>> 3 }

  /// How many letters, digits and `_` they begin with.
  @inline(__always)
  var wordBytes: Int {
    let lowered = low | Self.all(0x20)
    let letters = Self.least(lowered, UInt8(ascii: "a")) & ~Self.least(lowered, UInt8(ascii: "z") + 1)
    let digits = Self.least(low, UInt8(ascii: "0")) & ~Self.least(low, UInt8(ascii: "9") + 1)
    return Self.count(until: bits | ~(letters | digits | ~Self.differs(low, UInt8(ascii: "_"))))
  }

  /// How many bytes they begin with that mean nothing to a string literal on one line (``ByteClass/plain``).
  @inline(__always)
  var plainBytes: Int {
    let isPlain =
      Self.differs(low, UInt8(ascii: "\"")) & Self.differs(low, UInt8(ascii: "\\")) & Self.differs(low, 0x0A)
      & Self.differs(low, 0x0D)
    return Self.count(until: bits | ~isPlain)
  }

  /// The first bytes alone, zero where others stood.
  @inline(__always)
  func prefix(_ count: Int) -> UInt64 {
    count >= 8 ? bits : bits & ~(UInt64.max &<< UInt64(truncatingIfNeeded: count &* 8))
  }

  /// The bytes without their highest bits, so that no sum below reaches into the next byte.
  @inline(__always)
  private var low: UInt64 { bits & Self.all(0x7F) }

  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Sets the highest bit of the bytes, none of them above ASCII, that are at least a limit.
  @inline(__always)
  private static func least(_ bytes: UInt64, _ limit: UInt8) -> UInt64 { bytes &+ all(0x80 - limit) }

  /// Sets the highest bit of the bytes, none of them above ASCII, that are not the given one.
  @inline(__always)
  private static func differs(_ bytes: UInt64, _ byte: UInt8) -> UInt64 { (bytes ^ all(byte)) &+ all(0x7F) }

  /// The number of bytes before the first whose highest bit is set.
  @inline(__always)
  private static func count(until ends: UInt64) -> Int { (ends & all(0x80)).trailingZeroBitCount &>> 3 }
}
