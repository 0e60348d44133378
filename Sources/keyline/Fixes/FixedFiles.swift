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

  /// Makes the changes that errors in a module propose, round after round, since one mistake may hide another.
  ///
  /// - Returns: the module as it is then, and for each file how many changes there were.
  static func correct(_ module: SourceMap) -> (module: SourceMap, counts: [Int]) {
    var module = module
    var counts = Array(repeating: 0, count: module.files.count)
    for _ in 0..<rounds {
      let diagnostics = LayoutCompiler.check(module).diagnostics
      var corrected = SourceMap()
      var isChanged = false
      for (index, file) in module.files.enumerated() {
        let (text, made) = correct(file, diagnostics)
        if text != file.text { (isChanged, counts[index]) = (true, counts[index] + made) }
        _ = corrected.add(path: file.path, text: text)
      }
      guard isChanged else { break }
      module = corrected
    }
    return (module, counts)
  }

  /// Makes the changes in one file that do not touch each other.
  private static func correct(_ file: SourceFile, _ diagnostics: [Diagnostic]) -> (text: [UInt8], made: Int) {
    var edits: [SourceEdit] = []
    var made = 0
    for fix in diagnostics.compactMap(onlyFix) where !edits.touch(fix.edits) {
      guard fix.edits.allSatisfy({ file.range.contains($0.range.lower) || $0.range.lower == file.range.upper }) else {
        continue
      }
      edits += fix.edits
      made += 1
    }
    return (edits.applied(to: file.text, base: file.base) ?? file.text, made)
  }

  /// What a message proposes, if it is one thing.
  private static func onlyFix(_ diagnostic: Diagnostic) -> FixIt? {
    diagnostic.fixIts.count == 1 ? diagnostic.fixIts[0] : nil
  }
}
