import LayoutDiagnostics
import LayoutSyntax

/// `CodingKeys` of types that say nothing of them: Swift declares such an enum in every type that is coded, with a case for each
/// stored property, and an `init(from:)` that somebody wrote may use it. A module that never writes the name needs none.
extension Checker {
  /// Declares the enums that are missing, of the types from one on.
  mutating func declareCodingKeys(from first: Int) {
    guard let name = program.names.lookup("CodingKeys"), let key = libraryNominal("CodingKey"),
      let decodable = libraryNominal("Decodable"), let encodable = libraryNominal("Encodable")
    else { return }
    for index in first..<table.nominals.count {
      let id = NominalID(Int32(index))
      guard table[id].kind == .structure || table[id].kind == .classType, table.first(id, name).isNone,
        inherits(id, decodable) || inherits(id, encodable)
      else { continue }
      declareKeys(of: id, name, conformingTo: key)
    }
  }

  /// A type of the library, where the module has it.
  func libraryNominal(_ spelling: String) -> NominalID? {
    guard let name = program.names.lookup(spelling) else { return nil }
    var id = table.first(NominalID(-1), name)
    while !id.isNone, table[id].kind != .nominal || !table[id].flags.contains(.isLibrary) { id = table[id].next }
    return id.isNone ? nil : NominalID(table[id].payload)
  }

  private mutating func declareKeys(of id: NominalID, _ name: NameID, conformingTo key: NominalID) {
    let owner = table[table[id].declaration]
    let keys = NominalID(Int32(table.nominals.count))
    table.scopes.append(Scope(parent: table[id].scope, owner: keys))
    let scope = ScopeID(Int32(table.scopes.count - 1))
    var row = Declaration(
      .nominal, name, flags: [], file: owner.file, node: owner.node, attributes: .none, scope: table[id].scope,
      owner: id)
    row.payload = keys.index
    let declaration = table.append(row)
    table.index(declaration)
    table.nominals.append(
      NominalDeclaration(kind: .enumeration, name: name, declaration: declaration, scope: scope))
    let tree = trees[Int(owner.file)]
    program.nominals.append(Nominal(name: name, range: tree.range(owner.node)))
    for field in table[id].fields where table[field].owner == id && !table[field].flags.contains(.isLazy) {
      var element = Declaration(
        .enumCase, table[field].name, flags: [.isStatic, .isSynthesized], file: owner.file, node: table[field].node,
        attributes: .none, scope: scope, owner: keys)
      element.payload = Int32(table[keys].fields.count)
      let added = table.append(element)
      table.index(added)
      table[keys].fields.append(added)
    }
    table[keys].type = types.nominal(keys, [])
    let all = [key] + Array(conformances(of: key))
    table[keys].conformanceStart = Int32(table.conformances.count)
    table[keys].conformanceCount = Int32(all.count)
    table.conformances.append(contentsOf: all)
  }
}
