import LayoutDiagnostics
import LayoutSyntax

/// Every declaration of the library and the module, found by owner and name.
///
/// The index is one open-addressed hash over 64-bit keys (owner, name); declarations of one name in one place are chained,
/// the module's before the library's at file scope, in source order otherwise.
struct DeclarationTable {
  private(set) var rows: [Declaration] = []
  var nominals: [NominalDeclaration] = []
  var scopes: [Scope] = [Scope(parent: .file, owner: NominalID(-1))]
  var inheritance: [InheritanceClause] = []
  var generics: [GenericParameter] = []
  /// The protocols (and superclasses) that generic parameters have to conform to.
  var constraints: [NominalID] = []
  /// The closed lists of what nominals conform to.
  var conformances: [NominalID] = []
  var nativeCount: Int32 = 0
  /// The types of variables that stand before the one that spells it: `let width, height: Double`.
  var sharedAnnotations: [DeclarationID: NodeID] = [:]

  /// The modules that files import.
  var imports: Set<NameID> = []

  private var keys = [UInt64](repeating: .max, count: 1024)
  private var heads = [DeclarationID](repeating: .none, count: 1024)
  private var used = 0

  subscript(id: DeclarationID) -> Declaration {
    get { rows[Int(id.index)] }
    _modify { yield &rows[Int(id.index)] }
  }

  subscript(id: NominalID) -> NominalDeclaration {
    get { nominals[Int(id.index)] }
    _modify { yield &nominals[Int(id.index)] }
  }

  /// Adds a row that no lookup finds yet.
  mutating func append(_ declaration: Declaration) -> DeclarationID {
    rows.append(declaration)
    return DeclarationID(Int32(rows.count - 1))
  }

  /// The first declaration of a name in a type, or at file scope for owner -1.
  func first(_ owner: NominalID, _ name: NameID) -> DeclarationID {
    let key = Self.key(owner, name)
    var slot = Self.slot(key, keys.count)
    while keys[slot] != .max {
      if keys[slot] == key { return heads[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return .none
  }

  /// Makes a row visible to lookups, behind those of the same name that are there.
  mutating func index(_ id: DeclarationID) {
    let row = rows[Int(id.index)]
    let key = Self.key(row.owner, row.name)
    let slot = findSlot(key)
    if keys[slot] == .max {
      keys[slot] = key
      heads[slot] = id
      used += 1
      if used * 2 > keys.count { grow() }
      return
    }
    if rows[Int(heads[slot].index)].flags.contains(.isLibrary), !row.flags.contains(.isLibrary) {
      rows[Int(id.index)].next = heads[slot]
      heads[slot] = id
      return
    }
    var last = heads[slot]
    while !rows[Int(last.index)].next.isNone, staysBehind(rows[Int(last.index)].next, row) {
      last = rows[Int(last.index)].next
    }
    rows[Int(id.index)].next = rows[Int(last.index)].next
    rows[Int(last.index)].next = id
  }

  /// Whether a new row goes behind this one: the module's rows stand before the library's.
  private func staysBehind(_ other: DeclarationID, _ row: Declaration) -> Bool {
    row.flags.contains(.isLibrary) || !rows[Int(other.index)].flags.contains(.isLibrary)
  }

  private func findSlot(_ key: UInt64) -> Int {
    var slot = Self.slot(key, keys.count)
    while keys[slot] != .max, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow() {
    let oldKeys = keys
    let oldHeads = heads
    keys = Array(repeating: .max, count: oldKeys.count * 2)
    heads = Array(repeating: .none, count: oldKeys.count * 2)
    for index in oldKeys.indices where oldKeys[index] != .max {
      let slot = findSlot(oldKeys[index])
      keys[slot] = oldKeys[index]
      heads[slot] = oldHeads[index]
    }
  }

  private static func key(_ owner: NominalID, _ name: NameID) -> UInt64 {
    UInt64(UInt32(bitPattern: owner.index)) << 32 | UInt64(name.index)
  }

  private static func slot(_ key: UInt64, _ count: Int) -> Int {
    let mixed = (key ^ (key >> 29)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40) & (count - 1)
  }
}
