import LayoutSyntax

/// `villagers(with:)`: functions that are named with the labels of their parameters, which tell them apart from a property and
/// from other functions of the same name.
extension Checker {
  /// Keeps the candidates from `start` on that have the labels that a name is written with; all, if none has.
  mutating func keepLabelled(_ node: NodeID, from start: Int) {
    guard scratch.candidates.count > start + 1, let labels = writtenLabels(node) else { return }
    let fitting = scratch.candidates[start...].filter { hasLabels(labels, $0) }
    guard !fitting.isEmpty else { return }
    scratch.candidates.truncate(to: start)
    for id in fitting { scratch.candidates.append(id) }
  }

  private mutating func hasLabels(_ labels: [NameID], _ id: DeclarationID) -> Bool {
    guard table[id].isFunctionLike else { return false }
    let signature = self.signature(id)
    guard Int(signature.parameterCount) == labels.count else { return false }
    for (index, label) in labels.enumerated() where parameter(signature, index).label != label { return false }
    return true
  }

  /// The labels in the parentheses behind a name; nil for a name alone.
  private func writtenLabels(_ node: NodeID) -> [NameID]? {
    let (name, last) = (tree[node].token, tree[node].last)
    guard !name.isNone, last.index > name.index + 1, tree[last].kind == .rightParen else { return nil }
    return stride(from: name.index + 2, to: last.index, by: 2).map {
      let label = tree[TokenID($0)].name
      return label == known.underscore ? .empty : label
    }
  }
}
