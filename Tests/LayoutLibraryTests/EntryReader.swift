import LayoutDiagnostics
import LayoutSyntax

@testable import LayoutLibrary

/// Takes the interface of an entry apart into units, in order of appearance.
struct EntryReader {
  let entry: Int
  let tree: SyntaxTree
  let names: NameTable
  private(set) var units: [IndexedUnit] = []
  /// What protocols ask of the types that conform to them.
  private(set) var requirements: [String: Set<String>] = [:]
  /// What types and protocols inherit from.
  private(set) var parents: [String: Set<String>] = [:]
  private var natives = 0
  private var firstUnit = 0

  init(entry: Int, tree: SyntaxTree, names: NameTable) {
    self.entry = entry
    self.tree = tree
    self.names = names
  }

  /// - Parameter firstUnit: how many units stand before.
  mutating func read(firstUnit: Int) {
    self.firstUnit = firstUnit
    for item in tree.slots(tree.root) { read(item) }
    noteReferences()
  }

  private mutating func read(_ item: NodeID) {
    switch tree.kind(item) {
    case .structDecl, .enumDecl, .classDecl, .extensionDecl: readParts(item)
    case .protocolDecl:
      let name = names[tree.name(item)]
      noteParents(of: name, item)
      for member in tree.elements(tree.child(item, 4)) {
        var unit = makeUnit(.alone, member, counted: false)
        unit.read(member, tree, names)
        requirements[name, default: []].formUnion(unit.declares.subtracting(unit.types))
      }
      fallthrough
    default:
      var unit = makeUnit(.alone, item)
      unit.read(item, tree, names)
      units.append(unit)
    }
  }

  private mutating func noteParents(of type: String, _ item: NodeID) {
    let clause = tree.child(item, 2)
    for parent in tree.elements(clause) where tree.kind(parent) == .namedType {
      parents[type, default: []].insert(names[tree.name(parent)])
    }
  }

  private mutating func readParts(_ item: NodeID) {
    let block = tree.child(item, 4)
    var head = makeUnit(.head, item, counted: false)
    head.bytes = offset(tree.range(item).lower)..<offset(tree.range(block).lower) + 1
    head.declaresType = tree.kind(item) != .extensionDecl
    let type = names[tree.name(head.declaresType ? item : tree.child(item, 1))]
    head.type = type
    noteParents(of: type, item)
    if head.declaresType {
      head.declares = [type]
      head.types = [type]
    } else {
      let clause = tree.elements(tree.child(item, 2))
      head.isConformance = !clause.isEmpty
      head.conformances = Set(clause.filter { tree.kind($0) == .namedType }.map { names[tree.name($0)] })
    }
    let place = firstUnit + units.count
    head.head = place
    units.append(head)
    for member in tree.elements(block) {
      var unit = makeUnit(.member, member)
      unit.head = place
      unit.type = type
      unit.isInExtension = !head.declaresType
      unit.read(member, tree, names)
      units.append(unit)
    }
  }

  private mutating func makeUnit(_ kind: IndexedUnit.Kind, _ item: NodeID, counted: Bool = true) -> IndexedUnit {
    let first = natives
    if counted {
      var counter = NativeCounter(tree: tree, names: names)
      counter.count([item], isProtocol: false)
      natives += counter.natives
    }
    let range = tree.range(item)
    return IndexedUnit(
      kind: kind, entry: entry, bytes: offset(range.lower)..<offset(range.upper), natives: first..<natives,
      isLanguage: entry < language.count)
  }

  private func offset(_ place: SourceOffset) -> Int { Int(place - tree.file.base) }

  /// Gives every name to the unit that it stands in.
  private mutating func noteReferences() {
    for index in tree.nodes.indices {
      let node = NodeID(UInt32(index))
      let unit = unit(before: offset(tree.range(node).lower))
      if unit >= 0, units[unit].bytes.contains(offset(tree.range(node).lower)) { units[unit].note(node, tree, names) }
    }
  }

  /// The last unit that begins at a place or before it.
  private func unit(before place: Int) -> Int {
    var (low, high) = (0, units.count)
    while low < high {
      let middle = (low + high) / 2
      if units[middle].bytes.lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
