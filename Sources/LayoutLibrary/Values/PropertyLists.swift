import LayoutEvaluator

/// Property lists, by the same decoders and encoders as JSON: the XML that an app brings along is read. What is encoded is a binary
/// list unless somebody says otherwise, whose bytes nobody here writes; it keeps its tree, so that decoding gives it back.
extension LibraryEntry {
  static let propertyLists = LibraryEntry(
    interface: """
      class PropertyListDecoder {
        var userInfo: [CodingUserInfoKey: Any] = [:]
        init() {}
        func decode<T>(_ type: T.Type, from data: Data) throws -> T {
          guard let node = _listed(data) else {
            throw DecodingError.dataCorrupted(
              DecodingError.Context(codingPath: [], debugDescription: "The given data was not a valid property list."))
          }
          var options = _Decoding()
          options._known = { try _listedDecoded($0, $1, $2) }
          options.userInfo = userInfo
          return try _decoded(type, Decoder(_node: node, _path: [], _options: options))
        }
      }
      func _listed(_ data: Data) -> Any? {
        if let tree = data._tree { return tree }
        return _readPropertyList(data)
      }
      /// The tree of an XML property list; nil where it is none.
      func _readPropertyList(_ data: Data) -> Any?
      func _nodes(_ encoder: Encoder) -> Any
      func _listedDecoded(_ name: String, _ type: Any, _ decoder: Decoder) throws -> Any {
        switch name {
        case "Date":
          if let seconds = decoder._node as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
          let text: String = try _decoded(String.self, decoder)
          if let seconds = _readDate(text, "yyyy-MM-dd'T'HH:mm:ssZZZZZ") {
            return Date(timeIntervalSinceReferenceDate: seconds)
          }
          throw _corrupted(decoder, "Expected a date.")
        case "URL":
          let container = try decoder.container(keyedBy: _CodingKey.self)
          if let url = URL(string: try container.decode(String.self, forKey: _CodingKey("relative"))) { return url }
          throw _corrupted(decoder, "Invalid URL string.")
        default: return try _knownDecoded(name, type, decoder)
        }
      }
      class PropertyListEncoder {
        enum OutputFormat { case binary, xml, openStep }
        var outputFormat: OutputFormat = .binary
        var userInfo: [CodingUserInfoKey: Any] = [:]
        init() {}
        func encode<T>(_ value: T) throws -> Data {
          if outputFormat != .binary { _ = _missing("encoding a property list as text") }
          var options = _Encoding()
          options._known = { try _listedEncoded($0, $1, $2) }
          options.userInfo = userInfo
          let encoder = Encoder(_node: _EncodedNode(), _path: [], _options: options)
          try _write(encoder, value)
          var data = Data()
          data._tree = _nodes(encoder)
          return data
        }
      }
      func _listedEncoded(_ name: String, _ value: Any, _ encoder: Encoder) throws {
        switch name {
        case "Date": try _write(encoder, (value as! Date).timeIntervalSinceReferenceDate)
        case "URL": try _write(encoder, ["relative": (value as! URL).absoluteString])
        default: try _knownEncoded(name, value, encoder)
        }
      }
      """,
    natives: [
      .function { (_, arguments) in
        let data = arguments[0].parts
        if case .string(let text) = data[1] { return PropertyListReader.read(Array(text.utf8)) ?? .none }
        return PropertyListReader.read(data[0].parts.map { UInt8(truncatingIfNeeded: $0.wide.bits) }) ?? .none
      },
      .function { (_, arguments) in plain(Coder(arguments[0], at: arguments.range).node) },
    ])

  /// A tree without the objects that were written into.
  private static func plain(_ node: Value) -> Value {
    switch node {
    case .object(let object):
      if case .none = object.fields[0] { .dictionary(KeyTable()) } else { plain(object.fields[0]) }
    case .array(let elements): .array(elements.map { plain($0) })
    case .dictionary(let table): .dictionary(KeyTable(table.values.map { plain($0) }))
    default: node
    }
  }
}
