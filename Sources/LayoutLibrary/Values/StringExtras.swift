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
      /// -1, 0 or 1 as one text is before, beside or behind another in a dictionary.
      func _collation(_ text: String, _ other: String, _ byCase: Bool, _ byNumber: Bool) -> Int
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
        init(_ text: some StringProtocol) { self = "\\(text)" }
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
        func firstIndex(where predicate: (Character) -> Bool) rethrows -> Index? {
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
        func range(
          of text: String, options: CompareOptions = .literal, range: Range<Index>? = nil, locale: Locale? = nil
        ) -> Range<Index>? {
          let part = range == nil ? self : String(self[range!])
          let start = range == nil ? _start(self) : range!.lowerBound._offset
          if options.contains(.regularExpression) {
            let (bits, how) = (options.rawValue & 1, options.contains(.anchored) ? 1 : 0)
            guard let found = _patternMatches(text, bits, part, 1, how, false).first else { return nil }
            return Index(_offset: start + found[0])..<Index(_offset: start + found[1])
          }
          let whole = _searched(part, options.rawValue)
          let pattern = _searched(text, options.rawValue)
          var found = _find(whole, pattern, 0)
          var next = found
          let isAtEnd = options.contains(.anchored) && options.contains(.backwards)
          while options.contains(.backwards) && next >= 0 {
            found = next
            next = _find(whole, pattern, next + 1)
          }
          let anchor = isAtEnd ? part.count - text.count : 0
          if found < 0 || options.contains(.anchored) && found != anchor { return nil }
          return Index(_offset: start + found)..<Index(_offset: start + found + text.count)
        }
        func replacing(_ target: String, with replacement: String) -> String {
          replacingOccurrences(of: target, with: replacement)
        }
        func replacingOccurrences(
          of target: String, with replacement: String, options: CompareOptions, range: Range<Index>? = nil
        ) -> String {
          let part = range == nil ? self : String(self[range!])
          let isOnce = options.contains(.anchored)
          let forward = CompareOptions(rawValue: isOnce ? options.rawValue : options.rawValue & ~4)
          var result = range == nil ? "" : String(self[..<range!.lowerBound])
          var rest = String(part)
          if options.contains(.regularExpression) {
            rest = _replacingPattern(target, options.rawValue & 1, rest, replacement, isOnce ? 1 : 0)
            return result + rest + (range == nil ? "" : String(self[range!.upperBound...]))
          }
          while let found = rest.range(of: target, options: forward), !target.isEmpty {
            result = result + rest[..<found.lowerBound] + replacement
            rest = String(rest[found.upperBound...])
            if isOnce { break }
          }
          return result + rest + (range == nil ? "" : String(self[range!.upperBound...]))
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
        mutating func removeAll(where shouldBeRemoved: (Character) -> Bool) rethrows { self = filter { !shouldBeRemoved($0) } }
        func filter(_ isIncluded: (Character) -> Bool) rethrows -> String {
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
        func split(
          maxSplits: Int = 1000000, omittingEmptySubsequences: Bool = true,
          whereSeparator isSeparator: (Character) -> Bool
        ) -> [String] {
          var parts: [String] = []
          var offset = _start(self)
          var start = offset
          for character in self {
            if parts.count < maxSplits && isSeparator(character) {
              if offset > start || !omittingEmptySubsequences { parts.append(_slice(self, start, offset)) }
              start = offset + 1
            }
            offset += 1
          }
          if offset > start || !omittingEmptySubsequences { parts.append(_slice(self, start, offset)) }
          return parts
        }
        func prefix(while predicate: (Character) -> Bool) rethrows -> String
        func drop(while predicate: (Character) -> Bool) rethrows -> String
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
        func localizedCompare(_ other: String) -> ComparisonResult { _collated(other, true, false) }
        func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { _collated(other, false, false) }
        func localizedStandardCompare(_ other: String) -> ComparisonResult { _collated(other, true, true) }
        func _collated(_ other: String, _ byCase: Bool, _ byNumber: Bool) -> ComparisonResult {
          let order = _collation(self, other, byCase, byNumber)
          return order == 0 ? .orderedSame : order < 0 ? .orderedAscending : .orderedDescending
        }
        func caseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
        var removingPercentEncoding: String? { _percentDecoded(self) }
        func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? {
          map { set.contains($0) ? String($0) : _percentEncoded(String($0), "") }.joined()
        }
        var localizedUppercase: String { uppercased() }
        var localizedLowercase: String { lowercased() }
        func folding(options: CompareOptions, locale: Locale?) -> String { _searched(self, options.rawValue) }
      }
      /// Which of two values comes first.
      enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
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
      .function { (_, arguments) in
        let options = arguments[1].integer
        var text = arguments[0].string
        if options & 1 != 0 { text = text.lowercased() }
        if options & 128 != 0 { text = String(text.map { Accents.stripped($0) }) }
        return .string(text)
      },
      .function { (_, arguments) in
        .integer(TextSearch.numericOrder(arguments[0].string, arguments[1].string))
      },
      .function { (_, arguments) in
        .integer(
          Collation.order(
            arguments[0].string, arguments[1].string, byCase: arguments[2].boolean, byNumber: arguments[3].boolean))
      },
      part { (text, end) in text[..<end] }, part { (text, end) in text[end...] },
    ])

  /// A part of a text, by how many characters at its start a predicate accepts. It keeps its positions.
  private static func part(_ take: @escaping @Sendable ([Character], Int) -> ArraySlice<Character>) -> Native {
    .function { (evaluator, arguments) throws(EvaluationError) in
      let text = Array(arguments[0].string)
      var end = 0
      while end < text.count,
        try evaluator.apply(arguments[1], [.string(String(text[end]))], at: arguments.range).boolean
      {
        end += 1
      }
      let part = take(text, end)
      return .substring(String(part), from: arguments[0].firstIndex + part.startIndex)
    }
  }

  private static func find(_ pattern: [Character], in text: [Character], from start: Int) -> Int {
    guard !pattern.isEmpty, pattern.count <= text.count else { return -1 }
    for offset in stride(from: max(start, 0), through: text.count - pattern.count, by: 1)
    where text[offset..<offset + pattern.count].elementsEqual(pattern) {
      return offset
    }
    return -1
  }
}
