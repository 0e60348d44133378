/// What each kind of parent offers its children and where it puts them. The kinds that place a child by a rule of their own are
/// asked for that rule again; of the others (grids, safe areas, scroll views) the place itself is noted.
extension Tracer {
  mutating func traceChildren(_ node: NodeIndex) {
    let record = trace.nodes[node]
    switch record.kind {
    case .passthrough, .layoutPriority, .alignmentGuide, .gridCell, .gridLine: note(node + 1, record.proposal, .zero)
    case .offset: note(node + 1, record.proposal, tree.parameters.points[solver.parameter(node)])
    case .overlay, .background: traceLayers(node)
    case .fixedFrame, .flexibleFrame, .padding, .position, .aspectRatio, .fixedSize: traceWrapped(node)
    case .hStack, .vStack: traceStack(node)
    case .zStack: traceZStack(node)
    case .viewThatFits: traceCandidates(node)
    case .geometryReader:
      for child in trace.children(of: node) { note(child, ProposedSize(record.size), .zero) }
    case .lazyHStack, .lazyVStack: traceLazyStack(node)
    case .custom:
      traceGiven(node)
      traceCustom(node)
    default:
      traceGiven(node)
      traceOther(node)
      if record.kind == .scrollView { traceScroll(node) }
      if record.kind == .grid || record.kind == .lazyHGrid || record.kind == .lazyVGrid { traceCells(node) }
    }
  }

  /// What each candidate was tried with, and what the chosen one was offered in the end.
  private mutating func traceCandidates(_ node: NodeIndex) {
    let proposal = trace.nodes[node].proposal
    let trial = FixedAxes(parameter: solver.parameter(node)).offer(proposal)
    for child in trace.children(of: node) {
      if trace.nodes[child].isLaidOut { note(child, proposal, .zero) }
      noteMeasured(child, trial)
    }
  }

  private mutating func traceLayers(_ node: NodeIndex) {
    let record = trace.nodes[node]
    note(node + 1, record.proposal, .zero)
    let secondary = trace.nodes[node + 1].end
    guard secondary < record.end, case .aligned(let alignment) = record.detail else { return }
    note(secondary, ProposedSize(record.size), .zero)
    let x = ask(alignment.horizontal, of: node + 1, by: node, .anchor)
    let y = ask(alignment.vertical, of: node + 1, by: node, .anchor)
    align(secondary, in: node, alignment, on: Point(x: x, y: y))
  }

  private mutating func traceWrapped(_ node: NodeIndex) {
    let record = trace.nodes[node]
    let placement = solver.wrapperPlacementNow(node, record.proposal, record.size)
    note(node + 1, placement.proposal, placement.origin)
    switch record.detail {
    case .fixedFrame(_, _, let alignment): traceAligned(node, alignment)
    case .flexibleFrame(_, _, let alignment):
      noteMeasured(node + 1, tree.parameters.flexibleFrames[solver.parameter(node)].offer(record.proposal))
      traceAligned(node, alignment)
    case .position: noteMeasured(node + 1, record.proposal)
    default: break
    }
  }

  private mutating func traceAligned(_ node: NodeIndex, _ alignment: Alignment) {
    let size = trace.nodes[node].size
    let line = Point(
      x: solver.frameGuide(alignment.horizontal, size), y: solver.frameGuide(alignment.vertical, size))
    align(node + 1, in: node, alignment, on: line)
  }

  private mutating func traceLazyStack(_ node: NodeIndex) {
    traceGiven(node)
    let record = trace.nodes[node]
    guard case .stack(_, let alignment, _) = record.detail else { return }
    for child in trace.children(of: node) {
      ask(alignment, of: child, by: node)
      let line = solver.frameGuide(alignment, record.size)
      trace.nodes[child].line = alignment.axis == .horizontal ? Point(x: line, y: .nan) : Point(x: .nan, y: line)
    }
  }

  /// Notes children where they are.
  private mutating func traceGiven(_ node: NodeIndex) {
    let parent = trace.nodes[node]
    for child in trace.children(of: node) where trace.nodes[child].isLaidOut {
      let frame = trace.nodes[child].frame
      let left = frame.x - parent.frame.x
      let x = parent.direction == .rightToLeft ? parent.frame.width - left - frame.width : left
      note(child, givenProposal(child), Point(x: x, y: frame.y - parent.frame.y))
    }
  }

  private func givenProposal(_ child: NodeIndex) -> ProposedSize {
    solver.work.pointee.proposal.count > 0 ? solver.work.pointee.proposal[child] : .unspecified
  }

  /// The guides that the remaining containers line their children up by.
  private mutating func traceOther(_ node: NodeIndex) {
    for child in trace.children(of: node)
    where trace.nodes[child].isLaidOut && trace.nodes[child].kind != .gridRow {
      for key in askedKeys(by: node) { ask(key, of: child, by: node, .anchor) }
    }
  }

  /// The keys that a container of another kind than those above asks its children for.
  private func askedKeys(by node: NodeIndex) -> [AlignmentKey] {
    let index = solver.parameter(node)
    switch trace.nodes[node].detail {
    case .safeAreaInset(_, _, let alignment): return [alignment]
    case .grid(let alignment): return [alignment.horizontal, alignment.vertical]
    default: break
    }
    switch trace.nodes[node].kind {
    case .gridRow: return rowKeys(node)
    case .lazyHGrid, .lazyVGrid: return [tree.parameters.lazyGrids[index].alignment]
    default: return []
    }
  }

  /// Those of a row of a grid: its own alignment, else the grid's, and those of columns.
  private func rowKeys(_ row: NodeIndex) -> [AlignmentKey] {
    let grid = trace.ancestors(of: row).first { trace.nodes[$0].kind == .grid }
    guard let grid, case .grid(let alignment) = trace.nodes[grid].detail else { return [] }
    let parameter = solver.parameter(row)
    let vertical = parameter > 0 ? AlignmentKey(rawValue: UInt32(parameter - 1)) : alignment.vertical
    var keys = [alignment.horizontal, vertical]
    for node in grid..<trace.nodes[grid].end where trace.nodes[node].kind == .gridCell {
      let column = tree.parameters.gridCells[solver.parameter(node)].columnAlignment
      if let column, !keys.contains(column) { keys.append(column) }
    }
    return keys
  }
}

extension Solver {
  /// A wrapper's child in one go.
  fileprivate func wrapperPlacementNow(_ node: Int, _ proposal: ProposedSize, _ size: Size) -> WrapperPlacement {
    while true {
      if let placement = wrapperPlacement(node, proposal, size) { return placement }
      run()
    }
  }
}
