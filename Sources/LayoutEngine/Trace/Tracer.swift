/// Makes a trace of a solved layout: from the root inwards it asks every node the questions of placement again, with the real
/// proposals also where the solver knew that they make no difference, and notes what it hears. Then it follows every guide
/// that decided something back to where it was set, and every guide that was set out to where it ends.
struct Tracer {
  let solver: Solver
  let tree: LayoutTree
  var trace: LayoutTrace
  /// For each node, an asker whose question reached the `alignmentGuide` there, −1 for none.
  var consultedBy: [Int32]
  /// For each `alignmentGuide` that was asked, what its function read.
  var reads: [Int32: [AlignmentKey]] = [:]

  init(_ session: LayoutSession) {
    solver = session.solver
    tree = session.tree
    trace = LayoutTrace(host: session.host, direction: session.tree.direction)
    consultedBy = Array(repeating: -1, count: tree.count)
    trace.nodes.reserveCapacity(tree.count)
    var open: [NodeIndex] = []
    for node in 0..<tree.count {
      while let last = open.last, tree.end(of: last) <= node { open.removeLast() }
      var record = NodeTrace(
        kind: tree.kind(of: node), detail: tree.detail(of: node), parent: open.last ?? -1, end: tree.end(of: node),
        direction: tree.nodes.direction[node], frame: session.frame(of: node))
      record.isLaidOut = session.isLaidOut(node)
      trace.nodes.append(record)
      if tree.end(of: node) > node + 1 { open.append(node) }
    }
  }

  mutating func run() {
    traceRoot()
    for node in 0..<tree.count where trace.nodes[node].isLaidOut && trace.nodes[node].end > node + 1 {
      traceChildren(node)
    }
    for index in 0..<trace.guides.count { follow(index) }
    for node in 0..<tree.count where trace.nodes[node].kind == .alignmentGuide && trace.nodes[node].isLaidOut {
      traceFate(node)
    }
  }

  private mutating func traceRoot() {
    let host = trace.host
    let size = trace.nodes[0].size
    var origin = Point(x: host.safeArea.leading, y: host.safeArea.top)
    if host.centersRoot {
      origin.x += (host.offer.width - size.width) / 2
      origin.y += (host.offer.height - size.height) / 2
    }
    note(0, ProposedSize(host.offer), origin)
  }

  /// Notes what a child was offered, and its origin in its parent.
  mutating func note(_ child: NodeIndex, _ proposal: ProposedSize, _ origin: Point) {
    trace.nodes[child].proposal = proposal
    trace.nodes[child].origin = origin
    trace.nodes[child].ideal = size(of: child, .unspecified)
    noteMeasured(child, proposal)
  }

  /// A row of a grid has no size of its own: it is the strip that the grid makes of it.
  private func size(of node: NodeIndex, _ proposal: ProposedSize) -> Size {
    trace.nodes[node].kind == .gridRow ? trace.nodes[node].size : solver.sizeNow(node, proposal)
  }

  /// Notes what a child was asked when its parent worked out its own size.
  mutating func noteMeasured(_ child: NodeIndex, _ proposal: ProposedSize) {
    trace.nodes[child].measuredProposal = proposal
    trace.nodes[child].measuredSize = size(of: child, proposal)
  }

  /// Asks for a guide of a node as placed, and notes the answer.
  @discardableResult
  mutating func ask(
    _ key: AlignmentKey, of node: NodeIndex, by asker: NodeIndex, _ reason: GuideAnswer.Reason = .child
  ) -> Double {
    let record = trace.nodes[node]
    let value = solver.guideNow(key, node, record.proposal, record.size)
    if reason == .child {
      let index = Int32(truncatingIfNeeded: trace.guides.count)
      if key.axis == .horizontal {
        trace.nodes[node].horizontalGuide = index
      } else {
        trace.nodes[node].verticalGuide = index
      }
    }
    trace.guides.append(
      GuideAnswer(asker: asker, reason: reason, node: node, key: key, value: value, source: .standard))
    return value
  }

  /// Asks for both guides of a child and puts them on a point of its parent.
  mutating func align(_ child: NodeIndex, in parent: NodeIndex, _ alignment: Alignment, on line: Point) {
    let x = ask(alignment.horizontal, of: child, by: parent)
    let y = ask(alignment.vertical, of: child, by: parent)
    trace.nodes[child].line = line
    trace.nodes[child].origin = Point(x: line.x - x, y: line.y - y)
  }
}

extension Solver {
  /// The guide of a node in one go.
  func guideNow(_ key: AlignmentKey, _ node: Int, _ proposal: ProposedSize, _ size: Size) -> Double {
    while true {
      let value = guide(key, node, proposal, size)
      if !value.isNaN { return value }
      run()
    }
  }

  /// The length of a node in one go.
  func lengthNow(_ node: Int, _ axis: Axis, _ proposal: ProposedSize) -> Double {
    while true {
      let length = length(node, axis, proposal)
      if !length.isNaN { return length }
      run()
    }
  }
}

extension LayoutSession {
  /// How the last layout came about.
  package func trace() -> LayoutTrace {
    var tracer = Tracer(self)
    tracer.run()
    return tracer.trace
  }
}
