import LayoutDiagnostics
import LayoutSyntax

/// `villagers(with:)`: functions that are named with the labels of their parameters, which tell them apart from a property and
/// from other functions of the same name.
extension Checker {
  /// Keeps the candidates from `start` on that have the labels that a name is written with. Says no where the program
  /// declares all of them and none has; of the library's functions there may be more than are known.
  mutating func keepLabelled(_ node: NodeID, from start: Int) -> Bool {
    guard let labels = writtenLabels(node) else { return true }
    let fitting = scratch.candidates[start...].filter { hasLabels(labels, $0) }
    guard !fitting.isEmpty else { return scratch.candidates[start...].contains { table[$0].file == 0 } }
    scratch.candidates.truncate(to: start)
    for id in fitting { scratch.candidates.append(id) }
    return true
  }

  /// Says that there is no function with the labels that a name is written with, and with which ones there is.
  mutating func reportLabelledName(_ node: NodeID, from start: Int, _ base: TypeID) {
    let (first, last) = (tree[node].token, tree[node].last)
    let range = tree.range(first).union(tree.range(last))
    let notes = scratch.candidates[start...].map {
      Diagnostic.Note("found this candidate: \(describeDeclaration($0))", at: declarationRange($0))
    }
    let written = (first.index...last.index).map { tree.text(TokenID($0)) }.joined()
    if tree.kind(node) == .identifierExpr {
      report(.unknownName, "cannot find '\(written)' in scope", at: range, notes: notes)
    } else {
      report(.unknownMember, "value of type '\(describe(base))' has no member '\(written)'", at: range, notes: notes)
    }
  }

  private mutating func hasLabels(_ labels: [NameID], _ id: DeclarationID) -> Bool {
    guard table[id].isFunctionLike || table[id].kind == .enumCase else { return false }
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
