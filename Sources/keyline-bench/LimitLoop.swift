import LayoutEngine

/// The least that laying out the same tree can cost: two passes over bare columns, sizes from the leaves up and places from the
/// root down, with nothing to decide but the direction. Every figure is also given as a multiple of this, taken in turns
/// with it, so that a busy machine slows both.
struct LimitLoop {
  private let count: Int
  private let end: UnsafeMutablePointer<UInt32>
  private let kind: UnsafeMutablePointer<UInt8>
  private let size: UnsafeMutablePointer<Size>
  private let place: UnsafeMutablePointer<Point>

  init(_ tree: LayoutTree, _ session: LayoutSession) {
    count = tree.count
    end = .allocate(capacity: count)
    kind = .allocate(capacity: count)
    size = .allocate(capacity: count)
    place = .allocate(capacity: count)
    for node in 0..<count {
      end[node] = UInt32(tree.end(of: node))
      kind[node] = tree.end(of: node) == node + 1 ? 0 : tree.kind(of: node) == .hStack ? 1 : 2
      size[node] = session.frame(of: node).size
      place[node] = .zero
    }
  }

  func run() {
    for node in stride(from: count - 1, through: 0, by: -1) where kind[node] != 0 { measure(node) }
    for node in 0..<count where kind[node] != 0 { putChildren(node) }
  }

  func free() {
    end.deallocate()
    kind.deallocate()
    size.deallocate()
    place.deallocate()
  }

  @inline(__always)
  private func measure(_ node: Int) {
    let last = Int(end[node])
    let isRow = kind[node] == 1
    var length = -2.0
    var breadth = 0.0
    var child = node + 1
    while child < last {
      length += 2 + (isRow ? size[child].width : size[child].height)
      breadth = max(breadth, isRow ? size[child].height : size[child].width)
      child = Int(end[child])
    }
    size[node] = isRow ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  @inline(__always)
  private func putChildren(_ node: Int) {
    let last = Int(end[node])
    let isRow = kind[node] == 1
    var start = place[node]
    var child = node + 1
    while child < last {
      place[child] = start
      if isRow { start.x += size[child].width + 2 } else { start.y += size[child].height + 2 }
      child = Int(end[child])
    }
  }
}
