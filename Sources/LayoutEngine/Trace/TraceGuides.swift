/// Where guides come from and what becomes of them. The values are the solver's; what is found out here is the way that they took.
extension Tracer {
  /// Finds out where the answer to a question came from.
  mutating func follow(_ index: Int) {
    let answer = trace.guides[index]
    let start = trace.contributions.count
    guard solver.explicitGuide(answer.key, of: answer.node, at: trace.nodes[answer.node].proposal) != nil else {
      return followDefault(answer)
    }
    trace.guides[index].source = collect(answer.key, answer.node, shift: 0, for: answer.asker)
    // What guide functions read on the way is noted behind, so the contributions lie together.
    trace.guides[index].contributions = start..<trace.contributions.count
    for contribution in start..<trace.contributions.count { followReads(trace.contributions[contribution].node) }
  }

  /// The default of a custom alignment may read other guides, which are then asked as well.
  private mutating func followDefault(_ answer: GuideAnswer) {
    guard answer.key.customIndex != nil else { return }
    let record = trace.nodes[answer.node]
    let dimensions = solver.dimensions(record.size, answer.node, record.proposal)
    let reads = solver.recordingReads { _ = solver.defaultGuide(answer.key, in: dimensions) }
    for read in reads where read.key != answer.key || read.node != answer.node {
      follow(noteRead(read, by: answer.asker))
    }
  }

  /// Adds what a subtree contributes to an explicit value; nothing if it has none.
  private mutating func collect(
    _ key: AlignmentKey, _ root: NodeIndex, shift: Double, for asker: NodeIndex
  ) -> GuideAnswer.Source {
    var node = root
    var shift = shift
    while solver.flags(node).guides.intersects(GuideMask(key)) {
      let kind = trace.nodes[node].kind
      switch kind {
      case .alignmentGuide where solver.guide(node).key == key:
        if consultedBy[node] < 0 { consultedBy[node] = Int32(truncatingIfNeeded: asker) }
        contribute(key, node, shift)
        return .single
      case .text:
        contribute(key, node, shift)
        return .single
      case .viewThatFits:
        guard let chosen = trace.children(of: node).first(where: { trace.nodes[$0].isLaidOut }) else {
          return .standard
        }
        node = chosen
      case .custom where tree.parameters.customLayouts[solver.parameter(node)].explicit != nil:
        contribute(key, node, shift)
        return .layout
      case .hStack, .vStack, .zStack, .custom: return collectMembers(key, node, shift, asker)
      default:
        node += 1
        if !kind.isTransparent { shift += trace.nodes[node].origin[key.axis] }
      }
    }
    return .standard
  }

  private mutating func collectMembers(
    _ key: AlignmentKey, _ node: NodeIndex, _ shift: Double, _ asker: NodeIndex
  ) -> GuideAnswer.Source {
    var count = 0
    var source = GuideAnswer.Source.standard
    for child in trace.children(of: node) {
      let record = trace.nodes[child]
      guard solver.explicitGuide(key, of: child, at: record.proposal) != nil else { continue }
      source = collect(key, child, shift: shift + record.origin[key.axis], for: asker)
      count += 1
    }
    if count < 2 { return source }
    switch key.merge {
    case .never: return .standard
    case .minimum: return .minimum
    case .maximum: return .maximum
    case .mean: return .mean
    }
  }

  private mutating func contribute(_ key: AlignmentKey, _ node: NodeIndex, _ shift: Double) {
    let value = solver.explicitGuide(key, of: node, at: trace.nodes[node].proposal) ?? 0
    trace.contributions.append(GuideContribution(node: node, value: value, shift: shift))
  }

  /// What the function of a guide reads, the first time that it is asked.
  private mutating func followReads(_ node: NodeIndex) {
    guard trace.nodes[node].kind == .alignmentGuide, reads[Int32(node)] == nil else { return }
    let found = readsOfGuide(node)
    reads[Int32(node)] = found.map { $0.key }
    for read in found { follow(noteRead(read, by: node)) }
  }

  private func readsOfGuide(_ node: NodeIndex) -> [GuideRead] {
    let record = trace.nodes[node + 1]
    let dimensions = solver.dimensions(record.size, node + 1, record.proposal)
    return solver.recordingReads { _ = solver.guide(node).compute(dimensions) }
  }

  /// Notes that `asker` read a guide; gives the index of the question.
  @discardableResult
  mutating func noteRead(_ read: GuideRead, by asker: NodeIndex) -> Int {
    ask(read.key, of: read.node, by: asker, .read)
    return trace.guides.count - 1
  }

  // MARK: Fates

  /// Finds out what became of a guide.
  mutating func traceFate(_ node: NodeIndex) {
    let key = solver.guide(node).key
    let child = trace.nodes[node + 1]
    let inner = solver.explicitGuide(key, of: node + 1, at: child.proposal)
    let asker = consultedBy[node]
    trace.guideFacts.append(
      GuideFact(
        node: node, key: key,
        value: solver.explicitGuide(key, of: node, at: trace.nodes[node].proposal) ?? 0,
        inner: inner ?? solver.guideNow(key, node + 1, child.proposal, child.size), isInnerExplicit: inner != nil,
        fate: asker >= 0 ? .used(asker: Int(asker)) : fate(of: node, key), isConsulted: asker >= 0,
        reads: reads[Int32(node)] ?? readsOfGuide(node).map { $0.key }))
  }

  /// How far a guide that nobody asked for got.
  private func fate(of guide: NodeIndex, _ key: AlignmentKey) -> GuideFact.Fate {
    var blocker: NodeIndex?
    var child = guide
    for parent in trace.ancestors(of: guide) {
      if blocker == nil, trace.nodes[parent].kind == .alignmentGuide, solver.guide(parent).key == key {
        return .shadowed(by: parent)
      }
      if asks(parent, child, key), let blocker { return .blocked(by: blocker, wanted: parent) }
      if blocker == nil && !passes(parent, child, key) { blocker = parent }
      child = parent
    }
    return blocker.map { .dropped(by: $0) } ?? .unasked
  }

  private func asks(_ parent: NodeIndex, _ child: NodeIndex, _ key: AlignmentKey) -> Bool {
    let record = trace.nodes[child]
    if let index = record.guide(key.axis), trace.guides[index].asker == parent { return trace.guides[index].key == key }
    return trace.guides.contains { $0.asker == parent && $0.node == child && $0.key == key && $0.reason != .read }
  }

  /// Whether an explicit value of a child leaves its parent (Semantics §1.3, §5.0).
  private func passes(_ parent: NodeIndex, _ child: NodeIndex, _ key: AlignmentKey) -> Bool {
    let kind = trace.nodes[parent].kind
    if kind.isTransparent && child != parent + 1 { return false }
    if kind == .alignmentGuide { return true }
    return solver.flags(parent).guides.intersects(GuideMask(key))
      && (key.merge != .never || !(kind == .hStack || kind == .vStack || kind == .zStack || kind == .custom))
  }
}

extension Point {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

/// A guide that a guide function asked a view for.
struct GuideRead {
  let node: NodeIndex
  let key: AlignmentKey
}

extension Solver {
  /// The guides that are read through `ViewDimensions` while `body` runs, each once. It runs twice, so that what is asked
  /// only to answer the first time is in memory the second time.
  func recordingReads(_ body: () -> Void) -> [GuideRead] {
    body()
    let wasRecording = work.pointee.recordsReads
    let start = work.pointee.reads.count
    work.pointee.recordsReads = true
    body()
    work.pointee.recordsReads = wasRecording
    var reads: [GuideRead] = []
    for index in start..<work.pointee.reads.count {
      let read = work.pointee.reads[index]
      if !reads.contains(where: { $0.node == read.node && $0.key == read.key }) { reads.append(read) }
    }
    work.pointee.reads.setCount(start)
    return reads
  }
}
