/// JSON as far as files of settings and metrics need it: a value, read strictly, with the place where it stops making sense.
indirect enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  struct Problem: Error, Equatable {
    let line: Int
    /// In bytes, from 1.
    let column: Int
    let message: String
  }

  /// Reads the one value that a file holds.
  init(_ bytes: [UInt8]) throws(Problem) {
    var reader = JSONReader(bytes)
    self = try reader.value(depth: 0)
    try reader.end()
  }

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }
}

extension JSONValue {
  /// Where something stands in a file that was read before, as `line:column`: messages want it, values do not know it.
  ///
  /// - Parameters:
  ///   - path: the names and numbers that lead there.
  ///   - isName: whether the name is meant and not the value.
  static func place(of path: [String], isName: Bool, in bytes: [UInt8]) -> String {
    var reader = JSONReader(bytes, looksFor: path)
    _ = try? reader.value(depth: 0)
    guard let found = reader.found else { return "1:1" }
    let place = isName ? found.name : found.value
    return "\(place.line):\(place.column)"
  }
}

/// A place in a JSON file.
private struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var path: [String] = []
  private let wanted: [String]
  /// Where the member or element that was looked for begins, and its value.
  private(set) var found: (name: JSONValue.Problem, value: JSONValue.Problem)?
  private static let deepest = 64

  init(_ bytes: [UInt8], looksFor wanted: [String] = []) {
    self.bytes = bytes
    self.wanted = wanted
  }

  mutating func end() throws(JSONValue.Problem) {
    guard next() == nil else { throw problem("nothing may follow the value") }
  }

  mutating func value(depth: Int) throws(JSONValue.Problem) -> JSONValue {
    guard depth < Self.deepest else { throw problem("too many brackets within each other") }
    switch next() {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw problem("a value is missing")
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONValue.Problem) -> JSONValue {
    var members: [String: JSONValue] = [:]
    position += 1
    while next() != UInt8(ascii: "}") {
      if !members.isEmpty { try take(",") }
      guard next() == UInt8(ascii: "\"") else { throw problem("a name in quotes is missing") }
      let start = position
      let name = try string()
      guard members[name] == nil else { throw problem("'\(name)' stands twice", at: start) }
      try take(":")
      path.append(name)
      note(start)
      members[name] = try value(depth: depth)
      path.removeLast()
    }
    position += 1
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONValue.Problem) -> JSONValue {
    var values: [JSONValue] = []
    position += 1
    while next() != UInt8(ascii: "]") {
      if !values.isEmpty { try take(",") }
      path.append(String(values.count))
      note(position)
      values.append(try value(depth: depth))
      path.removeLast()
    }
    position += 1
    return .array(values)
  }

  private mutating func string() throws(JSONValue.Problem) -> String {
    var units: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] >= 32 else { break }
      if bytes[position] == UInt8(ascii: "\\") {
        units += try escape()
      } else {
        units.append(bytes[position])
        position += 1
      }
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw problem("a quote is missing") }
    position += 1
    return String(decoding: units, as: UTF8.self)
  }

  private mutating func escape() throws(JSONValue.Problem) -> [UInt8] {
    position += 2
    guard position <= bytes.count else { throw problem("a quote is missing") }
    let letter = bytes[position - 1]
    if let plain = Self.escapes[letter] { return [plain] }
    guard letter == UInt8(ascii: "u") else { throw problem("unknown escape") }
    var units = [try hexadecimal()]
    if units[0] & 0xFC00 == 0xD800, bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try hexadecimal())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 34, UInt8(ascii: "\\"): 92, UInt8(ascii: "/"): 47, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
    UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]

  private mutating func hexadecimal() throws(JSONValue.Problem) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw problem("four hexadecimal digits are missing")
    }
    position += 4
    return unit
  }

  private mutating func number() throws(JSONValue.Problem) -> JSONValue {
    let digits = bytes[position...].prefix { "+-.0123456789Ee".utf8.contains($0) }
    guard let number = Double(String(decoding: digits, as: UTF8.self)) else { throw problem("this is no value") }
    position += digits.count
    return .number(number)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONValue.Problem) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw problem("this is no value") }
    position += word.utf8.count
    return value
  }

  private mutating func take(_ mark: Unicode.Scalar) throws(JSONValue.Problem) {
    guard next() == UInt8(ascii: mark) else { throw problem("'\(mark)' is missing") }
    position += 1
  }

  /// The next byte that is no white space; the position is then at it.
  private mutating func next() -> UInt8? {
    while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  /// Takes down where a member's name or an element begins, and where its value does.
  private mutating func note(_ start: Int) {
    guard wanted == path else { return }
    _ = next()
    found = (problem("", at: start), problem("", at: position))
  }

  private func problem(_ message: String, at place: Int? = nil) -> JSONValue.Problem {
    let before = bytes.prefix(place ?? position)
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    return JSONValue.Problem(line: 1 + before.count { $0 == 10 }, column: 1 + before.count - start, message: message)
  }
}
