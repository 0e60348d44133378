/// Texts (Semantics §6.6): measured by whoever made them, and as seldom as possible. Along the line the minimum is 0 and the
/// ideal is the maximum, so a stack's probes cost one measurement; what a text says of one width answers for every other
/// that breaks it alike, for every height with room for all lines, and for every height without room for two.
extension Solver {
  /// The size under a proposal.
  func textSize(_ node: Int, _ proposal: ProposedSize) -> Size {
    if proposal.w == 0 && proposal.h == 0 { return .zero }
    return text(node, proposal).size
  }

  /// The baseline of a text at its size under a proposal, nil for other keys.
  func textBaseline(_ key: AlignmentKey, _ node: Int, _ proposal: ProposedSize) -> Double? {
    switch key {
    case .firstTextBaseline: text(node, proposal).firstBaseline
    case .lastTextBaseline: text(node, proposal).lastBaseline
    default: nil
    }
  }

  /// The ideal size with its baselines.
  func idealText(_ node: Int) -> TextSize {
    broken(node, .infinity)
  }

  private func text(_ node: Int, _ proposal: ProposedSize) -> TextSize {
    let width = proposal.w.or(.infinity)
    if proposal.h.isAbsent || proposal.h == .infinity { return broken(node, width) }
    if let known = work.pointee.texts.find(parameter(node), width, proposal.h) { return known }
    return broken(node, width).limited(to: proposal.h) ?? measured(node, proposal)
  }

  /// The text broken into the lines of a width, its height unlimited.
  private func broken(_ node: Int, _ width: Double) -> TextSize {
    if let known = work.pointee.texts.find(parameter(node), width, .infinity) { return known }
    let text = measure(node, ProposedSize(w: width == .infinity ? .absent : width, h: .absent))
    work.pointee.texts.store(parameter(node), width, text)
    return text
  }

  /// The text in a height with room for some of its lines, but not for all.
  private func measured(_ node: Int, _ proposal: ProposedSize) -> TextSize {
    if let size = work.pointee.memory.find(.size, of: node, at: proposal),
      let baselines = work.pointee.memory.find(.baselines, of: node, at: proposal)
    {
      return TextSize(
        size: Size(width: size.0, height: size.1), firstBaseline: baselines.0, lastBaseline: baselines.1)
    }
    let text = measure(node, proposal)
    work.pointee.memory.store(.size, of: node, at: proposal, text.size.width, text.size.height)
    work.pointee.memory.store(.baselines, of: node, at: proposal, text.firstBaseline, text.lastBaseline)
    return text
  }

  private func measure(_ node: Int, _ proposal: ProposedSize) -> TextSize {
    work.pointee.counters.measureCalls += 1
    work.pointee.counters.sizeComputations += 1
    return work.pointee.tree.parameters.texts[parameter(node)].measure(proposal)
  }
}
