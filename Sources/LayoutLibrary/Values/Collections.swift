import LayoutEvaluator

/// Arrays, dictionaries, sets, and what can be done with every sequence. Slices, lazy views and enumerations are arrays here:
/// their elements are the same; the value of a slice knows the indices that it has in the whole.
extension LibraryEntry {
  static let collections = LibraryEntry(
    interface: """
      struct Array<Element>: RandomAccessCollection, Hashable, Sendable, Codable {
        init()
        init(_ elements: [Element])
        init(_ elements: Range<Element>)
        init(_ elements: ClosedRange<Element>)
        init(_ elements: Set<Element>)
        init(repeating element: Element, count: Int)
        subscript(index: Int) -> Element { get set }
        subscript(range: Range<Int>) -> [Element] { get }
        mutating func append(_ element: Element)
        mutating func append(contentsOf elements: [Element])
        mutating func insert(_ element: Element, at index: Int)
        @discardableResult mutating func remove(at index: Int) -> Element
        @discardableResult mutating func removeFirst() -> Element
        @discardableResult mutating func removeLast() -> Element
        mutating func removeAll()
        mutating func reverse()
        mutating func sort()
        mutating func swapAt(_ i: Int, _ j: Int)
      }
      typealias ArraySlice = Array
      typealias ContiguousArray = Array
      struct Set<Element: Hashable>: Collection, Hashable, Codable {
        init()
        init(_ elements: [Element])
        func contains(_ element: Element) -> Bool
        @discardableResult mutating func insert(
          _ element: Element
        ) -> (inserted: Bool, memberAfterInsert: Element)
        @discardableResult mutating func remove(_ element: Element) -> Element?
      }
      struct Dictionary<Key: Hashable, Value>: Collection, Hashable, Codable {
        typealias Element = (key: Key, value: Value)
        init()
        init(uniqueKeysWithValues pairs: [(Key, Value)])
        subscript(key: Key) -> Value? { get set }
        subscript(key: Key, default defaultValue: Value) -> Value { get set }
        var keys: [Key] { get }
        var values: [Value] { get }
        func mapValues<T>(_ transform: (Value) -> T) rethrows -> [Key: T]
      }
      extension Sequence {
        func map<T>(_ transform: (Element) -> T) rethrows -> [T]
        func compactMap<T>(_ transform: (Element) -> T?) rethrows -> [T]
        func flatMap<S: Sequence>(_ transform: (Element) -> S) rethrows -> [S.Element]
        func filter(_ isIncluded: (Element) -> Bool) rethrows -> [Element]
        func reduce<T>(_ initial: T, _ combine: (T, Element) -> T) rethrows -> T
        func reduce<T>(into initial: T, _ update: (inout T, Element) -> Void) rethrows -> T
        func forEach(_ body: (Element) -> Void) rethrows
        func contains(where predicate: (Element) -> Bool) rethrows -> Bool
        func allSatisfy(_ predicate: (Element) -> Bool) rethrows -> Bool
        func first(where predicate: (Element) -> Bool) rethrows -> Element?
        func last(where predicate: (Element) -> Bool) rethrows -> Element?
        func firstIndex(where predicate: (Element) -> Bool) rethrows -> Int?
        func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) rethrows -> [Element]
        func min(by areInIncreasingOrder: (Element, Element) -> Bool) rethrows -> Element?
        func max(by areInIncreasingOrder: (Element, Element) -> Bool) rethrows -> Element?
        func enumerated() -> [(offset: Int, element: Element)]
        func reversed() -> [Element]
        func prefix(_ count: Int) -> [Element]
        func suffix(_ count: Int) -> [Element]
        func dropFirst(_ count: Int = 1) -> [Element]
        func dropLast(_ count: Int = 1) -> [Element]
        func prefix(while predicate: (Element) -> Bool) rethrows -> [Element]
        func drop(while predicate: (Element) -> Bool) rethrows -> [Element]
        var lazy: [Element] { get }
      }
      extension Sequence where Element: Equatable {
        func contains(_ element: Element) -> Bool
        func firstIndex(of element: Element) -> Int?
        func lastIndex(of element: Element) -> Int?
      }
      extension Sequence where Element: Comparable {
        func min() -> Element?
        func max() -> Element?
        func sorted() -> [Element]
      }
      extension Sequence where Element == String {
        func joined(separator: String = "") -> String
      }
      extension Collection {
        var count: Int { get }
        var isEmpty: Bool { get }
        var first: Element? { get }
        var last: Element? { get }
        var indices: Range<Int> { get }
        var startIndex: Int { indices.lowerBound }
        var endIndex: Int { indices.upperBound }
        func index(after index: Int) -> Int { index + 1 }
        func index(before index: Int) -> Int { index - 1 }
        func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }
      }
      extension Array {
        init<S: Sequence>(_ elements: S) where S.Element == Element { self = elements.map { $0 } }
        func index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
          let isBeyond =
            distance < 0 ? limit <= index && index + distance < limit : limit >= index && index + distance > limit
          return isBeyond ? nil : index + distance
        }
        func distance(from start: Int, to end: Int) -> Int { end - start }
      }
      extension Collection {
        subscript(position: Int) -> Element { get }
      }
      func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [(A.Element, B.Element)]
      func stride(from start: Int, to end: Int, by step: Int) -> [Int]
      func stride(from start: Int, through end: Int, by step: Int) -> [Int]
      func stride(from start: CGFloat, to end: CGFloat, by step: CGFloat) -> [CGFloat]
      func stride(from start: CGFloat, through end: CGFloat, by step: CGFloat) -> [CGFloat]
      func stride(from start: Double, to end: Double, by step: Double) -> [Double]
      func stride(from start: Double, through end: Double, by step: Double) -> [Double]
      """,
    natives: CollectionNatives.arrays + CollectionNatives.sets + CollectionNatives.dictionaries
      + CollectionNatives.sequences + CollectionNatives.comparisons + CollectionNatives.properties
      + CollectionNatives.builders)
}
