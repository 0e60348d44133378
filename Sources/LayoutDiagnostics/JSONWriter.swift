/// Writes JSON into a byte buffer, value by value.
///
/// A frame report is mostly numbers, thousands of them, so this writes bytes where a tree of values or string interpolation
/// would cost a hundred times the layout. It knows where it is: a comma comes by itself before every value but the first.
/// Output is indented by two spaces, except inside what is begun as `inline`, so that reports can be read and diffed.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  /// One entry an open object or array: whether its members stand on one line.
  private var isInline: [Bool] = []
  private var isAfterKey = false

  package init() {}

  package mutating func beginObject(inline: Bool = false) { open(UInt8(ascii: "{"), inline) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray(inline: Bool = false) { open(UInt8(ascii: "["), inline) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// A member's name; its value must follow.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    finishKey()
  }

  /// A member's name that the program does not know beforehand.
  package mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.removeLast()
    finishKey()
  }

  package mutating func value(_ text: String) {
    separate()
    appendQuoted(text)
  }

  package mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8)
  }

  package mutating func value(_ number: Int) {
    separate()
    bytes.appendDecimal(number)
  }

  /// At most six decimals. JSON has no infinities, so a number that is not finite is written as null.
  package mutating func value(_ number: Double) {
    separate()
    if number.isFinite { bytes.appendDecimal(number) } else { bytes.append(contentsOf: "null".utf8) }
  }

  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  private mutating func finishKey() {
    bytes.append(contentsOf: "\": ".utf8)
    isAfterKey = true
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    breakLine(wasEmpty: !needsComma)
    needsComma = true
  }

  private mutating func breakLine(wasEmpty: Bool) {
    guard let inline = isInline.last else { return }
    if inline {
      if !wasEmpty { bytes.append(UInt8(ascii: " ")) }
    } else {
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: isInline.count * 2))
    }
  }

  private mutating func open(_ bracket: UInt8, _ inline: Bool) {
    separate()
    bytes.append(bracket)
    isInline.append(inline || isInline.last == true)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    let inline = isInline.removeLast()
    if !inline, needsComma {
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: isInline.count * 2))
    }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { appendEscaped(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    case 0..<0x20: bytes.append(contentsOf: "\\u00".utf8 + [Self.hexDigit(byte >> 4), Self.hexDigit(byte & 15)])
    default: bytes.append(byte)
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }
}
