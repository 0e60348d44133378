import LayoutEngine
import LayoutEvaluator

/// Alignments and their guides (Semantics §1.3). A guide is a key of the engine's; a custom one is known by the type that
/// its `defaultValue(in:)` is declared in, so two constants of one type and axis are one guide.
extension LibraryEntry {
  static let alignments = LibraryEntry(
    interface: """
      /// A type that makes a guide: the value that views have for it when they say nothing else.
      protocol AlignmentID {
        /// The guide's value in a view with the given dimensions.
        static func defaultValue(in context: ViewDimensions) -> CGFloat
      }
      /// A guide along the horizontal axis: what the children of a `VStack` are lined up by.
      struct HorizontalAlignment: Equatable, Sendable {
        /// A custom guide, with the default value that the type gives.
        init(_ id: AlignmentID.Type)
        /// The leading edge.
        static var leading: HorizontalAlignment { get }
        /// The horizontal center.
        static var center: HorizontalAlignment { get }
        /// The trailing edge.
        static var trailing: HorizontalAlignment { get }
        /// Where the separator of a list row starts.
        static var listRowSeparatorLeading: HorizontalAlignment { get }
        /// Where the separator of a list row ends.
        static var listRowSeparatorTrailing: HorizontalAlignment { get }
      }
      /// A guide along the vertical axis: what the children of an `HStack` are lined up by.
      struct VerticalAlignment: Equatable, Sendable {
        /// A custom guide, with the default value that the type gives.
        init(_ id: AlignmentID.Type)
        /// The top edge.
        static var top: VerticalAlignment { get }
        /// The vertical center.
        static var center: VerticalAlignment { get }
        /// The bottom edge.
        static var bottom: VerticalAlignment { get }
        /// The baseline of the topmost line of text; the bottom edge where there is no text.
        static var firstTextBaseline: VerticalAlignment { get }
        /// The baseline of the bottommost line of text; the bottom edge where there is no text.
        static var lastTextBaseline: VerticalAlignment { get }
      }
      /// A guide on each axis.
      struct Alignment: Equatable, Sendable {
        /// The guide on the horizontal axis.
        var horizontal: HorizontalAlignment
        /// The guide on the vertical axis.
        var vertical: VerticalAlignment
        /// An alignment of two guides.
        init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
          self.horizontal = horizontal
          self.vertical = vertical
        }
        /// The center.
        static let center: Alignment = Alignment(horizontal: .center, vertical: .center)
        /// The leading edge, vertically centered.
        static let leading: Alignment = Alignment(horizontal: .leading, vertical: .center)
        /// The trailing edge, vertically centered.
        static let trailing: Alignment = Alignment(horizontal: .trailing, vertical: .center)
        /// The top edge, horizontally centered.
        static let top: Alignment = Alignment(horizontal: .center, vertical: .top)
        /// The bottom edge, horizontally centered.
        static let bottom: Alignment = Alignment(horizontal: .center, vertical: .bottom)
        /// The top leading corner.
        static let topLeading: Alignment = Alignment(horizontal: .leading, vertical: .top)
        /// The top trailing corner.
        static let topTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .top)
        /// The bottom leading corner.
        static let bottomLeading: Alignment = Alignment(horizontal: .leading, vertical: .bottom)
        /// The bottom trailing corner.
        static let bottomTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .bottom)
        /// The first baseline, horizontally centered.
        static let centerFirstTextBaseline: Alignment = Alignment(horizontal: .center, vertical: .firstTextBaseline)
        /// The last baseline, horizontally centered.
        static let centerLastTextBaseline: Alignment = Alignment(horizontal: .center, vertical: .lastTextBaseline)
        /// The first baseline at the leading edge.
        static let leadingFirstTextBaseline: Alignment = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
        /// The last baseline at the leading edge.
        static let leadingLastTextBaseline: Alignment = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
        /// The first baseline at the trailing edge.
        static let trailingFirstTextBaseline: Alignment = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
        /// The last baseline at the trailing edge.
        static let trailingLastTextBaseline: Alignment = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
      }
      """,
    natives: [
      custom(.horizontal), .guide(.leading), .guide(.horizontalCenter), .guide(.trailing),
      .guide(.listRowSeparatorLeading), .guide(.listRowSeparatorTrailing),
      custom(.vertical), .guide(.top), .guide(.verticalCenter), .guide(.bottom), .guide(.firstTextBaseline),
      .guide(.lastTextBaseline),
    ])

  /// `HorizontalAlignment(ID.self)`.
  private static func custom(_ axis: Axis) -> Native {
    .function { (evaluator, arguments) in
      guard let type = arguments[0].type, let key = evaluator.alignments.key(type, axis) else {
        return .alignment(axis == .horizontal ? .horizontalCenter : .verticalCenter)
      }
      return .alignment(key)
    }
  }
}
