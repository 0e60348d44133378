import LayoutEvaluator

/// Decoders, as `init(from:)` gets them, and their containers. What a decoder reads from is a tree of plain values; its first
/// three properties are what native code takes it apart into.
extension LibraryEntry {
  static let decoders = LibraryEntry(
    interface: """
      @_likeOwn struct Decoder {
        var _node: Any
        var _path: [Any]
        var _options: _Decoding
        var codingPath: [CodingKey] { _path.map { _codingKey($0) } }
        var userInfo: [CodingUserInfoKey: Any] { _options.userInfo }
        func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
          KeyedDecodingContainer<Key>(_decoder: try _fields(self))
        }
        func unkeyedContainer() throws -> UnkeyedDecodingContainer {
          UnkeyedDecodingContainer(_decoder: self, _nodes: try _items(self))
        }
        func singleValueContainer() throws -> SingleValueDecodingContainer {
          SingleValueDecodingContainer(_decoder: self)
        }
        func _child(_ node: Any, _ key: Any) -> Decoder {
          Decoder(_node: node, _path: _path + [key], _options: _options)
        }
      }
      /// How values are decoded: the spelling of keys, what the library codes, and how errors are thrown come first.
      struct _Decoding {
        var _keys: (([Any], String) throws -> String)?
        var _known: (String, Any, Decoder) throws -> Any = { try _knownDecoded($0, $1, $2) }
        var _failure: (Int, Any, [Any], String) throws -> Void = { try _codingFailure($0, $1, $2, $3) }
        var userInfo: [CodingUserInfoKey: Any] = [:]
        var dates: JSONDecoder.DateDecodingStrategy = .deferredToDate
        var data: JSONDecoder.DataDecodingStrategy = .base64
      }
      func _decoded<T>(_ type: T.Type, _ decoder: Decoder) throws -> T
      /// The same with the keys as the program spells them.
      func _fields(_ decoder: Decoder) throws -> Decoder
      /// What the checker writes for a property.
      func _field(_ fields: Decoder, _ key: String, _ type: Any) throws -> Any
      func _items(_ decoder: Decoder) throws -> [Any]
      func _entry<T>(_ fields: Decoder, _ name: String, _ key: Any, _ type: T.Type) throws -> T
      /// What is under a key, if anything.
      func _node(_ fields: Decoder, _ name: String) -> Any?
      func _isNull(_ node: Any) -> Bool
      func _keys(_ fields: Decoder) -> [String]
      /// A value of its raw value, and of a case that an object names.
      func _rawDecoded(_ decoder: Decoder, _ type: Any, _ raw: Any, _ make: (Any) -> Any?) throws -> Any
      func _caseDecoded(_ decoder: Decoder, _ type: Any, _ shapes: [Any]) throws -> Any
      @_likeOwn struct KeyedDecodingContainer<K: CodingKey> {
        typealias Key = K
        var _decoder: Decoder
        var codingPath: [CodingKey] { _decoder.codingPath }
        var allKeys: [K] {
          var keys: [K] = []
          for name in _keys(_decoder) { if let key = K(stringValue: name) { keys.append(key) } }
          return keys
        }
        func contains(_ key: K) -> Bool { _node(_decoder, key.stringValue) != nil }
        func decodeNil(forKey key: K) throws -> Bool { _isNull(try _child(key)._node) }
        func decode<T>(_ type: T.Type, forKey key: K) throws -> T {
          try _entry(_decoder, key.stringValue, key, type)
        }
        func decodeIfPresent<T>(_ type: T.Type, forKey key: K) throws -> T? {
          guard let node = _node(_decoder, key.stringValue), !_isNull(node) else { return nil }
          return try _entry(_decoder, key.stringValue, key, type)
        }
        func _child(_ key: K) throws -> Decoder {
          guard let node = _node(_decoder, key.stringValue) else {
            try _codingFailure(0, key, _decoder._path, "")
            fatalError()
          }
          return _decoder._child(node, key)
        }
        func nestedContainer<NestedKey: CodingKey>(
          keyedBy type: NestedKey.Type, forKey key: K
        ) throws -> KeyedDecodingContainer<NestedKey> {
          try _child(key).container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: K) throws -> UnkeyedDecodingContainer {
          try _child(key).unkeyedContainer()
        }
        func superDecoder() throws -> Decoder { _decoder._child(_node(_decoder, "super") ?? _nothing(), "super") }
        func superDecoder(forKey key: K) throws -> Decoder { try _child(key) }
      }
      func _nothing() -> Any
      struct UnkeyedDecodingContainer {
        var _decoder: Decoder
        var _nodes: [Any]
        var currentIndex = 0
        var codingPath: [CodingKey] { _decoder.codingPath }
        var count: Int? { _nodes.count }
        var isAtEnd: Bool { currentIndex == _nodes.count }
        func _next(_ type: Any) throws -> Decoder {
          if isAtEnd {
            try _codingFailure(2, type, _decoder._path + [currentIndex], "Unkeyed container is at end.")
          }
          return _decoder._child(_nodes[currentIndex], currentIndex)
        }
        mutating func decodeNil() throws -> Bool {
          guard _isNull(try _next("Any")._node) else { return false }
          currentIndex += 1
          return true
        }
        mutating func decode<T>(_ type: T.Type) throws -> T {
          let value: T = try _decoded(type, try _next(type))
          currentIndex += 1
          return value
        }
        mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? {
          if isAtEnd { return nil }
          if try decodeNil() { return nil }
          return try decode(type)
        }
        mutating func nestedContainer<NestedKey: CodingKey>(
          keyedBy type: NestedKey.Type
        ) throws -> KeyedDecodingContainer<NestedKey> {
          let container: KeyedDecodingContainer<NestedKey> = try _next("KeyedDecodingContainer").container(keyedBy: type)
          currentIndex += 1
          return container
        }
        mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer {
          let container = try _next("UnkeyedDecodingContainer").unkeyedContainer()
          currentIndex += 1
          return container
        }
        mutating func superDecoder() throws -> Decoder {
          let decoder = try _next("Decoder")
          currentIndex += 1
          return decoder
        }
      }
      struct SingleValueDecodingContainer {
        var _decoder: Decoder
        var codingPath: [CodingKey] { _decoder.codingPath }
        func decodeNil() -> Bool { _isNull(_decoder._node) }
        func decode<T>(_ type: T.Type) throws -> T { try _decoded(type, _decoder) }
      }
      """,
    natives: [
      .function { (evaluator, arguments) throws(EvaluationError) in
        try evaluator.decode(arguments[0], Coder(arguments[1], at: arguments.range))
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        try evaluator.keyed(Coder(arguments[0], at: arguments.range)).value
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let coder = Coder(arguments[0], at: arguments.range)
        return try evaluator.decodeField(arguments[1].string, arguments[1], arguments[2], of: coder)
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let coder = Coder(arguments[0], at: arguments.range)
        if case .array = coder.node { return coder.node }
        throw try evaluator.mismatch(.string("Array<Any>"), coder)
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let coder = Coder(arguments[0], at: arguments.range)
        return try evaluator.decodeField(arguments[1].string, arguments[2], arguments[3], of: coder)
      },
      .function { (_, arguments) in
        Evaluator.entry(arguments[1].string, in: Coder(arguments[0], at: arguments.range).node) ?? .none
      },
      .function { (_, arguments) in
        if case .void = arguments[0] { return .boolean(true) }
        return .boolean(false)
      },
      .function { (_, arguments) in
        guard case .dictionary(let table) = Coder(arguments[0], at: arguments.range).node else { return .array([]) }
        let entries = table.values
        return .array(stride(from: 0, to: entries.count, by: 2).map { entries[$0] })
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let coder = Coder(arguments[0], at: arguments.range)
        return try evaluator.decodeRaw(arguments[1], of: arguments[2], by: arguments[3], coder)
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        try evaluator.decodeCase(arguments[1], arguments[2].parts, Coder(arguments[0], at: arguments.range))
      },
      .function { (_, _) in .void },
    ])
}
