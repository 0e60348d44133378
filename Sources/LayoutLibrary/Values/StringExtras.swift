import LayoutEvaluator

/// Positions in strings, sets of characters, and the searching and cutting that is written with them. A position counts
/// characters; Swift's counts bytes, but nobody sees the number.
extension LibraryEntry {
  static let stringExtras = LibraryEntry(
    interface: """
      /// The characters from one position to before another, as a part of the text.
      func _slice(_ text: String, _ lower: Int, _ upper: Int) -> Substring
      /// The position of a text in another from a position on, or -1.
      func _find(_ text: String, _ pattern: String, _ start: Int) -> Int
      /// The position of the first character: that in the whole, for a part of a text.
      func _start(_ text: String) -> Int
      /// What is left of a text: a part of what it is a part of, or a text of its own.
      func _left(_ text: String, _ rest: Substring) -> String
      /// The text, if the options are ones that a search goes by here.
      func _searched(_ text: String, _ options: Int) -> String
      /// -1, 0 or 1 as one text is before, beside or behind another, with digits in a row as one number.
      func _numericOrder(_ text: String, _ other: String) -> Int
      extension String {
        /// A position between two characters.
        struct Index: Comparable, Hashable {
          var _offset: Int
          static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
        }
        subscript(index: Index) -> Character { Character(_slice(self, index._offset, index._offset + 1)) }
        subscript(range: Range<Index>) -> String { _slice(self, range.lowerBound._offset, range.upperBound._offset) }
        subscript(range: ClosedRange<Index>) -> String {
          _slice(self, range.lowerBound._offset, range.upperBound._offset + 1)
        }
        subscript(range: PartialRangeFrom<Index>) -> String { _slice(self, range.lowerBound._offset, endIndex._offset) }
        subscript(range: PartialRangeUpTo<Index>) -> String { _slice(self, _start(self), range.upperBound._offset) }
        subscript(range: PartialRangeThrough<Index>) -> String {
          _slice(self, _start(self), range.upperBound._offset + 1)
        }
      }
      extension String {
        /// How texts are compared.
        struct CompareOptions: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let caseInsensitive: CompareOptions = CompareOptions(rawValue: 1)
          static let literal: CompareOptions = CompareOptions(rawValue: 2)
          static let backwards: CompareOptions = CompareOptions(rawValue: 4)
          static let anchored: CompareOptions = CompareOptions(rawValue: 8)
          static let numeric: CompareOptions = CompareOptions(rawValue: 64)
          static let diacriticInsensitive: CompareOptions = CompareOptions(rawValue: 128)
          static let regularExpression: CompareOptions = CompareOptions(rawValue: 1024)
        }
        var startIndex: Index { Index(_offset: _start(self)) }
        var endIndex: Index { Index(_offset: _start(self) + count) }
        func index(_ index: Index, offsetBy distance: Int) -> Index { Index(_offset: index._offset + distance) }
        func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
          index._offset + distance > limit._offset ? nil : Index(_offset: index._offset + distance)
        }
        func index(after index: Index) -> Index { Index(_offset: index._offset + 1) }
        func index(before index: Index) -> Index { Index(_offset: index._offset - 1) }
        func distance(from start: Index, to end: Index) -> Int { end._offset - start._offset }
        func firstIndex(of character: Character) -> Index? {
          let found = _find(self, String(character), 0)
          return found < 0 ? nil : Index(_offset: found)
        }
        func index(of character: Character) -> Index? { firstIndex(of: character) }
        func lastIndex(of character: Character) -> Index? {
          var last: Index? = nil
          var start = _find(self, String(character), 0)
          while start >= 0 {
            last = Index(_offset: start)
            start = _find(self, String(character), start + 1)
          }
          return last
        }
        func firstIndex(where predicate: (Character) -> Bool) -> Index? {
          var offset = _start(self)
          for character in self {
            if predicate(character) { return Index(_offset: offset) }
            offset += 1
          }
          return nil
        }
        func prefix(upTo index: Index) -> String { _slice(self, _start(self), index._offset) }
        func prefix(through index: Index) -> String { _slice(self, _start(self), index._offset + 1) }
        func suffix(from index: Index) -> String { _slice(self, index._offset, endIndex._offset) }
        func range(of text: String, options: CompareOptions = .literal) -> Range<Index>? {
          let whole = _searched(self, options.rawValue)
          let pattern = _searched(text, options.rawValue)
          var found = _find(whole, pattern, 0)
          var next = found
          while options.contains(.backwards) && next >= 0 {
            found = next
            next = _find(whole, pattern, next + 1)
          }
          let anchor = options.contains(.backwards) ? count - text.count : 0
          if found < 0 || options.contains(.anchored) && found != anchor { return nil }
          return Index(_offset: _start(self) + found)..<Index(_offset: _start(self) + found + text.count)
        }
        func replacing(_ target: String, with replacement: String) -> String {
          replacingOccurrences(of: target, with: replacement)
        }
        func replacingOccurrences(of target: String, with replacement: String, options: CompareOptions) -> String {
          var result = ""
          var rest = String(self)
          while let found = rest.range(of: target, options: options), !target.isEmpty {
            result = result + rest[..<found.lowerBound] + replacement
            rest = String(rest[found.upperBound...])
          }
          return result + rest
        }
        func replacingCharacters(in range: Range<Index>, with text: String) -> String {
          self[..<range.lowerBound] + text + self[range.upperBound...]
        }
        mutating func replaceSubrange(_ range: Range<Index>, with text: String) {
          self = replacingCharacters(in: range, with: text)
        }
        mutating func replaceSubrange(_ range: ClosedRange<Index>, with text: String) {
          replaceSubrange(range.lowerBound..<index(after: range.upperBound), with: text)
        }
        mutating func removeSubrange(_ range: Range<Index>) { self = replacingCharacters(in: range, with: "") }
        mutating func insert(_ character: Character, at index: Index) {
          self = self[..<index] + String(character) + self[index...]
        }
        mutating func insert(contentsOf text: String, at index: Index) { self = self[..<index] + text + self[index...] }
        @discardableResult mutating func remove(at index: Index) -> Character {
          let removed = self[index]
          self = self[..<index] + _slice(self, index._offset + 1, endIndex._offset)
          return removed
        }
        @discardableResult mutating func removeFirst() -> Character {
          let removed = self[startIndex]
          self = _left(self, dropFirst())
          return removed
        }
        @discardableResult mutating func removeLast() -> Character {
          let removed = Character(suffix(1))
          self = _left(self, dropLast())
          return removed
        }
        mutating func removeFirst(_ count: Int) { self = _left(self, dropFirst(count)) }
        mutating func removeLast(_ count: Int) { self = _left(self, dropLast(count)) }
        @discardableResult mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
        mutating func append(contentsOf text: String) { self = self + text }
        mutating func append(_ character: Character) { self = self + String(character) }
        mutating func removeAll(where shouldBeRemoved: (Character) -> Bool) { self = filter { !shouldBeRemoved($0) } }
        func filter(_ isIncluded: (Character) -> Bool) -> String {
          var result = ""
          for character in self { if isIncluded(character) { result = result + String(character) } }
          return result
        }
        func split(
          separator: Character, maxSplits: Int = 1000000, omittingEmptySubsequences: Bool = true
        ) -> [String] {
          _limited(_split(String(separator)), String(separator), maxSplits, omittingEmptySubsequences)
        }
        func split(separator: String, maxSplits: Int = 1000000, omittingEmptySubsequences: Bool = true) -> [String] {
          _limited(_split(separator), separator, maxSplits, omittingEmptySubsequences)
        }
        func _limited(_ all: [String], _ separator: String, _ most: Int, _ omitsEmpty: Bool) -> [String] {
          let parts = omitsEmpty ? all.filter { !$0.isEmpty } : all
          if parts.count <= most + 1 { return parts }
          return parts.prefix(most) + [parts.dropFirst(most).joined(separator: separator)]
        }
        func split(whereSeparator isSeparator: (Character) -> Bool) -> [String] {
          var parts: [String] = []
          var part = ""
          for character in self {
            if isSeparator(character) {
              if !part.isEmpty { parts.append(part) }
              part = ""
            } else {
              part = part + String(character)
            }
          }
          return part.isEmpty ? parts : parts + [part]
        }
        func components(separatedBy set: CharacterSet) -> [String] {
          var parts: [String] = []
          var part = ""
          for character in self {
            if set._contains(character) {
              parts.append(part)
              part = ""
            } else {
              part = part + String(character)
            }
          }
          return parts + [part]
        }
        func rangeOfCharacter(from set: CharacterSet) -> Range<Index>? {
          var offset = _start(self)
          for character in self {
            if set._contains(character) { return Index(_offset: offset)..<Index(_offset: offset + 1) }
            offset += 1
          }
          return nil
        }
        /// How texts are kept as bytes.
        enum Encoding { case utf8, ascii, utf16, unicode, isoLatin1 }
        func data(using encoding: String.Encoding) -> Data? { Data() }
        init?(data: Data, encoding: String.Encoding) { return nil }
        func trimmingCharacters(in set: CharacterSet) -> String {
          let all = map { $0 }
          var start = 0
          var end = all.count
          while start < end && set._contains(all[start]) { start += 1 }
          while end > start && set._contains(all[end - 1]) { end -= 1 }
          return String(_slice(self, _start(self) + start, _start(self) + end))
        }
        func starts(with text: String) -> Bool { hasPrefix(text) }
        func trimmingPrefix(_ text: String) -> String { hasPrefix(text) ? dropFirst(text.count) : self }
        func compare(_ other: String) -> ComparisonResult {
          self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
        }
        func compare(_ other: String, options: CompareOptions) -> ComparisonResult {
          let bits = options.rawValue & ~CompareOptions.numeric.rawValue
          let left = _searched(self, bits)
          let right = _searched(other, bits)
          if !options.contains(.numeric) { return left.compare(right) }
          let order = _numericOrder(left, right)
          return order == 0 ? .orderedSame : order < 0 ? .orderedAscending : .orderedDescending
        }
        func localizedCompare(_ other: String) -> ComparisonResult { compare(other) }
        func caseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
        func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { caseInsensitiveCompare(other) }
        func localizedStandardCompare(_ other: String) -> ComparisonResult {
          let order = _numericOrder(lowercased(), other.lowercased())
          if order != 0 { return order < 0 ? .orderedAscending : .orderedDescending }
          if count != other.count { return count < other.count ? .orderedAscending : .orderedDescending }
          return other.compare(self)
        }
        var removingPercentEncoding: String? { _percentDecoded(self) }
        func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? {
          map { set.contains($0) ? String($0) : _percentEncoded(String($0), "") }.joined()
        }
        var localizedUppercase: String { uppercased() }
        var localizedLowercase: String { lowercased() }
        func folding(options: CompareOptions, locale: Locale?) -> String { lowercased() }
        func index(_ index: Index, isBefore other: Index) -> Bool { index < other }
      }
      /// Which of two values comes first.
      enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
      extension Character {
        var isPunctuation: Bool { ".,;:!?'\\"()[]{}-–—_/\\\\@#%&*".contains(String(self)) }
        var isNewline: Bool { self == "\\n" }
        var isASCII: Bool { true }
        var wholeNumberValue: Int? { Int(String(self)) }
        var hexDigitValue: Int? { Int(String(self), radix: 16) }
        var isHexDigit: Bool { hexDigitValue != nil }
        var isEmoji: Bool { !isLetter && !isNumber && !isWhitespace && !isPunctuation }
      }
      /// A set of characters.
      struct CharacterSet: Hashable {
        var _kind = 0
        var _text = ""
        var _isInverted = false
        init() {}
        init(charactersIn text: String) { _text = text }
        static func _make(_ kind: Int) -> CharacterSet {
          var set = CharacterSet()
          set._kind = kind
          return set
        }
        static var whitespaces: CharacterSet { _make(1) }
        static var whitespacesAndNewlines: CharacterSet { _make(2) }
        static var newlines: CharacterSet { _make(3) }
        static var alphanumerics: CharacterSet { _make(4) }
        static var letters: CharacterSet { _make(5) }
        static var decimalDigits: CharacterSet { _make(6) }
        static var punctuationCharacters: CharacterSet { _make(7) }
        static var symbols: CharacterSet { _make(8) }
        static var uppercaseLetters: CharacterSet { _make(9) }
        static var lowercaseLetters: CharacterSet { _make(10) }
        static var urlQueryAllowed: CharacterSet { _make(11) }
        static var urlPathAllowed: CharacterSet { _make(12) }
        static var urlHostAllowed: CharacterSet { _make(13) }
        static var urlFragmentAllowed: CharacterSet { _make(11) }
        var inverted: CharacterSet {
          var set = self
          set._isInverted = !_isInverted
          return set
        }
        func union(_ other: CharacterSet) -> CharacterSet {
          var set = self
          set._text = _text + other._text
          return set
        }
        func contains(_ character: Character) -> Bool { _contains(character) }
        func _contains(_ character: Character) -> Bool { _holds(character) != _isInverted }
        func _isPlain(_ character: Character) -> Bool {
          character >= "a" && character <= "z" || character >= "A" && character <= "Z" || character >= "0" && character <= "9"
        }
        func _holds(_ character: Character) -> Bool {
          if !_text.isEmpty && _text.contains(String(character)) { return true }
          switch _kind {
          case 1: return character == " " || character == "\t"
          case 2: return character.isWhitespace
          case 3: return character == "\\n"
          case 4: return character.isLetter || character.isNumber
          case 5: return character.isLetter
          case 6: return character.isNumber
          case 7: return character.isPunctuation
          case 8: return "$+<=>^`|~".contains(String(character))
          case 9: return character.isUppercase
          case 10: return character.isLowercase
          case 11: return _isPlain(character) || "!$&'()*+,-./:;=?@_~".contains(String(character))
          case 12: return _isPlain(character) || _pathCharacters().contains(String(character))
          case 13: return _isPlain(character) || "!$&'()*+,-.:;=[]_~".contains(String(character))
          default: return false
          }
        }
      }
      /// Reads numbers off a text.
      class Scanner {
        var string: String
        var currentIndex: Int = 0
        var scanLocation: Int = 0
        init(string: String) { self.string = string }
        @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool {
          let text = string.hasPrefix("0x") ? string.dropFirst(2) : string
          guard let value = UInt64(text, radix: 16) else { return false }
          result = value
          return true
        }
        @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool {
          let text = string.hasPrefix("0x") ? string.dropFirst(2) : string
          guard let value = UInt32(text, radix: 16) else { return false }
          result = value
          return true
        }
        func scanInt() -> Int? { Int(string) }
        func scanDouble() -> Double? { Double(string) }
        @discardableResult func scanString(_ text: String) -> String? {
          guard string.hasPrefix(text) else { return nil }
          string = String(string.dropFirst(text.count))
          return text
        }
      }
      func NSLocalizedString(_ key: String, comment: String) -> String { key }
      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
      ) -> String { value.isEmpty ? key : value }
      extension Sequence where Element == String {
        /// A list in English: `a, b, and c`.
        func formatted() -> String {
          let all = map { $0 }
          if all.count < 2 { return all.joined() }
          if all.count == 2 { return all[0] + " and " + all[1] }
          return all.dropLast().joined(separator: ", ") + ", and " + all[all.count - 1]
        }
      }
      """,
    natives: [
      .function { (_, arguments) in
        let characters = Array(arguments[0].string)
        let start = arguments[0].firstIndex
        let lower = min(max(arguments[1].integer - start, 0), characters.count)
        let upper = min(max(arguments[2].integer - start, lower), characters.count)
        return .substring(String(characters[lower..<upper]), from: start + lower)
      },
      .function { (_, arguments) in
        let start = arguments[0].firstIndex
        let text = Array(arguments[0].string)
        let found = find(Array(arguments[1].string), in: text, from: arguments[2].integer - start)
        return .integer(found < 0 ? -1 : start + found)
      },
      .function { (_, arguments) in .integer(arguments[0].firstIndex) },
      .function { (_, arguments) in
        if case .substring = arguments[0] { arguments[1] } else { .string(arguments[1].string) }
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let options = arguments[1].integer
        let unknown = options & ~(1 | 2 | 4 | 8)
        if unknown != 0 {
          let option = unknown & 1024 != 0 ? "regularExpression" : "diacriticInsensitive"
          throw evaluator.failSearch(option, arguments.range)
        }
        let text = arguments[0].string
        return .string(options & 1 == 0 ? text : text.lowercased())
      },
      .function { (_, arguments) in
        .integer(TextSearch.numericOrder(arguments[0].string, arguments[1].string))
      },
    ])

  private static func find(_ pattern: [Character], in text: [Character], from start: Int) -> Int {
    guard !pattern.isEmpty, pattern.count <= text.count else { return -1 }
    for offset in stride(from: max(start, 0), through: text.count - pattern.count, by: 1)
    where text[offset..<offset + pattern.count].elementsEqual(pattern) {
      return offset
    }
    return -1
  }
}
