package import LayoutSyntax

/// The part of the library that a module is checked against, as a choice of units.
///
/// Reading the whole library would take longer than everything else that a small file needs, so a module gets the types and
/// functions that it names, what these need in turn, and of the members of these types those that it names. A name that a
/// type has at all it has in full: every overload comes along. What leaving out a declaration can do is to make an error,
/// never another meaning, so whoever finds an error looks again with the whole library.
package struct LibrarySelection: Sendable {
  /// Which units it holds; nil for the whole library.
  let isIncluded: [Bool]?

  /// The whole library.
  package static let all = LibrarySelection(nil)

  /// What a module may need, given its files as they were parsed with a table of names.
  package init(neededBy files: [SyntaxTree], names: NameTable) {
    var choice = LibraryChoice()
    for hash in names.hashes(usedIn: files) { choice.offer(hash) }
    self.init(choice.units())
  }

  /// What every module has, and one unit with what it needs.
  init(unit: Int) {
    var choice = LibraryChoice()
    choice.include(unit)
    self.init(choice.units())
  }

  /// What either of two has.
  package init(_ one: LibrarySelection, and other: LibrarySelection) {
    guard let ones = one.isIncluded, let others = other.isIncluded else {
      self = .all
      return
    }
    self.init(zip(ones, others).map { $0 || $1 })
  }

  private init(_ units: [Bool]?) { isIncluded = units }

  package var isWhole: Bool { isIncluded == nil }

  /// Whether it holds all that another one does.
  package func covers(_ other: LibrarySelection) -> Bool {
    guard let isIncluded else { return true }
    guard let others = other.isIncluded else { return false }
    for index in isIncluded.indices where others[index] && !isIncluded[index] { return false }
    return true
  }
}
