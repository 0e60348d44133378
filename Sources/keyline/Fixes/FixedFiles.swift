import LayoutCompiler
import LayoutDiagnostics

/// Files whose text a command changed: written back, or shown as what would change.
enum FixedFiles {
  /// Writes a file that was fixed, or prints what would change; standard input goes to standard output.
  static func write(
    _ path: String, from old: [UInt8], to new: [UInt8], count: Int, isDiff: Bool, _ console: inout Console
  ) throws(UsageError) {
    if path == Inputs.standardInputName, !isDiff { return console.write(new) }
    if new == old { return }
    if isDiff { return console.write(UnifiedDiff.render(path: path, from: old, to: new)) }
    do {
      try Platform.replace(path: path, with: new)
      console.writeError("\(path): \(count) fixed\n")
    } catch {
      throw UsageError("cannot write '\(path)': \(error.reason)")
    }
  }

  /// Keeps changes that undo each other from going on for ever.
  private static let rounds = 20

  /// Makes the changes that errors propose, round after round, since one mistake may hide another.
  static func correct(_ source: SourceMap) -> (text: [UInt8], count: Int) {
    let path = source.files[0].path
    var text = source.files[0].text
    var count = 0
    for _ in 0..<rounds {
      let checked = LayoutCompiler.check(SourceMap(path: path, text: text))
      var edits: [SourceEdit] = []
      var made = 0
      for fix in checked.diagnostics.compactMap(onlyFix) where !edits.touch(fix.edits) {
        edits += fix.edits
        made += 1
      }
      guard made > 0, let changed = edits.applied(to: text, base: 0), changed != text else { break }
      text = changed
      count += made
    }
    return (text, count)
  }

  /// What a message proposes, if it is one thing.
  private static func onlyFix(_ diagnostic: Diagnostic) -> FixIt? {
    diagnostic.fixIts.count == 1 ? diagnostic.fixIts[0] : nil
  }
}
