import LayoutEngine
import LayoutEvaluator
package import LayoutText

/// What a report says of a text besides its frame: how sure its size is, and what is in it.
///
/// No Apple font is read, so most widths come from a table; a number that may be off says by how much, and whoever compares
/// frames can tell a change of the layout from the dust of a font.
package struct TextFacts: Equatable, Sendable {
  /// The least certain source among the text's characters.
  package var source: TextSource
  /// How far the width of the text on one line may be off, in points.
  package var error: Double
  /// The lines that are shown.
  package var lines: Int
  /// From the top of the frame to the first baseline, in points (Semantics §6.6).
  package var firstBaseline: Double
  /// From the top of the frame to the baseline of the last line that is shown, in points.
  package var lastBaseline: Double
  /// Whether an ellipsis stands for a part of the text.
  package var isTruncated: Bool
  /// What the letters shrank by; 1 where they did not.
  package var scaleFactor: Double
  /// The height of all of the text in the width that it was offered, in points; nil unless a part is left out.
  package var wholeHeight: Double?

  package init(
    source: TextSource, error: Double, lines: Int, firstBaseline: Double, lastBaseline: Double,
    isTruncated: Bool = false, scaleFactor: Double = 1
  ) {
    self.source = source
    self.error = error
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
  }

  /// The facts of a text under the proposal that its frame comes from.
  init(_ storage: TextStorage, at proposal: ProposedSize) {
    let size = storage.measure(width: proposal.width, height: proposal.height)
    self.init(
      source: storage.source, error: storage.error, lines: size.lines, firstBaseline: size.firstBaseline,
      lastBaseline: size.lastBaseline, isTruncated: size.isTruncated, scaleFactor: size.scaleFactor)
    if isTruncated { wholeHeight = storage.measure(width: proposal.width, height: nil).height }
  }
}

extension TreeWalk {
  /// The facts of the text that a node is; nodes have to be asked about in order.
  mutating func text(at node: NodeIndex) -> TextFacts? {
    while nextText < tree.texts.count, tree.texts[nextText].node < node { nextText += 1 }
    guard nextText < tree.texts.count, tree.texts[nextText].node == node else { return nil }
    nextText += 1
    guard session.isLaidOut(node) else { return nil }
    return TextFacts(tree.texts[nextText - 1].storage, at: session.proposal(of: node))
  }
}
