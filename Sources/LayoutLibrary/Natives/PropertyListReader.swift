import LayoutEvaluator

/// From the XML of a property list to a tree of plain values, the same that JSON gives. Dates and data are texts in it, as they are
/// written down. What is no property list gives nothing.
struct PropertyListReader {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) -> Value? {
    var reader = PropertyListReader(bytes)
    guard reader.open() == "plist", let first = reader.open(), let value = reader.value(first),
      reader.open() == "/plist"
    else { return nil }
    return value
  }

  /// The name of the next tag with the `/` of one that closes, before or behind it; declarations and comments are passed over.
  private mutating func open() -> String? {
    while let start = find(UInt8(ascii: "<")) {
      position = start + 1
      let isComment = bytes[position...].starts(with: Array("!--".utf8))
      guard let end = isComment ? findComment() : find(UInt8(ascii: ">")) else { return nil }
      let tag = bytes[position..<end]
      position = end + 1
      if tag.first == UInt8(ascii: "?") || tag.first == UInt8(ascii: "!") { continue }
      let name = tag.prefix { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
      let isEmpty = tag.last == UInt8(ascii: "/") && name.last != UInt8(ascii: "/")
      return String(decoding: name, as: UTF8.self) + (isEmpty ? "/" : "")
    }
    return nil
  }

  private func find(_ byte: UInt8) -> Int? { bytes[position...].firstIndex(of: byte) }

  /// Where the last sign of a comment is.
  private func findComment() -> Int? {
    var index = position + 3
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-"), bytes[index + 2] == UInt8(ascii: ">")
      {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  private mutating func value(_ tag: String) -> Value? {
    switch tag {
    case "true/": return .boolean(true)
    case "false/": return .boolean(false)
    case "string/", "data/": return .string("")
    case "array/": return .array([])
    case "dict/": return .dictionary(KeyTable())
    case "array": return array()
    case "dict": return dictionary()
    default: break
    }
    guard let text = text(), open() == "/" + tag else { return nil }
    switch tag {
    case "string", "date": return .string(text)
    case "data": return .string(String(decoding: text.utf8.filter { $0 > 0x20 }, as: UTF8.self))
    case "integer": return Int(text).map { .integer($0) }
    case "real": return parseDouble(text).map { .double($0) }
    default: return nil
    }
  }

  private mutating func array() -> Value? {
    var elements: [Value] = []
    while let tag = open() {
      if tag == "/array" { return .array(elements) }
      guard let element = value(tag) else { return nil }
      elements.append(element)
    }
    return nil
  }

  private mutating func dictionary() -> Value? {
    var entries: [Value] = []
    while let tag = open() {
      if tag == "/dict" { return .dictionary(KeyTable(entries)) }
      guard tag == "key", let key = text(), open() == "/key", let next = open(), let element = value(next) else {
        return nil
      }
      entries.append(.string(key))
      entries.append(element)
    }
    return nil
  }

  /// What stands before the next tag.
  private mutating func text() -> String? {
    guard let end = find(UInt8(ascii: "<")) else { return nil }
    let raw = bytes[position..<end]
    position = end
    guard raw.contains(UInt8(ascii: "&")) else { return String(validating: raw, as: UTF8.self) }
    return String(validating: raw, as: UTF8.self).flatMap { Self.unescaped($0) }
  }

  private static func unescaped(_ text: String) -> String? {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";") else { return nil }
      guard let character = character(String(rest[rest.index(after: start)..<end])) else { return nil }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHex = name.hasPrefix("#x")
      return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap { Unicode.Scalar($0) }
        .map { String(Character($0)) }
    }
  }
}
