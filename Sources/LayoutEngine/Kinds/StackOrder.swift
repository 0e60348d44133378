/// The order in which a stack serves its children (Semantics §3.4, step 2): higher priority first; then the less flexible;
/// among those that are infinitely flexible the one with the larger minimum; else as declared. Priorities are numbers,
/// and flexibilities are never NaN, so this is a total order.
extension Solver {
  /// Fills in `served` of the members of a stack. Most stacks are in order as they are declared.
  func orderMembers(_ top: Int) {
    let members = members(top)
    var isOrdered = true
    for index in members.indices.dropFirst() where Self.isBefore(members, index, index - 1) {
      isOrdered = false
      break
    }
    if isOrdered { return }
    members.count <= 32 ? sortByInsertion(members) : sortLarge(members)
  }

  private static func isBefore(_ members: UnsafeMutableBufferPointer<Member>, _ a: Int, _ b: Int) -> Bool {
    let first = members[a]
    let second = members[b]
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    if first.flexibility == .infinity && first.low != second.low { return first.low > second.low }
    return a < b
  }

  private func sortByInsertion(_ members: UnsafeMutableBufferPointer<Member>) {
    for index in 1..<members.count {
      var hole = index
      while hole > 0 && Self.isBefore(members, index, members[hole - 1].served) {
        members[hole].served = members[hole - 1].served
        hole -= 1
      }
      members[hole].served = index
    }
  }

  private func sortLarge(_ members: UnsafeMutableBufferPointer<Member>) {
    let order = members.indices.sorted { Self.isBefore(members, $0, $1) }
    for (turn, index) in order.enumerated() { members[turn].served = index }
  }
}
