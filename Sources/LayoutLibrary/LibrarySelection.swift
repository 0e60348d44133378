package import LayoutEvaluator
package import LayoutSyntax

/// The part of the library that a module is checked against.
///
/// Lexing and collecting the whole library would take longer than everything else that a small file needs, so a module gets
/// the declarations at file scope that it names, those that these need in turn, and of the extensions of these types the ones
/// that add a name it uses (``libraryIndex``). A name that a type has at all it has in full: every overload comes along. What
/// leaving out a declaration can do is to make an error, never another meaning, so whoever finds an error looks again with the
/// whole library.
package struct LibrarySelection: Sendable {
  /// Which units it holds; nil for the whole library.
  private let isIncluded: [Bool]?

  private init(isIncluded: [Bool]?) { self.isIncluded = isIncluded }

  /// The whole library.
  package static let all = LibrarySelection(isIncluded: nil)

  package var isWhole: Bool { isIncluded == nil }

  /// Whether it holds all that another one does.
  package func covers(_ other: LibrarySelection) -> Bool {
    guard let isIncluded else { return true }
    guard let others = other.isIncluded else { return false }
    return zip(isIncluded, others).allSatisfy { $0 || !$1 }
  }

  /// The interfaces, in catalog order.
  package var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(1 << 16)
    for (entry, bytes, _) in pieces {
      entry.interface.withUTF8Buffer { text.append(contentsOf: $0[bytes]) }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// What runs for the declarations without a body, in order of appearance in ``text``.
  package var natives: [Native] { pieces.flatMap { entry, _, natives in entry.natives[natives] } }

  private var pieces: [(entry: LibraryEntry, bytes: Range<Int>, natives: Range<Int>)] {
    guard let isIncluded else { return catalog.map { ($0, 0..<$0.interface.utf8CodeUnitCount, 0..<$0.natives.count) } }
    return zip(libraryIndex, isIncluded).filter { $0.1 }.map { unit, _ in
      (catalog[unit.entry], unit.bytes, unit.natives)
    }
  }

  /// What a module may need whose files were parsed with a table of names.
  package init(neededBy names: NameTable) {
    let isUsed = libraryIndex.map { unit in unit.offers.isEmpty || unit.offers.contains { names.contains($0) } }
    self.init { unit in
      libraryIndex[unit].entry < language.count || (isUsed[unit] && libraryIndex[unit].extends == nil)
    } extending: { unit in
      isUsed[unit] && libraryIndex[unit].extends != nil
    }
  }

  /// The units that are wanted, and what they need; the whole library while the index is of another one.
  ///
  /// - Parameters:
  ///   - isWanted: whether a unit is wanted for itself.
  ///   - isExtension: whether a unit is wanted if the type is there that it extends.
  init(where isWanted: (Int) -> Bool, extending isExtension: (Int) -> Bool = { _ in false }) {
    guard Self.isIndexCurrent else {
      self = .all
      return
    }
    var isIncluded = Array(repeating: false, count: libraryIndex.count)
    var pending = libraryIndex.indices.filter(isWanted)
    var extensions = libraryIndex.indices.filter(isExtension)
    while !pending.isEmpty {
      while let next = pending.popLast() {
        if isIncluded[next] { continue }
        isIncluded[next] = true
        for needed in libraryIndex[next].needs { pending.append(Int(needed)) }
      }
      extensions.removeAll { unit in
        guard let type = libraryIndex[unit].extends, isIncluded[type] else { return false }
        pending.append(unit)
        return true
      }
    }
    self.isIncluded = isIncluded
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
  /// The unit of the type that it extends or makes another from; nil if there is none, or it is of the language itself.
  let extends: Int?
  /// The names by which a module gets at it: of the type, function or value that it declares, of what an
  /// extension adds; an extension without one comes with the type.
  let offers: [StaticString]

  init(
    _ entry: Int, _ start: Int, _ end: Int, _ firstNative: Int, _ endOfNatives: Int, extends: Int?, needs: [UInt16],
    _ offers: [StaticString]
  ) {
    self.entry = entry
    bytes = start..<end
    natives = firstNative..<endOfNatives
    self.needs = needs
    self.extends = extends
    self.offers = offers
  }
}
