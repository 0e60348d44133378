import LayoutEvaluator

/// Swift's own regular expressions: what literals are, and the searching, cutting and replacing that takes them. They go by
/// characters and not by scalars, as Swift's do.
extension LibraryEntry {
  static let swiftRegex = LibraryEntry(
    interface: """
      /// What a match gives, by the bounds of its groups in a text: the matched text, or a tuple of it and of each group.
      func _regexOutput<Output>(_ regex: Regex<Output>, _ text: String, _ bounds: [Int]) -> Output
      /// What a match of an expression gives whose groups are known only when it runs.
      struct AnyRegexOutput {
        let _text: String
        let _bounds: [Int]
        let _start: Int
        var count: Int { _bounds.count / 2 }
        subscript(index: Int) -> Element {
          Element(_text: _text, _lower: _bounds[2 * index], _upper: _bounds[2 * index + 1], _start: _start)
        }
        struct Element {
          let _text: String
          let _lower: Int
          let _upper: Int
          let _start: Int
          var substring: Substring? { _lower < 0 ? nil : _slice(_text, _lower, _upper) }
          var range: Range<String.Index>? {
            _lower < 0
              ? nil : String.Index(_offset: _start + _lower)..<String.Index(_offset: _start + _upper)
          }
        }
      }
      /// A match: what it gives, and where it is.
      @dynamicMemberLookup struct _RegexMatch<Output> {
        let output: Output
        let range: Range<String.Index>
        subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
      }
      /// A regular expression.
      struct Regex<Output> {
        let _pattern: String
        var _flags = 65536
        var _isTyped = true
        init(_literal pattern: String) { _pattern = pattern }
        init(_ pattern: String, as type: Output.Type) throws {
          _pattern = pattern
          if _patternFault(pattern, 65536) != nil { throw RegexError() }
        }
        init(verbatim text: String) { _pattern = NSRegularExpression.escapedPattern(for: text) }
        typealias Match = _RegexMatch<Output>
        func _match(_ text: String, _ bounds: [Int], _ start: Int) -> _RegexMatch<Output> {
          let range = String.Index(_offset: start + bounds[0])..<String.Index(_offset: start + bounds[1])
          if _isTyped { return _RegexMatch<Output>(output: _regexOutput(self, text, bounds), range: range) }
          let output = AnyRegexOutput(_text: text, _bounds: bounds, _start: start)
          return _RegexMatch<Output>(output: output as! Output, range: range)
        }
        func _all(_ text: String, _ most: Int, _ how: Int) -> [_RegexMatch<Output>] {
          _patternMatches(_pattern, _flags, text, most, how, false).map { _match(text, $0, _start(text)) }
        }
        func firstMatch(in text: String) throws -> _RegexMatch<Output>? { _all(text, 1, 0).first }
        func wholeMatch(in text: String) throws -> _RegexMatch<Output>? { _all(text, 1, 2).first }
        func prefixMatch(in text: String) throws -> _RegexMatch<Output>? { _all(text, 1, 1).first }
        func _with(_ flag: Int, _ isOn: Bool) -> Regex<Output> {
          var copy = self
          copy._flags = isOn ? _flags | flag : _flags & ~flag
          return copy
        }
        func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> { _with(1, ignoresCase) }
        func dotMatchesNewlines(_ matches: Bool = true) -> Regex<Output> { _with(8, matches) }
        func anchorsMatchLineEndings(_ matches: Bool = true) -> Regex<Output> { _with(16, matches) }
      }
      extension Regex where Output == AnyRegexOutput {
        init(_ pattern: String) throws {
          _pattern = pattern
          _isTyped = false
          if _patternFault(pattern, 65536) != nil { throw RegexError() }
        }
      }
      extension _RegexMatch where Output == AnyRegexOutput {
        var _groups: AnyRegexOutput { output as! AnyRegexOutput }
        subscript(index: Int) -> AnyRegexOutput.Element { _groups[index] }
        var count: Int { _groups.count }
      }
      struct RegexError: Error {}
      extension String {
        func firstMatch<Output>(of regex: Regex<Output>) -> _RegexMatch<Output>? { regex._all(self, 1, 0).first }
        func wholeMatch<Output>(of regex: Regex<Output>) -> _RegexMatch<Output>? { regex._all(self, 1, 2).first }
        func prefixMatch<Output>(of regex: Regex<Output>) -> _RegexMatch<Output>? { regex._all(self, 1, 1).first }
        func matches<Output>(of regex: Regex<Output>) -> [_RegexMatch<Output>] { regex._all(self, 1000000, 0) }
        func contains<Output>(_ regex: Regex<Output>) -> Bool {
          !_patternMatches(regex._pattern, regex._flags, self, 1, 0, false).isEmpty
        }
        func starts<Output>(with regex: Regex<Output>) -> Bool {
          !_patternMatches(regex._pattern, regex._flags, self, 1, 1, false).isEmpty
        }
        func firstRange<Output>(of regex: Regex<Output>) -> Range<Index>? { regex._all(self, 1, 0).first?.range }
        func ranges<Output>(of regex: Regex<Output>) -> [Range<Index>] { regex._all(self, 1000000, 0).map { $0.range } }
        func replacing<Output>(
          _ regex: Regex<Output>, with replacement: String, maxReplacements: Int = 1000000
        ) -> String { replacing(regex, maxReplacements: maxReplacements, with: { _ in replacement }) }
        func replacing<Output>(
          _ regex: Regex<Output>, maxReplacements: Int = 1000000, with replacement: (_RegexMatch<Output>) -> String
        ) -> String {
          var (result, end) = ("", 0)
          let first = _start(self)
          for bounds in _patternMatches(regex._pattern, regex._flags, self, maxReplacements, 0, false) {
            let text = replacement(regex._match(self, bounds, first))
            result = result + _slice(self, first + end, first + bounds[0]) + text
            end = bounds[1]
          }
          return result + _slice(self, first + end, first + count)
        }
        mutating func replace<Output>(_ regex: Regex<Output>, with replacement: String) {
          self = replacing(regex, with: replacement)
        }
        mutating func replace<Output>(
          _ regex: Regex<Output>, with replacement: (_RegexMatch<Output>) -> String
        ) { self = replacing(regex, with: replacement) }
        func trimmingPrefix<Output>(_ regex: Regex<Output>) -> String {
          let found = _patternMatches(regex._pattern, regex._flags, self, 1, 1, false).first
          return found == nil ? self : String(dropFirst(found![1]))
        }
        mutating func trimPrefix<Output>(_ regex: Regex<Output>) { self = trimmingPrefix(regex) }
        func split<Output>(
          separator: Regex<Output>, maxSplits: Int = 1000000, omittingEmptySubsequences: Bool = true
        ) -> [Substring] {
          var (parts, end): ([Substring], Int) = ([], 0)
          let first = _start(self)
          for bounds in _patternMatches(separator._pattern, separator._flags, self, 1000000, 0, false) {
            if parts.count == maxSplits { break }
            if bounds[0] > end || !omittingEmptySubsequences { parts.append(_slice(self, first + end, first + bounds[0])) }
            end = bounds[1]
          }
          if end < count || !omittingEmptySubsequences { parts.append(_slice(self, first + end, first + count)) }
          return parts
        }
      }
      """,
    natives: [
      .function { (_, arguments) in
        let text = arguments[1]
        let bounds = arguments[2].parts.map { $0.integer }
        let characters = Array(text.string)
        let parts = (0..<bounds.count / 2).map { (index: Int) -> Value in
          let (lower, upper) = (bounds[2 * index], bounds[2 * index + 1])
          if lower < 0 { return .none }
          return .substring(String(characters[lower..<upper]), from: text.firstIndex + lower)
        }
        return parts.count == 1 ? parts[0] : .tuple(parts)
      }
    ])
}
