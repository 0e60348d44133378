/// The lines in which two versions of a file differ, as `diff -u` writes them.
enum UnifiedDiff {
  /// The lines around a change that are shown with it.
  private static let context = 3

  static func render(path: String, from old: [UInt8], to new: [UInt8]) -> String {
    let before = lines(old)
    let after = lines(new)
    var rows: [(mark: Character, text: Substring, old: Int, new: Int)] = []
    let difference = after.difference(from: before)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if removed.contains(left) {
        rows.append(("-", before[left], left, right))
        left += 1
      } else if inserted.contains(right) {
        rows.append(("+", after[right], left, right))
        right += 1
      } else {
        rows.append((" ", before[left], left, right))
        (left, right) = (left + 1, right + 1)
      }
    }
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    for hunk in hunks(rows.map { $0.mark != " " }) {
      let shown = rows[hunk]
      let counts = (shown.count { $0.mark != "+" }, shown.count { $0.mark != "-" })
      text += "@@ -\(shown[hunk.lowerBound].old + 1),\(counts.0) +\(shown[hunk.lowerBound].new + 1),\(counts.1) @@\n"
      for row in shown { text += "\(row.mark)\(row.text)\n" }
    }
    return text
  }

  private static func lines(_ text: [UInt8]) -> [Substring] {
    var lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The stretches around changes; those that touch are one.
  private static func hunks(_ changes: [Bool]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in changes.indices where changes[index] {
      let range = max(0, index - context)..<min(changes.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }
}
