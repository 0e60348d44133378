/// How wide a line is once an ellipsis stands for what does not fit.
///
/// Characters give way one by one, and spaces beside the ellipsis are dropped. The line is what remains of its
/// paragraph from the line's first character on; in the head and middle modes it ends as the paragraph ends.
struct Truncation {
  let starts: [Double]
  let pieces: [Piece]
  /// The room for the line, the ellipsis included.
  let width: Double
  let ellipsis: Double
  let mode: TruncationMode

  /// The width of `line` with its ellipsis, unrounded.
  func width(of line: LineWalker.Line) -> Double {
    var last = line.piece
    while !pieces[last].isHard && last + 1 < pieces.count { last += 1 }
    let end = max(pieces[last].textEnd, line.start)
    let room = max(width - ellipsis, 0) + 1e-6
    switch mode {
    case .tail: return kept(from: line.start, to: end, room: room, piece: line.piece) + ellipsis
    case .head: return keptAtEnd(from: line.start, to: end, room: room, lastPiece: last) + ellipsis
    case .middle:
      let head = kept(from: line.start, to: end, room: room / 2, piece: line.piece)
      return head + ellipsis + keptAtEnd(from: line.start, to: end, room: room - head, lastPiece: last)
    }
  }

  /// The width of the characters that stay before the ellipsis.
  private func kept(from start: Int, to end: Int, room: Double, piece: Int) -> Double {
    var count = start
    while count < end && starts[count + 1] - starts[start] <= room { count += 1 }
    var index = piece
    while index > 0 && pieces[index - 1].next > count { index -= 1 }
    while index + 1 < pieces.count && pieces[index].next < count { index += 1 }
    return starts[max(min(count, pieces[index].textEnd), start)] - starts[start]
  }

  /// The width of the characters that stay behind the ellipsis.
  private func keptAtEnd(from start: Int, to end: Int, room: Double, lastPiece: Int) -> Double {
    var first = end
    while first > start && starts[end] - starts[first - 1] <= room { first -= 1 }
    var index = lastPiece
    while index > 0 && pieces[index - 1].next > first { index -= 1 }
    if first >= pieces[index].textEnd { first = min(max(pieces[index].next, first), end) }
    return starts[end] - starts[first]
  }
}
