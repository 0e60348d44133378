import LayoutEngine
import LayoutEvaluator

/// Views of other frameworks that show media: each takes what it is offered. What they play, load or render is app code, so
/// their arguments are not looked at where they do not check.
extension LibraryEntry {
  static let mediaViews = LibraryEntry(
    interface: """
      /// A player: it fills its offer.
      struct VideoPlayer: View {
        init(@_effect player: some Any)
        init<Overlay: View>(@_effect player: some Any, @ViewBuilder videoOverlay: () -> Overlay)
      }
      /// A page of the web: it fills its offer.
      struct WebView: View {
        init(url: URL?)
        init(@_effect _ page: some Any)
      }
      /// A scene of SceneKit: it fills its offer.
      struct SceneView: View {
        init(
          @_effect scene: some Any = 0, @_effect pointOfView: some Any = 0, @_effect options: some Any = 0,
          @_effect delegate: some Any = 0)
      }
      /// A scene of SpriteKit: it fills its offer.
      struct SpriteView: View {
        init(@_effect scene: some Any, @_effect options: some Any = 0, @_effect debugOptions: some Any = 0)
      }
      /// A model: it fills its offer.
      struct Model3D: View {
        init(@_effect named name: some Any)
        init(@_effect url: some Any)
      }
      /// A gradient over a grid of points.
      struct MeshGradient: View, ShapeStyle {
        init(
          width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
          smoothsColors: Bool = true, @_effect colorSpace: Any = 0)
      }
      /// Two numbers.
      struct SIMD2<Scalar> {
        init(_ x: Float, _ y: Float) {}
        init(x: Float, y: Float) {}
        static func arrayLiteral(_ elements: [Float]) -> SIMD2<Scalar> { SIMD2(elements[0], elements[1]) }
      }
      extension SIMD2: ExpressibleByArrayLiteral {}
      /// A button of Apple: it fills the width and the height that it is offered.
      struct SignInWithAppleButton: View {
        enum Label { case signIn, signUp, `continue` }
        enum Style { case black, white, whiteOutline }
        init(
          _ label: SignInWithAppleButton.Label = .signIn, @_action onRequest: @escaping (Any) -> Void,
          @_action onCompletion: @escaping (Any) -> Void)
      }
      extension View {
        /// How the button looks: it changes no frame.
        func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View
      }
      """,
    natives: [
      .filling("VideoPlayer"), .filling("VideoPlayer"), .filling("WebView"), .filling("WebView"),
      .filling("SceneView"), .filling("SpriteView"), .filling("Model3D"), .filling("Model3D"),
      .filling("MeshGradient"), .filling("SignInWithAppleButton"), .neutral("signInWithAppleButtonStyle"),
    ])

  static let pickersOfSystem = LibraryEntry(
    interface: """
      /// A button that opens the photo library.
      struct PhotosPicker<Label: View>: View {
        var label: Label
        init(
          @_effect selection: some Any, maxSelectionCount: Int? = nil, @_effect selectionBehavior: some Any = 0,
          @_effect matching filter: some Any = 0, @_effect preferredItemEncoding: some Any = 0,
          @_effect photoLibrary: some Any = 0, @ViewBuilder label: () -> Label
        ) { self.label = label() }
        var body: some View { Button(action: {}) { label } }
      }
      extension PhotosPicker where Label == Text {
        init(
          _ title: some StringProtocol, @_effect selection: some Any, maxSelectionCount: Int? = nil,
          @_effect selectionBehavior: some Any = 0, @_effect matching filter: some Any = 0,
          @_effect preferredItemEncoding: some Any = 0, @_effect photoLibrary: some Any = 0
        ) { self.label = Text(title) }
      }
      /// What was picked.
      struct PhotosPickerItem: Hashable { init() {} }
      struct PHPickerFilter {
        init() {}
        static var images: PHPickerFilter { PHPickerFilter() }
        static var videos: PHPickerFilter { PHPickerFilter() }
      }
      """)
}
