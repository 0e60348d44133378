/// The short way for frames whose alignment is built-in and set by nobody inside: the child's place is a fraction of the slack.
/// A uniform stack in a frame is shared out here and now, which gives its size and the places of its children in one go.
/// The numbers are those of `wrapperPlacement`, in the same order of operations.
extension Solver {
  /// False if the frame needs the long way.
  func placePlainFramed(_ node: Int) -> Bool {
    let child = node + 1
    let flags = flags(child)
    guard work.pointee.proposal.count > 0 || flags.isRigid else { return false }
    let size = work.pointee.frame[node].size
    let index = parameter(node)
    let offer: ProposedSize
    let alignment: Alignment
    if kind(node) == .fixedFrame {
      let frame = work.pointee.tree.parameters.fixedFrames.base + index
      alignment = frame.pointee.alignment
      offer = frame.pointee.offer(finalProposal(node))
    } else {
      let frame = work.pointee.tree.parameters.flexibleFrames.base + index
      alignment = frame.pointee.alignment
      offer = frame.pointee.placementOffer(finalProposal(node), size)
    }
    guard alignment.horizontal.customIndex == nil && alignment.vertical.customIndex == nil,
      !flags.guides.intersects(GuideMask(alignment.horizontal)),
      !flags.guides.intersects(GuideMask(alignment.vertical))
    else { return false }
    if flags.isUniform && !flags.isInert { return placeFramedStack(node, alignment, size, offer) }
    guard let childSize = self.size(child, offer) else { return false }
    put(child, in: node, origin(of: childSize, in: size, alignment), childSize, offer)
    return true
  }

  private func placeFramedStack(_ node: Int, _ alignment: Alignment, _ size: Size, _ offer: ProposedSize) -> Bool {
    let stack = node + 1
    guard kind(stack) == .hStack || kind(stack) == .vStack else { return false }
    let axis = stackAxis(stack)
    guard !offer[axis].isAbsent else { return false }
    let across = summary(stack, axis.other).length(at: offer[axis.other])
    guard !across.isNaN else { return false }
    let length = fitUniformStack(stack, offer, across: across)
    work.pointee.counters.sizeComputations += 1
    let stackSize = Size(length, along: axis, across: across)
    put(stack, in: node, origin(of: stackSize, in: size, alignment), stackSize, offer)
    moveUniformStack(stack)
    work.pointee.flags.base[stack].insert(NodeFlags.placed)
    return true
  }

  @inline(__always)
  private func origin(of child: Size, in size: Size, _ alignment: Alignment) -> Point {
    Point(
      x: builtInDefault(alignment.horizontal, size) - builtInDefault(alignment.horizontal, child),
      y: builtInDefault(alignment.vertical, size) - builtInDefault(alignment.vertical, child))
  }
}
