import LayoutDiagnostics
import LayoutSyntax

/// The properties that an initialiser has to give a value, and classes that have no initialiser which could.
extension Checker {
  /// The wrappers whose properties have no value of their own unless one is written.
  private static let valueless: StaticString = "State Binding ObservedObject StateObject Bindable Published"

  /// Looks at the ways through an initialiser that makes the instance itself.
  mutating func checkProperties(initializedBy id: DeclarationID) {
    let row = table[id]
    let block = tree.child(row.node, 4)
    guard file > 0, row.owner.index >= 0, !block.isNone, !hasErrors(in: row.node), !isOnlyNil(block) else { return }
    let kind = table[row.owner].kind
    guard kind == .structure || kind == .classType, !delegates(row.node) else { return }
    var flow = AssignmentFlow()
    flow.owner = row.owner
    trackProperties(of: row.owner, &flow)
    guard !flow.variables.isEmpty || body.hasOpenLocals else { return }
    declareParameters(tree.child(row.node, 2), &flow)
    walkBlock(block, &flow)
    checkComplete(at: tree.range(tree[block].last), &flow)
  }

  /// `init?(intValue: Int) { nil }`.
  private func isOnlyNil(_ block: NodeID) -> Bool {
    let items = tree.elements(block)
    return items.count == 1 && !items.first!.isNone && tree.kind(items.first!) == .nilLiteral
  }

  /// Whether an initialiser leaves the making of an instance to another one.
  private func delegates(_ node: NodeID) -> Bool {
    if isConvenience(node, in: tree) { return true }
    let record = tree[node]
    guard record.last.index != .max, record.last.index > record.first.index + 2 else { return true }
    for index in Int(record.first.index)..<Int(record.last.index) - 1
    where tree.tokens[index].name == known.selfName && tree.tokens[index + 2].name == known.initName {
      return true
    }
    return false
  }

  private mutating func trackProperties(of owner: NominalID, _ flow: inout AssignmentFlow) {
    for field in table[owner].fields {
      let row = table[field]
      let isOpen = needsValue(field, of: owner)
      guard flow.variables.count < AssignmentFlow.limit, isOpen || isConstant(row, of: owner) else { continue }
      let index = flow.variables.count
      flow.variables.append(
        AssignmentFlow.Variable(
          name: row.name, isLet: row.flags.contains(.isLet), isProperty: true, depth: 0, declaration: row.node))
      flow.scope.append((row.name, index))
      if !isOpen { flow.state.assign(index) }
      if row.flags.contains(.isWrapped) { flow.scope.append((program.names.insert("_" + text(row.name)), index)) }
    }
  }

  /// Whether a stored property is a constant that has its value already.
  private func isConstant(_ row: Declaration, of owner: NominalID) -> Bool {
    row.kind == .variable && row.file > 0 && row.owner == owner && !row.isStatic && row.flags.contains(.isLet)
      && !trees[Int(row.file)].child(row.node, 2).isNone
  }

  /// Whether a stored property of a type has no value by itself. Attributes that nobody knows may give it one.
  private func needsValue(_ field: DeclarationID, of owner: NominalID) -> Bool {
    let row = table[field]
    guard row.kind == .variable, row.file > 0, row.owner == owner, row.file == table[table[owner].declaration].file,
      !row.isStatic,
      row.flags.isDisjoint(with: [.isLazy, .isComputed])
    else { return false }
    let tree = trees[Int(row.file)]
    let type = table.sharedAnnotations[field] ?? tree.child(row.node, 1)
    guard tree.child(row.node, 2).isNone, !type.isNone, !tree[row.node].flags.contains(.hasError) else { return false }
    let isOptional =
      switch tree.kind(type) {
      case .optionalType, .unwrappedType: true
      case .namedType: text(tree.name(type)) == "Optional"
      default: false
      }
    if isOptional, !row.flags.contains(.isLet) { return false }
    let attributes = tree.elements(row.attributes).filter { tree[tree[$0].first].kind == .at }
    return attributes.allSatisfy {
      tree.child($0, 0).isNone && SwiftUINames.contains(Self.valueless, text(tree.name($0)))
    }
  }

  /// Whether no attribute of a type may add an initialiser.
  private func hasOnlyKnownMacros(_ row: Declaration) -> Bool {
    let tree = trees[Int(row.file)]
    return tree.elements(row.attributes).allSatisfy {
      tree[tree[$0].first].kind != .at || SwiftUINames.contains(Self.plainAttributes, text(tree.name($0)))
    }
  }

  private static let plainAttributes: StaticString = "MainActor Observable Model objc objcMembers available"

  /// Says so of a class whose properties nobody can give their values.
  mutating func checkInitializers(ofClass id: NominalID) {
    let row = table[table[id].declaration]
    guard table[id].kind == .classType, !table[id].hasInitializer, row.file > 0, hasOnlyKnownMacros(row),
      !trees[Int(row.file)][row.node].flags.contains(.hasError),
      let missing = table[id].fields.first(where: { needsValue($0, of: id) })
    else { return }
    // one that is decoded is made by that, and what a class that is not here does nobody knows
    let protocols = Array(conformances(of: id)).map { text(table[$0].name) }
    guard !protocols.contains("Decodable"), !protocols.contains("Codable"), !table[id].inheritsForeign else { return }
    let name = text(table[missing].name)
    let note = Diagnostic.Note(
      "stored property '\(name)' without initial value prevents synthesized initializers",
      at: declarationRange(missing))
    enter(file: row.file, Context()) {
      $0.report(
        .noInitialValue, "class '\($0.text($0.table[id].name))' has no initializers",
        at: $0.declarationRange($0.table[id].declaration), notes: [note])
    }
  }
}
