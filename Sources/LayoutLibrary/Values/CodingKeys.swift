import LayoutEvaluator

/// The keys of encoded objects, and what goes wrong with them. The cases of an enum of keys are called by their raw values or
/// their names.
extension LibraryEntry {
  static let codingKeys = LibraryEntry(
    interface: """
      @_likeOwn protocol CodingKey: CustomStringConvertible {
        var stringValue: String { get }
        var intValue: Int? { get }
        init?(stringValue: String)
        init?(intValue: Int)
      }
      extension CodingKey {
        var stringValue: String { _keyText(self) }
        var intValue: Int? { _keyNumber(self) }
        var description: String {
          let number = intValue.map { String($0) } ?? "nil"
          let name = self is _CodingKey && intValue == nil ? "CodingKeys" : "\\(type(of: self))"
          return name + "(stringValue: \\"" + stringValue + "\\", intValue: " + number + ")"
        }
        var debugDescription: String { description }
        init?(stringValue: String) {
          guard let key = _key(Self.self, stringValue) else { return nil }
          self = key as! Self
        }
        init?(intValue: Int) { return nil }
      }
      /// What the case of an enum of keys is called, and its number.
      func _keyText(_ key: Any) -> String
      func _keyNumber(_ key: Any) -> Int?
      /// The case of an enum of keys that is called so.
      func _key(_ type: Any, _ name: String) -> Any?
      /// A key that the program does not declare: of a type that says nothing of its keys, or the place in a list.
      struct _CodingKey: CodingKey {
        var stringValue: String
        var intValue: Int?
        init(_ name: String) {
          stringValue = name
          intValue = nil
        }
        init(_ index: Int) {
          stringValue = "Index " + String(index)
          intValue = index
        }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { self.init(intValue) }
      }
      /// A step of a path as a key.
      func _codingKey(_ step: Any) -> CodingKey {
        if let name = step as? String { return _CodingKey(name) }
        if let index = step as? Int { return _CodingKey(index) }
        return step as! CodingKey
      }
      struct CodingUserInfoKey: Hashable {
        var rawValue: String
        init?(rawValue: String) { self.rawValue = rawValue }
      }
      enum DecodingError: Error {
        struct Context {
          var codingPath: [CodingKey]
          var debugDescription: String
          var underlyingError: Error?
          init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
          }
        }
        case typeMismatch(Any, Context), valueNotFound(Any, Context), keyNotFound(CodingKey, Context)
        case dataCorrupted(Context)
        var localizedDescription: String {
          switch self {
          case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
          default: "The data couldn’t be read because it isn’t in the correct format."
          }
        }
        static func dataCorruptedError(
          in container: SingleValueDecodingContainer, debugDescription: String
        ) -> DecodingError {
          .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
        }
        static func dataCorruptedError(
          in container: UnkeyedDecodingContainer, debugDescription: String
        ) -> DecodingError {
          .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
        }
        static func dataCorruptedError<K: CodingKey>(
          forKey key: K, in container: KeyedDecodingContainer<K>, debugDescription: String
        ) -> DecodingError {
          .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
        }
      }
      enum EncodingError: Error {
        typealias Context = DecodingError.Context
        case invalidValue(Any, Context)
      }
      /// Throws an error that native code has come upon.
      func _codingFailure(_ failure: Int, _ subject: Any, _ path: [Any], _ text: String) throws {
        let context = DecodingError.Context(codingPath: path.map { _codingKey($0) }, debugDescription: text)
        switch failure {
        case 0:
          let key = _codingKey(subject)
          let text = "No value associated with key " + key.description + " (\\"" + key.stringValue + "\\")."
          throw DecodingError.keyNotFound(
            key, DecodingError.Context(codingPath: context.codingPath, debugDescription: text))
        case 1: throw DecodingError.typeMismatch(subject, context)
        case 2: throw DecodingError.valueNotFound(subject, context)
        case 3: throw DecodingError.dataCorrupted(context)
        default: throw EncodingError.invalidValue(subject, context)
        }
      }
      """,
    natives: [
      .function { (evaluator, arguments) throws(EvaluationError) in
        try evaluator.keyText(arguments[0], at: arguments.range)
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        try evaluator.keyNumber(arguments[0], at: arguments.range)
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        try evaluator.key(arguments[0], called: arguments[1].string, at: arguments.range)
      },
    ])
}
