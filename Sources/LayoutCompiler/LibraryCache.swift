import LayoutDiagnostics
import LayoutLibrary
import LayoutSyntax

/// The parts of the library that modules needed, as trees: what a run over many files reads once instead of once a file.
///
/// Modules that use the same views need the same part, so few are kept. A tree counts its offsets from the beginning of its
/// file and serves every module, wherever the library stands behind it.
package struct LibraryCache: Sendable {
  private struct Entry: Sendable {
    let text: [UInt8]
    let tree: SyntaxTree
    let names: NameTable
  }

  /// The one that was used last at the end.
  private var entries: [Entry] = []
  /// Each takes about a megabyte.
  private static let limit = 8

  package init() {}

  /// A part of the library as a tree, and a table with its names and no others.
  mutating func read(_ library: LibrarySelection) -> (tree: SyntaxTree, names: NameTable) {
    let entry: Entry
    if let index = entries.lastIndex(where: { $0.text == library.text }) {
      entry = entries.remove(at: index)
    } else {
      var names = NameTable()
      let sources = SourceMap(path: Library.path, text: library.text)
      let tree = parse(sources.files[0], names: &names, isInterface: true).tree
      entry = Entry(text: library.text, tree: tree, names: names)
      if entries.count == Self.limit { entries.removeFirst() }
    }
    entries.append(entry)
    return (entry.tree, entry.names)
  }
}
