import LayoutDiagnostics
import LayoutEvaluator
import LayoutLibrary
import LayoutSema
import LayoutSyntax

/// The library as it was read for the modules before: what a run over many files reads once instead of once a file.
///
/// The first module gets the part that it needs, as if it were alone. One that needs more adds to what is there, so that
/// files that are alike are soon checked against the little that all of them name; after a few such steps all of the library
/// is read, and serves whatever comes.
package struct LibraryCache: Sendable {
  struct Entry: Sendable {
    let selection: LibrarySelection
    fileprivate(set) var checked: CheckedLibrary
    let natives: [Native]

    init(_ selection: LibrarySelection) {
      let interface = LibraryInterface(selection)
      self.selection = interface.selection
      var names = NameTable()
      let sources = SourceMap(path: Library.path, text: interface.text)
      let tree = parse(sources.files[0], names: &names, isInterface: true).tree
      checked = CheckedLibrary(tree, names: names)
      natives = interface.natives
    }
  }

  /// What has been read, and how often that was too little.
  private var entry: Entry?
  private var growth = 0
  /// How often it was enough since.
  private var uses = 0

  package init() {}

  /// One that needs to read nothing any more.
  package static let ofWholeLibrary: LibraryCache = {
    var cache = LibraryCache()
    cache.entry = whole
    return cache
  }()

  /// All of the library, which is read at most once, whichever thread asks first.
  private static let whole = Entry(.all)

  /// How often a part may grow before it is given up for the whole.
  private static let allowedGrowth = 6
  private static let usesBeforeSettling = 3

  /// What was read, if it has all that a module needs, given its files as they were parsed with a table of names.
  mutating func library(neededBy files: [SyntaxTree], names: NameTable) -> Entry {
    if let entry, entry.selection.isWhole { return entry }
    let selection = LibrarySelection(neededBy: files, names: names)
    guard let entry else { return read(selection) }
    if entry.selection.covers(selection) { return reuse(entry) }
    growth += 1
    if growth <= Self.allowedGrowth { return read(LibrarySelection(entry.selection, and: selection)) }
    self.entry = Self.whole
    return Self.whole
  }

  /// All of the library, for a module that has an error without it; the modules after it can do with less.
  func wholeLibrary() -> Entry { Self.whole }

  /// A part that serves again is worth being settled.
  private mutating func reuse(_ entry: Entry) -> Entry {
    uses += 1
    if uses != Self.usesBeforeSettling { return entry }
    self.entry?.checked.settle()
    return self.entry ?? entry
  }

  private mutating func read(_ selection: LibrarySelection) -> Entry {
    let read = Entry(selection)
    entry = read
    uses = 0
    return read
  }
}
