import LayoutDiagnostics
import LayoutEvaluator
import LayoutLibrary
import LayoutSema
import LayoutSyntax

/// The library as it was read for the modules before: what a run over many files reads once instead of once a file.
///
/// The first module gets the part that it needs, as if it were alone. As soon as one needs another part, all of the library is
/// read, and serves whatever comes.
package struct LibraryCache: Sendable {
  struct Entry: Sendable {
    let selection: LibrarySelection
    let checked: CheckedLibrary
    let natives: [Native]

    init(_ selection: LibrarySelection) {
      self.selection = selection
      var names = NameTable()
      let sources = SourceMap(path: Library.path, text: selection.text)
      let tree = parse(sources.files[0], names: &names, isInterface: true).tree
      checked = CheckedLibrary(tree, names: names)
      natives = selection.natives
    }
  }

  private var entry: Entry?

  package init() {}

  /// One that needs to read nothing any more: for many modules at the same time, each with a copy.
  package static let ofWholeLibrary: LibraryCache = {
    var cache = LibraryCache()
    _ = cache.wholeLibrary()
    return cache
  }()

  /// What was read, if it has all that a module needs, given its files as they were parsed with a table of names.
  mutating func library(neededBy files: [SyntaxTree], names: NameTable) -> Entry {
    if let entry, entry.selection.isWhole { return entry }
    let selection = LibrarySelection(neededBy: files, names: names)
    guard let entry else { return read(selection) }
    return entry.selection.covers(selection) ? entry : wholeLibrary()
  }

  mutating func wholeLibrary() -> Entry {
    if let entry, entry.selection.isWhole { return entry }
    return read(.all)
  }

  private mutating func read(_ selection: LibrarySelection) -> Entry {
    let read = Entry(selection)
    entry = read
    return read
  }
}
