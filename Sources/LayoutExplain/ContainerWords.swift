import LayoutCompiler
import LayoutEngine

/// What is said of containers that work by rules of their own: grids, lazy stacks, scroll views, safe areas. Every number that they
/// come to is a sum of numbers that the sentence names.
extension Explainer {
  /// Where such a container has put a child, behind "puts it at …".
  func containerSentence(_ parent: NodeIndex, _ child: NodeIndex) -> String {
    let origin = record(child).origin
    if let cell = record(child).cell { return ": " + cellWords(cell, origin) }
    switch record(parent).detail {
    case .safeAreaInset(let axis, let isFirst, let alignment):
      return ": " + insetWords(parent, child, axis, isFirst)
        + "; across, its \(trace.name(of: alignment)) on that of all"
    case .scroll(_, _, let margins):
      let start = Point(x: margins.leading, y: margins.top)
      if origin == start { return ": where its content begins" + (start == .zero ? "" : ", behind the margins") }
      return ": " + scrollWords(parent, child, start)
    default: break
    }
    return record(parent).kind == .custom ? layoutPlace(child) : ""
  }

  /// Where the content of a scroll view starts, on the axes on which it is not just where the view begins.
  private func scrollWords(_ parent: NodeIndex, _ child: NodeIndex, _ margins: Point) -> String {
    let origin = record(child).origin
    return [Axis.horizontal, .vertical].map { axis in
      let scroll = layout.scrolls.first { $0.node == parent && $0.axis == axis }
      guard let scroll, scroll.anchor != 0 else {
        let covered = origin[axis] - margins[axis]
        return "\(axis.coordinate) = \(number(margins[axis]))"
          + (LayoutTrace.isSame(covered, 0) ? "" : "\(plus(covered)) of what covers its edge")
      }
      let length = record(parent).size[axis]
      let rest =
        "\(number(length)) − \(number(record(child).size[axis]))"
        + (scroll.total == 0 ? "" : " − \(number(scroll.total)) at its edges")
      return "\(axis.coordinate) = \(number(scroll.start)) + \(number(scroll.anchor)), its anchor, · (\(rest))"
    }
    .joinedWithAnd
  }

  private func cellWords(_ cell: Rect, _ origin: Point) -> String {
    let parts = [("x", cell.x, origin.x - cell.x), ("y", cell.y, origin.y - cell.y)].map { name, start, rest in
      "\(name) = \(number(start))" + (LayoutTrace.isSame(rest, 0) ? "" : "\(plus(rest)) by its alignment in the cell")
    }
    return "its cell is \(text(Size(width: cell.width, height: cell.height))); " + parts.joinedWithAnd
  }

  private func insetWords(_ parent: NodeIndex, _ child: NodeIndex, _ axis: Axis, _ isFirst: Bool) -> String {
    let isAdded = child != parent + 1
    let start = record(child).origin[axis]
    if LayoutTrace.isSame(start, 0) { return "\(axis.coordinate) = 0, the beginning" }
    if isAdded {
      return "\(axis.coordinate) = \(number(record(parent).size[axis])) − \(number(record(child).size[axis])), the end"
    }
    return "\(axis.coordinate) = \(number(start)), behind what it adds"
  }

  /// How long a lazy stack is along its axis.
  func lazyLength(_ node: NodeIndex, _ axis: Axis) -> String {
    let children = layout.children(of: node)
    if children.isEmpty { return "there is nothing in it" }
    let taken = children.reduce(0) { $0 + record($1).size[axis] }
    let gaps = record(node).size[axis] - taken
    return "\(number(taken)) for its children at their ideal \(axis.lengthWord)s"
      + (children.count > 1 ? " and \(number(gaps)) for the gaps between them" : "")
  }

  /// The columns and rows of a grid, and what lies between them.
  func gridLengths(_ node: NodeIndex) -> String {
    let cells = cellFrames(node)
    if cells.isEmpty { return "there is nothing in it" }
    let words = [Axis.horizontal, .vertical].map { axis in
      let tracks = tracks(of: cells, axis)
      let sum = tracks.reduce(0) { $0 + $1.length }
      let isShort = tracks.count <= 6
      let lengths = isShort ? tracks.map { number($0.length) }.joinedWithAnd : "together \(number(sum))"
      let gaps = record(node).size[axis] - sum
      let word = axis == .horizontal ? "columns" : "rows"
      let one = axis == .horizontal ? "one column" : "one row"
      let between = LayoutTrace.isSame(gaps, 0) ? "" : ", and \(number(gaps)) between and around them"
      return tracks.count == 1 ? "\(one) of \(lengths)\(between)" : "\(word) of \(lengths)\(between)"
    }
    return words[0] + "; " + words[1]
  }

  /// The cells of a grid, in its own coordinates.
  private func cellFrames(_ grid: NodeIndex) -> [Rect] {
    var frames: [Rect] = []
    for child in layout.children(of: grid) {
      let isRow = record(child).kind == .gridRow
      for cell in isRow ? layout.children(of: child) : [child] {
        guard var frame = record(cell).cell else { continue }
        if isRow { frame.x += record(child).origin.x }
        if isRow { frame.y += record(child).origin.y }
        frames.append(frame)
      }
    }
    return frames
  }

  /// The stretches that cells begin and end with: of those with one beginning the shortest, as longer ones span several.
  private func tracks(of cells: [Rect], _ axis: Axis) -> [(start: Double, length: Double)] {
    var tracks: [(start: Double, length: Double)] = []
    for cell in cells {
      let start = axis == .horizontal ? cell.x : cell.y
      let length = axis == .horizontal ? cell.width : cell.height
      if let index = tracks.firstIndex(where: { LayoutTrace.isSame($0.start, start) }) {
        tracks[index].length = min(tracks[index].length, length)
      } else {
        tracks.append((start, length))
      }
    }
    return tracks.sorted { $0.start < $1.start }
  }
}
