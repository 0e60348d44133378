/// Texts (Semantics §6.6): measured by whoever made them, and as seldom as possible. Along the line the minimum is 0 and the
/// ideal is the maximum, so a stack's probes cost one measurement; an offer with room for the whole text is answered by
/// the ideal size, and one with room for all the lines of a width by the lines of that width.
extension Solver {
  /// The size under a proposal. The baselines are remembered beside it.
  func textSize(_ node: Int, _ proposal: ProposedSize) -> Size {
    if proposal.w == 0 && proposal.h == 0 { return .zero }
    let canonical = textProposal(node, proposal)
    return remembered(node, canonical)
  }

  /// The baseline of a text at its size under a proposal, nil for other keys.
  func textBaseline(_ key: AlignmentKey, _ node: Int, _ proposal: ProposedSize) -> Double? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let canonical = textProposal(node, proposal)
    _ = remembered(node, canonical)
    let baselines = work.pointee.memory.find(.baselines, of: node, at: canonical) ?? (0, 0)
    return key == .firstTextBaseline ? baselines.0 : baselines.1
  }

  /// The loosest proposal with the same result, so that equal results are measured once.
  private func textProposal(_ node: Int, _ proposal: ProposedSize) -> ProposedSize {
    let ideal = remembered(node, .unspecified)
    var canonical = proposal
    if proposal.w >= ideal.width { canonical.w = .absent }
    if proposal.h == .infinity { canonical.h = .absent }
    if canonical.h.isAbsent { return canonical }
    let unlimited = ProposedSize(w: canonical.w, h: .absent)
    return remembered(node, unlimited).height <= canonical.h ? unlimited : canonical
  }

  private func remembered(_ node: Int, _ proposal: ProposedSize) -> Size {
    if let known = work.pointee.memory.find(.size, of: node, at: proposal) {
      return Size(width: known.0, height: known.1)
    }
    work.pointee.counters.measureCalls += 1
    work.pointee.counters.sizeComputations += 1
    let measured = work.pointee.tree.parameters.texts[parameter(node)].measure(proposal)
    let size = measured.size
    work.pointee.memory.store(.size, of: node, at: proposal, size.width, size.height)
    work.pointee.memory.store(.baselines, of: node, at: proposal, measured.firstBaseline, measured.lastBaseline)
    return size
  }

  /// The ideal size with its baselines.
  func idealText(_ node: Int) -> TextSize {
    let size = remembered(node, .unspecified)
    let baselines = work.pointee.memory.find(.baselines, of: node, at: .unspecified) ?? (0, 0)
    return TextSize(size: size, firstBaseline: baselines.0, lastBaseline: baselines.1)
  }
}
