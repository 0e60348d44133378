import LayoutEvaluator

/// Truth values, strings, optionals and ranges.
extension LibraryEntry {
  static let basicTypes = LibraryEntry(
    interface: """
      struct Bool: Hashable, Sendable, Codable, CustomStringConvertible {
        init() { self = false }
        init(_ value: Bool)
        init?(_ text: String)
        mutating func toggle()
      }
      struct String: StringProtocol, Collection, Sendable, Codable, CustomStringConvertible, ExpressibleByStringLiteral,
        CVarArg
      {
        typealias Element = Character
        init()
        init(_ value: Int)
        init(_ value: Double)
        init(_ value: some _MachineNumber)
        init(_ value: Bool)
        init(_ value: String)
        init(_ value: Character)
        init(describing value: some Any)
        init(repeating text: String, count: Int)
        init(repeating character: Character, count: Int)
        init(format: String, _ arguments: Any...)
        init(format: String, arguments: [Any])
        /// A format whose numbers are grouped, as they are in translated texts.
        init(_localized format: String, _ arguments: Any...)
        init(_localized format: String, arguments: [Any])
        var count: Int { get }
        var isEmpty: Bool { get }
        var id: String { self }
        var description: String { self }
        var first: Character? { get }
        var last: Character? { get }
        func uppercased() -> String
        func lowercased() -> String
        var capitalized: String { get }
        func hasPrefix(_ prefix: String) -> Bool
        func hasSuffix(_ suffix: String) -> Bool
        func contains(_ other: String) -> Bool
        func prefix(_ count: Int) -> String
        func suffix(_ count: Int) -> String
        func dropFirst(_ count: Int = 1) -> String
        func dropLast(_ count: Int = 1) -> String
        func reversed() -> [Character]
        func _split(_ separator: String) -> [String]
        func components(separatedBy separator: String) -> [String]
        func replacingOccurrences(of target: String, with replacement: String) -> String
        mutating func append(_ other: String)
      }
      struct Character: Hashable, Comparable, Sendable, CustomStringConvertible {
        init(_ value: String)
      }
      typealias Substring = String
      typealias StringLiteralType = String
      typealias BooleanLiteralType = Bool
      struct Optional<Wrapped>: Codable {
        func map<T>(_ transform: (Wrapped) -> T) rethrows -> T?
        func flatMap<T>(_ transform: (Wrapped) -> T?) rethrows -> T?
      }
      struct Range<Bound>: RandomAccessCollection, Hashable {
        typealias Element = Bound
        var lowerBound: Bound { get }
        var upperBound: Bound { get }
        var count: Int { get }
        var isEmpty: Bool { get }
        func contains(_ element: Bound) -> Bool
      }
      typealias CountableRange = Range
      typealias CountableClosedRange = ClosedRange
      struct ClosedRange<Bound>: RandomAccessCollection, Hashable {
        typealias Element = Bound
        var lowerBound: Bound { get }
        var upperBound: Bound { get }
        var count: Int { get }
        var isEmpty: Bool { get }
        func contains(_ element: Bound) -> Bool
      }
      """,
    natives: booleans + strings + optionals + range(isClosed: false) + range(isClosed: true))

  private static let booleans: [Native] = [
    .function { (_, arguments) in arguments[0] },
    .function { (_, arguments) in
      let text = arguments[0].string
      return text == "true" || text == "false" ? .boolean(text == "true") : .none
    },
    .mutating { (_, arguments) in
      arguments[0] = .boolean(!arguments[0].boolean)
      return .void
    },
  ]

  private static let format = format(isLocalized: false)
  private static let localizedFormat = format(isLocalized: true)

  private static func format(isLocalized: Bool) -> Native {
    .function { (evaluator, arguments) throws(EvaluationError) in
      .string(
        try FormatString.fill(
          arguments[0].string, arguments[1].parts, isLocalized: isLocalized, evaluator, at: arguments.range))
    }
  }

  private static let strings: [Native] =
    [.function { (_, _) in .string("") }] + Array(repeating: description, count: 7) + [
      repeated, repeated, format, format, localizedFormat, localizedFormat,
      .function { (_, arguments) in .integer(arguments[0].string.count) },
      .function { (_, arguments) in .boolean(arguments[0].string.isEmpty) },
      .function { (_, arguments) in arguments[0].string.first.map { .string(String($0)) } ?? .none },
      .function { (_, arguments) in arguments[0].string.last.map { .string(String($0)) } ?? .none },
      text { text, _ in text.uppercased() },
      text { text, _ in text.lowercased() },
      text { text, _ in CharacterNatives.capitalized(text) },
      .function { (_, arguments) in .boolean(arguments[0].string.hasPrefix(arguments[1].string)) },
      .function { (_, arguments) in .boolean(arguments[0].string.hasSuffix(arguments[1].string)) },
      .function { (_, arguments) in
        .boolean(TextSearch.split(arguments[0].string, by: arguments[1].string).count > 1)
      },
      part { text, count in text.prefix(count) }, part { text, count in text.suffix(count) },
      part { text, count in text.dropFirst(count) }, part { text, count in text.dropLast(count) },
      .function { (_, arguments) in .array(arguments[0].string.reversed().map { .string(String($0)) }) },
      split,
      .function { (_, arguments) in
        .array(TextSearch.split(arguments[0].string, by: arguments[1].string).map { .string($0) })
      },
      text { text, arguments in
        TextSearch.join(TextSearch.split(text, by: arguments[1].string), with: arguments[2].string)
      },
      .mutating { (_, arguments) in
        arguments[0] = .string(arguments[0].string + arguments[1].string)
        return .void
      },
      description,
    ]

  private static let repeated = Native.function { (evaluator, arguments) throws(EvaluationError) in
    let (text, count) = (arguments[0].string, arguments[1].integer)
    try evaluator.checkCount(
      text.utf8.count.multipliedReportingOverflow(by: max(count, 0)).partialValue, at: arguments.range)
    return .string(String(repeating: text, count: max(count, 0)))
  }

  private static let description = Native.function { (evaluator, arguments) in
    .string(evaluator.description(of: arguments[0]))
  }

  private static func text(_ change: @escaping @Sendable (String, Arguments) -> String) -> Native {
    .function { (_, arguments) in .string(change(arguments[0].string, arguments)) }
  }

  /// A part of a text, which keeps its positions.
  private static func part(_ take: @escaping @Sendable (String, Int) -> Substring) -> Native {
    .function { (_, arguments) in
      let text = arguments[0].string
      let part = take(text, max(arguments[1].integer, 0))
      let offset = text.distance(from: text.startIndex, to: part.startIndex)
      return .substring(String(part), from: arguments[0].firstIndex + offset)
    }
  }

  /// The parts of a text between separators that have something in them.
  private static let split = Native.function { (_, arguments) in
    var start = arguments[0].firstIndex
    var parts: [Value] = []
    for part in TextSearch.split(arguments[0].string, by: arguments[1].string) {
      parts.append(.substring(part, from: start))
      start += part.count + arguments[1].string.count
    }
    return .array(parts)
  }

  private static let optionals: [Native] = [
    .function { (evaluator, arguments) throws(EvaluationError) in
      guard !arguments[0].isNone, let transform = arguments[1].closure else { return .none }
      return try evaluator.call(transform, [arguments[0].unwrapped], at: arguments.range).promoted
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      guard !arguments[0].isNone, let transform = arguments[1].closure else { return .none }
      return try evaluator.call(transform, [arguments[0].unwrapped], at: arguments.range)
    },
  ]

  /// Ranges of integers are half-open at run time, whatever they were written as; others are tuples of their bounds.
  private static func range(isClosed: Bool) -> [Native] {
    [
      .function { (_, arguments) in
        if case .range(let lower, _) = arguments[0] { .integer(lower) } else { arguments[0].parts.first ?? .none }
      },
      .function { (_, arguments) in
        if case .range(_, let upper) = arguments[0] {
          .integer(isClosed ? upper - 1 : upper)
        } else {
          arguments[0].parts.dropFirst().first ?? .none
        }
      },
      .function { (_, arguments) in .integer(Sequence(arguments[0]).count) },
      .function { (_, arguments) in .boolean(Sequence(arguments[0]).count == 0) },
      .function { (evaluator, arguments) in
        if case .range(let lower, let upper) = arguments[0] {
          return .boolean(arguments[1].integer >= lower && arguments[1].integer < upper)
        }
        let bounds = arguments[0].parts
        guard bounds.count >= 2 else { return .boolean(false) }
        let isBelow =
          isClosed ? !evaluator.isLess(bounds[1], arguments[1]) : evaluator.isLess(arguments[1], bounds[1])
        return .boolean(!evaluator.isLess(arguments[1], bounds[0]) && isBelow)
      },
    ]
  }
}
