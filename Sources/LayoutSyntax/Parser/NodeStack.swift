/// The nodes that have no parent yet: a stack in memory of its own, because an array would be checked at every step of
/// the parser's hottest path.
///
/// A token makes at most two entries (its node, and an empty slot or two beside it), but a handful of productions leave
/// several slots empty at once, so the stack grows when it must.
struct NodeStack {
  private var base: UnsafeMutablePointer<NodeID>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  /// Gives the memory back; the stack must not be used afterwards.
  func deallocate() { base.deallocate() }

  @inline(__always)
  mutating func append(_ node: NodeID) {
    if count == capacity { grow() }
    (base + count).initialize(to: node)
    count &+= 1
  }

  @inline(__always)
  subscript(index: Int) -> NodeID {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  var last: NodeID? { count > 0 ? base[count &- 1] : nil }

  mutating func removeLast() { count &-= 1 }

  /// Appends everything above a height to the children, in order.
  @inline(__always)
  mutating func move(from height: Int, to children: inout OutputBuffer<NodeID>) {
    children.append(base + height, count: count &- height)
    count = height
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<NodeID>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
