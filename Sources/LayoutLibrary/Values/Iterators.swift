import LayoutEvaluator

/// What gives the elements of a sequence one after the other, and sequences that the program declares itself.
///
/// Everything that the library does with sequences it does with lists of their elements. A sequence of the program's own
/// becomes such a list by asking its iterator until it has no more.
extension LibraryEntry {
  static let iterators = LibraryEntry(
    interface: """
      protocol IteratorProtocol<Element> {
        associatedtype Element
        mutating func next() -> Element?
      }
      /// Values with distances between them.
      protocol Strideable: Comparable {
        associatedtype Stride: Comparable, SignedNumeric
        func distance(to other: Self) -> Stride
        func advanced(by distance: Stride) -> Self
      }
      extension Strideable {
        static func < (left: Self, right: Self) -> Bool { left.distance(to: right) > .zero }
      }
      func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> [T] {
        var result: [T] = []
        var next = start
        while step < .zero ? next > end : next < end {
          result.append(next)
          next = next.advanced(by: step)
        }
        return result
      }
      func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> [T] {
        var result: [T] = []
        var next = start
        while step < .zero ? next >= end : next <= end {
          result.append(next)
          next = next.advanced(by: step)
        }
        return result
      }
      /// An iterator that a function is, or another one in hiding.
      struct AnyIterator<Element>: IteratorProtocol {
        var _step: () -> Element?
        init(_ body: @escaping () -> Element?) { _step = body }
        init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
          var held = base
          _step = { held.next() }
        }
        mutating func next() -> Element? { _step() }
      }
      func _gathered<I: IteratorProtocol>(_ iterator: I) -> [I.Element] {
        var held = iterator
        var elements: [I.Element] = []
        while let element = held.next() { elements.append(element) }
        return elements
      }
      func _indexed<Index: Equatable, Element>(
        _ start: Index, _ end: Index, _ element: (Index) -> Element, _ next: (Index) -> Index
      ) -> [Element] {
        var index = start
        var elements: [Element] = []
        while index != end {
          elements.append(element(index))
          index = next(index)
        }
        return elements
      }
      /// A sequence whose elements are made one from the other, which may never end.
      struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
        var _state: State
        var _step: (inout State) -> Element?
        mutating func next() -> Element? { _step(&_state) }
        func prefix(_ count: Int) -> [Element] {
          var held = self
          var result: [Element] = []
          while result.count < count, let element = held.next() { result.append(element) }
          return result
        }
        func prefix(while predicate: (Element) -> Bool) rethrows -> [Element] {
          var held = self
          var result: [Element] = []
          while let element = held.next(), predicate(element) { result.append(element) }
          return result
        }
        func first(where predicate: (Element) -> Bool) rethrows -> Element? {
          var held = self
          while let element = held.next() {
            if predicate(element) { return element }
          }
          return nil
        }
        var lazy: UnfoldSequence<Element, State> { self }
      }
      func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, T?> {
        UnfoldSequence(_state: first) { state in
          guard let current = state else { return nil }
          state = next(current)
          return current
        }
      }
      func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
        UnfoldSequence(_state: state, _step: next)
      }
      extension IteratorProtocol { func makeIterator() -> Self { self } }
      struct AnySequence<Element>: Sequence {
        var _elements: [Element]
        init(_ elements: [Element]) { _elements = elements }
        init<S: Sequence>(_ elements: S) where S.Element == Element { _elements = elements.map { $0 } }
        init<I: IteratorProtocol>(_ makeIterator: () -> I) where I.Element == Element {
          _elements = _gathered(makeIterator())
        }
        func makeIterator() -> IndexingIterator<Element> { _elements.makeIterator() }
      }
      """)
}
