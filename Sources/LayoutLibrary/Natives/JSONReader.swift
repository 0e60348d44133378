import LayoutEvaluator

/// From the text of JSON to a tree of plain values, as Foundation reads it: a comma may stand behind the last element, of equal
/// keys the first one counts, and numbers are integers where they are written as such and fit. Null is `void`. What is no JSON
/// gives nothing.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private static let deepest = 512

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) -> Value? {
    var reader = JSONReader(bytes)
    reader.skipSpace()
    guard let value = reader.value() else { return nil }
    reader.skipSpace()
    return reader.position == bytes.count ? value : nil
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func accept(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func accept(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    let isThere = word.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + count]) }
    if isThere { position += count }
    return isThere
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func value() -> Value? {
    guard let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return accept("true") ? .boolean(true) : nil
    case UInt8(ascii: "f"): return accept("false") ? .boolean(false) : nil
    case UInt8(ascii: "n"): return accept("null") ? .void : nil
    default: return number()
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> Value?) -> Value? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return read(&self)
  }

  private mutating func array() -> Value? {
    var elements: [Value] = []
    skipSpace()
    while !accept(UInt8(ascii: "]")) {
      guard let element = value() else { return nil }
      elements.append(element)
      guard endsElement(before: UInt8(ascii: "]")) else { return nil }
    }
    return .array(elements)
  }

  private mutating func object() -> Value? {
    var entries: [Value] = []
    skipSpace()
    while !accept(UInt8(ascii: "}")) {
      guard next == UInt8(ascii: "\""), let key = string() else { return nil }
      skipSpace()
      guard accept(UInt8(ascii: ":")) else { return nil }
      skipSpace()
      guard let value = value() else { return nil }
      entries.append(.string(key))
      entries.append(value)
      guard endsElement(before: UInt8(ascii: "}")) else { return nil }
    }
    return .dictionary(KeyTable(entries))
  }

  /// Whether what comes next may stand behind an element: a comma, or the end.
  private mutating func endsElement(before end: UInt8) -> Bool {
    skipSpace()
    let hasComma = accept(UInt8(ascii: ","))
    skipSpace()
    return hasComma || next == end
  }

  // MARK: Texts

  private mutating func string() -> String? {
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      if byte < 0x20 { return nil }
      position += 1
    }
    if accept(UInt8(ascii: "\"")) { return String(validating: bytes[start..<position - 1], as: UTF8.self) }
    return escapedString(Array(bytes[start..<position]))
  }

  private mutating func escapedString(_ start: [UInt8]) -> String? {
    var text = start
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(validating: text, as: UTF8.self) }
      if byte < 0x20 { return nil }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if let scalar = escape() {
        text += Array(String(Character(scalar)).utf8)
      } else {
        return nil
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return unit().flatMap { scalar(from: $0) }
    default: return nil
    }
  }

  private mutating func unit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for digit in bytes[position..<position + 4] {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value * 16 + UInt32(number)
    }
    position += 4
    return value
  }

  /// A scalar of its first code unit; that of a pair goes on with a second one.
  private mutating func scalar(from unit: UInt32) -> Unicode.Scalar? {
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
    guard accept("\\u"), let low = self.unit(), (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  // MARK: Numbers

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, byte >= 0x30, byte <= 0x39 { position += 1 }
    return position - start
  }

  private mutating func number() -> Value? {
    let start = position
    _ = accept(UInt8(ascii: "-"))
    let isZero = next == UInt8(ascii: "0")
    let count = digits()
    guard count > 0, !isZero || count == 1 else { return nil }
    var isWhole = true
    if accept(UInt8(ascii: ".")) {
      isWhole = false
      guard digits() > 0 else { return nil }
    }
    if accept(UInt8(ascii: "e")) || accept(UInt8(ascii: "E")) {
      isWhole = false
      if !accept(UInt8(ascii: "+")) { _ = accept(UInt8(ascii: "-")) }
      guard digits() > 0 else { return nil }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    if isWhole, let integer = UInt64(text) { return .sized(SizedInteger(.uint64, truncating: integer)) }
    return parseDouble(text).map { .double($0) }
  }
}
