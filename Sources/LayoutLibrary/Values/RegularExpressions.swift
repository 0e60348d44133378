import LayoutEvaluator
import LayoutSyntax

/// Foundation's regular expressions, the ranges that they find, and the predicates that test texts by them. The expressions
/// are ICU's; a range counts code units of UTF-16, as an `NSString` has them.
extension LibraryEntry {
  static let regularExpressions = LibraryEntry(
    interface: """
      /// Where an expression matches: the bounds of each match and of its groups, in characters or in units of UTF-16. It may
      /// be held to the start of the text (1) or to all of it (2).
      func _patternMatches(
        _ pattern: String, _ flags: Int, _ text: String, _ most: Int, _ how: Int, _ isByUnit: Bool
      ) -> [[Int]]
      /// What is wrong with an expression; nil for a good one.
      func _patternFault(_ pattern: String, _ flags: Int) -> String?
      /// The names of the groups of an expression; empty for a group without one.
      func _patternGroups(_ pattern: String, _ flags: Int) -> [String]
      /// A template with the texts of groups in the places of `$0`, `$1` and so on.
      func _patternText(_ template: String, _ groups: [String]) -> String
      /// The texts of the groups of a match.
      func _patternParts(_ text: String, _ bounds: [Int]) -> [String] {
        (0..<bounds.count / 2).map { bounds[2 * $0] < 0 ? "" : _slice(text, bounds[2 * $0], bounds[2 * $0 + 1]) }
      }
      func _replacingPattern(
        _ pattern: String, _ flags: Int, _ text: String, _ template: String, _ how: Int
      ) -> String {
        var (result, end) = ("", 0)
        for bounds in _patternMatches(pattern, flags, text, 1000000, how, false) {
          result = result + _slice(text, end, bounds[0]) + _patternText(template, _patternParts(text, bounds))
          end = bounds[1]
        }
        return result + _slice(text, end, text.count)
      }
      let NSNotFound: Int = 9223372036854775807
      /// A range of whole numbers, which count units of UTF-16 where it is of a text.
      struct NSRange: Hashable, CustomStringConvertible {
        var location: Int
        var length: Int
        init() {
          location = 0
          length = 0
        }
        init(location: Int, length: Int) {
          self.location = location
          self.length = length
        }
        init(_ range: Range<Int>) {
          location = range.lowerBound
          length = range.count
        }
        init(_ range: Range<String.Index>, in text: some StringProtocol) {
          let whole = "\\(text)"
          let start = _start(whole)
          location = _slice(whole, start, range.lowerBound._offset).utf16.count
          length = _slice(whole, range.lowerBound._offset, range.upperBound._offset).utf16.count
        }
        init(_ range: PartialRangeFrom<String.Index>, in text: some StringProtocol) {
          let whole = "\\(text)"
          self.init(range.lowerBound..<whole.endIndex, in: whole)
        }
        init(_ range: PartialRangeUpTo<String.Index>, in text: some StringProtocol) {
          let whole = "\\(text)"
          self.init(whole.startIndex..<range.upperBound, in: whole)
        }
        var lowerBound: Int { location }
        var upperBound: Int { location + length }
        func contains(_ index: Int) -> Bool { index >= location && index < location + length }
        func intersection(_ other: NSRange) -> NSRange? {
          let (lower, upper) = (max(location, other.location), min(upperBound, other.upperBound))
          return lower < upper ? NSRange(location: lower, length: upper - lower) : nil
        }
        func union(_ other: NSRange) -> NSRange {
          let lower = min(location, other.location)
          return NSRange(location: lower, length: max(upperBound, other.upperBound) - lower)
        }
        var description: String { "{\\(location), \\(length)}" }
      }
      func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
      func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
      func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
      func NSEqualRanges(_ one: NSRange, _ other: NSRange) -> Bool { one == other }
      func NSIntersectionRange(_ one: NSRange, _ other: NSRange) -> NSRange { one.intersection(other) ?? NSRange() }
      func NSUnionRange(_ one: NSRange, _ other: NSRange) -> NSRange { one.union(other) }
      func NSStringFromRange(_ range: NSRange) -> String { range.description }
      extension Range where Bound == Int {
        init?(_ range: NSRange) {
          if range.location == NSNotFound { return nil }
          self = range.location..<range.upperBound
        }
      }
      extension Range where Bound == String.Index {
        init?(_ range: NSRange, in text: some StringProtocol) {
          let whole = "\\(text)"
          if range.location < 0 || range.location == NSNotFound || range.upperBound > whole.utf16.count { return nil }
          let start = String.Index(utf16Offset: range.location, in: whole)
          self = start..<String.Index(utf16Offset: range.upperBound, in: whole)
        }
      }
      /// A match of an expression.
      class NSTextCheckingResult {
        let _ranges: [NSRange]
        let _names: [String]
        init(_ranges: [NSRange], _names: [String]) {
          self._ranges = _ranges
          self._names = _names
        }
        var range: NSRange { _ranges[0] }
        var numberOfRanges: Int { _ranges.count }
        func range(at index: Int) -> NSRange { _ranges[index] }
        func range(withName name: String) -> NSRange {
          guard let index = _names.firstIndex(of: name) else { return NSRange(location: NSNotFound, length: 0) }
          return _ranges[index + 1]
        }
      }
      /// A regular expression.
      class NSRegularExpression {
        let pattern: String
        let options: Options
        init(pattern: String, options: Options = []) throws {
          self.pattern = pattern
          self.options = options
          if _patternFault(pattern, options.rawValue) != nil { throw NSError(domain: NSCocoaErrorDomain, code: 2048) }
        }
        struct Options: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let caseInsensitive: Options = Options(rawValue: 1)
          static let allowCommentsAndWhitespace: Options = Options(rawValue: 2)
          static let ignoreMetacharacters: Options = Options(rawValue: 4)
          static let dotMatchesLineSeparators: Options = Options(rawValue: 8)
          static let anchorsMatchLines: Options = Options(rawValue: 16)
          static let useUnixLineSeparators: Options = Options(rawValue: 32)
          static let useUnicodeWordBoundaries: Options = Options(rawValue: 64)
        }
        struct MatchingOptions: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let reportProgress: MatchingOptions = MatchingOptions(rawValue: 1)
          static let reportCompletion: MatchingOptions = MatchingOptions(rawValue: 2)
          static let anchored: MatchingOptions = MatchingOptions(rawValue: 4)
          static let withTransparentBounds: MatchingOptions = MatchingOptions(rawValue: 8)
          static let withoutAnchoringBounds: MatchingOptions = MatchingOptions(rawValue: 16)
        }
        struct MatchingFlags: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let progress: MatchingFlags = MatchingFlags(rawValue: 1)
          static let completed: MatchingFlags = MatchingFlags(rawValue: 2)
          static let hitEnd: MatchingFlags = MatchingFlags(rawValue: 4)
        }
        /// What ends a run over the matches.
        class _Stop {
          var pointee = false
        }
        var numberOfCaptureGroups: Int { _patternGroups(pattern, options.rawValue).count }
        func _matches(
          _ text: String, _ options: MatchingOptions, _ range: NSRange, _ most: Int
        ) -> [NSTextCheckingResult] {
          if options.contains(.withTransparentBounds) || options.contains(.withoutAnchoringBounds) {
            _fail("a search that sees beyond its range is not supported")
          }
          guard let part = Range(range, in: text) else { return [] }
          let names = _patternGroups(pattern, self.options.rawValue)
          let how = options.contains(.anchored) ? 1 : 0
          let all = _patternMatches(pattern, self.options.rawValue, String(text[part]), most, how, true)
          return all.map { bounds in
            let ranges = (0..<bounds.count / 2).map { index in
              bounds[2 * index] < 0
                ? NSRange(location: NSNotFound, length: 0)
                : NSRange(
                  location: range.location + bounds[2 * index], length: bounds[2 * index + 1] - bounds[2 * index])
            }
            return NSTextCheckingResult(_ranges: ranges, _names: names)
          }
        }
        func matches(
          in text: String, options: MatchingOptions = [], range: NSRange
        ) -> [NSTextCheckingResult] { _matches(text, options, range, 1000000) }
        func firstMatch(
          in text: String, options: MatchingOptions = [], range: NSRange
        ) -> NSTextCheckingResult? { _matches(text, options, range, 1).first }
        func numberOfMatches(in text: String, options: MatchingOptions = [], range: NSRange) -> Int {
          _matches(text, options, range, 1000000).count
        }
        func rangeOfFirstMatch(in text: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
          _matches(text, options, range, 1).first?.range ?? NSRange(location: NSNotFound, length: 0)
        }
        func enumerateMatches(
          in text: String, options: MatchingOptions = [], range: NSRange,
          using block: (NSTextCheckingResult?, MatchingFlags, _Stop) -> Void
        ) {
          let stop = _Stop()
          for match in _matches(text, options, range, 1000000) {
            block(match, [], stop)
            if stop.pointee { break }
          }
        }
        func stringByReplacingMatches(
          in text: String, options: MatchingOptions = [], range: NSRange, withTemplate template: String
        ) -> String {
          guard let part = Range(range, in: text) else { return text }
          let how = options.contains(.anchored) ? 1 : 0
          let replaced = _replacingPattern(pattern, self.options.rawValue, String(text[part]), template, how)
          return String(text[..<part.lowerBound]) + replaced + String(text[part.upperBound...])
        }
        class func escapedPattern(for text: String) -> String {
          text.map { "*?+[(){}^$|\\\\./".contains($0) ? "\\\\" + String($0) : String($0) }.joined()
        }
        class func escapedTemplate(for text: String) -> String {
          text.map { "\\\\$".contains($0) ? "\\\\" + String($0) : String($0) }.joined()
        }
      }
      """,
    natives: [
      .function { (evaluator, arguments) throws(EvaluationError) in
        let found = try search(evaluator, arguments)
        try evaluator.spend(found.steps / 8, at: arguments.range)
        return .array(found.matches.map { (match: [Int]) in .array(match.map { Value.integer($0) }) })
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        do throws(PatternFault) {
          _ = try PatternSearch(arguments[0].string, PatternFlags(rawValue: arguments[1].integer))
          return .none
        } catch {
          if error.isOurs { throw evaluator.failPattern(error.message, arguments.range) }
          return .string(error.message)
        }
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        do throws(PatternFault) {
          let search = try PatternSearch(arguments[0].string, PatternFlags(rawValue: arguments[1].integer))
          return .array(search.groups.map { Value.string($0) })
        } catch {
          throw evaluator.failPattern(error.message, arguments.range)
        }
      },
      .function { (_, arguments) in
        .string(PatternTemplate.filled(arguments[0].string, arguments[1].parts.map { $0.string }))
      },
    ])

  private static func search(
    _ evaluator: Evaluator, _ arguments: Arguments
  ) throws(EvaluationError) -> (matches: [[Int]], steps: Int) {
    let how = arguments[4].integer
    do throws(PatternFault) {
      let search = try PatternSearch(arguments[0].string, PatternFlags(rawValue: arguments[1].integer))
      return try search.matches(
        in: arguments[2].string, most: arguments[3].integer, isAnchored: how == 1, isWhole: how == 2,
        arguments[5].boolean ? .utf16 : .characters)
    } catch {
      throw evaluator.failPattern(error.message, arguments.range)
    }
  }

  /// Predicates by the formats that test a text: `SELF MATCHES %@` and its like.
  static let predicates = LibraryEntry(
    interface: """
      /// The operator, the options and the operand of a predicate on a text; empty for any other.
      func _predicateParts(_ format: String) -> [String]
      /// A test of values; of those with a format, the ones that test a text are known here.
      class NSPredicate {
        let predicateFormat: String
        let _operands: [Any]
        let _test: (Any?) -> Bool?
        init(format: String, _ arguments: Any...) {
          predicateFormat = format
          _operands = arguments
          _test = { _ in nil }
        }
        init(format: String, argumentArray: [Any]?) {
          predicateFormat = format
          _operands = argumentArray ?? []
          _test = { _ in nil }
        }
        init(value: Bool) {
          predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
          _operands = []
          _test = { _ in value }
        }
        init(block: @escaping (Any?, [String: Any]?) -> Bool) {
          predicateFormat = "BLOCKPREDICATE"
          _operands = []
          _test = { block($0, nil) }
        }
        func evaluate(with object: Any?) -> Bool {
          if let known = _test(object) { return known }
          let parts = _predicateParts(predicateFormat)
          if parts.isEmpty { _fail("what a predicate of the format '\\(predicateFormat)' tests is not known here") }
          let bridged = object as? NSString
          guard let text = (object as? String) ?? bridged?._text else { return false }
          let operand = parts[2] == "%@" ? (_operands.first as? String) ?? "" : parts[2]
          if parts[0] == "MATCHES" {
            if parts[1].contains("d") { _fail("a predicate that matches without accents is not supported") }
            return !_patternMatches(operand, parts[1].contains("c") ? 1 : 0, text, 1, 2, false).isEmpty
          }
          return _holds(parts[0], _folded(text, parts[1]), _folded(operand, parts[1]))
        }
        func _folded(_ text: String, _ options: String) -> String {
          let lower = options.contains("c") ? text.lowercased() : text
          return options.contains("d") ? lower.folding(options: .diacriticInsensitive, locale: nil) : lower
        }
        func _holds(_ name: String, _ text: String, _ operand: String) -> Bool {
          switch name {
          case "LIKE": return !_patternMatches(_wildcards(operand), 8, text, 1, 2, false).isEmpty
          case "CONTAINS": return text.contains(operand)
          case "BEGINSWITH": return text.hasPrefix(operand)
          case "ENDSWITH": return text.hasSuffix(operand)
          case "!=": return text != operand
          default: return text == operand
          }
        }
        func _wildcards(_ operand: String) -> String {
          operand.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0)) }
            .joined()
        }
      }
      class NSCompoundPredicate: NSPredicate {
        let subpredicates: [NSPredicate]
        let compoundPredicateType: LogicalType
        enum LogicalType: Int { case not, and, or }
        init(type: LogicalType, subpredicates: [NSPredicate]) {
          self.subpredicates = subpredicates
          self.compoundPredicateType = type
          super.init(value: true)
        }
        convenience init(andPredicateWithSubpredicates all: [NSPredicate]) {
          self.init(type: .and, subpredicates: all)
        }
        convenience init(orPredicateWithSubpredicates all: [NSPredicate]) {
          self.init(type: .or, subpredicates: all)
        }
        convenience init(notPredicateWithSubpredicate one: NSPredicate) {
          self.init(type: .not, subpredicates: [one])
        }
        override func evaluate(with object: Any?) -> Bool {
          switch compoundPredicateType {
          case .and: return subpredicates.allSatisfy { $0.evaluate(with: object) }
          case .or: return subpredicates.contains { $0.evaluate(with: object) }
          case .not: return !subpredicates[0].evaluate(with: object)
          }
        }
      }
      """,
    natives: [
      .function { (_, arguments) in
        .array(PatternTemplate.predicate(arguments[0].string).map { Value.string($0) })
      }
    ])
}
