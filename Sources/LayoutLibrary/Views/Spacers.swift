import LayoutEngine
import LayoutEvaluator
import LayoutText

/// Spacer and Divider, which turn with the stack around them (Semantics §6.2, §6.3).
extension LibraryEntry {
  static let spacer = LibraryEntry(
    interface: """
      /// Room that grows along the axis of its stack.
      struct Spacer: View {
        init(minLength: CGFloat? = nil)
      }
      """,
    natives: [.leaf("Spacer") { (builder, site) in builder.tree.spacer(minLength: site[0].optionalDouble) }])

  static let divider = LibraryEntry(
    interface: """
      /// A thin line across the axis of its stack.
      struct Divider: View { init() }
      """,
    natives: [
      .leaf("Divider") { (builder, site) in
        let environment = builder[environment: site.environment]
        builder.tree.divider(thickness: environment.platform == .macos ? 1 : 1 / environment.scale)
      }
    ])
}
