import LayoutDiagnostics
import LayoutSyntax

@testable import LayoutLibrary

/// A declaration at file scope with the names in it: those that it declares, and those that it refers to.
struct IndexedUnit {
  var entry: Int
  var bytes: Range<Int>
  var natives: Range<Int>
  var isLanguage: Bool
  var declares: Set<String> = []
  /// A label of each initialiser.
  var labels: Set<String> = []
  /// Those of the declared names that are types.
  var types: Set<String> = []
  /// Types and functions, which are looked up by name alone.
  var refers: Set<String> = []
  /// Members, which belong to a type that is known otherwise.
  var members: Set<String> = []
  /// Labels of arguments, which tell initialisers apart.
  var arguments: Set<String> = []
  /// The type or protocol that it declares.
  var type: String?
  var isProtocol = false
  /// The type of what its initialiser takes that has no label: a module without such values has no use for it.
  var operand: String?
  /// The type that it extends.
  var extended: String?
  /// Whether it has what nothing names: conformances, subscripts, initialisers that need no label.
  var isNameless = false
  /// Whether it is a function at file scope.
  var isFunction = false
}

/// Makes the index of the library.
///
/// Types and functions are needed where they are named; with a type come its conformances, what else of it has no name, and the
/// default implementations of its requirements. What an extension adds by name is offered to modules that have the type.
/// A member is one of the types that are already needed or of their extensions, if one of those has a member of that name;
/// else everything that declares the name is needed.
struct LibraryIndexer {
  var units: [IndexedUnit] = []
  private var needs: [Set<Int>] = []
  private var places: [String: Set<Int>] = [:]
  private var global: Set<Int> = []
  private var typeNames: Set<String> = []

  init(_ catalog: [LibraryEntry]) {
    for index in catalog.indices { addUnits(of: catalog[index], index) }
    for (index, unit) in units.enumerated() {
      for name in unit.declares { places[name, default: []].insert(index) }
    }
    typeNames = units.reduce([]) { $0.union($1.types) }
    global = Set(units.indices.filter { units[$0].isLanguage })
    needs = units.indices.map(typesNeeded)
    for index in units.indices { addMembers(index) }
    for index in units.indices { needs[index].remove(index) }
  }

  private mutating func addUnits(of entry: LibraryEntry, _ index: Int) {
    let sources = SourceMap(path: Library.path, text: entry.interface.withUTF8Buffer { Array($0) })
    var names = NameTable()
    let tree = parse(sources.files[0], names: &names, isInterface: true).tree
    var natives = 0
    for item in tree.slots(tree.root) {
      var counter = NativeCounter(tree: tree, names: names)
      counter.count([item], isProtocol: false)
      let range = tree.range(item)
      let base = sources.files[0].base
      var unit = IndexedUnit(
        entry: index, bytes: Int(range.lower - base)..<Int(range.upper - base),
        natives: natives..<natives + counter.natives, isLanguage: index < language.count)
      natives += counter.natives
      unit.read(item, tree, names)
      units.append(unit)
    }
  }

  private func typesNeeded(_ index: Int) -> Set<Int> {
    let unit = units[index]
    var needed: Set<Int> = []
    for (other, candidate) in units.enumerated() where candidate.isFunction {
      if !candidate.declares.isDisjoint(with: unit.refers) { needed.insert(other) }
    }
    for type in unit.refers.intersection(typeNames).subtracting(unit.declares) {
      let found = places[type] ?? []
      let declared = found.intersection(global)
      needed.formUnion(declared.isEmpty ? found : declared)
    }
    if let type = unit.type {
      for (other, candidate) in units.enumerated() where candidate.extended == type {
        let isFree = candidate.operand != nil && extends(candidate) == nil
        let isDefault = unit.isProtocol && !candidate.declares.isDisjoint(with: unit.declares)
        if candidate.isNameless || isFree || isDefault { needed.insert(other) }
      }
    }
    return needed
  }

  private mutating func addMembers(_ index: Int) {
    let reach = global.union(closure(of: index))
    for name in units[index].members {
      let found = places[name] ?? []
      let types = Set(reach.compactMap { units[$0].type })
      let overloads = found.filter { units[$0].extended.map(types.contains) ?? false }
      needs[index].formUnion(found.isDisjoint(with: reach) ? found : overloads)
    }
    let types = Set(reach.compactMap { units[$0].type })
    for (other, unit) in units.enumerated() where unit.extended.map(types.contains) ?? false {
      if !unit.labels.isDisjoint(with: units[index].arguments) { needs[index].insert(other) }
    }
  }

  private func closure(of index: Int) -> Set<Int> {
    var reach: Set<Int> = [index]
    var pending = [index]
    while let next = pending.popLast() {
      for needed in needs[next] where reach.insert(needed).inserted { pending.append(needed) }
    }
    return reach
  }

  /// A row of the index, in lines that the formatter leaves as they are.
  func row(_ index: Int) -> String {
    let unit = units[index]
    let needs = needs[index].sorted().map(String.init)
    let names = unit.offers.sorted().map { "\"" + $0 + "\"" }
    let extended = extends(unit).map(String.init) ?? "nil"
    return "  LibraryUnit(\n    \(unit.entry), \(unit.bytes.lowerBound), \(unit.bytes.upperBound), "
      + "\(unit.natives.lowerBound), \(unit.natives.upperBound), extends: \(extended),\n"
      + Self.list("needs: [", needs) + ",\n"
      + Self.list("[", names) + "\n  ),\n"
  }

  /// The unit of the type that a unit is there for, unless every module has that.
  private func extends(_ unit: IndexedUnit) -> Int? {
    if unit.type != nil { return nil }
    return [unit.operand, unit.extended].lazy.compactMap { type in
      units.firstIndex { $0.type == type && !$0.isLanguage }
    }
    .first
  }

  private static func list(_ start: String, _ elements: [String]) -> String {
    if elements.isEmpty { return "    " + start + "]" }
    var lines = ["     "]
    for element in elements {
      if lines[lines.count - 1].count + element.count > 112 { lines.append("     ") }
      lines[lines.count - 1] += " " + element + ","
    }
    if elements.count == 1 { lines[0].removeLast() }
    return "    " + start + "\n" + lines.joined(separator: "\n") + "\n    ]"
  }
}

extension IndexedUnit {
  fileprivate mutating func read(_ item: NodeID, _ tree: SyntaxTree, _ names: NameTable) {
    collect([item], tree, names)
    switch tree.kind(item) {
    case .extensionDecl:
      extended = names[tree.name(tree.child(item, 1))]
      isNameless = isNameless || !tree.child(item, 2).isNone
    case .structDecl, .enumDecl, .classDecl, .protocolDecl:
      type = names[tree.name(item)]
      isProtocol = tree.kind(item) == .protocolDecl
    case .functionDecl: isFunction = true
    default: break
    }
    let range = tree.range(item)
    for index in tree.nodes.indices {
      let node = NodeID(UInt32(index))
      guard range.contains(tree.range(node).lower) else { continue }
      switch tree.kind(node) {
      case .identifierExpr, .namedType, .memberType, .attribute: refers.insert(names[tree.name(node)])
      case .memberExpr, .implicitMemberExpr, .keyPathComponent: members.insert(names[tree.name(node)])
      case .argument where tree.label(node) != .empty: arguments.insert(names[tree.label(node)])
      default: break
      }
    }
  }

  private mutating func collect(_ items: ArraySlice<NodeID>, _ tree: SyntaxTree, _ names: NameTable) {
    for item in items {
      switch tree.kind(item) {
      case .structDecl, .enumDecl, .classDecl, .protocolDecl:
        declares.insert(names[tree.name(item)])
        types.insert(names[tree.name(item)])
        collect(tree.elements(tree.child(item, 4)), tree, names)
      case .extensionDecl: collect(tree.elements(tree.child(item, 4)), tree, names)
      case .variableDecl:
        for binding in tree.slots(item).dropFirst() { declares.insert(names[tree.name(tree.child(binding, 0))]) }
      case .enumCaseDecl:
        for element in tree.slots(item).dropFirst() { declares.insert(names[tree.name(element)]) }
      case .typealiasDecl, .associatedtypeDecl:
        declares.insert(names[tree.name(item)])
        types.insert(names[tree.name(item)])
      case .functionDecl: declares.insert(names[tree.name(item)])
      case .subscriptDecl: isNameless = true
      case .initializerDecl: collectInitializer(tree.slots(tree.child(item, 2)), tree, names)
      default: break
      }
    }
  }

  /// A module names an initialiser of a type that it has by a label that cannot be left out.
  private mutating func collectInitializer(_ parameters: ArraySlice<NodeID>, _ tree: SyntaxTree, _ names: NameTable) {
    for parameter in parameters where tree.child(parameter, 2).isNone {
      let label = names[tree.label(parameter) == .empty ? tree.name(parameter) : tree.label(parameter)]
      if label != "_" {
        labels.insert(label)
        return
      }
    }
    let types = parameters.map { names[tree.name(tree.child($0, 1))] }
    if types.count == 1 { operand = types[0] } else { isNameless = true }
  }

  /// The names that a module uses to get at the unit; what is in a type is used by way of the type.
  var offers: Set<String> { type.map { [$0] } ?? declares.union(labels) }
}
