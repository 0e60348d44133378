import LayoutDiagnostics
import LayoutSyntax

/// The conformances that Swift writes by itself, and what keeps it from that: a stored property or a payload whose type does
/// not conform.
///
/// Only what is sure is told: of a function, a tuple, `Any`, a protocol as a type, and of a type that the program declares.
/// What a type of the library conforms to in truth may be more than its interface says.
extension Checker {
  /// Says so where a type of the module says that it is equatable, hashable, comparable, codable or has all its cases, and
  /// neither says itself how nor lets Swift write it.
  mutating func checkDerived(_ id: NominalID) {
    guard table[table[id].declaration].file > 0, table[id].kind != .proto, !hasForeignParent(id),
      !hasMacro(id), !isMemberBroken(id)
    else { return }
    for proto in Array(conformances(of: id)) where table[table[proto].declaration].flags.contains(.isLibrary) {
      guard let reason = lack(id, proto) else { continue }
      return reportUnderived(id, proto, reason)
    }
  }

  /// Why a type does not conform to what it says; nil where it does, or where that is not known.
  private mutating func lack(_ id: NominalID, _ proto: NominalID) -> String? {
    if isConditional(id, proto) { return nil }
    if proto == knownTypes.equatable { return equalityLack(id, proto) }
    if proto == knownTypes.hashable { return hashingLack(id, proto) }
    if proto == knownTypes.comparable { return orderLack(id) }
    if proto == knownTypes.caseIterable { return casesLack(id) }
    let name = text(table[proto].name)
    if name == "Decodable", ownDecoder(id) == nil { return codingLack(id, proto, isDecoded: true) }
    if name == "Encodable", ownEncoder(id) == nil { return codingLack(id, proto, isDecoded: false) }
    return nil
  }

  // MARK: Each protocol

  private mutating func equalityLack(_ id: NominalID, _ proto: NominalID) -> String? {
    if declaresOperator(known.equalTo, id) || inherits(id, knownTypes.rawRepresentable) { return nil }
    return table[id].kind == .classType ? "a class has to declare '=='" : partLack(id, proto)
  }

  private mutating func hashingLack(_ id: NominalID, _ proto: NominalID) -> String? {
    for name in ["hash", "hashValue"] where program.names.lookup(name).map({ declares($0, id) }) ?? false {
      return equalityLack(id, knownTypes.equatable)
    }
    if inherits(id, knownTypes.rawRepresentable) { return nil }
    return table[id].kind == .classType ? "a class has to declare 'hash(into:)'" : partLack(id, proto)
  }

  private mutating func orderLack(_ id: NominalID) -> String? {
    if declaresOperator(known.less, id) { return nil }
    guard table[id].kind == .enumeration else { return "it needs '<'" }
    return rawType(id).isError ? nil : "it needs '<'"
  }

  private mutating func casesLack(_ id: NominalID) -> String? {
    guard table[id].kind == .enumeration, hasPayloads(id), !declares(known.allCases, id) else { return nil }
    return "a case has a payload, so it needs 'allCases'"
  }

  private mutating func codingLack(_ id: NominalID, _ proto: NominalID, isDecoded: Bool) -> String? {
    let keys = program.names.lookup("CodingKeys").map { table.first(id, $0) } ?? .none
    guard !keys.isNone, table[keys].kind == .nominal, table[id].kind != .enumeration else { return partLack(id, proto) }
    let cases = table[NominalID(table[keys].payload)].fields.map { table[$0].name }
    let fields = table[id].fields.filter { table[$0].owner == id }
    for name in cases where !fields.contains(where: { table[$0].name == name }) {
      return "there is no stored property for the key '\(text(name))'"
    }
    for field in fields where isDecoded && !cases.contains(table[field].name) && !startsAlone(field) {
      return "'\(text(table[field].name))' has neither a key nor a value of its own"
    }
    return partLack(id, proto, only: cases)
  }

  /// Whether a stored property that is not decoded has a value without that.
  private mutating func startsAlone(_ field: DeclarationID) -> Bool {
    let type = variableType(field)
    let row = table[field]
    if row.flags.contains(.isLazy) || row.flags.contains(.isWrapped) { return true }
    return !trees[Int(row.file)].child(row.node, 2).isNone || isOptionalVariable(row, type)
  }

  // MARK: Parts

  /// The first stored property or payload that surely does not conform.
  private mutating func partLack(_ id: NominalID, _ proto: NominalID, only names: [NameID]? = nil) -> String? {
    for field in table[id].fields where table[field].owner == id && !table[field].flags.contains(.isWrapped) {
      if let names, !names.contains(table[field].name) { continue }
      if table[id].kind == .enumeration {
        let signature = self.signature(field)
        for index in 0..<Int(signature.parameterCount) where surelyLacks(parameter(signature, index).type, proto) {
          return "'\(describe(parameter(signature, index).type))' does not"
        }
      } else if table[field].flags.isDisjoint(with: [.isLazy, .isSynthesized]), isAnnotated(field) {
        let type = variableType(field)
        if surelyLacks(type, proto) { return "'\(describe(type))' does not" }
      }
    }
    return nil
  }

  private func isAnnotated(_ field: DeclarationID) -> Bool {
    !trees[Int(table[field].file)].child(table[field].node, 1).isNone
  }

  /// Whether values of a type do not conform to a protocol, whatever the library leaves unsaid.
  ///
  /// - Parameter erased: whether `Any` does not. Values of the library's own types may be of that here.
  mutating func surelyLacks(_ type: TypeID, _ proto: NominalID, erased: Bool = true) -> Bool {
    if type.isError || type.isNone { return false }
    switch types.kind(type) {
    case .function: return true
    case .tuple: return true
    case .optional: return surelyLacks(types.operand(type, 0), proto, erased: erased)
    // `Any`; whether another one is a protocol as a type or what somebody makes it, the type does not say
    case .opaque: return erased && types[type].a < 0
    case .nominal:
      let id = NominalID(types[type].a)
      if [knownTypes.array, knownTypes.dictionary, knownTypes.set].contains(id) {
        return types.operandList(type).contains { surelyLacks(TypeID($0), proto, erased: erased) }
      }
      return table[table[id].declaration].file > 0 && !hasForeignParent(id) && !hasMacro(id)
        && !conforms(type, to: proto) && impliesNothing(conformances(of: id))
    default: return false
    }
  }

  /// Whether protocols are the program's own, or those of the library that are known to demand no other.
  mutating func impliesNothing(_ protocols: ArraySlice<NominalID>) -> Bool {
    for proto in protocols where table[table[proto].declaration].file == 0 {
      if !Self.plainProtocols.contains(text(table[proto].name)) { return false }
    }
    return true
  }

  private static let plainProtocols = [
    "View", "Identifiable", "CustomStringConvertible", "Sendable", "Codable", "Decodable", "Encodable", "Error",
    "CaseIterable", "ObservableObject", "AnyObject", "Equatable",
  ]

  // MARK: What a type says itself

  /// Whether it conforms only where its generic arguments do, or says so in an extension with a where clause.
  private func isConditional(_ id: NominalID, _ proto: NominalID) -> Bool {
    var clause = table[id].firstInheritance
    while clause >= 0 {
      let row = table.inheritance[Int(clause)]
      if !table.scopes[Int(row.scope.index)].whereClause.isNone { return true }
      clause = row.next
    }
    return false
  }

  /// Whether a type has attributes that may write members: `@Model`, a macro of a package.
  private func hasMacro(_ id: NominalID) -> Bool {
    let row = table[table[id].declaration]
    let tree = trees[Int(row.file)]
    return tree.elements(row.attributes).contains {
      tree[tree[$0].first].kind == .at && text(tree.name($0)) != "MainActor"
    }
  }

  /// Whether a type, one that it inherits from, or a protocol of the program has a member of a name.
  private mutating func declares(_ name: NameID, _ id: NominalID) -> Bool {
    for owner in [id] + Array(conformances(of: id)) {
      var member = table.first(owner, name)
      while !member.isNone {
        let row = table[member]
        if row.flags.isDisjoint(with: [.isRequirement, .isSynthesized, .isNative]) { return true }
        member = row.next
      }
    }
    return false
  }

  private mutating func declaresOperator(_ name: NameID, _ id: NominalID) -> Bool {
    let free = table.first(NominalID(-1), name)
    return !free.isNone && table[free].file > 0 || declares(name, id)
  }

  /// Whether an enum has a case with a payload.
  func hasPayloads(_ id: NominalID) -> Bool {
    table[id].fields.contains { !trees[Int(table[$0].file)].child(table[$0].node, 0).isNone }
  }

  /// The same of an enum of the program; the library leaves out what its enums conform to.
  func hasOwnPayloads(_ id: NominalID) -> Bool { table[table[id].declaration].file > 0 && hasPayloads(id) }

  private mutating func reportUnderived(_ id: NominalID, _ proto: NominalID, _ reason: String) {
    let declaration = table[id].declaration
    let (name, wanted) = (text(table[id].name), text(table[proto].name))
    enter(file: table[declaration].file, Context()) {
      $0.report(
        .missingRequirement, "type '\(name)' does not conform to protocol '\(wanted)': \(reason)",
        at: $0.declarationRange(declaration))
    }
  }
}
