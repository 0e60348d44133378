import LayoutDiagnostics
import LayoutSyntax

/// Regular expressions as literals: `/(\d+)-(?<word>\w+)/`.
///
/// A literal is the library's `Regex` of what a match gives: the matched text, or a tuple of it and of the text of each group. A
/// group has its name as label, and is optional if a match may leave it out.
extension Checker {
  mutating func inferRegex(_ node: NodeID) -> Typed {
    let range = tree.range(node)
    let pattern = regexPattern(node)
    var reader = PatternReader(pattern, .swift)
    let root: PatternNode
    do throws(PatternFault) {
      root = try reader.read()
    } catch {
      report(error.isOurs ? .unsupported : .regexLiteral, error.message, at: range)
      return .error
    }
    guard knownTypes.regex.index >= 0, let maker = regexMaker() else {
      report(.unsupported, "regular expressions are not known here", at: range)
      return .error
    }
    let type = types.nominal(knownTypes.regex, [regexOutput(reader.groups, root)])
    let text = Typed(type: knownTypes.string, code: emitString(pattern, at: range))
    return Typed(type: type, code: emitCall(maker, [text.code], of: type, at: range))
  }

  /// What stands between the delimiters.
  private func regexPattern(_ node: NodeID) -> String {
    var bytes = tree.bytes(tree[node].token)[...]
    while bytes.first == UInt8(ascii: "#"), bytes.last == UInt8(ascii: "#") { bytes = bytes.dropFirst().dropLast() }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }

  private mutating func regexMaker() -> DeclarationID? {
    guard let label = program.names.lookup("_literal") else { return nil }
    var id = table.first(knownTypes.regex, known.initName)
    while !id.isNone {
      if signature(id).parameterCount == 1, parameter(signature(id), 0).label == label { return id }
      id = table[id].next
    }
    return nil
  }

  private mutating func regexOutput(_ groups: [String], _ root: PatternNode) -> TypeID {
    let optional = root.optionalGroups(of: groups.count)
    var elements = [(label: NameID.empty, type: knownTypes.string)]
    for (index, group) in groups.enumerated() {
      let type = optional[index] ? types.optional(knownTypes.string) : knownTypes.string
      elements.append((label: group.isEmpty ? .empty : program.names.insert(group), type: type))
    }
    return types.tuple(elements)
  }
}
