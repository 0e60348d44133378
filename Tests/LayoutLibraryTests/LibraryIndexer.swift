import LayoutDiagnostics
import LayoutSyntax

@testable import LayoutLibrary
@testable import LayoutSema

/// Makes the index of the library.
///
/// Types and functions are needed where they are named. With a type come its values' shape, its conformances, what implements
/// a protocol's requirement and what else of it has no name; every other member is offered to modules that have the type.
/// A member that a unit names is one of the types that are needed already, if one of those has a member of that name;
/// else everything that declares the name is needed.
struct LibraryIndexer {
  private(set) var units: [IndexedUnit] = []
  private(set) var needs: [Set<Int>] = []
  /// What every module has.
  private(set) var roots: Set<Int> = []
  private var places: [String: [Int]] = [:]
  private var typeNames: Set<String> = []
  /// The units with a type's members and heads, by its name.
  private var parts: [String: [Int]] = [:]
  /// The initialisers that are named by a label.
  private var labels: [String: [Int]] = [:]
  /// Names that come with every type, because the checker itself looks for them.
  private var required: Set<String> = ["constant", "_object", "_entry", "_elements"]
  /// What protocols require, and what types and protocols inherit from.
  private var requirements: [String: Set<String>] = [:]
  private var parents: [String: Set<String>] = [:]
  /// The names that come with a type because its protocols require them.
  private var requiredOf: [String: Set<String>] = [:]
  /// What the checker reads types by, and the attribute of types.
  private static let companions = [
    "Environment": ["EnvironmentValues"], "EnvironmentObject": ["EnvironmentValues"],
    "propertyWrapper": ["Binding"], "ScaledMetric": ["_scaled"], "OptionSet": ["_union"],
    "IteratorProtocol": ["_gathered"], "UnfoldSequence": ["_gathered"], "AnySequence": ["_gathered"],
    "makeIterator": ["_gathered"],
    "Namespace": ["ID"], "Range": ["contains"], "ClosedRange": ["contains"], "PartialRangeFrom": ["contains"],
    "PartialRangeUpTo": ["contains"], "PartialRangeThrough": ["contains"],
  ]
  /// The initialisers that are called without being named: by literals and casts.
  private static let silentLabels: Set = ["integerLiteral", "floatLiteral", "stringLiteral", "_bridging"]
  /// The words and operators by which modules mean types that they do not name.
  private static let aliases = [
    "PreviewTrait": ["traits"], "PartialRangeFrom": ["..."], "PartialRangeThrough": ["..."],
    "PartialRangeUpTo": ["..<"], "PersistentModel": ["Model"],
  ]

  init(_ catalog: [LibraryEntry]) {
    for index in catalog.indices { addUnits(of: catalog[index], index) }
    noteKnownNames()
    for (index, unit) in units.enumerated() {
      for name in unit.declares { places[name, default: []].append(index) }
      if let type = unit.type { parts[type, default: []].append(index) }
      if let label = unit.label { labels[label, default: []].append(index) }
    }
    typeNames = units.reduce([]) { $0.union($1.types) }
    for type in parts.keys { requiredOf[type] = namesRequired(of: type) }
    needs = units.indices.map(namesNeeded)
    roots = Set(units.indices.filter { units[$0].isLanguage && isRoot($0) })
    while addMembers() {}
  }

  private mutating func addUnits(of entry: LibraryEntry, _ index: Int) {
    let sources = SourceMap(path: Library.path, text: entry.interface.withUTF8Buffer { Array($0) })
    var names = NameTable()
    let tree = parse(sources.files[0], names: &names, isInterface: true).tree
    var reader = EntryReader(entry: index, tree: tree, names: names)
    reader.read(firstUnit: units.count)
    requirements.merge(reader.requirements) { $0.union($1) }
    parents.merge(reader.parents) { $0.union($1) }
    units += reader.units
  }

  /// What the checker looks for by itself: the names that it adds to those of the grammar.
  private mutating func noteKnownNames() {
    var names = NameTable()
    let count = names.count
    _ = KnownNames(&names)
    for index in count..<names.count { required.insert(names[NameID(UInt32(index))]) }
    required.subtract(Self.companions.values.joined())
  }

  /// The names that the protocols of a type require of it. What extends a protocol may be for any that inherits from it.
  private func namesRequired(of type: String) -> Set<String> {
    if requirements[type] != nil || !typeNames.contains(type) { return requirements.values.reduce([]) { $0.union($1) } }
    var all: Set<String> = []
    var seen: Set<String> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      all.formUnion(requirements[next] ?? [])
      pending += parents[next] ?? []
    }
    return all
  }

  // MARK: What units need

  /// Whether a member comes along with its type.
  private func comesAlong(_ index: Int) -> Bool {
    let unit = units[index]
    if unit.kind == .head { return unit.isConformance }
    guard unit.kind == .member else { return false }
    if let label = unit.label, Self.silentLabels.contains(label) { return true }
    let asked = requiredOf[unit.type ?? ""] ?? []
    if !unit.declares.isDisjoint(with: required) || !unit.declares.isDisjoint(with: asked) { return true }
    return unit.operands.isEmpty ? unit.isNameless : operand(of: index) == nil
  }

  private func isRoot(_ index: Int) -> Bool {
    units[index].declaresType || comesAlong(index)
  }

  private func namesNeeded(_ index: Int) -> Set<Int> {
    let unit = units[index]
    var needed: Set<Int> = []
    for name in unit.refers {
      let found = places[name] ?? []
      if typeNames.contains(name), !unit.declares.contains(name) {
        let types = found.filter { means(name, $0, in: unit) }
        let declared = types.filter { units[$0].isLanguage }
        needed.formUnion(declared.isEmpty ? types : declared)
      }
      needed.formUnion(found.filter { units[$0].isFunction })
    }
    for name in unit.innerTypes {
      needed.formUnion((places[name] ?? []).filter { units[$0].types.contains(name) && !comesAlong($0) })
    }
    for (type, words) in Self.aliases where !unit.unaryOperators.isDisjoint(with: words) {
      needed.formUnion((parts[type] ?? []).filter(isRoot))
    }
    if unit.declaresType, let type = unit.type {
      for companion in unit.refers.union([type]).flatMap({ Self.companions[$0] ?? [] }) {
        needed.formUnion((parts[companion] ?? []).filter(isRoot))
        needed.formUnion((places[companion] ?? []).filter { units[$0].isFunction || units[$0].type == type })
      }
      needed.formUnion((parts[type] ?? []).filter(comesAlong))
    }
    needed.remove(index)
    return needed
  }

  /// Whether a type's name, by itself, can mean a declaration in a unit: one inside another type is meant there only.
  private func means(_ name: String, _ index: Int, in unit: IndexedUnit) -> Bool {
    let other = units[index]
    return other.types.contains(name) && (other.kind != .member || other.type == unit.type)
  }

  /// Adds the members that units name, of the types that they have by now; says whether any were new.
  private mutating func addMembers() -> Bool {
    let common = closure(of: Array(roots))
    var found: [Set<Int>] = []
    for index in units.indices {
      let reach = closure(of: [index])
      found.append(members(of: units[index]) { common[$0] || reach[$0] }.subtracting([index]))
    }
    var isChanged = false
    for index in units.indices where !found[index].isSubset(of: needs[index]) {
      needs[index].formUnion(found[index])
      isChanged = true
    }
    return isChanged
  }

  private func members(of unit: IndexedUnit, isReached: (Int) -> Bool) -> Set<Int> {
    var needed: Set<Int> = []
    var types: [String: Bool] = [:]
    func isKnown(_ type: String?) -> Bool {
      guard let type else { return false }
      if let known = types[type] { return known }
      let known = (parts[type] ?? []).contains { units[$0].declaresType && isReached($0) }
      types[type] = known
      return known
    }
    for name in unit.members {
      let found = places[name] ?? []
      let known = found.filter { isKnown(units[$0].type) || isReached($0) }
      needed.formUnion(known.isEmpty ? found : known)
    }
    for name in unit.operators.union(unit.unaryOperators) {
      needed.formUnion((places[name] ?? []).filter { units[$0].isFunction || isKnown(units[$0].type) })
    }
    for name in unit.refers.subtracting(unit.locals) where unit.type != nil {
      needed.formUnion((places[name] ?? []).filter { units[$0].kind == .member && isKnown(units[$0].type) })
    }
    if unit.usesSubscripts {
      let subscripts = units.indices.filter { units[$0].isSubscript && isKnown(units[$0].type) }
      needed.formUnion(subscripts.filter { operand(of: $0).map(isReached) ?? true })
    }
    for label in unit.arguments {
      needed.formUnion((labels[label] ?? []).filter { isKnown(units[$0].type) })
    }
    return needed
  }

  private func closure(of start: [Int]) -> [Bool] {
    var reach = Array(repeating: false, count: units.count)
    var pending = start
    while let next = pending.popLast() {
      if reach[next] { continue }
      reach[next] = true
      pending += needs[next]
      if let head = units[next].head { pending.append(head) }
    }
    return reach
  }

  // MARK: What modules name

  /// The unit of a type that a module has to have before a unit is any use to it; nil if there is none, or every module has it.
  func condition(of index: Int) -> Int? { units[index].kind == .member ? declaration(of: units[index].type) : nil }

  /// The same for what an initialiser or a subscript takes.
  func operand(of index: Int) -> Int? {
    let unit = units[index]
    return unit.operands.lazy.compactMap { unit.isSubscript ? key($0, of: unit) : declaration(of: $0) }.first
  }

  /// The unit of a type that a subscript takes, if there is no value of that type but what is made by name.
  private func key(_ type: String, of unit: IndexedUnit) -> Int? {
    let inner = (places[type] ?? []).first { units[$0].kind == .member && means(type, $0, in: unit) }
    if let inner { return inner }
    let hasStatics = (parts[type] ?? []).contains { units[$0].isStatic }
    return hasStatics ? nil : declaration(of: type)
  }

  private func declaration(of type: String?) -> Int? {
    guard let type else { return nil }
    return parts[type]?.first { units[$0].declaresType && !units[$0].isLanguage }
  }

  /// The names by which modules get at a unit. What comes along with something else has none; an initialiser or subscript that
  /// takes one value is offered by `init`, which no table of names lacks, and waits for the value's type.
  func offers(of index: Int) -> Set<String> {
    let unit = units[index]
    let words = unit.type.flatMap { Self.aliases[$0] } ?? []
    if unit.kind == .head { return unit.declaresType ? unit.declares.union(words) : [] }
    if unit.kind == .member, comesAlong(index) { return [] }
    if !unit.operands.isEmpty { return ["init"] }
    return unit.label.map { [$0] } ?? unit.declares.union(unit.declaresType ? words : [])
  }
}
