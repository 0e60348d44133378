import LayoutDiagnostics
import LayoutSyntax

/// The comments of a file that silence rules.
///
///     Text("Hi").position(x: 0, y: 0)  // keyline:ignore position-in-stack -- a sticker
///     // keyline:ignore spacer-in-zstack -- the line below
///     // keyline:ignore-file redundant-default -- generated
///     // keyline:ignore-start offset-as-layout -- a hand-drawn figure … // keyline:ignore-end offset-as-layout
///
/// Each names its rules, separated by commas, and gives a reason behind ` -- `. A comment that names no rule, names one that
/// does not exist, silences nothing or gives no reason is a finding itself.
struct Suppressions {
  /// One rule of one comment.
  private struct Entry {
    var rule: String
    /// The rule's bytes in the comment.
    var range: SourceRange
    var comment: SourceRange
    var reason: String
    /// The lines that it reaches, from 0.
    var lines: ClosedRange<Int>
    var isUsed = false
  }

  private static let marker = Array("keyline:ignore".utf8)
  private var entries: [Entry] = []
  private var empty: [SourceRange] = []
  private var strayEnds: [SourceRange] = []
  private var unknownForms: [SourceRange] = []
  private let file: SourceFile

  init(_ syntax: SyntaxIndex) {
    file = syntax.tree.file
    guard Self.find(Self.marker, in: file.text[...]) != nil else { return }
    for index in syntax.tree.tokens.indices {
      for piece in syntax.tree.trivia(before: TokenID(UInt32(index))) where piece.kind == .lineComment {
        read(piece.range, syntax.bytes(piece.range))
      }
    }
  }

  /// The finding, with the reason of the comment that silences it.
  mutating func apply(to finding: Finding, in file: SourceFile) -> Finding {
    let line = file.lineIndex(at: finding.range.lower)
    var finding = finding
    for index in entries.indices where entries[index].rule == finding.rule && entries[index].lines.contains(line) {
      entries[index].isUsed = true
      finding.suppression = entries[index].reason
    }
    return finding
  }

  /// What is wrong with the comments themselves.
  func report(to findings: inout Findings, active: [String], isLaidOut: Bool) {
    for range in empty { findings.report("this comment names no rule to ignore", at: range) }
    for range in unknownForms {
      findings.report("there are 'ignore', 'ignore-file', 'ignore-start' and 'ignore-end'", at: range)
    }
    for range in strayEnds { findings.report("this rule's 'ignore-start' is missing", at: range) }
    for entry in entries {
      if RuleCatalog.named(entry.rule) == nil {
        let best = Suggestions.best(for: entry.rule, among: RuleCatalog.all.map { $0.name })
        let hint = best.map { "; did you mean '" + $0 + "'?" } ?? ""
        let fix = best.map { Fix.safe("replace it with '" + $0 + "'", [SourceEdit(entry.range, $0)]) }
        findings.report("there is no rule '" + entry.rule + "'" + hint, at: entry.range, fix: fix)
      } else if !entry.isUsed {
        if active.contains(entry.rule), isLaidOut {
          findings.report("'" + entry.rule + "' finds nothing here; this comment ignores nothing", at: entry.range)
        }
      } else if entry.reason.isEmpty {
        findings.report("give the reason behind ' -- '", at: entry.comment)
      }
    }
  }

  // MARK: Reading

  private mutating func read(_ range: SourceRange, _ comment: ArraySlice<UInt8>) {
    guard let start = Self.find(Self.marker, in: comment),
      comment[comment.startIndex..<start].allSatisfy({ $0 == UInt8(ascii: "/") || $0 == 0x20 })
    else { return }
    let rest = comment[(start + Self.marker.count)...]
    let form = rest.prefix { $0 != 0x20 }
    var body = rest.dropFirst(form.count)
    var reason = ""
    if let dashes = Self.find(Array("-- ".utf8), in: body) {
      reason = Self.trimmed(body[(dashes + 3)...])
      body = body[..<dashes]
    }
    let line = file.lineIndex(at: range.lower)
    let names = words(of: body, base: range.lower, in: comment)
    if names.isEmpty { empty.append(range) }
    for name in names {
      let lines: ClosedRange<Int>
      switch String(decoding: form, as: UTF8.self) {
      case "-file": lines = 0...file.lineStarts.count
      case "-start": lines = line...file.lineStarts.count
      case "-end":
        end(name, line)
        continue
      case "": lines = standsAlone(range) ? line...lineBelow(line) : line...line
      default:
        unknownForms.append(range)
        return
      }
      entries.append(Entry(rule: name.text, range: name.range, comment: range, reason: reason, lines: lines))
    }
  }

  private mutating func end(_ name: (text: String, range: SourceRange), _ line: Int) {
    let open = entries.lastIndex { $0.rule == name.text && $0.lines.lowerBound > 0 && $0.lines.upperBound > line + 1 }
    guard let open else { return strayEnds.append(name.range) }
    entries[open].lines = entries[open].lines.lowerBound...line
  }

  /// The next line that is more than a comment: several comments may stand above a line.
  private func lineBelow(_ line: Int) -> Int {
    var below = line + 1
    while below < file.lineStarts.count {
      let text = file.line(below).drop { $0 == 0x20 || $0 == 0x09 }
      guard text.starts(with: "//".utf8) else { break }
      below += 1
    }
    return below
  }

  /// The words between spaces and commas.
  private func words(
    of body: ArraySlice<UInt8>, base: SourceOffset, in comment: ArraySlice<UInt8>
  ) -> [(text: String, range: SourceRange)] {
    body.split { $0 == 0x20 || $0 == UInt8(ascii: ",") }.map { word in
      let lower = base + SourceOffset(word.startIndex - comment.startIndex)
      return (String(decoding: word, as: UTF8.self), SourceRange(lower, lower + SourceOffset(word.count)))
    }
  }

  /// Whether nothing but space stands before a comment on its line.
  private func standsAlone(_ comment: SourceRange) -> Bool {
    let line = file.line(file.lineIndex(at: comment.lower))
    return line[line.startIndex..<Int(comment.lower - file.base)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 == 0x20 }
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func find(_ pattern: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= pattern.count else { return nil }
    return (text.startIndex...(text.endIndex - pattern.count)).first { start in
      text[start] == pattern[0] && text[start..<(start + pattern.count)].elementsEqual(pattern)
    }
  }
}
