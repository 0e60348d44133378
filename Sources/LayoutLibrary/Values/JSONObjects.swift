import LayoutEvaluator

/// Foundation's `JSONSerialization`: texts to dictionaries and lists of anything, and back. What is read is the tree that a decoder
/// reads, with an object for null.
extension LibraryEntry {
  static let jsonObjects = LibraryEntry(
    interface: """
      class NSNull: Hashable {
        init() {}
        static func == (a: NSNull, b: NSNull) -> Bool { true }
      }
      enum JSONSerialization {
        struct ReadingOptions: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let mutableContainers: JSONSerialization.ReadingOptions = JSONSerialization.ReadingOptions(rawValue: 1)
          static let mutableLeaves: JSONSerialization.ReadingOptions = JSONSerialization.ReadingOptions(rawValue: 2)
          static let fragmentsAllowed: JSONSerialization.ReadingOptions = JSONSerialization.ReadingOptions(rawValue: 4)
          static let allowFragments: JSONSerialization.ReadingOptions = JSONSerialization.ReadingOptions(rawValue: 4)
        }
        struct WritingOptions: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let prettyPrinted: JSONSerialization.WritingOptions = JSONSerialization.WritingOptions(rawValue: 1)
          static let sortedKeys: JSONSerialization.WritingOptions = JSONSerialization.WritingOptions(rawValue: 2)
          static let fragmentsAllowed: JSONSerialization.WritingOptions = JSONSerialization.WritingOptions(rawValue: 4)
          static let withoutEscapingSlashes: JSONSerialization.WritingOptions =
            JSONSerialization.WritingOptions(rawValue: 8)
        }
        static func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
          guard let tree = _readJSON(data), let object = _jsonObject(tree, NSNull(), options.contains(.fragmentsAllowed))
          else { throw NSError(domain: NSCocoaErrorDomain, code: 3840) }
          return object
        }
        static func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
          guard let text = _objectText(object, options.rawValue) else {
            fatalError("Invalid object cannot be serialized")
          }
          return Data(_text: text)
        }
        static func isValidJSONObject(_ object: Any) -> Bool { _objectText(object, 0) != nil }
      }
      /// A tree with an object for each null; nil for a single value where none may be.
      func _jsonObject(_ tree: Any, _ null: Any, _ allowsFragments: Bool) -> Any?
      /// The text of an object; nil for what JSON has no form for.
      func _objectText(_ object: Any, _ formatting: Int) -> String?
      """,
    natives: [
      .function { (_, arguments) in
        let isWhole =
          switch arguments[0] {
          case .dictionary, .array: true
          default: arguments[2].boolean
          }
        return isWhole ? filled(arguments[0], arguments[1]) : .none
      },
      .function { (_, arguments) in
        let formatting = arguments[1].integer
        switch arguments[0] {
        case .dictionary, .array, .slice: break
        default: if formatting & 4 == 0 { return .none }
        }
        return plain(arguments[0]).map { .string(JSONText.write($0, formatting: formatting)) } ?? .none
      },
    ])

  private static func filled(_ tree: Value, _ null: Value) -> Value {
    switch tree {
    case .void: null
    case .array(let elements): .array(elements.map { filled($0, null) })
    case .dictionary(let table): .dictionary(KeyTable(table.values.map { filled($0, null) }))
    default: tree
    }
  }

  /// An object as a tree of plain values; an object without fields is null.
  private static func plain(_ object: Value) -> Value? {
    switch object {
    case .boolean, .integer, .sized, .string: return object
    case .substring: return .string(object.string)
    case .double(let number): return number.isFinite ? object : nil
    case .single(let number): return number.isFinite ? object : nil
    case .object(let instance): return instance.fields.isEmpty ? .void : nil
    case .array, .slice:
      let elements = object.parts.compactMap { plain($0) }
      return elements.count == object.parts.count ? .array(elements) : nil
    case .dictionary(let table):
      let values = table.values.compactMap { plain($0) }
      let areTexts = stride(from: 0, to: values.count, by: 2).allSatisfy { values[$0].optionalString != nil }
      return areTexts && values.count == table.values.count ? .dictionary(KeyTable(values)) : nil
    default: return nil
    }
  }
}
