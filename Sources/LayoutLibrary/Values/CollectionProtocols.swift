import LayoutEvaluator

/// The protocols that a program's own collections and its extensions of "whatever can grow" speak of. What they give by
/// default is written in the language itself in terms of their few requirements; lists and texts have it by themselves.
extension LibraryEntry {
  static let collectionProtocols = LibraryEntry(
    interface: """
      protocol SetAlgebra<Element> {
        associatedtype Element
        init()
        func contains(_ member: Element) -> Bool
        func union(_ other: Self) -> Self
        func intersection(_ other: Self) -> Self
        func symmetricDifference(_ other: Self) -> Self
        func subtracting(_ other: Self) -> Self
        @discardableResult mutating func insert(
          _ member: Element
        ) -> (inserted: Bool, memberAfterInsert: Element)
        @discardableResult mutating func remove(_ member: Element) -> Element?
        mutating func formUnion(_ other: Self)
        mutating func subtract(_ other: Self)
        mutating func formIntersection(_ other: Self)
      }
      protocol MutableCollection<Element>: Collection {
        var startIndex: Int { get }
        var endIndex: Int { get }
        subscript(position: Int) -> Element { get set }
      }
      protocol RangeReplaceableCollection<Element>: Collection {
        init()
        var startIndex: Int { get }
        var endIndex: Int { get }
        subscript(position: Int) -> Element { get }
        mutating func append(_ element: Element)
        mutating func insert(_ element: Element, at index: Int)
        @discardableResult mutating func remove(at index: Int) -> Element
        @discardableResult mutating func removeFirst() -> Element
        mutating func removeFirst(_ count: Int)
        mutating func removeAll()
        mutating func removeAll(where shouldBeRemoved: (Element) -> Bool)
        mutating func append(contentsOf elements: [Element])
        mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Element
        mutating func removeSubrange(_ range: Range<Int>)
      }
      extension RangeReplaceableCollection {
        init<S: Sequence>(_ elements: S) where S.Element == Element {
          self.init()
          for element in elements { append(element) }
        }
        mutating func append(_ element: Element) { replaceSubrange(endIndex..<endIndex, with: [element]) }
        mutating func append(contentsOf elements: [Element]) {
          replaceSubrange(endIndex..<endIndex, with: elements)
        }
        mutating func insert(_ element: Element, at index: Int) { replaceSubrange(index..<index, with: [element]) }
        @discardableResult mutating func remove(at index: Int) -> Element {
          let removed = self[index]
          replaceSubrange(index..<index + 1, with: [] as [Element])
          return removed
        }
        @discardableResult mutating func removeFirst() -> Element { remove(at: startIndex) }
        @discardableResult mutating func removeLast() -> Element { remove(at: endIndex - 1) }
        @discardableResult mutating func popLast() -> Element? {
          startIndex == endIndex ? nil : remove(at: endIndex - 1)
        }
        mutating func removeFirst(_ count: Int) { replaceSubrange(startIndex..<startIndex + count, with: [] as [Element]) }
        mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: [] as [Element]) }
        mutating func removeAll() { replaceSubrange(startIndex..<endIndex, with: [] as [Element]) }
        mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
          var kept: [Element] = []
          for index in startIndex..<endIndex {
            let element = self[index]
            if !shouldBeRemoved(element) { kept.append(element) }
          }
          replaceSubrange(startIndex..<endIndex, with: kept)
        }
        static func += (whole: inout Self, elements: [Element]) { whole.append(contentsOf: elements) }
        static func + (whole: Self, elements: [Element]) -> Self {
          var result = whole
          result.append(contentsOf: elements)
          return result
        }
      }
      extension MutableCollection {
        mutating func swapAt(_ i: Int, _ j: Int) {
          let first = self[i]
          self[i] = self[j]
          self[j] = first
        }
        mutating func reverse() { _refill(_all().reversed()) }
        mutating func shuffle() {}
        mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
          _refill(_all().sorted(by: areInIncreasingOrder))
        }
        mutating func _all() -> [Element] {
          var elements: [Element] = []
          for index in startIndex..<endIndex { elements.append(self[index]) }
          return elements
        }
        mutating func _refill(_ elements: [Element]) {
          for (offset, element) in elements.enumerated() { self[startIndex + offset] = element }
        }
      }
      extension MutableCollection where Element: Comparable {
        mutating func sort() { _refill(_all().sorted()) }
      }
      extension Array: MutableCollection, RangeReplaceableCollection {}
      extension String: RangeReplaceableCollection {}
      extension String: BidirectionalCollection {}
      extension OptionSet: SetAlgebra {}
      extension Set: SetAlgebra {}
      extension Collection {
        func distance(from start: Int, to end: Int) -> Int { end - start }
        subscript(range: Range<Int>) -> [Element] { map { $0 }[range] }
        subscript(range: ClosedRange<Int>) -> [Element] { map { $0 }[range] }
        subscript(range: PartialRangeFrom<Int>) -> [Element] { map { $0 }[range] }
        subscript(range: PartialRangeUpTo<Int>) -> [Element] { map { $0 }[range] }
        subscript(range: PartialRangeThrough<Int>) -> [Element] { map { $0 }[range] }
        func formIndex(after index: inout Int) { index += 1 }
        func formIndex(before index: inout Int) { index -= 1 }
        func formIndex(_ index: inout Int, offsetBy distance: Int) { index += distance }
      }
      /// Pairs in the order in which they are written, equal keys among them.
      struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
        typealias Element = (key: Key, value: Value)
        var _pairs: [(key: Key, value: Value)]
        init(dictionaryLiteral pairs: (Key, Value)...) { _pairs = pairs.map { (key: $0.0, value: $0.1) } }
        var startIndex: Int { 0 }
        var endIndex: Int { _pairs.count }
        subscript(index: Int) -> (key: Key, value: Value) { _pairs[index] }
        func makeIterator() -> IndexingIterator<(key: Key, value: Value)> { _pairs.makeIterator() }
        var description: String {
          if _pairs.isEmpty { return "[:]" }
          return "[" + _pairs.map { "\\(_shown($0.key)): \\(_shown($0.value))" }.joined(separator: ", ") + "]"
        }
      }
      func _shown<T>(_ value: T) -> String { String("\\([value])".dropFirst().dropLast()) }
      """)
}
