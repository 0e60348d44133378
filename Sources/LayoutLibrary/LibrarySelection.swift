package import LayoutEvaluator
package import LayoutSyntax

/// The part of the library that a module is checked against.
///
/// Reading the whole library would take longer than everything else that a small file needs, so a module gets the types and
/// functions that it names, what these need in turn, and of the members of these types those that it names. A name that a
/// type has at all it has in full: every overload comes along. What leaving out a declaration can do is to make an error,
/// never another meaning, so whoever finds an error looks again with the whole library.
package struct LibrarySelection: Sendable {
  /// The interfaces, in catalog order.
  package private(set) var text: [UInt8] = []
  /// What runs for the declarations without a body, in order of appearance in ``text``.
  package private(set) var natives: [Native] = []
  /// Which units it holds; nil for the whole library.
  private var isIncluded: [Bool]?

  private init() {}

  /// The whole library.
  package static let all: LibrarySelection = {
    var selection = LibrarySelection()
    for entry in catalog {
      entry.interface.withUTF8Buffer { selection.text.append(contentsOf: $0) }
      selection.text.append(UInt8(ascii: "\n"))
      selection.natives.append(contentsOf: entry.natives)
    }
    return selection
  }()

  /// What a module may need, given its files as they were parsed with a table of names.
  package init(neededBy files: [SyntaxTree], names: NameTable) {
    var choice = LibraryChoice()
    for hash in names.hashes(usedIn: files) { choice.offer(hash) }
    self.init(choice)
  }

  /// What every module has, and one unit with what it needs.
  init(unit: Int) {
    var choice = LibraryChoice()
    choice.include(unit)
    self.init(choice)
  }

  /// The whole library if the index is of another one.
  private init(_ choice: consuming LibraryChoice) {
    let units = choice.units()
    text.reserveCapacity(1 << 15)
    isIncluded = units
    let isComplete = append(units)
    if !isComplete { self = .all }
  }

  package var isWhole: Bool { isIncluded == nil }

  /// Whether it holds all that another one does.
  package func covers(_ other: LibrarySelection) -> Bool {
    guard let isIncluded else { return true }
    guard let others = other.isIncluded else { return false }
    return zip(isIncluded, others).allSatisfy { $0 || !$1 }
  }

  /// Appends units in order, entry by entry; says whether the index fits the entries.
  private mutating func append(_ units: [Bool]) -> Bool {
    let catalog = catalog
    var entry = -1
    var entryNatives: [Native] = []
    var openHead: Int?
    for index in units.indices where units[index] {
      let unit = LibraryUnit(index)
      if unit.entry != entry {
        entry = unit.entry
        entryNatives = catalog[entry].natives
        guard isCurrent(catalog[entry], entry, catalog.count) else { return false }
      }
      if openHead != nil, unit.head != openHead { closeType() }
      openHead = unit.head
      catalog[entry].interface.withUTF8Buffer { text.append(contentsOf: UnsafeBufferPointer(rebasing: $0[unit.bytes])) }
      text.append(UInt8(ascii: "\n"))
      natives.append(contentsOf: entryNatives[unit.natives])
    }
    if openHead != nil { closeType() }
    return true
  }

  private mutating func closeType() {
    text.append(UInt8(ascii: "}"))
    text.append(UInt8(ascii: "\n"))
  }
}

/// Whether the index was made from an entry as it is now.
private func isCurrent(_ entry: LibraryEntry, _ place: Int, _ count: Int) -> Bool {
  libraryEntrySizes.count == count * 2 && entry.interface.utf8CodeUnitCount == Int(libraryEntrySizes[place * 2])
    && entry.natives.count == Int(libraryEntrySizes[place * 2 + 1])
}
