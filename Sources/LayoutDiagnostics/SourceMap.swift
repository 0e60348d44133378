/// The files of one compilation and the offset space that they share.
///
/// Files are laid end to end with one spare offset between them, so that a file's end is a position of that file and of no
/// other. Lines are found by a binary search over line starts, which are computed when a file is added.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// A map with one file, as most callers need.
  package init(path: String, text: [UInt8]) {
    _ = add(path: path, text: text)
  }

  /// Appends a file and returns its index.
  package mutating func add(path: String, text: [UInt8]) -> Int {
    let base = files.last.map { $0.base + SourceOffset($0.text.count) + 1 } ?? 0
    files.append(SourceFile(path: path, text: text, base: base))
    return files.count - 1
  }

  /// Appends a file of another map, which then starts elsewhere, and returns its index.
  package mutating func add(copyOf file: SourceFile) -> Int {
    let base = files.last.map { $0.base + SourceOffset($0.text.count) + 1 } ?? 0
    files.append(SourceFile(file, base: base))
    return files.count - 1
  }

  /// The index of the file that an offset lies in; an offset past the end belongs to the last file.
  package func fileIndex(at offset: SourceOffset) -> Int {
    var low = 0
    var high = files.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if files[middle].base <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The file that an offset lies in.
  package func file(at offset: SourceOffset) -> SourceFile { files[fileIndex(at: offset)] }

  /// The file, line and column of an offset.
  package func location(of offset: SourceOffset) -> SourceLocation {
    file(at: offset).location(of: offset)
  }

  /// The text of a range that lies in one file.
  package func text(of range: SourceRange) -> String {
    let file = file(at: range.lower)
    let lower = min(Int(range.lower - file.base), file.text.count)
    let upper = min(Int(range.upper - file.base), file.text.count)
    return String(decoding: file.text[lower..<upper], as: UTF8.self)
  }
}

/// A place as people name it.
package struct SourceLocation: Hashable, Sendable {
  /// The file's path as it was given, or `<stdin>`.
  package var path: String
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars.
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
