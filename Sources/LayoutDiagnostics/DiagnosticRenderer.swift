/// Turns diagnostics into text for people: place, severity, message, the source line with what is meant underlined, notes
/// and fixes.
///
///     row.layout:3:14: error[unknown-member]: no alignment is named 'oneThrid'
///       3 | HStack(alignment: .oneThrid) {
///         |                   ^~~~~~~~~
///       = help: replace 'oneThrid' with 'oneThird'
///       3 + HStack(alignment: .oneThird) {
///
/// The first line is in the form that editors and continuous integration already understand. Columns of the excerpt are
/// screen cells: tabs are widened and wide characters counted as two, so that the line below stands under what it means.
package struct DiagnosticRenderer {
  private let sources: SourceMap
  private let isColored: Bool

  /// - Parameter isColored: whether to colour severities and underlines with ANSI escapes.
  package init(sources: SourceMap, isColored: Bool) {
    self.sources = sources
    self.isColored = isColored
  }

  /// All of them, each ending in a line break.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics { append(diagnostic, to: &text) }
    return text
  }

  private func append(_ diagnostic: Diagnostic, to text: inout String) {
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.name)]"
    appendHead(diagnostic.range, label, color(diagnostic.severity), diagnostic.message, to: &text)
    appendExcerpt(diagnostic.range, mark: color(diagnostic.severity), to: &text)
    for note in diagnostic.notes {
      guard let range = note.range else {
        text += "  = note: \(note.message)\n"
        continue
      }
      appendHead(range, "note", .cyan, note.message, to: &text)
      appendExcerpt(range, mark: .cyan, to: &text)
    }
    for fixIt in diagnostic.fixIts {
      text += "  = \(paint("help", .green)): \(fixIt.message)\n"
      appendChange(fixIt, to: &text)
    }
  }

  private func appendHead(
    _ range: SourceRange, _ label: String, _ color: Color, _ message: String, to text: inout String
  ) {
    let place = sources.location(of: range.lower)
    text += paint("\(place.path):\(place.line):\(place.column):", .bold)
    text += " \(paint(label + ":", color)) \(paint(message, .bold))\n"
  }

  /// The line of the range's start with the range underlined, as far as it lies on that line.
  private func appendExcerpt(_ range: SourceRange, mark: Color, to text: inout String) {
    let file = sources.file(at: range.lower)
    let index = file.lineIndex(at: range.lower)
    let whole = file.line(index)
    let start = min(Int(range.lower - file.base), whole.endIndex)
    let line = Self.excerpt(of: whole, around: start)
    let end = max(start, min(Int(range.upper - file.base), line.endIndex))
    let before = ExcerptLine(line[..<start])
    let marked = ExcerptLine(line[start..<end], column: before.width)
    let after = ExcerptLine(line[end...], column: before.width + marked.width)
    let number = "\(index + 1)"
    let gutter = String(repeating: " ", count: max(0, 4 - number.utf8.count))
    let underline = marked.width == 0 ? "^" : "^" + String(repeating: "~", count: marked.width - 1)
    text += "\(paint(gutter + number + " |", .blue)) \(before.text)\(marked.text)\(after.text)\n"
    text += paint(String(repeating: " ", count: gutter.utf8.count + number.utf8.count) + " |", .blue)
    text += " " + String(repeating: " ", count: before.width) + paint(underline, mark) + "\n"
  }

  /// A line, or as much of a very long one around an index as a reader can take in.
  private static func excerpt(of line: ArraySlice<UInt8>, around index: Int) -> ArraySlice<UInt8> {
    guard line.count > longestLine else { return line }
    var start = max(line.startIndex, index - longestLine / 2)
    var end = min(line.endIndex, index + longestLine / 2)
    while start > line.startIndex, line[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.endIndex, line[end] & 0xC0 == 0x80 { end += 1 }
    return line[start..<end]
  }

  /// In bytes; lines that people write are shorter, and generated ones may have millions.
  private static let longestLine = 400

  /// The line as a fix makes it, where the fix changes one line and puts no line break into it.
  private func appendChange(_ fixIt: FixIt, to text: inout String) {
    guard let first = fixIt.edits.first, !fixIt.edits.contains(where: { $0.replacement.utf8.contains(0x0A) }) else {
      return
    }
    let file = sources.file(at: first.range.lower)
    let index = file.lineIndex(at: first.range.lower)
    let line = file.line(index)
    guard line.count <= Self.longestLine else { return }
    var changed: [UInt8] = []
    var end = line.startIndex
    for edit in fixIt.edits.sorted(by: { $0.range.lower < $1.range.lower }) {
      guard edit.range.lower >= file.base else { return }
      let lower = Int(edit.range.lower - file.base)
      let upper = Int(edit.range.upper - file.base)
      guard lower >= end, upper >= lower, upper <= line.endIndex else { return }
      changed += line[end..<lower] + edit.replacement.utf8
      end = upper
    }
    changed += line[end...]
    let number = "\(index + 1)"
    let gutter = String(repeating: " ", count: max(0, 4 - number.utf8.count))
    text += "\(paint(gutter + number + " +", .green)) \(ExcerptLine(changed[...]).text)\n"
  }

  private enum Color: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case green = "1;32"
    case blue = "34"
  }

  private func color(_ severity: Diagnostic.Severity) -> Color {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }

  private func paint(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// A part of a source line as it is shown: tabs as spaces, control characters replaced, and its width in screen cells.
private struct ExcerptLine {
  private(set) var text = ""
  private(set) var width = 0

  private static let tabWidth = 4

  /// - Parameter column: the cells of the line before this part, which decide how far a tab goes.
  init(_ bytes: ArraySlice<UInt8>, column: Int = 0) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09:
        let cells = Self.tabWidth - (column + width) % Self.tabWidth
        text += String(repeating: " ", count: cells)
        width += cells
      case 0..<0x20, 0x7F:
        text += "\u{FFFD}"
        width += 1
      default:
        text.unicodeScalars.append(scalar)
        width += Self.cells(scalar.value)
      }
    }
  }

  /// The screen cells of a character: none for what combines with the one before, two for East Asian wide ones and emoji.
  private static func cells(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
