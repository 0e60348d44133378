import LayoutEvaluator

/// Encoders, as `encode(to:)` gets them, and their containers. What an encoder writes into is an object that is shared by all
/// containers of one value; its first three properties are what native code takes it apart into.
extension LibraryEntry {
  static let encoders = LibraryEntry(
    interface: """
      class _EncodedNode {
        var content: Any? = nil
        init() {}
      }
      @_likeOwn struct Encoder {
        var _node: _EncodedNode
        var _path: [Any]
        var _options: _Encoding
        var codingPath: [CodingKey] { _path.map { _codingKey($0) } }
        var userInfo: [CodingUserInfoKey: Any] { _options.userInfo }
        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
          _open(self, true)
          return KeyedEncodingContainer<Key>(_encoder: self)
        }
        func unkeyedContainer() -> UnkeyedEncodingContainer {
          _open(self, false)
          return UnkeyedEncodingContainer(_encoder: self)
        }
        func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(_encoder: self) }
        func _child(_ key: Any) -> Encoder {
          Encoder(_node: _EncodedNode(), _path: _path + [key], _options: _options)
        }
      }
      /// How values are encoded: the spelling of keys, what the library codes, and how errors are thrown come first.
      struct _Encoding {
        var _keys: (([Any], String) throws -> String)?
        var _known: (String, Any, Encoder) throws -> Void = { try _knownEncoded($0, $1, $2) }
        var _failure: (Int, Any, [Any], String) throws -> Void = { try _codingFailure($0, $1, $2, $3) }
        var userInfo: [CodingUserInfoKey: Any] = [:]
        var dates: JSONEncoder.DateEncodingStrategy = .deferredToDate
        var data: JSONEncoder.DataEncodingStrategy = .base64
      }
      /// Makes an encoder one of an object, or of a list.
      func _open(_ encoder: Encoder, _ isKeyed: Bool)
      /// Writes a value in place of whatever there is.
      func _write(_ encoder: Encoder, _ value: Any?) throws
      /// Writes a value under a key, or behind the others.
      func _writeEntry(_ encoder: Encoder, _ name: String, _ key: Any, _ value: Any?) throws
      func _writeItem(_ encoder: Encoder, _ value: Any?) throws
      /// Puts what another encoder writes under a key, or behind the others.
      func _nest(_ inner: Encoder, _ encoder: Encoder, _ name: String)
      func _nest(_ inner: Encoder, _ encoder: Encoder)
      func _count(_ encoder: Encoder) -> Int
      /// What the checker writes for properties, and for the case of an enum.
      func _writeFields(_ encoder: Encoder, _ names: [String], _ values: [Any?]) throws
      func _writeCase(_ encoder: Encoder, _ value: Any, _ shapes: [Any]) throws
      extension Encodable {
        func encode(to encoder: Encoder) throws { try _write(encoder, self) }
      }
      @_likeOwn struct KeyedEncodingContainer<K: CodingKey> {
        typealias Key = K
        var _encoder: Encoder
        var codingPath: [CodingKey] { _encoder.codingPath }
        mutating func encodeNil(forKey key: K) throws { try _writeEntry(_encoder, key.stringValue, key, nil) }
        mutating func encode<T>(_ value: T, forKey key: K) throws {
          try _writeEntry(_encoder, key.stringValue, key, value)
        }
        mutating func encodeIfPresent<T>(_ value: T?, forKey key: K) throws {
          if let value { try _writeEntry(_encoder, key.stringValue, key, value) }
        }
        mutating func encodeConditional<T>(_ value: T, forKey key: K) throws {
          try _writeEntry(_encoder, key.stringValue, key, value)
        }
        mutating func nestedContainer<NestedKey: CodingKey>(
          keyedBy type: NestedKey.Type, forKey key: K
        ) -> KeyedEncodingContainer<NestedKey> {
          let inner = _encoder._child(key)
          _nest(inner, _encoder, key.stringValue)
          return inner.container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer(forKey key: K) -> UnkeyedEncodingContainer {
          let inner = _encoder._child(key)
          _nest(inner, _encoder, key.stringValue)
          return inner.unkeyedContainer()
        }
        mutating func superEncoder() -> Encoder {
          let inner = _encoder._child("super")
          _nest(inner, _encoder, "super")
          return inner
        }
        mutating func superEncoder(forKey key: K) -> Encoder {
          let inner = _encoder._child(key)
          _nest(inner, _encoder, key.stringValue)
          return inner
        }
      }
      struct UnkeyedEncodingContainer {
        var _encoder: Encoder
        var codingPath: [CodingKey] { _encoder.codingPath }
        var count: Int { _count(_encoder) }
        mutating func encodeNil() throws { try _writeItem(_encoder, nil) }
        mutating func encode<T>(_ value: T) throws { try _writeItem(_encoder, value) }
        mutating func encode<S: Sequence>(contentsOf values: S) throws {
          for value in values { try _writeItem(_encoder, value) }
        }
        mutating func nestedContainer<NestedKey: CodingKey>(
          keyedBy type: NestedKey.Type
        ) -> KeyedEncodingContainer<NestedKey> {
          let inner = superEncoder()
          return inner.container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer {
          let inner = superEncoder()
          return inner.unkeyedContainer()
        }
        mutating func superEncoder() -> Encoder {
          let inner = _encoder._child(count)
          _nest(inner, _encoder)
          return inner
        }
      }
      struct SingleValueEncodingContainer {
        var _encoder: Encoder
        var codingPath: [CodingKey] { _encoder.codingPath }
        mutating func encodeNil() throws { try _write(_encoder, nil) }
        mutating func encode<T>(_ value: T) throws { try _write(_encoder, value) }
      }
      """,
    natives: [
      writing { (evaluator, arguments, coder) in
        evaluator.open(coder, isKeyed: arguments[1].boolean)
      },
      writing { (evaluator, arguments, coder) throws(EvaluationError) in
        evaluator.put(try evaluator.encode(arguments[1], coder), into: coder)
      },
      writing { (evaluator, arguments, coder) throws(EvaluationError) in
        let node = try evaluator.encode(arguments[3], coder.child(coder.node, arguments[2]))
        try evaluator.put(node, under: arguments[1], into: coder)
      },
      writing { (evaluator, arguments, coder) throws(EvaluationError) in
        let place = Value.integer(evaluator.count(coder))
        evaluator.append(try evaluator.encode(arguments[1], coder.child(coder.node, place)), to: coder)
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let inner = Coder(arguments[0], at: arguments.range)
        try evaluator.put(inner.node, under: arguments[2], into: Coder(arguments[1], at: arguments.range))
        return .void
      },
      .function { (evaluator, arguments) in
        let inner = Coder(arguments[0], at: arguments.range)
        evaluator.append(inner.node, to: Coder(arguments[1], at: arguments.range))
        return .void
      },
      .function { (evaluator, arguments) in
        .integer(evaluator.count(Coder(arguments[0], at: arguments.range)))
      },
      writing { (evaluator, arguments, coder) throws(EvaluationError) in
        try evaluator.encodeFields(arguments[1].parts, arguments[2].parts, coder)
      },
      writing { (evaluator, arguments, coder) throws(EvaluationError) in
        try evaluator.encodeCase(arguments[1], arguments[2].parts, coder)
      },
    ])

  private static func writing(
    _ write: @escaping @Sendable (Evaluator, Arguments, Coder) throws(EvaluationError) -> Void
  ) -> Native {
    .function { (evaluator, arguments) throws(EvaluationError) in
      try write(evaluator, arguments, Coder(arguments[0], at: arguments.range))
      return .void
    }
  }
}
