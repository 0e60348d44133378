import LayoutEvaluator

/// Foundation's coders. What is encoded keeps the value, so that decoding it gives that back; bytes of JSON that a program
/// writes down itself are not read yet, and a layout that depends on them ends with an error that says so. There are no files
/// and no network that others could come from: nothing at all is no JSON, as in Foundation.
extension LibraryEntry {
  static let coders = LibraryEntry(
    interface: """
      extension Data {
        /// What was encoded.
        func _decoded() throws -> Any {
          if let value = _value { return value }
          if !_bytes.isEmpty { fatalError("JSON is not decoded here: a layout cannot depend on it") }
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
        }
      }
      /// Whether a value is of a type.
      func _is(_ value: Any, _ type: Any) -> Bool
      func _mismatch(_ type: Any) -> DecodingError {
        .typeMismatch(type, DecodingError.Context(codingPath: [], debugDescription: "Something else was encoded."))
      }
      func _encoded(_ value: Any) -> Data {
        var data = Data()
        data._value = value
        return data
      }
      class JSONDecoder {
        enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase, custom((Any) -> Any) }
        enum DateDecodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
          case formatted(DateFormatter), custom((Any) -> Date)
        }
        enum DataDecodingStrategy { case deferredToData, base64, custom((Any) -> Data) }
        var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
        var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
        var dataDecodingStrategy: DataDecodingStrategy = .base64
        var allowsJSON5 = false
        init() {}
        func decode<T>(_ type: T.Type, from data: Data) throws -> T {
          let value = try data._decoded()
          guard _is(value, type) else { throw _mismatch(type) }
          return value as! T
        }
      }
      class JSONEncoder {
        enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase, custom((Any) -> Any) }
        enum DateEncodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
          case formatted(DateFormatter), custom((Any) -> Date)
        }
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
        var outputFormatting: OutputFormatting = []
        init() {}
        func encode<T>(_ value: T) throws -> Data { _encoded(value) }
      }
      class PropertyListDecoder {
        init() {}
        func decode<T>(_ type: T.Type, from data: Data) throws -> T {
          let value = try data._decoded()
          guard _is(value, type) else { throw _mismatch(type) }
          return value as! T
        }
      }
      class PropertyListEncoder {
        init() {}
        func encode<T>(_ value: T) throws -> Data { _encoded(value) }
      }
      """,
    natives: [
      .function { (evaluator, arguments) in .boolean(evaluator.passes(arguments[0], as: arguments[1])) }
    ])
}
