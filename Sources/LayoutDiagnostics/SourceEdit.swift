/// A replacement of one range of the source; an empty range inserts, an empty replacement deletes.
package struct SourceEdit: Hashable, Sendable {
  package var range: SourceRange
  package var replacement: String

  package init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension Array where Element == SourceEdit {
  /// A text with the edits made; nil if two of them overlap.
  ///
  /// - Parameter base: the offset of the text's beginning, in bytes, that the edits count with.
  package func applied(to text: [UInt8], base: SourceOffset) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    for edit in sorted(by: { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }) {
      let lower = Int(edit.range.lower - base)
      guard lower >= position else { return nil }
      result += text[position..<lower]
      result += [UInt8](edit.replacement.utf8)
      position = Int(edit.range.upper - base)
    }
    return result + text[position...]
  }

  /// Whether other edits would be made where these are, or right beside them.
  package func touch(_ others: [SourceEdit]) -> Bool {
    contains { one in
      others.contains { $0.range.lower <= one.range.upper && one.range.lower <= $0.range.upper }
    }
  }
}
