/// Memory that is written from front to back and becomes an array without being copied.
///
/// An array would check at every append that nobody shares it and that there is room; in the lexer and the parser that is
/// a good part of the work. Memory that is never written costs next to nothing, so whoever makes a buffer is generous; if
/// it is full all the same (``isFull``), what is in it is worthless and the work is done again with more room.
struct OutputBuffer<Element>: ~Copyable {
  private let base: UnsafeMutablePointer<Element>
  private let capacity: Int
  private(set) var count = 0

  /// Whether elements have been lost for want of room.
  private(set) var isFull = false

  /// - Parameter memory: uninitialised, for at least one element.
  init(_ memory: UnsafeMutableBufferPointer<Element>) {
    base = memory.baseAddress.unsafelyUnwrapped
    capacity = memory.count
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    guard count < capacity else {
      isFull = true
      return
    }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends elements that lie one behind the other.
  @inline(__always)
  mutating func append(_ elements: UnsafePointer<Element>, count number: Int) {
    guard number <= capacity &- count else {
      isFull = true
      return
    }
    for index in 0..<number { (base + count + index).initialize(to: elements[index]) }
    count &+= number
  }

  /// An element by its index; some other one where the element was lost.
  subscript(index: Int) -> Element {
    @inline(__always) get { base[min(index, capacity &- 1)] }
    @inline(__always) set { base[min(index, capacity &- 1)] = newValue }
  }

  var last: Element? { count > 0 ? base[count - 1] : nil }

  /// Drops elements from the end; they are plain data, so there is nothing to destroy.
  mutating func removeLast(_ number: Int) { count = max(0, count - number) }
}
