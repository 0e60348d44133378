package import LayoutText

/// What command lines and reports call the reader's text sizes: SwiftUI's own names of `DynamicTypeSize`, in its order.
/// Layout itself only compares them, so the names live here, at its edge.
extension ContentSizeCategory {
  package var name: String { Self.names[Int(rawValue)] }

  private static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]
}
