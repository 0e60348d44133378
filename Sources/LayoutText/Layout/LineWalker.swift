/// Breaks a prepared text into lines for one width, one line at a time.
///
/// Lines are filled first-fit over the pieces of the text. Two things are added, both as measured: spaces hang past the
/// edge, and when a paragraph comes to two lines of which the second is a single word, the last word of the first line
/// moves down to it if that makes the lines more even. A piece that is too wide alone breaks between characters.
struct LineWalker {
  /// A line. Its numbers count characters from the start of the text.
  struct Line {
    var start: Int
    /// After the last character that is no space.
    var textEnd: Int
    /// After the spaces that hang past the edge.
    var end: Int
    /// The piece that the line ends in.
    var piece: Int
    /// Whether a line end or the end of the text follows.
    var endsParagraph: Bool
  }

  private let starts: [Double]
  private let pieces: [Piece]
  private let width: Double
  private var piece = 0
  private var start = 0
  private(set) var isAtEnd = false

  init(starts: [Double], pieces: [Piece], width: Double) {
    self.starts = starts
    self.pieces = pieces
    self.width = width + widthTolerance
  }

  /// The next line; not to be called at the end.
  mutating func next() -> Line {
    let limit = starts[start] + width
    let first = pieces[piece]
    if starts[first.textEnd] > limit && first.textEnd - start > 1 {
      let end = characters(before: limit, in: start + 1..<first.textEnd)
      defer { start = end }
      return Line(start: start, textEnd: end, end: end, piece: piece, endsParagraph: false)
    }
    var last = piece
    while !endsParagraph(last) && starts[pieces[last + 1].textEnd] <= limit { last += 1 }
    if shouldPushOut(last) { last -= 1 }
    return finishLine(at: last)
  }

  private mutating func finishLine(at last: Int) -> Line {
    let end = pieces[last]
    let line = Line(
      start: start, textEnd: max(end.textEnd, start), end: end.end, piece: last, endsParagraph: endsParagraph(last))
    isAtEnd = last + 1 == pieces.count
    piece = last + 1
    start = end.next
    return line
  }

  private func endsParagraph(_ index: Int) -> Bool { pieces[index].isHard || index + 1 == pieces.count }

  /// The greatest index of `range`, or its lower bound, whose character starts at or before `limit`.
  private func characters(before limit: Double, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= limit { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether the word that ends a paragraph's first line should join the lone word of its second line.
  private func shouldPushOut(_ last: Int) -> Bool {
    guard last > piece, !endsParagraph(last), endsParagraph(last + 1), startsParagraph(piece) else { return false }
    let words = (pieces[last - 1], pieces[last], pieces[last + 1])
    guard words.0.end > words.0.textEnd, words.1.end > words.1.textEnd else { return false }
    let greedy = (starts[words.1.textEnd] - starts[start], starts[words.2.textEnd] - starts[words.1.next])
    let even = (starts[words.0.textEnd] - starts[start], starts[words.2.textEnd] - starts[words.0.next])
    return even.1 <= width && abs(even.0 - even.1) < abs(greedy.0 - greedy.1)
  }

  private func startsParagraph(_ index: Int) -> Bool {
    index == 0 ? start == 0 : pieces[index - 1].isHard && start == pieces[index - 1].next
  }
}

/// Points by which a line may be too wide and still fit: the dust of sums and of offers that were computed.
private let widthTolerance = 1e-6
