import LayoutSyntax

/// The properties of models that refer to other models, as SwiftData pairs them: a trip has expenses, and an expense has its
/// trip.
///
/// Two properties belong together if `@Relationship(inverse:)` at one of them names the other, or if they are the only ones
/// by which two classes refer to each other. A program that sets one of them finds the other set as well.
extension Checker {
  /// A property that refers to models of a class.
  private struct Link {
    var property: DeclarationID
    var index: Int
    var owner: NominalID
    var target: NominalID
    var isList: Bool
    /// The property that it names as its inverse.
    var named = DeclarationID.none
    var isCascading = false
  }

  /// Publishes the relationships of the module's models; once, when all types of properties are known.
  mutating func publishRelationships() {
    guard knownTypes.persistentModel.index >= 0 else { return }
    var links: [Link] = []
    for index in table.nominals.indices {
      let id = NominalID(Int32(index))
      guard table[id].kind == .classType, table[table[id].declaration].file > 0, isModel(id) else { continue }
      for (place, field) in table[id].fields.enumerated() {
        if let link = link(field, place, of: id) { links.append(link) }
      }
    }
    for link in links { publish(link, among: links) }
  }

  private mutating func isModel(_ id: NominalID) -> Bool { inherits(id, knownTypes.persistentModel) }

  private mutating func link(_ property: DeclarationID, _ index: Int, of owner: NominalID) -> Link? {
    guard !attributeNames(property).contains("Transient") else { return nil }
    var type = variableType(property)
    type = types.unwrapped(type)
    let isList = !type.isNone && types.kind(type) == .nominal && types[type].a == knownTypes.array.index
    if isList { type = types.unwrapped(types.operand(type, 0)) }
    guard !type.isNone, types.kind(type) == .nominal, isModel(NominalID(types[type].a)) else { return nil }
    let target = NominalID(types[type].a)
    var link = Link(property: property, index: index, owner: owner, target: target, isList: isList)
    readRelationship(property, &link)
    return link
  }

  private func attributeNames(_ property: DeclarationID) -> [String] {
    let tree = trees[Int(table[property].file)]
    return tree.elements(table[property].attributes).map { text(tree.name($0)) }
  }

  /// Reads `@Relationship(deleteRule: .cascade, inverse: \Expense.trip)`.
  private func readRelationship(_ property: DeclarationID, _ link: inout Link) {
    let tree = trees[Int(table[property].file)]
    for attribute in tree.elements(table[property].attributes) where text(tree.name(attribute)) == "Relationship" {
      for argument in tree.elements(tree.child(attribute, 0)) {
        let value = tree.child(argument, 0)
        guard !value.isNone else { continue }
        switch text(tree.label(argument)) {
        case "deleteRule": link.isCascading = text(tree.name(value)) == "cascade"
        case "inverse":
          guard tree.kind(value) == .keyPathExpr, let name = tree.slots(value).last, !name.isNone else { continue }
          link.named = table.first(link.target, tree.name(name))
        default: break
        }
      }
    }
  }

  private mutating func publish(_ link: Link, among links: [Link]) {
    let back = inverse(of: link, among: links)
    if back != nil { program.hasRelationships = true }
    program.nominals[Int(link.owner.index)].parts.relationships.append(
      Relationship(
        field: Int32(link.index), inverse: back.map { Int32($0.index) } ?? -1, isInverseList: back?.isList ?? false,
        isCascading: link.isCascading))
  }

  private func inverse(of link: Link, among links: [Link]) -> Link? {
    if !link.named.isNone { return links.first { $0.property == link.named } }
    if let naming = links.first(where: { $0.named == link.property }) { return naming }
    if link.owner == link.target { return nil }
    func open(_ owner: NominalID, _ target: NominalID) -> [Link] {
      links.filter { candidate in
        candidate.owner == owner && candidate.target == target && candidate.named.isNone
          && !links.contains { $0.named == candidate.property }
      }
    }
    let back = open(link.target, link.owner)
    return back.count == 1 && open(link.owner, link.target).count == 1 ? back[0] : nil
  }
}
