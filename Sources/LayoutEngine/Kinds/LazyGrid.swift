/// One item of a lazy grid's columns or rows: `GridItem`.
package struct GridTrack {
  package enum Length: Equatable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as there is room for.
    case adaptive(minimum: Double, maximum: Double)
  }

  package var length: Length
  /// The distance to the next track in points, nil for 8.
  package var spacing: Double?
  /// Nil for the grid's alignment across, and the center along.
  package var alignment: Alignment?

  package init(_ length: Length, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// `LazyVGrid` and `LazyHGrid` (Semantics §6.11): tracks are made from the offer alone, cells fill them line by line, and a line
/// is as long as its longest cell. The axis is that of the lines' succession, as in a stack.
struct LazyGridParameters {
  var tracks: [GridTrack]
  /// Across: where the block of tracks lies in the grid, and a cell in its track.
  var alignment: AlignmentKey
  /// The distance between lines in points.
  var spacing: Double
}

/// A track with its place in the block.
private struct PlacedTrack {
  var start: Double
  var length: Double
  var item: Int
}

extension LazyGridParameters {
  /// The tracks in a grid of `breadth`, and the length of the block (Semantics §6.11).
  fileprivate func place(in breadth: Double) -> (tracks: [PlacedTrack], length: Double) {
    var rest = breadth.or(0)
    var open = 0.0
    for (index, track) in tracks.enumerated() {
      if index + 1 < tracks.count { rest -= track.spacing ?? 8 }
      if case .fixed(let length) = track.length { rest -= length } else { open += 1 }
    }
    var placed: [PlacedTrack] = []
    var position = 0.0
    for (index, track) in tracks.enumerated() {
      let gap = track.spacing ?? 8
      let (count, length) = divide(track, max(rest, 0) / max(open, 1), gap)
      for copy in 0..<count {
        placed.append(PlacedTrack(start: position, length: length, item: index))
        position += length + (copy + 1 < count || index + 1 < tracks.count ? gap : 0)
      }
      if case .fixed = track.length { continue }
      rest -= Double(count) * length + Double(count - 1) * gap
      open -= 1
    }
    return (placed, position)
  }

  /// How many tracks an item makes in its share of the room, and how long they are.
  private func divide(_ track: GridTrack, _ share: Double, _ gap: Double) -> (Int, Double) {
    switch track.length {
    case .fixed(let length): return (1, length)
    case .flexible(let minimum, let maximum): return (1, clamp(share, minimum, maximum))
    case .adaptive(let minimum, let maximum):
      let fitting = ((share - minimum) / (minimum + gap)).rounded(.down)
      let count = fitting.isFinite ? min(max(fitting, 0), 10_000) + 1 : 1
      return (Int(count), min((share - (count - 1) * gap) / count, maximum))
    }
  }
}

extension Solver {
  func computeLazyGridSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    let axis = lazyGridAxis(request.node)
    let breadth = request.proposal[axis.other]
    guard let block = measureLazyGrid(top, axis, breadth) else { return false }
    let length = arrangeLines(top, axis, block.tracks.count)
    return answer(request, Size(length, along: axis, across: max(breadth.or(block.length), block.length)))
  }

  func placeLazyGrid(_ top: Int) -> Bool {
    let node = work.pointee.activations[top].node
    let axis = lazyGridAxis(node)
    let size = work.pointee.frame[node].size
    let grid = lazyGrid(node)
    guard let block = measureLazyGrid(top, axis, size[axis.other]) else { return false }
    let blockSize = Size(0, along: axis, across: block.length)
    let blockStart = frameGuide(grid.alignment, size) - frameGuide(grid.alignment, blockSize)
    _ = arrangeLines(top, axis, block.tracks.count)
    for index in members(top).indices {
      let member = members(top)[index]
      let track = isGridLine(member.node) ? nil : block.tracks[member.served]
      let item = track.flatMap { grid.tracks[$0.item].alignment }
      let across = item.map { axis == .vertical ? $0.horizontal : $0.vertical } ?? grid.alignment
      let along = item.map { axis == .vertical ? $0.vertical : $0.horizontal } ?? Self.center(axis)
      let box = Size(member.low, along: axis, across: track?.length ?? size[axis.other])
      let boxSide = track.map { blockStart + $0.start } ?? 0
      noteCell(member.node, Self.point(axis, member.flexibility, boxSide), box)
      let acrossGuide = guide(across, member.node, member.proposal, member.size)
      guard !acrossGuide.isNaN else { return false }
      let alongGuide = guide(along, member.node, member.proposal, member.size)
      guard !alongGuide.isNaN else { return false }
      let start = member.flexibility + frameGuide(along, box) - alongGuide
      let side = boxSide + frameGuide(across, box) - acrossGuide
      put(member.node, in: node, Self.point(axis, start, side), member.size, member.proposal)
    }
    return true
  }

  func summarizeLazyGrid(_ node: Int) {
    let axis = lazyGridAxis(node)
    let across = AxisSummary.clamped(0, .nan, .infinity)
    let hasBounds = lazyGrid(node).place(in: 0).length == 0
    let breadth = hasBounds ? across : .unknown
    let flags =
      axis == .horizontal
      ? NodeFlags(width: .unknown, height: breadth.response, inert: false)
      : NodeFlags(width: breadth.response, height: .unknown, inert: false)
    let spacing = unionSpacing(node) { _, _, _ in .all }
    axis == .horizontal ? set(node, .unknown, breadth, flags, spacing) : set(node, breadth, .unknown, flags, spacing)
  }

  private static func point(_ axis: Axis, _ along: Double, _ across: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  private static func center(_ axis: Axis) -> AlignmentKey {
    axis == .vertical ? .verticalCenter : .horizontalCenter
  }

  private func lazyGridAxis(_ node: Int) -> Axis { kind(node) == .lazyHGrid ? .horizontal : .vertical }

  private func lazyGrid(_ node: Int) -> LazyGridParameters {
    work.pointee.tree.parameters.lazyGrids[parameter(node)]
  }

  /// A section's header or footer, which has a line of its own.
  private func isGridLine(_ node: Int) -> Bool {
    var node = node
    while kind(node).isTransparent {
      if kind(node) == .gridLine { return true }
      node += 1
    }
    return false
  }

  /// Offers every cell its track; `served` is the cell's track. Nil if one is being measured now.
  private func measureLazyGrid(
    _ top: Int, _ axis: Axis, _ breadth: Double
  ) -> (tracks: [PlacedTrack], length: Double)? {
    let block = lazyGrid(work.pointee.activations[top].node).place(in: breadth)
    if work.pointee.activations[top].members < 0 {
      openMembers(top, spacing: 0)
      var track = 0
      for index in members(top).indices {
        if isGridLine(members(top)[index].node) { track = 0 }
        members(top)[index].served = track
        track = isGridLine(members(top)[index].node) ? 0 : (track + 1) % max(block.tracks.count, 1)
      }
    }
    let isMeasured = measureMembers(top) { index in
      let member = members(top)[index]
      let across = isGridLine(member.node) ? breadth.or(block.length) : block.tracks[member.served].length
      return ProposedSize(.absent, along: axis, across: across)
    }
    return isMeasured ? block : nil
  }

  /// Puts lines after each other: `flexibility` of a member is where its line starts, `low` how long it is. Gives the length
  /// of all.
  private func arrangeLines(_ top: Int, _ axis: Axis, _ count: Int) -> Double {
    let members = members(top)
    let spacing = lazyGrid(work.pointee.activations[top].node).spacing
    var position = 0.0
    var start = 0
    while start < members.count {
      var end = start + 1
      if !isGridLine(members[start].node) {
        while end < members.count && members[end].served > 0 && !isGridLine(members[end].node) { end += 1 }
      }
      var length = 0.0
      for index in start..<end { length = max(length, members[index].size[axis]) }
      for index in start..<end { (members[index].flexibility, members[index].low) = (position, length) }
      position += length + (end < members.count ? spacing : 0)
      start = end
    }
    return position
  }
}
