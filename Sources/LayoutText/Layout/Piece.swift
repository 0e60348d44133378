/// A stretch of text that stays on one line where it can. Its numbers count characters from the start of the text.
///
/// A piece is a word with the spaces behind it, or whatever else the line-breaking rules keep together. Spaces are told
/// apart because they may hang past the edge, a line end because it takes no room at all.
struct Piece: Sendable {
  /// After the last character that is no space.
  private let textEndBits: UInt32
  private let endBits: UInt32
  private let nextBits: UInt32

  /// After the last character that is no space; not before the start of the piece.
  var textEnd: Int { Int(textEndBits) }
  /// After the spaces too, before the character that ends a line.
  var end: Int { Int(endBits) }
  /// Where the next piece starts.
  var next: Int { Int(nextBits & ~hardBit) }
  /// Whether the line ends here in any case.
  var isHard: Bool { nextBits & hardBit != 0 }

  init(textEnd: Int, end: Int, next: Int, isHard: Bool) {
    textEndBits = UInt32(textEnd)
    endBits = UInt32(end)
    nextBits = UInt32(next) | (isHard ? hardBit : 0)
  }
}

private let hardBit: UInt32 = 1 << 31
