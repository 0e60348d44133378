import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// `GridItem`: what lazy grids are told of each column or row (Semantics §6.11).
extension LibraryEntry {
  static let gridItem = LibraryEntry(
    interface: """
      /// A column or a row of a lazy grid.
      struct GridItem {
        /// How long a track is.
        enum Size {
          case fixed(CGFloat)
          case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
          case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
        }
        var size: GridItem.Size
        var spacing: CGFloat?
        var alignment: Alignment?
        init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
          self.size = size
          self.spacing = spacing
          self.alignment = alignment
        }
      }
      """)
}

extension ViewTreeBuilder {
  /// The tracks of an array of `GridItem`s; of none, one that takes all there is, which was not measured.
  func gridTracks(_ items: Value, at range: SourceRange) -> [GridTrack] {
    if !items.parts.isEmpty { return items.parts.map { GridTrack(item: $0) } }
    evaluator.warn(.leftOut, "a lazy grid without tracks is laid out as one of a single flexible track", at: range)
    return [GridTrack(.flexible(minimum: 10, maximum: .infinity))]
  }
}

extension GridTrack {
  /// The track of a `GridItem`: size, spacing, alignment. Of anything else, one that takes what is left.
  fileprivate init(item: Value) {
    let parts = item.parts
    guard parts.count == 3 else {
      self.init(.flexible(minimum: 10, maximum: .infinity))
      return
    }
    let lengths = parts[0].parts
    let first = lengths.first?.double ?? 10
    let second = lengths.count > 1 ? lengths[1].double : .infinity
    let length: GridTrack.Length =
      switch parts[0].caseIndex {
      case 0: .fixed(first)
      case 2: .adaptive(minimum: first, maximum: second)
      default: .flexible(minimum: first, maximum: second)
      }
    self.init(length, spacing: parts[1].optionalDouble, alignment: parts[2].isNone ? nil : parts[2].alignment)
  }
}
