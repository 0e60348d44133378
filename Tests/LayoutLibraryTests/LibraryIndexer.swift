import LayoutDiagnostics
import LayoutSyntax

@testable import LayoutLibrary
@testable import LayoutSema

/// Makes the index of the library.
///
/// Types and functions are needed where they are named. With a type come its values' shape, its conformances, what implements
/// a protocol's requirement and what else of it has no name; every other member is offered to modules that have the type.
/// A member that a unit names is the one that the checker finds (``LibraryReferences``).
struct LibraryIndexer {
  private(set) var units: [IndexedUnit] = []
  private(set) var needs: [Set<Int>] = []
  /// What every module has.
  private(set) var roots: Set<Int> = []
  private var places: [String: [Int]] = [:]
  private var typeNames: Set<String> = []
  /// The units with a type's members and heads, by its name.
  private var parts: [String: [Int]] = [:]
  /// What initialisers take without a label.
  private var operandTypes: Set<String> = []
  /// Names that come with every type, because the checker itself looks for them.
  private var required: Set<String> = ["constant", "_object", "_entry", "_elements"]
  /// What protocols require, and what types and protocols inherit from.
  private var requirements: [String: Set<String>] = [:]
  private var parents: [String: Set<String>] = [:]
  /// The protocols that types of the language conform to only where they are named, with the extensions that say so.
  private var waiting: [String: Set<Int>] = [:]
  /// The names that come with a type because its protocols require them.
  private var requiredOf: [String: Set<String>] = [:]
  /// What the checker reads types by, and the attribute of types.
  private static let companions = [
    "Environment": ["EnvironmentValues"], "EnvironmentObject": ["EnvironmentValues"],
    "propertyWrapper": ["Binding"], "ScaledMetric": ["_scaled"], "OptionSet": ["_union"],
    "IteratorProtocol": ["_gathered"], "UnfoldSequence": ["_gathered"], "makeIterator": ["_gathered"],
    "AnySequence": ["_gathered", "makeIterator"], "IndexSet": ["_gathered", "makeIterator"],
    "KeyValuePairs": ["_gathered", "makeIterator"],
    "Data": ["_gathered", "makeIterator"], "Decoder": ["_fields", "_field", "_rawDecoded", "_caseDecoded", "_decoded"],
    "Encoder": ["_write", "_writeFields", "_writeCase"], "startIndex": ["_indexed"],
    "Namespace": ["ID"], "_Listener": ["_publisher", "_announce"], "Range": ["contains"], "ClosedRange": ["contains"],
    "PartialRangeFrom": ["contains"],
    "PartialRangeUpTo": ["contains"], "PartialRangeThrough": ["contains"],
  ]
  /// The initialisers that are called without being named: by literals, casts, and native code that makes keys.
  private static let silentLabels: Set = [
    "integerLiteral", "floatLiteral", "stringLiteral", "_bridging", "stringValue", "intValue",
  ]
  /// The words and operators by which modules mean types that they do not name.
  private static let aliases = [
    "PreviewTrait": ["traits"], "PartialRangeFrom": ["..."], "PartialRangeThrough": ["..."],
    "PartialRangeUpTo": ["..<"], "PersistentModel": ["Model"],
  ]

  init(_ catalog: [LibraryEntry]) {
    for index in catalog.indices { addUnits(of: catalog[index], index) }
    noteKnownNames()
    noteWaiting()
    for (index, unit) in units.enumerated() {
      for name in unit.declares { places[name, default: []].append(index) }
      if let type = unit.type { parts[type, default: []].append(index) }
      if !unit.isSubscript, unit.label == nil { operandTypes.formUnion(unit.operands) }
    }
    typeNames = units.reduce([]) { $0.union($1.types) }
    for type in parts.keys { requiredOf[type] = namesRequired(of: type) }
    needs = units.indices.map(namesNeeded)
    roots = Set(units.indices.filter { units[$0].isLanguage && isRoot($0) })
    addReferences()
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
    // these are known where they are called
    required.subtract(Self.companions.values.joined())
  }

  /// A conformance of a type that every module has to a protocol that not every module has comes along with the protocol.
  private mutating func noteWaiting() {
    let language = units.filter { $0.isLanguage }.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    for (index, unit) in units.enumerated() where unit.isConformance && !unit.conformances.isEmpty {
      guard let type = unit.type, language.contains(type), language.isDisjoint(with: unit.conformances) else {
        continue
      }
      for proto in unit.conformances { waiting[proto, default: []].insert(index) }
      parents[type]?.subtract(unit.conformances)
    }
  }

  /// What comes along with a protocol that waits: who conforms to it, and what of them it requires.
  private func conforming(to proto: String) -> Set<Int> {
    let heads = waiting[proto] ?? []
    let asked = requirements[proto] ?? []
    return heads.reduce(into: heads) { needed, head in
      let members = parts[units[head].type ?? ""] ?? []
      needed.formUnion(members.filter { units[$0].kind == .member && !units[$0].declares.isDisjoint(with: asked) })
    }
  }

  /// The names that the protocols of a type require of it. What extends a protocol may be for any that inherits from it.
  private func namesRequired(of type: String) -> Set<String> {
    if requirements[type] != nil || !typeNames.contains(type) {
      let others = requirements.filter { waiting[$0.key] == nil || $0.key == type }
      return others.values.reduce([]) { $0.union($1) }
    }
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
    if unit.kind == .head {
      return unit.isConformance && !unit.conformances.contains { waiting[$0]?.contains(index) ?? false }
    }
    guard unit.kind == .member else { return false }
    if let label = unit.label, Self.silentLabels.contains(label) { return true }
    let asked = requiredOf[unit.type ?? ""] ?? []
    if !unit.declares.isDisjoint(with: required) || !unit.declares.isDisjoint(with: asked) { return true }
    return unit.operands.isEmpty ? unit.isNameless : unit.label == nil && operand(of: index) == nil
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
    for inner in unit.innerTypes {
      let found = (places[inner.name] ?? []).filter { units[$0].types.contains(inner.name) && !comesAlong($0) }
      let own = found.filter { units[$0].type == inner.outer }
      needed.formUnion(own.isEmpty ? found : own)
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
    for proto in unit.types { needed.formUnion(conforming(to: proto)) }
    needed.remove(index)
    return needed
  }

  /// Whether a type's name, by itself, can mean a declaration in a unit: one inside another type is meant there only.
  private func means(_ name: String, _ index: Int, in unit: IndexedUnit) -> Bool {
    let other = units[index]
    return other.types.contains(name) && (other.kind != .member || other.type == unit.type)
  }

  /// Adds what the code of units calls. Arithmetic of numbers is written down as such, so that its operators come with the types
  /// that every module has.
  private mutating func addReferences() {
    let references = LibraryReferences(of: units, in: catalog)
    for index in units.indices {
      needs[index].formUnion(references.targets[index])
      for name in units[index].operators.union(units[index].unaryOperators) {
        needs[index].formUnion((places[name] ?? []).filter { units[$0].isFunction || units[$0].isLanguage })
      }
      needs[index].remove(index)
    }
  }

  // MARK: What modules name

  /// The unit of a type that a module has to have before a unit is any use to it; nil if there is none, or every module has it.
  func condition(of index: Int) -> Int? {
    units[index].kind == .member && !bringsType(index) ? declaration(of: units[index].type) : nil
  }

  /// Whether a name tells which type it is of, where an initialiser takes its values: `Color(.systemGray5)`.
  private func bringsType(_ index: Int) -> Bool {
    let unit = units[index]
    guard unit.isStatic, let type = unit.type, operandTypes.contains(type) else { return false }
    return unit.declares.allSatisfy { places[$0]?.allSatisfy { units[$0].type == type } ?? false }
  }

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
    if !unit.operands.isEmpty, unit.label == nil { return ["init"] }
    return unit.label.map { [$0] } ?? unit.declares.union(unit.declaresType ? words : [])
  }
}
