import LayoutEvaluator

/// Foundation's coders: from the text of JSON to values and back. The text is read as a whole before anything is decoded of it, as
/// Foundation does, and written when everything is encoded. What has no order of its own, the keys of an object, stands in the order
/// in which it was declared.
extension LibraryEntry {
  static let coders = LibraryEntry(
    interface: """
      class JSONDecoder {
        enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase, custom(([CodingKey]) -> CodingKey) }
        enum DateDecodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
          case formatted(DateFormatter), custom((Decoder) throws -> Date)
        }
        enum DataDecodingStrategy { case deferredToData, base64, custom((Decoder) throws -> Data) }
        enum NonConformingFloatDecodingStrategy { case `throw` }
        var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
        var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
        var dataDecodingStrategy: DataDecodingStrategy = .base64
        var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
        var userInfo: [CodingUserInfoKey: Any] = [:]
        var allowsJSON5 = false
        init() {}
        func decode<T>(_ type: T.Type, from data: Data) throws -> T {
          guard let node = _readJSON(data) else {
            if allowsJSON5 { _ = _missing("JSON5") }
            throw DecodingError.dataCorrupted(
              DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
          }
          var options = _Decoding()
          options._keys = _spelling
          options.userInfo = userInfo
          options.dates = dateDecodingStrategy
          options.data = dataDecodingStrategy
          return try _decoded(type, Decoder(_node: node, _path: [], _options: options))
        }
        var _spelling: (([Any], String) throws -> String)? {
          switch keyDecodingStrategy {
          case .useDefaultKeys: return nil
          case .convertFromSnakeCase: return { path, key in _camelCase(key) }
          case .custom(let convert):
            return { path, key in convert(path.map { _codingKey($0) } + [_CodingKey(key)]).stringValue }
          }
        }
      }
      /// The tree of a text; nil where it is no JSON.
      func _readJSON(_ data: Data) -> Any?
      func _camelCase(_ key: String) -> String
      func _snakeCase(_ key: String) -> String
      /// The text of a tree.
      func _jsonText(_ encoder: Encoder, _ formatting: Int) -> String
      class JSONEncoder {
        enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase, custom(([CodingKey]) -> CodingKey) }
        enum DateEncodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
          case formatted(DateFormatter), custom((Date, Encoder) throws -> Void)
        }
        enum DataEncodingStrategy { case deferredToData, base64, custom((Data, Encoder) throws -> Void) }
        enum NonConformingFloatEncodingStrategy { case `throw` }
        struct OutputFormatting: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [JSONEncoder.OutputFormatting]) -> JSONEncoder.OutputFormatting {
            JSONEncoder.OutputFormatting(rawValue: _union(elements))
          }
          static let prettyPrinted: JSONEncoder.OutputFormatting = JSONEncoder.OutputFormatting(rawValue: 1)
          static let sortedKeys: JSONEncoder.OutputFormatting = JSONEncoder.OutputFormatting(rawValue: 2)
          static let withoutEscapingSlashes: JSONEncoder.OutputFormatting = JSONEncoder.OutputFormatting(rawValue: 8)
        }
        var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
        var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
        var dataEncodingStrategy: DataEncodingStrategy = .base64
        var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
        var userInfo: [CodingUserInfoKey: Any] = [:]
        var outputFormatting: OutputFormatting = []
        init() {}
        func encode<T>(_ value: T) throws -> Data {
          var options = _Encoding()
          options._keys = _spelling
          options.userInfo = userInfo
          options.dates = dateEncodingStrategy
          options.data = dataEncodingStrategy
          let encoder = Encoder(_node: _EncodedNode(), _path: [], _options: options)
          try _write(encoder, value)
          return Data(_text: _jsonText(encoder, outputFormatting.rawValue))
        }
        var _spelling: (([Any], String) throws -> String)? {
          switch keyEncodingStrategy {
          case .useDefaultKeys: return nil
          case .convertToSnakeCase: return { path, key in _snakeCase(key) }
          case .custom(let convert):
            return { path, key in convert(path.map { _codingKey($0) } + [_CodingKey(key)]).stringValue }
          }
        }
      }
      """,
    natives: [
      .function { (_, arguments) in
        let data = arguments[0].parts
        if case .string(let text) = data[1] { return JSONReader.read(Array(text.utf8)) ?? .none }
        return JSONReader.read(data[0].parts.map { UInt8(truncatingIfNeeded: $0.wide.bits) }) ?? .none
      },
      .function { (_, arguments) in .string(SnakeCase.camel(arguments[0].string)) },
      .function { (_, arguments) in .string(SnakeCase.snake(arguments[0].string)) },
      .function { (_, arguments) in
        let tree = Coder(arguments[0], at: arguments.range).node
        return .string(JSONText.write(tree, formatting: arguments[1].integer))
      },
    ])
}
