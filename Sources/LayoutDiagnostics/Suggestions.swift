/// "Did you mean": the candidate nearest to a mistyped name, or none.
///
/// Nearness is optimal string alignment distance: insertions, deletions, replacements and *transpositions of neighbours*
/// count one each, since swapped letters (`widht`) are the commonest slip of all. Case counts nothing. A name may differ in
/// one letter if it is short, in three at most; beyond that a suggestion is noise, and none is made.
package struct Suggestions {
  private let name: [UInt8]
  private let limit: Int
  private var best: String?
  private var bestRank = Rank(distance: .max, misses: .max)
  // Three rows of the distance table, which every candidate uses again.
  private var rows: (twoAbove: [Int], above: [Int], current: [Int]) = ([], [], [])

  /// How good a candidate is; less is better.
  private struct Rank {
    var distance: Int
    /// What tells equally near candidates apart: another first letter, another length, another case.
    var misses: Int

    static func < (left: Rank, right: Rank) -> Bool {
      (left.distance, left.misses) < (right.distance, right.misses)
    }
  }

  /// - Parameter name: what was written.
  package init(for name: String) {
    self.name = Array(name.utf8)
    limit = self.name.count < 3 ? self.name.count - 1 : self.name.count < 5 ? 1 : self.name.count < 9 ? 2 : 3
  }

  /// The best of some candidates; the first of several that are equally good.
  package static func best(for name: String, among candidates: some Sequence<String>) -> String? {
    var suggestions = Suggestions(for: name)
    for candidate in candidates { suggestions.consider(candidate) }
    return suggestions.result
  }

  /// The best candidate so far.
  package var result: String? { best }

  /// How many letters the best candidate so far differs in.
  package var distance: Int { bestRank.distance }

  /// Takes a candidate into account.
  ///
  /// - Parameter mayMean: what else must hold for it; asked only where the letters are near.
  package mutating func consider(_ candidate: String, if mayMean: (String) -> Bool = { _ in true }) {
    let bytes = Array(candidate.utf8)
    guard bytes != name, abs(bytes.count - name.count) <= limit, let distance = distance(to: bytes) else { return }
    // two letters of which one is another are another word
    if name.count == 2, distance == 1, bytes.count == 2, bytes[0] != name[1] { return }
    let rank = Rank(distance: distance, misses: misses(of: bytes))
    // five letters of which two differ, the first among them, are another word: a gauge is no range; so are three of more
    if name.count == 5, distance == 2, rank.misses >= 4 { return }
    if distance == 3, rank.misses >= 4 { return }
    guard rank < bestRank, mayMean(candidate) else { return }
    (best, bestRank) = (candidate, rank)
  }

  /// How many letters two names differ in, case aside; `Int.max` for names that are not near.
  package static func distance(from name: String, to other: String) -> Int {
    var suggestions = Suggestions(for: name)
    return suggestions.distance(to: Array(other.utf8)) ?? .max
  }

  private func misses(of candidate: [UInt8]) -> Int {
    guard let first = candidate.first, let ownFirst = name.first else { return 0 }
    // A name that breaks off is likelier than one with a wrong letter.
    if candidate.starts(with: name) { return -1 }
    let otherFirst = Self.lowercase(first) != Self.lowercase(ownFirst)
    return (otherFirst ? 4 : 0) + (candidate.count == name.count ? 0 : 2) + (first == ownFirst ? 0 : 1)
  }

  /// The distance if it is within the limit. A whole row beyond it ends the search.
  private mutating func distance(to other: [UInt8]) -> Int? {
    rows.above = Array(0...other.count)
    rows.twoAbove = rows.above
    rows.current = rows.above
    for row in name.indices {
      rows.current[0] = row + 1
      var least = row + 1
      for column in other.indices {
        rows.current[column + 1] = cell(row, column, other)
        least = min(least, rows.current[column + 1])
      }
      if least > limit { return nil }
      (rows.twoAbove, rows.above, rows.current) = (rows.above, rows.current, rows.twoAbove)
    }
    return rows.above[other.count] <= limit ? rows.above[other.count] : nil
  }

  private func cell(_ row: Int, _ column: Int, _ other: [UInt8]) -> Int {
    let isSame = Self.lowercase(name[row]) == Self.lowercase(other[column])
    let replaced = rows.above[column] + (isSame ? 0 : 1)
    let cost = min(replaced, rows.above[column + 1] + 1, rows.current[column] + 1)
    let isSwapped =
      row > 0 && column > 0 && Self.lowercase(name[row]) == Self.lowercase(other[column - 1])
      && Self.lowercase(name[row - 1]) == Self.lowercase(other[column])
    return isSwapped ? min(cost, rows.twoAbove[column - 1] + 1) : cost
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
