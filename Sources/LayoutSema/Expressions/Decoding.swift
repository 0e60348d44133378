import LayoutDiagnostics
import LayoutSyntax

/// `T(from: decoder)`: the initialiser that everything decodable has.
///
/// Nothing is decoded here, and a decoder is a value that nobody has; so such a call is right, and only a layout that runs into it
/// gets an error. An initialiser that the type declares itself is called like any other.
extension Checker {
  /// Whether a call makes a value of what a decoder reads, by the initialiser that Swift writes; if so, it is noted for whoever
  /// runs into it.
  mutating func isDecoding(_ type: TypeID, _ site: CallSite) -> Bool {
    guard scratch.arguments.count == site.arguments + 1, text(scratch.arguments[site.arguments].label) == "from",
      let decodable = decodable(), conforms(type, to: decodable), !declaresDecoding(type)
    else { return false }
    let count = diagnostics.count
    let decoder = infer(scratch.arguments[site.arguments].value)
    guard decoder.type.isError, diagnostics.count == count else {
      diagnostics.removeLast(diagnostics.count - count)
      return false
    }
    program.foreignNames.append(ForeignName(name: "Decoder", range: site.range))
    return true
  }

  private func decodable() -> NominalID? {
    guard let name = program.names.lookup("Decodable") else { return nil }
    var id = table.first(NominalID(-1), name)
    while !id.isNone, table[id].kind != .nominal { id = table[id].next }
    return id.isNone ? nil : NominalID(table[id].payload)
  }

  private mutating func declaresDecoding(_ type: TypeID) -> Bool {
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.initName, of: type, isStatic: true)
    return scratch.candidates[start...].contains { id in
      let signature = self.signature(id)
      return signature.parameterCount == 1 && text(parameter(signature, 0).label) == "from"
    }
  }
}
