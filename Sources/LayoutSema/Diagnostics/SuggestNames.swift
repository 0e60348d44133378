import LayoutDiagnostics
import LayoutSyntax

/// What a mistyped name may have meant: an alias first, then the nearest name of the expected kind.
///
/// Candidates are gathered only when a message is written, so nothing of this costs a program without mistakes.
extension Checker {
  /// The best of some names, if one is near enough.
  func suggest(_ name: String, among candidates: [String], kind: Aliases.Kind) -> String? {
    for meaning in Aliases.meanings(of: name, kind) where candidates.contains(meaning) { return meaning }
    var suggestions = Suggestions(for: name)
    let slip = NameSlip(name, kind)
    for candidate in candidates { suggestions.consider(candidate, if: slip.mayMean) }
    if suggestions.distance <= 1 { return suggestions.result }
    let (meanings, distance) = Aliases.nearMeanings(of: name, kind)
    let meaning = meanings.first { candidates.contains($0) }
    return distance < suggestions.distance ? meaning ?? suggestions.result : suggestions.result
  }

  /// How an unknown name is used, by what stands behind it.
  func use(of node: NodeID) -> Aliases.Kind {
    var index = Int(tree[node].token.index) + 1
    guard index < tree.tokens.count else { return .value }
    switch tree.tokens[index].kind {
    case .leftBrace: return .content
    case .leftParen: break
    case .period, .leftBracket: return .base
    default: return .value
    }
    if ["child", "children"].contains(text(tree.tokens[index + 1].name)) { return .content }
    var depth = 0
    repeat {
      if tree.tokens[index].kind == .leftParen { depth += 1 }
      if tree.tokens[index].kind == .rightParen { depth -= 1 }
      index += 1
    } while depth > 0 && index < tree.tokens.count
    return index < tree.tokens.count && tree.tokens[index].kind == .leftBrace ? .content : .call
  }

  /// `alignment: center`: an unknown name that the type which is expected has as a member was meant with its period.
  mutating func suggestImplicitMember(_ node: NodeID, _ name: NameID, _ hint: TypeID) {
    let type = types.unwrapped(hint)
    guard !type.isNone, types.kind(type) == .nominal, let last = diagnostics.last, last.id == .unknownName else {
      return
    }
    let isMember = hasStaticMember(name, type)
    guard isMember || last.fixIts.isEmpty else { return }
    let best =
      isMember ? text(name) : suggest(text(name), among: memberNames(of: type, isStatic: true), kind: .staticMember)
    guard let best else { return }
    diagnostics.removeLast()
    report(
      .unknownName, "cannot find '\(text(name))' in scope; did you mean '.\(best)'?", at: last.range,
      fixIts: [FixIt("replace '\(text(name))' with '.\(best)'", SourceEdit(last.range, "." + best))])
  }

  /// The names of everything that an unqualified name can mean here.
  func visibleNames(typesOnly: Bool) -> [String] {
    var result: [String] = typesOnly ? [] : ["nil", "true", "false", "self"]
    if !typesOnly {
      for local in body.locals { result.append(text(local.name)) }
    }
    for (index, row) in table.rows.enumerated() where isVisible(row, DeclarationID(Int32(index)), typesOnly) {
      result.append(text(row.name))
    }
    var scope = context.scope
    while scope != .file {
      let row = table.scopes[Int(scope.index)]
      for index in row.genericStart..<row.genericStart + row.genericCount {
        result.append(text(table.generics[Int(index)].name))
      }
      scope = row.parent
    }
    return result.filter { !$0.isEmpty && !$0.utf8.starts(with: "_".utf8) && $0 != "init" && $0 != "subscript" }
  }

  private func isVisible(_ row: Declaration, _ id: DeclarationID, _ typesOnly: Bool) -> Bool {
    let isType = row.kind == .nominal || row.kind == .typeAlias
    let isHere = row.owner.index == -1 || (row.owner == context.owner && row.owner.index >= 0)
    guard isHere, !row.flags.contains(.isLocal), isType || !typesOnly else { return false }
    return row.kind != .nominal || typesOnly || table[NominalID(row.payload)].kind != .proto
  }

  /// The names of a type's members.
  mutating func memberNames(of type: TypeID, isStatic: Bool) -> [String] {
    var owners: [NominalID] = []
    switch types.kind(type) {
    case .nominal: owners = [NominalID(types[type].a)] + conformances(of: NominalID(types[type].a))
    case .opaque where types[type].a >= 0:
      owners = [NominalID(types[type].a)] + conformances(of: NominalID(types[type].a))
    case .parameter:
      for constraint in Array(constraints(of: type)) { owners += [constraint] + conformances(of: constraint) }
    case .tuple: return (0..<types.elementCount(type)).map { text(types.elementLabel(type, $0)) }
    default: return []
    }
    var result: [String] = []
    for row in table.rows where row.isStatic == isStatic && owners.contains(row.owner) {
      let isValue = row.kind == .variable || row.kind == .function || row.kind == .enumCase
      if isValue { result.append(text(row.name)) }
    }
    return result.filter { !$0.isEmpty && !$0.utf8.starts(with: "_".utf8) }
  }
}
