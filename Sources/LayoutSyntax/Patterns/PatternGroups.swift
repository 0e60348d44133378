/// What a regular expression says of its groups before it has run: whether a match may leave one out, by which Swift gives
/// the text of a group its type.
extension PatternNode {
  /// Which groups a match may leave out: those in alternatives, in repetitions that may not happen and in negated looks.
  package func optionalGroups(of count: Int) -> [Bool] {
    var result = Array(repeating: false, count: count)
    mark(false, &result)
    return result
  }

  private func mark(_ isOptional: Bool, _ result: inout [Bool]) {
    switch self {
    case .group(let number, let node):
      result[number - 1] = isOptional
      node.mark(isOptional, &result)
    case .atomic(let node): node.mark(isOptional, &result)
    case .look(let node, _, let isNegated): node.mark(isOptional || isNegated, &result)
    case .repeated(let node, let from, _, _): node.mark(isOptional || from == 0, &result)
    case .sequence(let nodes): for node in nodes { node.mark(isOptional, &result) }
    case .alternatives(let nodes): for node in nodes { node.mark(true, &result) }
    default: break
    }
  }
}
