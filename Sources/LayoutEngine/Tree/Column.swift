/// A growable array of plain values in memory of its own: one column of the tree or of the workspace. An `Array` would do
/// for the meaning; this one has no uniqueness check on append, no bounds check in release builds, and an address that
/// stays while it does not grow, which the passes over it rely on. Its end is visible to other modules, which Embedded Swift
/// asks of what they hold.
@usableFromInline
struct Column<Element>: ~Copyable {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count = 0
  @usableFromInline var capacity: Int
  /// How often memory was made.
  @usableFromInline var allocations = 1

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  @inlinable deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Makes the column `count` elements long; new ones are `element`, old ones keep their value.
  mutating func resize(to count: Int, filling element: Element) {
    reserve(count)
    if count > self.count { (base + self.count).initialize(repeating: element, count: count - self.count) }
    if count < self.count { (base + count).deinitialize(count: self.count - count) }
    self.count = count
  }

  mutating func removeLast() {
    count -= 1
    (base + count).deinitialize(count: 1)
  }

  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  /// Makes room for `count` elements.
  mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  /// Declares the first `count` elements, for which there is room, initialised.
  mutating func setCount(_ count: Int) {
    assert(count <= capacity)
    self.count = count
  }

  /// Bytes of memory held.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    let wider = max(minimum, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: wider)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = wider
    allocations += 1
  }
}
