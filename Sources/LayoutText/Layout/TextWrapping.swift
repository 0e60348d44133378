/// From lines to a size: line limits, heights, baselines and letters that shrink (Semantics §6.6).
///
/// Lines are walked once and never stored; the walk stops at the line that has to be cut. Only a text that may shrink
/// is walked more than once, each time in an offer that is larger by as much as its letters would be smaller.
extension TextStorage {
  /// The size in an offer that is not answered by the ideal size. The offer is not negative and may be infinite.
  func wrapped(width: Double, height: Double) -> TextSize {
    guard !runs.isEmpty else { return .zero }
    let lines = laidOut(width: width, height: height, factor: 1)
    if lines.size.isTruncated, options.allowsTightening, let size = tightened(width: width, height: height) {
      return size
    }
    guard options.minimumScaleFactor < 1 && !lines.fit else { return lines.size }
    return shrunk(width: width, height: height)
  }

  /// The size with the greatest scale factor at which all lines fit, or else with the smallest allowed.
  private func shrunk(width: Double, height: Double) -> TextSize {
    let smallest = max(options.minimumScaleFactor, 1 / scaleSteps)
    var low = smallest
    var high = 1.0
    var best = laidOut(width: width, height: height, factor: low)
    guard best.fit else { return best.size }
    while high - low > min(1, 4 * low) / scaleSteps {
      let middle = (low + high) / 2
      let lines = laidOut(width: width, height: height, factor: middle)
      if lines.fit {
        low = middle
        best = lines
      } else {
        high = middle
      }
    }
    return best.size
  }

  /// The size of a single line whose letters move together to fit, if a twentieth of an em each is enough.
  private func tightened(width: Double, height: Double) -> TextSize? {
    guard idealSize.lines == 1, height >= idealSize.height, let run = runs.first else { return nil }
    let give = 0.05 * run.metrics.height / emHeight * Double(starts.count - 1)
    guard idealSize.width - width <= give else { return nil }
    var size = idealSize
    size.width = width
    return size
  }

  /// Lays the lines out with all letters scaled by `factor`. They fit if nothing is cut off and no letter, and no first
  /// line, is larger than the offer, which text that may not shrink overflows instead.
  private func laidOut(width: Double, height: Double, factor: Double) -> (size: TextSize, fit: Bool) {
    let room = width / factor
    var walker = LineWalker(starts: starts, pieces: pieces, width: room)
    var stack = LineStack(hasNoWidth: width == 0)
    var widest = 0.0
    var isTruncated = false
    var run = 0
    while !walker.isAtEnd {
      let line = walker.next()
      let metrics = metrics(of: line, run: &run).scaled(by: factor)
      stack.append(metrics)
      if !walker.isAtEnd && mayNotContinue(stack, below: metrics, height: height) {
        isTruncated = true
        let truncation = Truncation(
          starts: starts, pieces: pieces, width: room, ellipsis: runs[run].ellipsis, mode: options.truncationMode)
        widest = max(widest, truncation.width(of: line))
        break
      }
      widest = max(widest, starts[line.end] - starts[line.start])
    }
    let fit = !isTruncated && widest <= room + lengthTolerance && stack.height <= height + lengthTolerance
    return (size(of: stack, widest: widest * factor, width: width, isTruncated: isTruncated, factor: factor), fit)
  }

  /// The text cut off after its first line, and the greatest height that has no room for another line.
  func firstLine(width: Double) -> (size: TextSize, limit: Double) {
    var walker = LineWalker(starts: starts, pieces: pieces, width: max(width, 0))
    var run = 0
    let metrics = metrics(of: walker.next(), run: &run)
    // A little less than what `mayNotContinue` compares with, so that a sum in another order makes no difference.
    let limit = metrics.height + metrics.gap + metrics.height - 2 * lengthTolerance
    return (laidOut(width: max(width, 0), height: 0, factor: 1).size, limit)
  }

  /// Whether the line limit or the height leaves no room for a line under the last one of `stack`.
  private func mayNotContinue(_ stack: LineStack, below last: LineMetrics, height: Double) -> Bool {
    if let limit = options.lineLimit, stack.count >= max(limit, 1) { return true }
    return stack.height + last.gap + last.height > height + lengthTolerance
  }

  private func size(of stack: LineStack, widest: Double, width: Double, isTruncated: Bool, factor: Double)
    -> TextSize
  {
    let offset = baselineOffset * factor
    let first = environment.round(stack.first.ascent) - offset
    let shift = environment.round(stack.first.ascent) - stack.first.ascent
    let height = max(stack.height, stack.first.reserved(options.reservedLines))
    return TextSize(
      width: min(environment.ceil(widest), width), height: environment.ceil(height), firstBaseline: first,
      lastBaseline: environment.ceil(stack.lastBaseline + shift) - offset, lines: stack.count,
      isTruncated: isTruncated, scaleFactor: factor)
  }

  /// The metrics of a line, and in `run` the run that its last character belongs to. Lines come in order.
  private func metrics(of line: LineWalker.Line, run: inout Int) -> LineMetrics {
    while run + 1 < runs.count && runs[run].end <= line.start { run += 1 }
    var metrics = runs[run].metrics
    while run + 1 < runs.count && runs[run].end < line.textEnd {
      run += 1
      metrics.unite(with: runs[run].metrics)
    }
    return metrics
  }
}

/// Lines on top of each other.
private struct LineStack {
  /// In an offer of no width the first gap is missing, as measured.
  let hasNoWidth: Bool
  var count = 0
  var height = 0.0
  var lastBaseline = 0.0
  var first = LineMetrics.zero
  private var gap = 0.0

  init(hasNoWidth: Bool) {
    self.hasNoWidth = hasNoWidth
  }

  mutating func append(_ line: LineMetrics) {
    if count == 0 { first = line }
    if count > (hasNoWidth ? 1 : 0) { height += gap }
    lastBaseline = height + line.ascent
    height += line.height
    gap = line.gap
    count += 1
  }
}

extension LineMetrics {
  fileprivate static let zero = LineMetrics(ascent: 0, descent: 0, gap: 0)

  /// The height of this many lines.
  fileprivate func reserved(_ lines: Int) -> Double {
    lines > 0 ? Double(lines) * height + Double(lines - 1) * gap : 0
  }
}

/// The steps between two scale factors that are told apart, over the whole range; below a quarter they are finer, so that
/// huge letters that fill a tile fill it.
private let scaleSteps = 64.0
/// The line height of the system font in em.
private let emHeight = 1.193359
/// Points by which lines may be too long or too tall and still fit.
private let lengthTolerance = 1e-6
