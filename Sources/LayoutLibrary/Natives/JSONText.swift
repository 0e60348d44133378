import LayoutEvaluator

/// From a tree of plain values to the text of JSON, with the spaces, the escapes and the spelling of numbers that Foundation has.
/// An object that an encoder wrote into stands for what it holds.
struct JSONText {
  private let isPretty, sortsKeys, keepsSlashes: Bool
  private var bytes: [UInt8] = []

  /// - Parameter formatting: the sum of Foundation's options.
  static func write(_ value: Value, formatting: Int) -> String {
    var text = JSONText(
      isPretty: formatting & 1 != 0, sortsKeys: formatting & 2 != 0, keepsSlashes: formatting & 8 != 0)
    text.write(value, 0)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private init(isPretty: Bool, sortsKeys: Bool, keepsSlashes: Bool) {
    self.isPretty = isPretty
    self.sortsKeys = sortsKeys
    self.keepsSlashes = keepsSlashes
  }

  private mutating func write(_ value: Value, _ depth: Int) {
    switch value {
    case .boolean(let value): bytes += Array((value ? "true" : "false").utf8)
    case .integer(let value): bytes += Array(String(value).utf8)
    case .sized(let value): bytes += Array(value.text.utf8)
    case .double(let value): write(number: "\(value)")
    case .single(let value): write(number: "\(value)")
    case .string(let text): write(text)
    case .array(let elements): write(elements, depth)
    case .dictionary(let table): write(entries: table.values, depth)
    case .object(let object):
      if case .none = object.fields[0] { bytes += [0x7B, 0x7D] } else { write(object.fields[0], depth) }
    default: bytes += Array("null".utf8)
    }
  }

  private mutating func write(number text: String) {
    let digits = Array(text.utf8)
    let isWhole = digits.count > 2 && digits[digits.count - 2] == 0x2E && digits[digits.count - 1] == 0x30
    bytes += isWhole ? digits.dropLast(2) : digits[...]
  }

  private mutating func breakLine(_ depth: Int) {
    guard isPretty else { return }
    bytes.append(0x0A)
    bytes += [UInt8](repeating: 0x20, count: depth * 2)
  }

  private mutating func write(_ elements: [Value], _ depth: Int) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 1)
      write(element, depth + 1)
    }
    if elements.isEmpty, isPretty { bytes.append(0x0A) }
    breakLine(depth)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(entries: [Value], _ depth: Int) {
    var pairs = stride(from: 0, to: entries.count, by: 2).map { (entries[$0].string, entries[$0 + 1]) }
    if sortsKeys { pairs.sort { Array($0.0.utf8).lexicographicallyPrecedes(Array($1.0.utf8)) } }
    bytes.append(UInt8(ascii: "{"))
    for (index, pair) in pairs.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 1)
      write(pair.0)
      bytes += isPretty ? Array(" : ".utf8) : [UInt8(ascii: ":")]
      write(pair.1, depth + 1)
    }
    if pairs.isEmpty, isPretty { bytes.append(0x0A) }
    breakLine(depth)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [0x5C, byte]
      case UInt8(ascii: "/") where !keepsSlashes: bytes += [0x5C, byte]
      case 0x08: bytes += [0x5C, UInt8(ascii: "b")]
      case 0x0C: bytes += [0x5C, UInt8(ascii: "f")]
      case 0x0A: bytes += [0x5C, UInt8(ascii: "n")]
      case 0x0D: bytes += [0x5C, UInt8(ascii: "r")]
      case 0x09: bytes += [0x5C, UInt8(ascii: "t")]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
