import LayoutEngine
import LayoutEvaluator

/// Views of UIKit and AppKit inside of SwiftUI. What they are like inside is known to those frameworks alone; a view without
/// a size of its own takes what it is offered, and so do these, with a note that says so.
extension LibraryEntry {
  static let representables = LibraryEntry(
    interface: """
      struct UIViewRepresentableContext<Representable> {
        var coordinator: Any { 0 }
        var environment: EnvironmentValues { EnvironmentValues() }
      }
      typealias UIViewControllerRepresentableContext = UIViewRepresentableContext
      typealias NSViewRepresentableContext = UIViewRepresentableContext
      typealias NSViewControllerRepresentableContext = UIViewRepresentableContext
      struct _PlatformView: View { init() }
      /// A view of UIKit: it fills its offer.
      protocol UIViewRepresentable: View {
        typealias Context = UIViewRepresentableContext<Self>
      }
      extension UIViewRepresentable { var body: some View { _PlatformView() } }
      /// A controller of UIKit: it fills its offer.
      protocol UIViewControllerRepresentable: View {
        typealias Context = UIViewRepresentableContext<Self>
      }
      extension UIViewControllerRepresentable { var body: some View { _PlatformView() } }
      /// A view of AppKit: it fills its offer.
      protocol NSViewRepresentable: View {
        typealias Context = UIViewRepresentableContext<Self>
      }
      extension NSViewRepresentable { var body: some View { _PlatformView() } }
      /// A controller of AppKit: it fills its offer.
      protocol NSViewControllerRepresentable: View {
        typealias Context = UIViewRepresentableContext<Self>
      }
      extension NSViewControllerRepresentable { var body: some View { _PlatformView() } }
      """,
    natives: [
      .leaf("PlatformView") { (builder, _) in
        builder.approximate("a view of another framework fills its offer here")
        builder.tree.color()
      }
    ])
}
