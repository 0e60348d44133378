import LayoutEvaluator

/// What arrays, sets, dictionaries and strings can do besides the essentials, written in the language itself as far as it
/// goes. A choice by chance is always the first one: any is as right as another, and a report is the same from run to run.
extension LibraryEntry {
  /// Ranges with one bound, which operators make.
  static let partialRanges = LibraryEntry(
    interface: """
      /// The numbers from one on.
      struct PartialRangeFrom<Bound: Comparable> {
        var lowerBound: Bound
        func contains(_ element: Bound) -> Bool { element >= lowerBound }
      }
      extension PartialRangeFrom where Bound == Int {
        func prefix(_ count: Int) -> [Int] { Array(lowerBound..<lowerBound + count) }
        func prefix(while predicate: (Int) -> Bool) rethrows -> [Int] {
          var result: [Int] = []
          var next = lowerBound
          while predicate(next) {
            result.append(next)
            next += 1
          }
          return result
        }
        func first(where predicate: (Int) -> Bool) rethrows -> Int? {
          var next = lowerBound
          while !predicate(next) { next += 1 }
          return next
        }
        var lazy: PartialRangeFrom<Int> { self }
      }
      /// The numbers before one.
      struct PartialRangeUpTo<Bound: Comparable> {
        var upperBound: Bound
        func contains(_ element: Bound) -> Bool { element < upperBound }
      }
      /// The numbers to one.
      struct PartialRangeThrough<Bound: Comparable> {
        var upperBound: Bound
        func contains(_ element: Bound) -> Bool { element <= upperBound }
      }
      extension Array {
        subscript(range: ClosedRange<Int>) -> [Element] { self[range.lowerBound..<range.upperBound + 1] }
        subscript(range: PartialRangeFrom<Int>) -> [Element] { self[range.lowerBound..<endIndex] }
        subscript(range: PartialRangeUpTo<Int>) -> [Element] { self[startIndex..<range.upperBound] }
        subscript(range: PartialRangeThrough<Int>) -> [Element] { self[startIndex..<range.upperBound + 1] }
      }
      func zip<B: Sequence>(_ a: PartialRangeFrom<Int>, _ b: B) -> [(Int, B.Element)] {
        zip(b, a).map { ($0.1, $0.0) }
      }
      func zip<A: Sequence>(_ a: A, _ b: PartialRangeFrom<Int>) -> [(A.Element, Int)] {
        var next = b.lowerBound - 1
        return a.map { element in
          next += 1
          return (element, next)
        }
      }
      """)

  static let collectionExtras = LibraryEntry(
    interface: """
      extension Array {
        @discardableResult mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
        mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) rethrows { self = filter { !shouldBeRemoved($0) } }
        mutating func removeAll(keepingCapacity: Bool) { removeAll() }
        @discardableResult mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
        mutating func removeFirst(_ count: Int) { for _ in 0..<count { removeFirst() } }
        mutating func removeLast(_ count: Int) { for _ in 0..<count { removeLast() } }
        mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) rethrows
        mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
          for element in elements { append(element) }
        }
        mutating func shuffle() {}
        var description: String { "\\(self)" }
        mutating func reserveCapacity(_ count: Int) {}
      }
      /// What gives the elements of a list one after the other.
      struct IndexingIterator<Element>: IteratorProtocol {
        var _elements: [Element]
        var _next = 0
        mutating func next() -> Element? {
          if _next >= _elements.count { return nil }
          _next += 1
          return _elements[_next - 1]
        }
      }
      extension Array {
        func makeIterator() -> IndexingIterator<Element> { IndexingIterator(_elements: self) }
      }
      extension Array where Element: RandomAccessCollection {
        func joined() -> [Element.Element]
      }
      extension Range {
        static func ~= (range: Range<Bound>, value: Bound) -> Bool { range.contains(value) }
      }
      extension ClosedRange {
        static func ~= (range: ClosedRange<Bound>, value: Bound) -> Bool { range.contains(value) }
      }
      extension Range where Bound == Int {
        func clamped(to limits: Range<Int>) -> Range<Int> {
          let lower = _clamped(lowerBound, limits.lowerBound, limits.upperBound)
          return lower..<_clamped(upperBound, lower, limits.upperBound)
        }
      }
      extension ClosedRange where Bound == Int {
        func clamped(to limits: ClosedRange<Int>) -> ClosedRange<Int> {
          let lower = _clamped(lowerBound, limits.lowerBound, limits.upperBound)
          return lower..._clamped(upperBound, lower, limits.upperBound)
        }
      }
      func _clamped(_ value: Int, _ least: Int, _ most: Int) -> Int { max(least, min(value, most)) }
      extension Sequence where Element: Equatable {
        func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
          map { $0 } == other.map { $0 }
        }
      }
      extension Sequence where Element: Comparable {
        func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
          lexicographicallyPrecedes(other) { $0 < $1 }
        }
      }
      extension Sequence {
        func lexicographicallyPrecedes<S: Sequence>(
          _ other: S, by areInIncreasingOrder: (Element, Element) -> Bool
        ) -> Bool where S.Element == Element {
          let mine = map { $0 }
          let others = other.map { $0 }
          for index in 0..<min(mine.count, others.count) {
            if areInIncreasingOrder(mine[index], others[index]) { return true }
            if areInIncreasingOrder(others[index], mine[index]) { return false }
          }
          return mine.count < others.count
        }
      }
      extension Array where Element: Equatable {
        func starts(with other: [Element]) -> Bool { prefix(other.count) == other }
        func split(separator: Element, omittingEmptySubsequences: Bool = true) -> [[Element]] {
          split(omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
        }
      }
      extension Array {
        func split(
          omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) -> Bool
        ) -> [[Element]] {
          var result: [[Element]] = []
          var part: [Element] = []
          for element in self {
            if isSeparator(element) {
              if !part.isEmpty || !omittingEmptySubsequences { result.append(part) }
              part = []
            } else {
              part.append(element)
            }
          }
          if !part.isEmpty || !omittingEmptySubsequences { result.append(part) }
          return result
        }
      }
      extension Array {
        mutating func insert<C: Collection>(contentsOf elements: C, at index: Int) where C.Element == Element {
          replaceSubrange(index..<index, with: elements)
        }
        mutating func replaceSubrange<C: Collection>(
          _ range: Range<Int>, with elements: C
        ) where C.Element == Element {
          self = prefix(range.lowerBound).map { $0 } + elements.map { $0 } + dropFirst(range.upperBound).map { $0 }
        }
        mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element]) {
          self = prefix(range.lowerBound).map { $0 } + elements + dropFirst(range.upperBound).map { $0 }
        }
        mutating func replaceSubrange(_ range: ClosedRange<Int>, with elements: [Element]) {
          replaceSubrange(range.lowerBound..<range.upperBound + 1, with: elements)
        }
        mutating func replaceSubrange<C: Collection>(
          _ range: ClosedRange<Int>, with elements: C
        ) where C.Element == Element {
          replaceSubrange(range.lowerBound..<range.upperBound + 1, with: elements)
        }
        mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: [] as [Element]) }
        mutating func removeSubrange(_ range: ClosedRange<Int>) { replaceSubrange(range, with: [] as [Element]) }
      }
      extension Array where Element == Character {
        init(_ text: String) { self = text.map { $0 } }
      }
      extension Sequence {
        func shuffled() -> [Element] { map { $0 } }
        func randomElement() -> Element? { first { _ in true } }
        func count(where predicate: (Element) -> Bool) -> Int { filter(predicate).count }
        func lastIndex(where predicate: (Element) -> Bool) rethrows -> Int?
      }
      extension Dictionary {
        init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) -> Key) where Value == [S.Element]
        @discardableResult mutating func removeValue(forKey key: Key) -> Value? {
          let old = self[key]
          self[key] = nil
          return old
        }
        @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
          let old = self[key]
          self[key] = value
          return old
        }
        func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value] {
          var result = self
          for (key, value) in other {
            if let old = result[key] { result[key] = combine(old, value) } else { result[key] = value }
          }
          return result
        }
        mutating func removeAll() { self = [:] }
        init<S: Sequence>(
          _ pairs: S, uniquingKeysWith combine: (Value, Value) -> Value
        ) where S.Element == (Key, Value) {
          self = [:]
          for pair in pairs {
            if let old = self[pair.0] { self[pair.0] = combine(old, pair.1) } else { self[pair.0] = pair.1 }
          }
        }
        mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) {
          self = merging(other, uniquingKeysWith: combine)
        }
        func compactMapValues<T>(_ transform: (Value) -> T?) rethrows -> [Key: T] {
          var result: [Key: T] = [:]
          for (key, value) in self {
            if let mapped = transform(value) { result[key] = mapped }
          }
          return result
        }
        func contains(where predicate: ((key: Key, value: Value)) -> Bool) rethrows -> Bool {
          for pair in self { if predicate(pair) { return true } }
          return false
        }
        func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) rethrows -> [Key: Value] {
          var result: [Key: Value] = [:]
          for (key, value) in self { if isIncluded((key: key, value: value)) { result[key] = value } }
          return result
        }
      }
      /// Positions in a list, in their order, as the deletion of rows gives them.
      struct IndexSet: Sequence, Hashable {
        typealias Element = Int
        var _indices: [Int] = []
        init() {}
        init(integer: Int) { _indices = _gathered([integer].makeIterator()) }
        init<S: Sequence>(_ indices: S) where S.Element == Int { for index in indices { insert(index) } }
        init(integersIn range: Range<Int>) { _indices = Array(range) }
        init(integersIn range: ClosedRange<Int>) { _indices = Array(range) }
        var first: Int? { _indices.first }
        var last: Int? { _indices.last }
        var count: Int { _indices.count }
        var isEmpty: Bool { _indices.isEmpty }
        func contains(_ index: Int) -> Bool { _indices.contains(index) }
        func map<T>(_ transform: (Int) -> T) rethrows -> [T] { _indices.map(transform) }
        func forEach(_ body: (Int) -> Void) rethrows { _indices.forEach(body) }
        func makeIterator() -> IndexingIterator<Int> { _indices.makeIterator() }
        mutating func insert(_ index: Int) {
          if !_indices.contains(index) { _indices = (_indices + [index]).sorted() }
        }
        mutating func insert(integersIn range: Range<Int>) { for index in range { insert(index) } }
        mutating func insert(integersIn range: ClosedRange<Int>) { for index in range { insert(index) } }
        mutating func remove(_ index: Int) { _indices = _indices.filter { $0 != index } }
        func union(_ other: IndexSet) -> IndexSet { IndexSet(_indices + other._indices) }
      }
      extension Array {
        mutating func remove(atOffsets offsets: IndexSet) {
          for index in offsets._indices.reversed() { remove(at: index) }
        }
        mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
          let moved = source._indices.map { self[$0] }
          var before: [Element] = []
          var behind: [Element] = []
          for index in 0..<count where !source._indices.contains(index) {
            if index < destination { before.append(self[index]) } else { behind.append(self[index]) }
          }
          self = before + moved + behind
        }
      }
      extension Set {
        init<S: Sequence>(_ elements: S) where S.Element == Element
        func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
          var result = self
          for element in other { result.insert(element) }
          return result
        }
        func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
          var result = Set<Element>()
          for element in self { if other.contains(element) { result.insert(element) } }
          return result
        }
        func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
          var result = self
          for element in other { result.remove(element) }
          return result
        }
        func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
          allSatisfy { other.contains($0) }
        }
        func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
          other.allSatisfy { contains($0) }
        }
        func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
          !other.contains { contains($0) }
        }
        func isStrictSubset(of other: Set<Element>) -> Bool { isSubset(of: other) && count < other.count }
        func isStrictSuperset(of other: Set<Element>) -> Bool { isSuperset(of: other) && count > other.count }
        mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { self = union(other) }
        mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
          self = intersection(other)
        }
        mutating func formSymmetricDifference(_ other: Set<Element>) { self = symmetricDifference(other) }
        mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { self = subtracting(other) }
        mutating func removeAll() { self = [] }
      }
      extension String {
        init(_ value: some BinaryInteger, radix: Int, uppercase: Bool = false)
        init(
          localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
          comment: String? = nil
        ) { self = key._text }
        init(
          localized key: String, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
          locale: Locale? = nil, comment: String? = nil
        ) { self = defaultValue._text }
        @_disfavoredOverload init(localized resource: LocalizedStringResource) { self = resource._text }
        /// A text to be translated: here, the text itself.
        @_localized struct LocalizationValue: ExpressibleByStringLiteral, Equatable {
          init(_ value: String)
          var _text: String { get }
        }
        init(stringLiteral value: String) { self = value }
        var localizedCapitalized: String { capitalized }
        var hashValue: Int { count }
        func localizedCaseInsensitiveContains(_ other: String) -> Bool { lowercased().contains(other.lowercased()) }
        func localizedStandardContains(_ other: String) -> Bool {
          _searched(self, 129).contains(_searched(other, 129))
        }
        func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String {
          if count >= length { return String(prefix(length)) }
          let signs = Array(pad)
          return self + (0..<length - count).map { String(signs[(index + $0) % signs.count]) }.joined()
        }
        func contains(where predicate: (Character) -> Bool) rethrows -> Bool {
          for character in self { if predicate(character) { return true } }
          return false
        }
        mutating func removeAll() { self = "" }
      }
      extension String {
        init(_ characters: [Character]) { self = characters.map { String($0) }.joined() }
      }
      """,
    natives: [
      .mutating { (evaluator, arguments) throws(EvaluationError) in
        let order = CollectionNatives.order(evaluator, arguments)
        arguments[0] = arguments[0].with(try MergeSort.sort(arguments[0].parts, by: order))
        return .void
      },
      .function { (_, arguments) in
        .array(CollectionNatives.elements(arguments[0]).flatMap { CollectionNatives.elements($0) })
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let all = CollectionNatives.elements(arguments[0])
        for index in all.indices.reversed() {
          let found = try evaluator.apply(arguments[1], [all[index]], at: arguments.range).boolean
          if found { return .integer(arguments[0].firstIndex + index) }
        }
        return .none
      },
      grouped, CollectionNatives.set,
      .function { (_, arguments) in
        let radix = min(max(arguments[1].integer, 2), 36)
        return .string(arguments[0].wide.text(radix: radix, uppercase: arguments[2].boolean))
      },
      .identity, .identity,
    ])

  private static let grouped = Native.function { (evaluator, arguments) throws(EvaluationError) in
    var result = Value.dictionary(KeyTable())
    for element in CollectionNatives.elements(arguments[0]) {
      let key = try evaluator.apply(arguments[1], [element], at: arguments.range)
      let group = evaluator.value(of: result, forKey: key)?.parts ?? []
      evaluator.store(.array(group + [element]), forKey: key, in: &result)
    }
    return result
  }
}
