import LayoutEvaluator

/// `accessibilityIdentifier` and `id`: the names that reports show.
extension LibraryEntry {
  static let naming = LibraryEntry(
    interface: """
      extension View {
        /// Names this view in reports.
        func accessibilityIdentifier(_ identifier: String) -> some View
        func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View
        /// Binds this view's identity to a value and names it in reports.
        func id<ID: Hashable>(_ id: ID) -> some View
      }
      """,
    natives: [
      .identifier("accessibilityIdentifier") { $0[1].optionalString },
      .identifier("accessibilityIdentifier") { $0[2].boolean ? $0[1].optionalString : nil },
      .identifier("id") { arguments in
        switch arguments[1] {
        case .string, .substring: arguments[1].string
        case .integer(let number): "\(number)"
        default: nil
        }
      },
    ])
}
