import Testing

@testable import LayoutText

/// Line breaking against the whole of the Unicode Character Database, on machines that have it (``UnicodeData``).
///
/// The rules are tested as the annex has them. What texts do otherwise is deliberate: Korean words hold together, and
/// nothing breaks inside a grapheme cluster, not even where LB9 lets a mark stand alone after a space.
@Suite(.enabled(if: UnicodeData.isPresent, "needs the Unicode Character Database \(UnicodeData.version)"))
struct UnicodeDataTests {
  /// A line of LineBreakTest.txt: scalars, and where a line may break before each of them.
  struct Sample {
    var scalars: [Unicode.Scalar] = []
    var breaks: [Bool] = []

    init(_ line: Substring) throws {
      for part in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        switch part {
        case "÷": breaks.append(true)
        case "×": breaks.append(false)
        default: scalars.append(try #require(UInt32(part, radix: 16).flatMap { Unicode.Scalar($0) }))
        }
      }
      breaks.removeLast()
    }
  }

  /// All of the annex's samples, 7,654 of them.
  @Test func everySampleOfTheAnnex() throws {
    let lines = try UnicodeData.lines(of: "auxiliary/LineBreakTest.txt")
    #expect(lines.count == 7654)
    for line in lines {
      let sample = try Sample(line)
      let found = lineBreaks(in: sample.scalars.map { LineBreakClass(of: $0) })
      if found != sample.breaks { Issue.record("\(line): \(found)") }
    }
  }

  /// The same samples as texts, which break between grapheme clusters only.
  @Test func textsBreakAsTheirCharactersDo() throws {
    for line in try UnicodeData.lines(of: "auxiliary/LineBreakTest.txt") {
      let sample = try Sample(line)
      var text = ""
      text.unicodeScalars.append(contentsOf: sample.scalars)
      var expected: [Int] = []
      var inside: [Bool] = []
      for (index, character) in text.enumerated() {
        let scalar = inside.count
        if index > 0 && sample.breaks[scalar] { expected.append(index) }
        inside.append(false)
        inside += sample.breaks[(scalar + 1)...].prefix(character.unicodeScalars.count - 1)
      }
      if inside.contains(true) { continue }
      let pieces = storage(text, options: TextOptions(prefersHangulWords: false)).pieces
      let found = pieces.dropLast().map { $0.next }.filter { $0 < text.count }
      if found != expected { Issue.record("\(line): \(found), not \(expected)") }
    }
  }

  /// The class of every character that LineBreak.txt lists, at both ends of its range.
  @Test func classesOfAllCharacters() throws {
    for line in try UnicodeData.lines(of: "LineBreak.txt") {
      let parts = line.split(separator: ";").map { $0.filter { $0 != " " } }
      let bounds = parts[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      for code in [bounds[0], bounds[bounds.count - 1]] {
        guard let scalar = Unicode.Scalar(code) else { continue }
        let found = LineBreakClass(of: scalar)
        if !classes(parts[1], scalar).contains(found) { Issue.record("\(line): \(found)") }
      }
    }
  }

  /// What a class of the database is after LB1; two where LB30 and LB30b tell apart what the database does not.
  private func classes(_ name: String, _ scalar: Unicode.Scalar) -> [LineBreakClass] {
    switch name {
    case "AI", "SG", "XX": return [.letter, .unassignedPictograph]
    case "SA":
      let category = scalar.properties.generalCategory
      return [category == .nonspacingMark || category == .spacingMark ? .combining : .letter]
    case "ID": return [.ideograph, .unassignedPictograph]
    case "OP": return [.open, .wideOpen]
    default: return classNames[name].map { [$0] } ?? []
    }
  }
}

/// Where a line may break before characters of some classes, as the rules alone have it.
func lineBreaks(in classes: [LineBreakClass]) -> [Bool] {
  var breaker = LineBreaker(keepsHangulWords: false)
  return classes.indices.map { index in
    let next = classes[(index + 1)...].first { $0 != .combining && $0 != .joiner }
    return breaker.opportunity(before: classes[index], next: next) != .none
  }
}

/// The names of the other classes in the database.
private let classNames: [String: LineBreakClass] = [
  "AL": .letter, "SP": .space, "CM": .combining, "ZWJ": .joiner, "BK": .mandatory, "CR": .carriageReturn,
  "LF": .lineFeed, "NL": .nextLine, "ZW": .zeroWidthSpace, "WJ": .wordJoiner, "GL": .glue, "HL": .hebrew,
  "EB": .emojiBase, "EM": .emojiModifier, "NU": .number, "PR": .prefix, "PO": .postfix, "CL": .close,
  "CP": .closeParenthesis, "QU": .quotation, "EX": .exclamation, "IS": .infix, "SY": .symbol, "HY": .hyphen,
  "BA": .breakAfter, "BB": .breakBefore, "B2": .breakBoth, "CB": .contingent, "IN": .inseparable, "NS": .nonStarter,
  "CJ": .nonStarter, "H2": .hangulLV, "H3": .hangulLVT, "JL": .jamoL, "JV": .jamoV, "JT": .jamoT,
  "RI": .regionalIndicator,
]
