/// Guide functions and defaults (Semantics §1.3, §1.4). Functions of the program run here and nowhere else; what they ask back is
/// worked out at once, in a machine run of its own inside theirs. That nests as deep as guide functions read guides
/// that guide functions set, which is bounded, since each level takes some of the thread's stack.
extension Solver {
  /// Nested guide functions beyond this answer 0 and an issue.
  static let guideDepthLimit = 200

  func guide(_ node: Int) -> AlignmentGuide { work.pointee.tree.parameters.guides[parameter(node)] }

  /// The default of a guide: a fraction of the length for built-in ones, else the function of the custom alignment.
  func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double {
    guard let index = key.customIndex else { return builtInDefault(key, dimensions.size) }
    let running = RunningDefault(
      key: key, node: dimensions.source?.node ?? -1, proposal: dimensions.source?.proposal ?? .unspecified)
    guard !isRunning(running) else {
      report(.recursiveGuide, at: max(running.node, 0), key: key)
      return 0
    }
    work.pointee.runningDefaults.append(running)
    defer { work.pointee.runningDefaults.removeLast() }
    let compute = work.pointee.tree.parameters.customAlignments[index].defaultValue
    return call(compute, dimensions, at: max(running.node, 0))
  }

  /// `defaultFraction` of the length, where 0 of ∞ is 0.
  func builtInDefault(_ key: AlignmentKey, _ size: Size) -> Double {
    let fraction = key.defaultFraction ?? 0
    return fraction == 0 ? 0 : fraction * size[key.axis]
  }

  /// What a guide function asks: it cannot wait, so the answer is worked out before this returns.
  func explicitGuide(_ key: AlignmentKey, of node: Int, at proposal: ProposedSize) -> Double? {
    var value: Double?
    while !explicit(key, node, proposal, &value) { run() }
    return value
  }

  /// The explicit value of an `alignmentGuide` node for its own key (§1.4).
  func computeOwnGuide(_ activation: Int) -> Bool {
    let request = work.pointee.activations[activation]
    let child = request.node + 1
    guard let size = size(child, request.proposal) else { return false }
    let value = call(guide(request.node).compute, dimensions(size, child, request.proposal), at: request.node)
    return answer(request, value)
  }

  private func isRunning(_ candidate: RunningDefault) -> Bool {
    for index in 0..<work.pointee.runningDefaults.count {
      let running = work.pointee.runningDefaults[index]
      if running.key == candidate.key && running.node == candidate.node && running.proposal == candidate.proposal {
        return true
      }
    }
    return false
  }

  private func call(
    _ compute: (ViewDimensions) -> Double, _ dimensions: ViewDimensions, at node: Int
  ) -> Double {
    guard work.pointee.guideDepth < Self.guideDepthLimit else {
      report(.guideDepth, at: node)
      return 0
    }
    work.pointee.guideDepth += 1
    work.pointee.counters.guideCalls += 1
    let value = compute(dimensions)
    work.pointee.guideDepth -= 1
    if !value.isNaN { return value }
    // ∞ − ∞ while probing is no fault of the program's.
    if dimensions.width.isFinite && dimensions.height.isFinite { report(.nanGuide, at: node) }
    return 0
  }
}
