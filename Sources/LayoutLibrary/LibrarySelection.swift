package import LayoutEvaluator
package import LayoutSyntax

/// The part of the library that a module is checked against.
///
/// Lexing and collecting the whole library would take longer than everything else that a small file needs, so a module gets
/// the declarations at file scope that declare a name it uses, and those that these need in turn (``libraryIndex``). A name
/// that is declared at all is declared in full: every overload of it comes along. What leaving out a declaration can do is to
/// make an error, never another meaning, so whoever finds an error looks again with the whole library.
package struct LibrarySelection: Sendable {
  /// The interfaces, in catalog order.
  package private(set) var text: [UInt8] = []
  /// What runs for the declarations without a body, in order of appearance in ``text``.
  package private(set) var natives: [Native] = []

  private init() {}

  /// The whole library.
  package static var all: LibrarySelection {
    var selection = LibrarySelection()
    for entry in catalog { selection.append(entry) }
    return selection
  }

  /// What a module may need whose files were parsed with a table of names.
  package init(neededBy names: NameTable) {
    self.init { unit in unit.entry < language.count || unit.declares.contains { names.contains($0) } }
  }

  /// The units that are wanted, and what they need; the whole library while the index is of another one.
  init(where isWanted: (LibraryUnit) -> Bool) {
    guard Self.isIndexCurrent else {
      self = .all
      return
    }
    var isIncluded = Array(repeating: false, count: libraryIndex.count)
    var pending = libraryIndex.indices.filter { isWanted(libraryIndex[$0]) }
    while let next = pending.popLast() {
      if isIncluded[next] { continue }
      isIncluded[next] = true
      for needed in libraryIndex[next].needs { pending.append(Int(needed)) }
    }
    text.reserveCapacity(1 << 16)
    append(isIncluded)
  }

  private mutating func append(_ isIncluded: [Bool]) {
    for (unit, isIncluded) in zip(libraryIndex, isIncluded) where isIncluded { append(unit, of: catalog[unit.entry]) }
  }

  /// Whether the index was made from the entries as they are now.
  private static var isIndexCurrent: Bool {
    var unit = 0
    for (index, entry) in catalog.enumerated() {
      while unit < libraryIndex.count, libraryIndex[unit].entry == index { unit += 1 }
      guard unit > 0, libraryIndex[unit - 1].entry == index,
        libraryIndex[unit - 1].bytes.upperBound == entry.interface.utf8CodeUnitCount,
        libraryIndex[unit - 1].natives.upperBound == entry.natives.count
      else { return false }
    }
    return unit == libraryIndex.count
  }

  private mutating func append(_ entry: LibraryEntry) {
    entry.interface.withUTF8Buffer { text.append(contentsOf: $0) }
    text.append(UInt8(ascii: "\n"))
    natives.append(contentsOf: entry.natives)
  }

  private mutating func append(_ unit: LibraryUnit, of entry: LibraryEntry) {
    entry.interface.withUTF8Buffer { text.append(contentsOf: $0[unit.bytes]) }
    text.append(UInt8(ascii: "\n"))
    natives.append(contentsOf: entry.natives[unit.natives])
  }
}

/// One declaration at file scope of the library, as it can be found without reading its interface.
struct LibraryUnit: Sendable {
  /// Its entry's place in the catalog.
  let entry: Int
  /// Its place in the interface, without the comments before it.
  let bytes: Range<Int>
  /// Its native code among that of its entry.
  let natives: Range<Int>
  /// The units that it refers to.
  let needs: [UInt16]
  /// The types, functions, properties and cases that it declares.
  let declares: [StaticString]

  init(_ entry: Int, _ bytes: Range<Int>, _ natives: Range<Int>, needs: [UInt16], _ declares: [StaticString]) {
    self.entry = entry
    self.bytes = bytes
    self.natives = natives
    self.needs = needs
    self.declares = declares
  }
}
