/// The short way for stacks whose children never change: no shares, no guides to ask for, so sizes and places are plain sums.
/// The numbers are those of `arrangeStack`, in the same order of operations.
extension Solver {
  /// False if the stack needs the long way.
  func placeRigidStack(_ node: Int) -> Bool {
    let flags = flags(node)
    let stack = stack(node)
    guard flags.isInert && flags.isRigid && stack.alignment.customIndex == nil else { return false }
    let fraction = stack.alignment.defaultFraction ?? 0
    let axis = stackAxis(node)
    let length = work.pointee.frame[node].size[axis.other]
    let end = end(node)
    var position = 0.0
    var child = node + 1
    while child < end {
      let size = work.pointee.ideal[child]
      let across = fraction == 0 ? 0 : fraction * length - fraction * size[axis.other]
      if child > node + 1 { position += stack.spacing.or(work.pointee.gap[child]) }
      let origin = axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      put(child, in: node, origin, size, .unspecified)
      position += size[axis]
      child = self.end(child)
    }
    return true
  }
}
