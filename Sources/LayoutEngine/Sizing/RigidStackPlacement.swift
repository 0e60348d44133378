/// The short way for stacks whose children never change: no shares, no guides to ask for, so sizes and places are plain sums.
/// The numbers are those of `arrangeStack`, in the same order of operations.
extension Solver {
  /// False if the stack needs the long way.
  func placeRigidStack(_ node: Int) -> Bool {
    let flags = flags(node)
    let stack = stack(node)
    guard flags.isInert && flags.isRigid && stack.alignment.customIndex == nil else { return false }
    let frame = work.pointee.frame[node]
    // A sum that is finite has finite terms, and everything below lies within the frame.
    guard (frame.x + frame.y + frame.width + frame.height).isFinite else { return false }
    if kind(node) == .hStack {
      placeRigidRow(node, frame, stack)
    } else {
      placeRigidColumn(node, frame, stack)
    }
    return true
  }

  private func placeRigidRow(_ node: Int, _ frame: Rect, _ stack: StackParameters) {
    let fraction = stack.alignment.defaultFraction ?? 0
    let line = fraction * frame.height
    let isMirrored = work.pointee.direction[node] == .rightToLeft
    let sizes = work.pointee.ideal.base
    let frames = work.pointee.frame.base
    let ends = work.pointee.end
    let end = Int(ends[node])
    var position = 0.0
    var child = node + 1
    while child < end {
      let size = sizes[child]
      if child > node + 1 { position += stack.spacing.or(work.pointee.gap[child]) }
      let x = isMirrored ? frame.width - position - size.width : position
      frames[child] = Rect(
        x: frame.x + x, y: frame.y + (line - fraction * size.height), width: size.width, height: size.height)
      position += size.width
      child = Int(ends[child])
    }
  }

  private func placeRigidColumn(_ node: Int, _ frame: Rect, _ stack: StackParameters) {
    let fraction = stack.alignment.defaultFraction ?? 0
    let line = fraction * frame.width
    let isMirrored = work.pointee.direction[node] == .rightToLeft
    let sizes = work.pointee.ideal.base
    let frames = work.pointee.frame.base
    let ends = work.pointee.end
    let end = Int(ends[node])
    var position = 0.0
    var child = node + 1
    while child < end {
      let size = sizes[child]
      if child > node + 1 { position += stack.spacing.or(work.pointee.gap[child]) }
      let start = line - fraction * size.width
      let x = isMirrored ? frame.width - start - size.width : start
      frames[child] = Rect(x: frame.x + x, y: frame.y + position, width: size.width, height: size.height)
      position += size.height
      child = Int(ends[child])
    }
  }
}
