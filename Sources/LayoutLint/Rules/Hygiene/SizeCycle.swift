import LayoutDiagnostics

/// A size that depends on itself.
extension Rule {
  static let sizeCycle = Rule(
    "size-cycle", .hygiene, .error,
    what: "A size depends on itself: state that layout writes and reads, or a guide whose default asks for the guide",
    why: """
      Every layout changes what the next one starts from, so there is no last one. SwiftUI stops somewhere, and shows \
      whatever it has then.
      """,
    bad: """
      struct Growing: View {
        @State private var width: CGFloat = 50
        var body: some View {
          Color.red.frame(width: width, height: 20)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 + 1 }
            //                                                               ^~~~~ error[size-cycle]: layout does not settle: state 'width' still changed after 8 layouts, from 57.0 to 58.0
        }
      }
      Growing()
      """,
    good: """
      struct Measured: View {
        @State private var width: CGFloat = 50
        var body: some View {
          Text("Hi")
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 + 1 }
            .background { Color.red.frame(width: width) }
        }
      }
      Measured()
      """
  ) { input, findings in
    CompilerFindings.report(.unsettledLayout, in: input, to: &findings)
    CompilerFindings.report(.recursiveGuide, in: input, to: &findings)
  }
}
