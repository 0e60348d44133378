import LayoutDiagnostics
import Testing

@testable import LayoutSyntax

/// The tables that stand twice, because Embedded Swift has no reflection, say the same.
@Suite struct TableTests {
  @Test func wordsAreSpelledAsTheirCases() {
    let renamed: [Word: String] = [
      .empty: "", .underscore: "_", .modify: "_modify", .read: "_read", .owned: "__owned", .shared: "__shared",
      .consumingByDefault: "__consuming",
    ]
    #expect(Word.allCases.count == Word.spellings.count)
    for word in Word.allCases {
      let spelling = Word.spellings[Int(word.rawValue)].text
      #expect(spelling == renamed[word] ?? String(describing: word))
    }
  }

  @Test func reservedWordsStandInTheOrderOfTheirTokens() {
    for kind in TokenKind.allCases
    where kind.rawValue >= TokenKind.kwAssociatedtype.rawValue && kind.rawValue < TokenKind.poundIf.rawValue {
      let offset = UInt32(kind.rawValue - TokenKind.kwAssociatedtype.rawValue)
      let name = NameID(Word.associatedtype.rawValue + offset)
      #expect(Word.tokenKind(of: name) == kind)
      let spelling = Word.spellings[Int(name.index)].text
      let expected = String(describing: kind).dropFirst(2).lowercased()
      #expect(spelling.lowercased() == expected || kind == .kwUnderscore || kind == .kwSelfType)
    }
  }

  @Test func operatorsFollowTheWords() {
    #expect(Precedence.firstName == UInt32(Word.spellings.count))
    let spellings = [OperatorName.less: "<", .greater: ">", .ellipsis: "...", .equalEqual: "==", .ampersand: "&"]
    for name in OperatorName.allCases {
      #expect(Precedence.operators[Int(name.rawValue)].spelling.text == spellings[name])
    }
    var names = NameTable()
    for (row, entry) in Precedence.operators.enumerated() {
      #expect(names.insert(entry.spelling.text).index == Precedence.firstName + UInt32(row))
    }
  }

  @Test func kindsAreSpelledAsTheirCases() {
    for kind in SyntaxKind.allCases { #expect(kind.spelling == String(describing: kind)) }
  }
}
