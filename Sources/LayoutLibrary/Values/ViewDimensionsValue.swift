import LayoutEngine
import LayoutEvaluator

/// `ViewDimensions`: what an alignment guide's closure and a custom alignment's default value look at (Semantics §1.3).
extension LibraryEntry {
  static let viewDimensions = LibraryEntry(
    interface: """
      /// A view's size and guides in its own coordinate space.
      struct ViewDimensions: Equatable {
        /// The view's width.
        var width: CGFloat { get }
        /// The view's height.
        var height: CGFloat { get }
        /// The value of a horizontal guide: the explicit one, else the guide's default.
        subscript(guide: HorizontalAlignment) -> CGFloat { get }
        /// The value of a vertical guide: the explicit one, else the guide's default.
        subscript(guide: VerticalAlignment) -> CGFloat { get }
        /// The value that the view gives a horizontal guide explicitly.
        subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
        /// The value that the view gives a vertical guide explicitly.
        subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
      }
      """,
    natives: [
      read { (dimensions, _) in .double(dimensions.width) },
      read { (dimensions, _) in .double(dimensions.height) },
      read(guide), read(guide), read(explicit), read(explicit),
    ])

  private static func read(_ part: @escaping @Sendable (DimensionsBox, AlignmentKey) -> Value) -> Native {
    .function { (_, arguments) in
      guard case .dimensions(let dimensions) = arguments[0] else { return .double(0) }
      return part(dimensions, arguments[1].alignmentKey ?? .leading)
    }
  }

  @Sendable private static func guide(_ dimensions: DimensionsBox, _ key: AlignmentKey) -> Value {
    .double(dimensions[key])
  }

  @Sendable private static func explicit(_ dimensions: DimensionsBox, _ key: AlignmentKey) -> Value {
    dimensions.live?.explicit(key).map { .double($0) } ?? .none
  }
}
