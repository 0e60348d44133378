package import LayoutDiagnostics

/// What a corpus file expects, drawn under its code, and what was found, drawn the same way.
///
///     VStack(alignment: .middle) {
///     //                 ^~~~~~ error[unknown-member]: 'HorizontalAlignment' has no member 'middle'
///
/// A line that holds only a comment, whose text is spaces, a `^` with any number of `~`, and `severity[id]: message`,
/// expects that diagnostic: the marks stand under the range on the nearest line above that is no expectation. A single `^`
/// is a range of at most one character. Where the marks do not fit behind `//`, the column is written instead: `//@1:4`.
/// Whatever differs, on either side, shows as a difference of two texts, so a failing test reads as a diff.
package enum Expectations {
  /// The file without its expectation lines, on which the diagnostics are to be made.
  package static func source(of file: String) -> String {
    file.split(separator: "\n", omittingEmptySubsequences: false).filter { !isExpectation($0) }.joined(separator: "\n")
  }

  /// The file as it would read if it expected exactly some diagnostics.
  package static func annotate(_ sources: SourceMap, with diagnostics: [Diagnostic]) -> String {
    let file = sources.files[0]
    var lines: [String] = []
    var pending = diagnostics.sortedByPosition()[...]
    for index in file.lineStarts.indices {
      lines.append(String(decoding: file.line(index), as: UTF8.self))
      while let next = pending.first, file.lineIndex(at: next.range.lower) == index {
        lines.append(expectation(of: next, on: index, in: file))
        pending.removeFirst()
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func isExpectation(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("//") else { return false }
    var rest = text.dropFirst(2)
    if rest.hasPrefix("@") {
      rest = rest.drop { $0 != " " }
    } else {
      rest = rest.drop { $0 == " " }
      guard rest.hasPrefix("^") else { return false }
      rest = rest.dropFirst().drop { $0 == "~" }
    }
    return Diagnostic.Severity.allCases.contains { rest.hasPrefix(" \($0.rawValue)[") }
  }

  private static func expectation(of diagnostic: Diagnostic, on index: Int, in file: SourceFile) -> String {
    let line = file.line(index)
    let start = Int(diagnostic.range.lower - file.base) - line.startIndex
    let end = min(Int(diagnostic.range.upper - file.base) - line.startIndex, line.count)
    let before = width(line.prefix(start))
    let length = width(line.dropFirst(start).prefix(max(0, end - start)))
    let message = "\(diagnostic.severity.rawValue)[\(diagnostic.name)]: \(diagnostic.message)"
    let indentation = line.prefix { $0 == 0x20 }.count
    guard before >= indentation + 2 else {
      return String(repeating: " ", count: indentation) + "//@\(before + 1):\(length) \(message)"
    }
    let marks = "^" + String(repeating: "~", count: max(0, length - 1))
    return String(repeating: " ", count: indentation) + "//"
      + String(repeating: " ", count: before - indentation - 2) + marks + " " + message
  }

  /// The characters of a part of a line.
  private static func width(_ bytes: ArraySlice<UInt8>) -> Int { String(decoding: bytes, as: UTF8.self).count }
}
