import LayoutEvaluator

/// Foundation's addresses and what they are made of (RFC 3986). An address is its text; its parts are read from the text when
/// somebody asks, and whatever changes a part writes the text anew. Nothing is ever loaded from one: a layout has no network.
extension LibraryEntry {
  static let urls = LibraryEntry(
    interface: """
      /// The parts of an address, as they stand in it.
      struct _URLParts {
        var scheme: String?
        var user: String?
        var host: String?
        var port: Int?
        var path = ""
        var query: String?
        var fragment: String?
        init() {}
        init(_ text: String) {
          var rest = text
          if let mark = rest.firstIndex(of: "#") {
            fragment = String(rest[rest.index(after: mark)...])
            rest = String(rest[..<mark])
          }
          if let mark = rest.firstIndex(of: "?") {
            query = String(rest[rest.index(after: mark)...])
            rest = String(rest[..<mark])
          }
          if let mark = rest.firstIndex(of: ":"), !rest[..<mark].contains("/") {
            scheme = String(rest[..<mark])
            rest = String(rest[rest.index(after: mark)...])
          }
          guard rest.hasPrefix("//") else {
            path = rest
            return
          }
          rest = String(rest.dropFirst(2))
          let end = rest.firstIndex(of: "/")
          path = end == nil ? "" : String(rest[end!...])
          readAuthority(end == nil ? rest : String(rest[..<end!]))
        }
        mutating func readAuthority(_ text: String) {
          var rest = text
          if let mark = rest.lastIndex(of: "@") {
            user = String(rest[..<mark])
            rest = String(rest[rest.index(after: mark)...])
          }
          if let mark = rest.lastIndex(of: ":"), let number = Int(String(rest[rest.index(after: mark)...])) {
            port = number
            rest = String(rest[..<mark])
          }
          host = rest
        }
        var text: String {
          var text = scheme == nil ? "" : scheme! + ":"
          if let host {
            text += "//" + (user == nil ? "" : user! + "@") + host
            if let port { text += ":" + String(port) }
          }
          return text + path + (query == nil ? "" : "?" + query!) + (fragment == nil ? "" : "#" + fragment!)
        }
        /// The path without the slash at its end.
        var trimmedPath: String { path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }
        var last: String {
          trimmedPath == "/" ? "/" : trimmedPath.components(separatedBy: "/").last ?? ""
        }
      }
      struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
        var absoluteString: String
        var description: String { absoluteString }
        init?(string: String) {
          if string.isEmpty { return nil }
          absoluteString = _percentEncoded(string, "!#$%&'()*+,-./:;=?@_~[]")
        }
        init(fileURLWithPath path: String) {
          absoluteString = "file://" + (path.hasPrefix("/") ? "" : "/") + _percentEncoded(path, _pathCharacters())
        }
        var _parts: _URLParts { _URLParts(absoluteString) }
        func _changed(_ change: (inout _URLParts) -> Void) -> URL {
          var parts = _parts
          change(&parts)
          var url = self
          url.absoluteString = parts.text
          return url
        }
        var scheme: String? { _parts.scheme }
        var user: String? { _parts.user }
        var port: Int? { _parts.port }
        var query: String? { _parts.query }
        var fragment: String? { _parts.fragment }
        var host: String? { host() }
        func host(percentEncoded: Bool = true) -> String? {
          let host = _parts.host
          return host == nil || host!.isEmpty ? nil : host
        }
        var path: String { _percentDecoded(_parts.trimmedPath) ?? _parts.trimmedPath }
        func path(percentEncoded: Bool = true) -> String {
          percentEncoded ? _parts.path : _percentDecoded(_parts.path) ?? _parts.path
        }
        func query(percentEncoded: Bool = true) -> String? { _parts.query }
        func fragment(percentEncoded: Bool = true) -> String? { _parts.fragment }
        var isFileURL: Bool { scheme == "file" }
        var hasDirectoryPath: Bool { _parts.path.hasSuffix("/") }
        var lastPathComponent: String { _percentDecoded(_parts.last) ?? _parts.last }
        var pathComponents: [String] {
          let parts = path.components(separatedBy: "/").filter { !$0.isEmpty }
          return path.hasPrefix("/") ? ["/"] + parts : parts
        }
        var pathExtension: String {
          let parts = lastPathComponent.components(separatedBy: ".")
          return parts.count > 1 && !parts[0].isEmpty ? parts[parts.count - 1] : ""
        }
        var standardizedFileURL: URL { self }
        func appendingPathComponent(_ component: String) -> URL {
          let added = _percentEncoded(component, _pathCharacters())
          return _changed { parts in parts.path = parts.path + (parts.path.hasSuffix("/") ? "" : "/") + added }
        }
        func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {
          appendingPathComponent(isDirectory ? component + "/" : component)
        }
        func appending(path: String) -> URL { appendingPathComponent(path) }
        func appending(component: String) -> URL { appendingPathComponent(component) }
        func appending(queryItems: [URLQueryItem]) -> URL {
          let added = _queryText(queryItems)
          return _changed { parts in parts.query = parts.query == nil ? added : parts.query! + "&" + added }
        }
        func deletingLastPathComponent() -> URL {
          _changed { parts in
            let kept = parts.trimmedPath.components(separatedBy: "/").dropLast().filter { !$0.isEmpty }
            let start = parts.path.hasPrefix("/") ? "/" : ""
            if !parts.path.isEmpty { parts.path = start + kept.map { $0 + "/" }.joined() }
          }
        }
        func deletingPathExtension() -> URL {
          let end = pathExtension
          if end.isEmpty { return self }
          return _changed { parts in parts.path = String(parts.trimmedPath.dropLast(end.count + 1)) }
        }
        func appendingPathExtension(_ name: String) -> URL {
          _changed { parts in
            let end = parts.path.count > 1 && parts.path.hasSuffix("/") ? "/" : ""
            if !parts.path.isEmpty { parts.path = parts.trimmedPath + "." + name + end }
          }
        }
        mutating func append(path: String) { self = appending(path: path) }
        mutating func append(component: String) { self = appending(component: component) }
        mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
        mutating func appendPathComponent(_ component: String) { self = appendingPathComponent(component) }
        mutating func appendPathExtension(_ name: String) { self = appendingPathExtension(name) }
        mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
        mutating func deletePathExtension() { self = deletingPathExtension() }
        static var documentsDirectory: URL { URL(fileURLWithPath: "/Documents/") }
        static var cachesDirectory: URL { URL(fileURLWithPath: "/Caches/") }
        static var applicationSupportDirectory: URL { URL(fileURLWithPath: "/Application Support/") }
        static var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
        static var homeDirectory: URL { URL(fileURLWithPath: "/") }
        init(filePath path: String) { self.init(fileURLWithPath: path) }
        init?(string: String, relativeTo base: URL?) {
          guard let base, _URLParts(string).scheme == nil else {
            self.init(string: string)
            return
          }
          let folder = base._parts.path.hasSuffix("/") ? base : base.deletingLastPathComponent()
          self = string.hasPrefix("/") ? base._changed { $0.path = string } : folder.appendingPathComponent(string)
        }
      }
      /// One `name=value` of an address's query.
      struct URLQueryItem: Hashable, Sendable {
        var name: String
        var value: String?
        init(name: String, value: String?) {
          self.name = name
          self.value = value
        }
      }
      /// An address by its parts, which are not encoded.
      struct URLComponents: Hashable, Sendable {
        var scheme: String?
        var user: String?
        var host: String?
        var port: Int?
        var path = ""
        var queryItems: [URLQueryItem]?
        var fragment: String?
        init() {}
        init?(string: String) {
          if string.isEmpty { return nil }
          let parts = _URLParts(string)
          scheme = parts.scheme
          user = parts.user
          host = parts.host
          port = parts.port
          path = _percentDecoded(parts.path) ?? parts.path
          fragment = parts.fragment
          percentEncodedQuery = parts.query
        }
        init?(url: URL, resolvingAgainstBaseURL resolves: Bool) { self.init(string: url.absoluteString) }
        var percentEncodedPath: String { _percentEncoded(path, _pathCharacters()) }
        var percentEncodedQuery: String? {
          get { queryItems.map { _queryText($0) } }
          set {
            queryItems = newValue?.components(separatedBy: "&").map { item in
              guard let mark = item.firstIndex(of: "=") else { return URLQueryItem(name: item, value: nil) }
              let value = String(item[item.index(after: mark)...])
              return URLQueryItem(name: String(item[..<mark]), value: _percentDecoded(value) ?? value)
            }
          }
        }
        var query: String? {
          get { percentEncodedQuery.map { _percentDecoded($0) ?? $0 } }
          set { percentEncodedQuery = newValue }
        }
        var string: String? {
          var parts = _URLParts()
          parts.scheme = scheme
          parts.user = user
          parts.host = host
          parts.port = port
          parts.path = percentEncodedPath
          parts.query = percentEncodedQuery
          parts.fragment = fragment
          return parts.text
        }
        var url: URL? { string.flatMap { URL(string: $0) } }
      }
      func _queryText(_ items: [URLQueryItem]) -> String {
        let allowed = "!$'()*+,-./:;?@_~"
        return items.map { item in
          let name = _percentEncoded(item.name, allowed)
          return item.value == nil ? name : name + "=" + _percentEncoded(item.value!, allowed)
        }.joined(separator: "&")
      }
      func _pathCharacters() -> String { "!$&'()*+,-./:=@_~" }
      /// The text, with every byte that is neither a letter, a digit nor allowed as `%` and two digits.
      func _percentEncoded(_ text: String, _ allowed: String) -> String
      /// The text that such a one stands for; nil where digits are missing or no letters come out.
      func _percentDecoded(_ text: String) -> String?
      """,
    natives: [
      .function { (_, arguments) in .string(percentEncoded(arguments[0].string, allowed: arguments[1].string)) },
      .function { (_, arguments) in percentDecoded(arguments[0].string).map { .string($0) } ?? .none },
    ])

  private static func percentEncoded(_ text: String, allowed: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let kept = Array(allowed.utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
      if isLetter || byte >= 0x30 && byte <= 0x39 || kept.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func percentDecoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard rest.count >= 2, let value = UInt8(digits, radix: 16) else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
