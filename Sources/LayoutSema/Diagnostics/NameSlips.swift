import LayoutDiagnostics

/// Whether a name that is near to another one is a slip of it, or the name of something that another file declares.
///
/// A file out of an app names many things that are not in it, and in a language with hundreds of names most words are near
/// to one of them: a `Status` is no `State`, a `Store` neither, and a `TagRow` no `Row`. A slip keeps the first letter, changes
/// about one letter of four, and neither adds nor drops a whole word. What begins with a capital letter is a type and never
/// the name of a variable, and the other way round, unless they differ in nothing but that.
struct NameSlip {
  private let name: [UInt8]
  private let words: [[UInt8]]
  private let kind: Aliases.Kind

  init(_ name: String, _ kind: Aliases.Kind) {
    self.name = Array(name.utf8)
    self.kind = kind
    words = Self.words(Array(name.utf8))
  }

  /// Whether the name may be a slip of a candidate; members and labels are near whenever they are near by their letters, but
  /// for values that have a word more: an app's `acBackground` is no `background`.
  func mayMean(_ candidate: String) -> Bool {
    switch kind {
    case .member, .label: return true
    case .staticMember: return !differsInWord(Self.words(Array(candidate.utf8)))
    case .type, .value, .base, .call, .content: break
    }
    let other = Array(candidate.utf8)
    guard let first = name.first, let otherFirst = other.first else { return false }
    if Self.lowercase(name) == Self.lowercase(other) { return Self.isCapital(otherFirst) || kind == .value }
    guard Self.isCapital(first) == Self.isCapital(otherFirst) else { return false }
    if !Self.isCapital(first) { return true }
    return isSlip(of: other, Suggestions.distance(from: String(decoding: name, as: UTF8.self), to: candidate))
  }

  private func isSlip(of other: [UInt8], _ distance: Int) -> Bool {
    guard name.count > 2, distance <= max(1, name.count / 4), sharesBeginning(other) else { return false }
    // three letters of which one is another are another word
    if name.count == 3, other.count == 3, Self.sorted(name) != Self.sorted(other) { return false }
    let isPlural = name + Array("s".utf8) == other || other + Array("s".utf8) == name
    return !isPlural && !differsInWord(Self.words(other))
  }

  private func sharesBeginning(_ other: [UInt8]) -> Bool {
    let (own, other) = (Self.lowercase(name), Self.lowercase(other))
    return own[0] == other[0] || other.count > 1 && own[0] == other[1] && own[1] == other[0]
  }

  /// Whether one of the names is the other with a word more.
  private func differsInWord(_ other: [[UInt8]]) -> Bool {
    let (long, short) = words.count > other.count ? (words, other) : (other, words)
    guard long.count == short.count + 1 else { return false }
    return long.indices.contains { dropped in
      long.indices.filter { $0 != dropped }.map { Self.lowercase(long[$0]) } == short.map { Self.lowercase($0) }
    }
  }

  /// The words of a name, each of which begins with a capital letter: `ScrollView`, `VStack`.
  private static func words(_ name: [UInt8]) -> [[UInt8]] {
    var result: [[UInt8]] = []
    for byte in name {
      if isCapital(byte) || result.isEmpty { result.append([]) }
      result[result.count - 1].append(byte)
    }
    return result
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  private static func lowercase(_ name: [UInt8]) -> [UInt8] { name.map { isCapital($0) ? $0 | 0x20 : $0 } }

  private static func sorted(_ name: [UInt8]) -> [UInt8] { lowercase(name).sorted() }
}
