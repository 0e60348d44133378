import LayoutEvaluator

/// Foundation's sets of characters and what is cut and found by them, down to the scalars that they are sets of; and the scanner,
/// which reads a text from its start to its end.
extension LibraryEntry {
  static let characterSets = LibraryEntry(
    interface: """
      /// Whether a set, by the steps that made it, has a scalar.
      func _isInSet(_ rule: [String], _ scalar: Character) -> Bool
      /// The text without what a set has at its ends.
      func _trimmed(_ text: String, _ rule: [String]) -> String
      /// The parts of a text between what a set has.
      func _divided(_ text: String, _ rule: [String]) -> [String]
      /// How many characters lie before the first that a set has, or the last one; -1 if it has none.
      func _findInSet(_ text: String, _ rule: [String], _ isBackwards: Bool) -> Int
      /// A set of characters.
      struct CharacterSet {
        var _rule: [String] = ["="]
        init() {}
        init(charactersIn text: String) { _rule = ["=" + text] }
        init(charactersIn range: ClosedRange<Character>) {
          _rule = ["=" + CharacterSet._all(Int(range.lowerBound.value), Int(range.upperBound.value))]
        }
        @_disfavoredOverload init(charactersIn range: ClosedRange<String>) {
          let bounds = (Character(range.lowerBound), Character(range.upperBound))
          _rule = ["=" + CharacterSet._all(Int(bounds.0.value), Int(bounds.1.value))]
        }
        static func _all(_ first: Int, _ last: Int) -> String {
          (first...last).compactMap { _scalar($0) }.map { String($0) }.joined()
        }
        static func _make(_ rule: [String]) -> CharacterSet {
          var set = CharacterSet()
          set._rule = rule
          return set
        }
        static var whitespaces: CharacterSet { _make(["#s"]) }
        static var whitespacesAndNewlines: CharacterSet { _make(["#w"]) }
        static var newlines: CharacterSet { _make(["#n"]) }
        static var alphanumerics: CharacterSet { _make(["#a"]) }
        static var letters: CharacterSet { _make(["#l"]) }
        static var decimalDigits: CharacterSet { _make(["#d"]) }
        static var punctuationCharacters: CharacterSet { _make(["#p"]) }
        static var symbols: CharacterSet { _make(["#y"]) }
        static var uppercaseLetters: CharacterSet { _make(["#U"]) }
        static var lowercaseLetters: CharacterSet { _make(["#L"]) }
        static var capitalizedLetters: CharacterSet { _make(["#t"]) }
        static var nonBaseCharacters: CharacterSet { _make(["#m"]) }
        static var controlCharacters: CharacterSet { _make(["#c"]) }
        static func _url(_ signs: String) -> CharacterSet {
          CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$&'()*+,-._~" + signs)
        }
        static var urlQueryAllowed: CharacterSet { _url("/:;=?@") }
        static var urlPathAllowed: CharacterSet { _url("/:=@") }
        static var urlHostAllowed: CharacterSet { _url(":;=[]") }
        static var urlFragmentAllowed: CharacterSet { _url("/:;=?@") }
        static var urlUserAllowed: CharacterSet { _url(";=") }
        static var urlPasswordAllowed: CharacterSet { _url(";=") }
        var inverted: CharacterSet { CharacterSet._make(_rule + ["!"]) }
        func union(_ other: CharacterSet) -> CharacterSet { CharacterSet._make(_rule + other._rule + ["|"]) }
        func intersection(_ other: CharacterSet) -> CharacterSet { CharacterSet._make(_rule + other._rule + ["&"]) }
        func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }
        func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
          CharacterSet._make(_rule + other._rule + ["^"])
        }
        mutating func invert() { self = inverted }
        mutating func formUnion(_ other: CharacterSet) { self = union(other) }
        mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
        mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
        mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }
        mutating func insert(charactersIn text: String) { formUnion(CharacterSet(charactersIn: text)) }
        mutating func remove(charactersIn text: String) { subtract(CharacterSet(charactersIn: text)) }
        mutating func insert(_ character: Character) { insert(charactersIn: String(character)) }
        mutating func remove(_ character: Character) { remove(charactersIn: String(character)) }
        func contains(_ character: Character) -> Bool { _isInSet(_rule, character) }
      }
      extension String {
        func trimmingCharacters(in set: CharacterSet) -> String { _trimmed(self, set._rule) }
        func components(separatedBy set: CharacterSet) -> [String] { _divided(self, set._rule) }
        func rangeOfCharacter(from set: CharacterSet, options: CompareOptions = .literal) -> Range<Index>? {
          let found = _findInSet(self, set._rule, options.contains(.backwards))
          if found < 0 { return nil }
          return Index(_offset: _start(self) + found)..<Index(_offset: _start(self) + found + 1)
        }
      }
      /// Reads a text from its start to its end.
      class Scanner {
        let string: String
        var charactersToBeSkipped: CharacterSet? = CharacterSet.whitespacesAndNewlines
        var caseSensitive = false
        var _letters: [Character]
        /// How many characters were read.
        var scanLocation = 0
        init(string: String) {
          self.string = string
          _letters = Array(string)
        }
        var currentIndex: String.Index {
          get { String.Index(_offset: scanLocation) }
          set { scanLocation = newValue._offset }
        }
        var isAtEnd: Bool {
          let start = scanLocation
          _skip()
          let isAtEnd = scanLocation >= _letters.count
          scanLocation = start
          return isAtEnd
        }
        func _skip() {
          guard let skipped = charactersToBeSkipped else { return }
          while scanLocation < _letters.count && skipped.contains(_letters[scanLocation]) { scanLocation += 1 }
        }
        func _take(_ isTaken: (Character) -> Bool) -> String {
          var text = ""
          while scanLocation < _letters.count && isTaken(_letters[scanLocation]) {
            text += String(_letters[scanLocation])
            scanLocation += 1
          }
          return text
        }
        /// What a reading gives; where it gives nothing, nothing was read.
        func _read<T>(_ reading: () -> T?) -> T? {
          let start = scanLocation
          _skip()
          let result = reading()
          if result == nil { scanLocation = start }
          return result
        }
        func _sign() -> String { _isNext("-") || _isNext("+") ? _one() : "" }
        func _isNext(_ character: Character) -> Bool {
          scanLocation < _letters.count && _letters[scanLocation] == character
        }
        func _one() -> String {
          scanLocation += 1
          return String(_letters[scanLocation - 1])
        }
        func scanInt() -> Int? {
          _read {
            let sign = _sign()
            let digits = _take { "0123456789".contains(String($0)) }
            if digits.isEmpty { return nil }
            return Int(sign + digits) ?? (sign == "-" ? Int.min : Int.max)
          }
        }
        func scanDouble() -> Double? {
          _read {
            var text = _sign() + _take { "0123456789".contains(String($0)) }
            if _isNext(".") { text += _one() + _take { "0123456789".contains(String($0)) } }
            let end = scanLocation
            let number = Double(text)
            if number != nil && (_isNext("e") || _isNext("E")) {
              text += _one() + _sign() + _take { "0123456789".contains(String($0)) }
              if let whole = Double(text) { return whole }
              scanLocation = end
            }
            return number
          }
        }
        func _hexDigits() -> String? {
          _read {
            if _isNext("0") && scanLocation + 1 < _letters.count && "xX".contains(String(_letters[scanLocation + 1])) {
              scanLocation += 2
            }
            let digits = _take { "0123456789abcdefABCDEF".contains(String($0)) }
            return digits.isEmpty ? nil : digits
          }
        }
        @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool {
          guard let digits = _hexDigits() else { return false }
          result = UInt64(digits, radix: 16) ?? UInt64.max
          return true
        }
        @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool {
          guard let digits = _hexDigits() else { return false }
          result = UInt32(digits, radix: 16) ?? UInt32.max
          return true
        }
        @discardableResult func scanString(_ text: String) -> String? {
          _read {
            let found = String(_letters.dropFirst(scanLocation).prefix(text.count))
            if found != text && (caseSensitive || found.lowercased() != text.lowercased()) { return nil }
            scanLocation += text.count
            return found
          }
        }
        @discardableResult func scanUpToString(_ text: String) -> String? {
          _read {
            var read = ""
            while scanLocation < _letters.count && !String(_letters.dropFirst(scanLocation)).hasPrefix(text) {
              read += _one()
            }
            return read.isEmpty ? nil : read
          }
        }
        @discardableResult func scanCharacters(from set: CharacterSet) -> String? {
          _read {
            let read = _take { set.contains($0) }
            return read.isEmpty ? nil : read
          }
        }
        @discardableResult func scanUpToCharacters(from set: CharacterSet) -> String? {
          _read {
            let read = _take { !set.contains($0) }
            return read.isEmpty ? nil : read
          }
        }
        @discardableResult func scanCharacter() -> Character? {
          _read { scanLocation < _letters.count ? Character(_one()) : nil }
        }
      }
      """,
    natives: [
      .function { (_, arguments) in
        let rule = CharacterRule(arguments[0].parts.map { $0.string })
        return .boolean(arguments[1].string.unicodeScalars.allSatisfy { rule.contains($0) })
      },
      .function { (_, arguments) in .string(rule(arguments).trim(arguments[0].string)) },
      .function { (_, arguments) in .array(rule(arguments).divide(arguments[0].string).map { .string($0) }) },
      .function { (_, arguments) in
        let rule = rule(arguments)
        let text = Array(arguments[0].string)
        let isFound: (Character) -> Bool = { $0.unicodeScalars.contains { rule.contains($0) } }
        let found = arguments[2].boolean ? text.lastIndex(where: isFound) : text.firstIndex(where: isFound)
        return .integer(found ?? -1)
      },
    ])

  private static func rule(_ arguments: Arguments) -> CharacterRule {
    CharacterRule(arguments[1].parts.map { $0.string })
  }
}
