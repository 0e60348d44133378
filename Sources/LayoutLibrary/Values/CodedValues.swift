/// How Foundation's own types are decoded and encoded: dates and bytes as a coder's strategies say, the others as texts or lists.
extension LibraryEntry {
  static let codedValues = LibraryEntry(
    interface: """
      func _corrupted(_ decoder: Decoder, _ text: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
      }
      /// A value of a type of the library that a decoder has.
      func _knownDecoded(_ name: String, _ type: Any, _ decoder: Decoder) throws -> Any {
        if _isNull(decoder._node) {
          try _codingFailure(
            2, type, decoder._path, "Cannot get value of type " + name + " -- found null value instead")
        }
        switch name {
        case "Date": return try _decodedDate(decoder)
        case "Data": return try _decodedData(decoder)
        case "URL":
          if let url = URL(string: try _decoded(String.self, decoder)) { return url }
          throw _corrupted(decoder, "Invalid URL string.")
        case "UUID":
          if let id = UUID(uuidString: try _decoded(String.self, decoder)) { return id }
          throw _corrupted(decoder, "Attempted to decode UUID from invalid UUID string.")
        case "CGPoint":
          var list = try decoder.unkeyedContainer()
          return CGPoint(x: try list.decode(CGFloat.self), y: try list.decode(CGFloat.self))
        case "CGSize":
          var list = try decoder.unkeyedContainer()
          return CGSize(width: try list.decode(CGFloat.self), height: try list.decode(CGFloat.self))
        case "CGRect":
          var list = try decoder.unkeyedContainer()
          return CGRect(origin: try list.decode(CGPoint.self), size: try list.decode(CGSize.self))
        case "Decimal":
          if let whole = try? _decoded(Int.self, decoder) { return Decimal(whole) }
          return Decimal(string: "\\(try _decoded(Double.self, decoder))")!
        default: return _missing("decoding a value of type '" + name + "'")
        }
      }
      func _decodedDate(_ decoder: Decoder) throws -> Date {
        switch decoder._options.dates {
        case .deferredToDate: return Date(timeIntervalSinceReferenceDate: try _decoded(Double.self, decoder))
        case .secondsSince1970: return Date(timeIntervalSince1970: try _decoded(Double.self, decoder))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try _decoded(Double.self, decoder) / 1000)
        case .iso8601:
          let text: String = try _decoded(String.self, decoder)
          for pattern in ["yyyy-MM-dd'T'HH:mm:ssZZZZZ", "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ"] {
            if let seconds = _readDate(text, pattern) { return Date(timeIntervalSinceReferenceDate: seconds) }
          }
          throw _corrupted(decoder, "Expected date string to be ISO8601-formatted.")
        case .formatted(let formatter):
          if let date = formatter.date(from: try _decoded(String.self, decoder)) { return date }
          throw _corrupted(decoder, "Date string does not match format expected by formatter.")
        case .custom(let make): return try make(decoder)
        }
      }
      func _decodedData(_ decoder: Decoder) throws -> Data {
        switch decoder._options.data {
        case .deferredToData: return Data(try _decoded([UInt8].self, decoder))
        case .base64:
          if let data = Data(base64Encoded: try _decoded(String.self, decoder)) { return data }
          throw _corrupted(decoder, "Encountered Data is not valid Base64.")
        case .custom(let make): return try make(decoder)
        }
      }
      /// Writes a value of a type of the library.
      func _knownEncoded(_ name: String, _ value: Any, _ encoder: Encoder) throws {
        switch name {
        case "Date": try _writeDate(value as! Date, encoder)
        case "Data": try _writeData(value as! Data, encoder)
        case "URL": try _write(encoder, (value as! URL).absoluteString)
        case "UUID": try _write(encoder, (value as! UUID).uuidString)
        case "CGPoint": try _write(encoder, [(value as! CGPoint).x, (value as! CGPoint).y])
        case "CGSize": try _write(encoder, [(value as! CGSize).width, (value as! CGSize).height])
        case "CGRect":
          let rect = value as! CGRect
          try _write(encoder, [[rect.minX, rect.minY], [rect.width, rect.height]])
        case "Decimal":
          let text = "\\(value as! Decimal)"
          if let whole = Int(text) {
            try _write(encoder, whole)
          } else if let number = Double(text), "\\(number)" == text {
            try _write(encoder, number)
          } else {
            _ = _missing("encoding a decimal number of so many digits")
          }
        default: _ = _missing("encoding a value of type '" + name + "'")
        }
      }
      func _writeDate(_ date: Date, _ encoder: Encoder) throws {
        switch encoder._options.dates {
        case .deferredToDate: try _write(encoder, date.timeIntervalSinceReferenceDate)
        case .secondsSince1970: try _write(encoder, date.timeIntervalSince1970)
        case .millisecondsSince1970: try _write(encoder, date.timeIntervalSince1970 * 1000)
        case .iso8601:
          try _write(encoder, _formatDate(date.timeIntervalSinceReferenceDate, "yyyy-MM-dd'T'HH:mm:ss") + "Z")
        case .formatted(let formatter): try _write(encoder, formatter.string(from: date))
        case .custom(let write): try write(date, encoder)
        }
      }
      func _writeData(_ data: Data, _ encoder: Encoder) throws {
        switch encoder._options.data {
        case .deferredToData: try _write(encoder, data._known)
        case .base64: try _write(encoder, data.base64EncodedString())
        case .custom(let write): try write(data, encoder)
        }
      }
      """)
}
