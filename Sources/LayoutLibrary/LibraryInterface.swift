package import LayoutEvaluator

/// What a selection of the library consists of: the declarations as text for the parser, and what runs for those of them that
/// have no body.
package struct LibraryInterface: Sendable {
  /// The interfaces, in catalog order.
  package private(set) var text: [UInt8] = []
  /// What runs for the declarations without a body, in order of appearance in ``text``.
  package private(set) var natives: [Native] = []
  /// What it was made of.
  package private(set) var selection: LibrarySelection

  /// The whole library.
  package static let all = LibraryInterface()

  private init() {
    selection = .all
    for entry in catalog {
      entry.interface.withUTF8Buffer { text.append(contentsOf: $0) }
      text.append(UInt8(ascii: "\n"))
      natives.append(contentsOf: entry.natives)
    }
  }

  /// The units of a selection; the whole library if the index is of another one.
  package init(_ selection: LibrarySelection) {
    self.selection = selection
    text.reserveCapacity(1 << 15)
    let isComplete = selection.isIncluded.map { append($0) } ?? false
    if !isComplete { self = .all }
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
