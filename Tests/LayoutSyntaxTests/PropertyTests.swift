import Foundation
import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

/// What holds for every text, however broken: the tree is well formed, and nothing of the text is lost.
@Suite struct PropertyTests {
  static let files = Corpus.files(in: "parse")

  @Test(arguments: files)
  func everyPrefixParses(_ path: String) throws {
    let bytes = Array(Expectations.source(of: try Corpus.text(path)).utf8)
    // Every byte of what people write; long files are made of one thing many times.
    for length in stride(from: 0, through: bytes.count, by: bytes.count / 2000 * 20 + 1) {
      expectSound(Array(bytes[..<length]))
    }
  }

  /// Deletes, doubles and swaps stretches of the corpus at random, with the same luck on every run.
  @Test(arguments: files)
  func everyMutationParses(_ path: String) throws {
    let bytes = Array(Expectations.source(of: try Corpus.text(path)).utf8)
    guard bytes.count < 2000 || path.hasPrefix("parse/ok") else { return }
    var random = Random(seed: UInt64(bytes.count))
    for _ in 0..<40 {
      var mutated = bytes
      for _ in 0...random.next(below: 3) { mutate(&mutated, &random) }
      expectSound(mutated)
    }
  }

  /// Pieces of syntax strung together without sense.
  @Test func everySequenceOfTokensParses() {
    let pieces = [
      "struct ", "A", ": ", "{", "}", "(", ")", "[", "]", "<", ">", "if ", "else ", "let ", "=", "\n", "\n  ", ",", ";",
      ".", "\"a\"", "\"\\(", "\"", "1", "in ", "func ", "case ", "switch ", "@", "#if ", "#endif\n", "#else\n", "->",
      "?",
      "!", " + ", "try ", "$0", "\\", "for ", "where ", "&", "var ", "init", "`", "/*", "*/", "//", "_", "#",
      "\"\"\"\n", "get ", "enum ", "guard ", "is ", "as ", "extension ", "#Preview",
    ]
    var random = Random(seed: 1)
    for _ in 0..<2000 {
      var text = ""
      for _ in 0...random.next(below: 24) { text += pieces[random.next(below: pieces.count)] }
      expectSound(Array(text.utf8))
    }
  }

  @Test(arguments: [
    "{", "(", "[", "f(", "a{", "[a:", "!", "- ", "try ", "a ? ", "a = ", "if a {} else ", "\"\\(", "f<", "let x: [",
    "case .a(", "a ?? ", "#if a\n", "struct A {", "{ (", "@a ", "switch a { case 1: ", "\\a[", "a.b(", "&", "} ", ") ",
    "; ",
  ])
  func deepNestingEnds(_ piece: String) {
    for closers in ["", "}", ")"] {
      let text = String(repeating: piece, count: 1_200) + String(repeating: closers, count: 1_200)
      let (parsed, problem) = onLargeStack {
        let parsed = parse(bytes: Array(text.utf8))
        return (parsed, Soundness.problem(parsed, Array(text.utf8)))
      }
      #expect(problem == nil)
      #expect(!parsed.diagnostics.isEmpty || piece == "; " || piece == "#if a\n")
    }
  }

  @discardableResult
  func expectSound(_ bytes: [UInt8]) -> ParsedFile {
    let parsed = parse(bytes: bytes)
    let problem = Soundness.problem(parsed, bytes)
    if let problem { Issue.record("\(problem) in:\n\(String(decoding: bytes.prefix(2000), as: UTF8.self))") }
    return parsed
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
    guard bytes.count > 2 else { return }
    let start = random.next(below: bytes.count)
    let end = min(bytes.count, start + 1 + random.next(below: 12))
    let piece = Array(bytes[start..<end])
    switch random.next(below: 4) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: piece, at: random.next(below: bytes.count))
    case 2: bytes.replaceSubrange(start..<end, with: piece.reversed())
    default: bytes[start] = UInt8(random.next(below: 256))
    }
  }
}

/// A generator of small numbers that is the same everywhere.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }
}

/// The invariants of a tree.
enum Soundness {
  static func problem(_ parsed: ParsedFile, _ bytes: [UInt8]) -> String? {
    let tree = parsed.tree
    return printedBack(tree, bytes) ?? nodes(tree)
      ?? (parsed.diagnostics.contains { $0.range.upper > UInt32(bytes.count) } ? "a diagnostic outside the file" : nil)
  }

  /// Tokens and trivia make up the file.
  private static func printedBack(_ tree: SyntaxTree, _ bytes: [UInt8]) -> String? {
    var printed = 0
    for index in tree.tokens.indices {
      for piece in tree.trivia(before: TokenID(UInt32(index))) {
        if Int(piece.range.lower) != printed { return "a gap before token \(index)" }
        printed = Int(piece.range.upper)
      }
      if Int(tree.tokens[index].start) != printed { return "token \(index) does not follow" }
      printed = Int(tree.tokens[index].end)
    }
    return printed == bytes.count ? nil : "\(bytes.count - printed) bytes are lost"
  }

  /// Children stand before their parents, in order, within them, and every node but the root has one parent.
  private static func nodes(_ tree: SyntaxTree) -> String? {
    var parents = Array(repeating: 0, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      var next = node.first.index
      for slot in tree.slots(NodeID(UInt32(index))) where !slot.isNone {
        let child = tree[slot]
        if slot.index >= index { return "\(node.kind) before its child \(child.kind)" }
        parents[Int(slot.index)] += 1
        if child.first.index < next { return "\(child.kind) begins before its place in \(node.kind)" }
        if child.last != TokenID.none, child.last.index >= child.first.index {
          if child.last.index > node.last.index { return "\(child.kind) ends behind \(node.kind)" }
          next = child.last.index + (node.kind.mayShareTokens ? 0 : 1)
        }
      }
    }
    return parents.dropLast().allSatisfy { $0 <= 1 } ? nil : "a node with two parents"
  }
}

extension SyntaxKind {
  /// Generic arguments share the token `>>` with those around them.
  fileprivate var mayShareTokens: Bool { true }
}
