/// How a text is drawn by code of the program's own: a renderer, the lines and runs that it draws, and the attributes by which
/// it tells them apart. Drawing changes no frame, so it is read and not run; a renderer that says how large the text is, is refused.
extension LibraryEntry {
  static let textLayouts = LibraryEntry(
    interface: """
      /// A mark on a part of a text, for a renderer.
      protocol TextAttribute {}
      extension Text {
        func customAttribute<T: TextAttribute>(_ attribute: T) -> Text { self }
        /// The lines of a text, as they are drawn.
        struct Layout: RandomAccessCollection {
          typealias Element = Line
          let _lines: [Line]
          var isTruncated: Bool { false }
          struct Line: RandomAccessCollection {
            typealias Element = Run
            let _runs: [Run]
            var origin: CGPoint { .zero }
            var typographicBounds: TypographicBounds { TypographicBounds() }
          }
          struct Run: RandomAccessCollection {
            typealias Element = RunSlice
            let _slices: [RunSlice]
            var layoutDirection: LayoutDirection { .leftToRight }
            var typographicBounds: TypographicBounds { TypographicBounds() }
            var characterIndices: [Int] { [] }
            subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
          }
          struct RunSlice {
            var typographicBounds: TypographicBounds { TypographicBounds() }
            var characterIndices: [Int] { [] }
            subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
          }
          struct TypographicBounds {
            init() {}
            var origin: CGPoint { .zero }
            var width: CGFloat { 0 }
            var ascent: CGFloat { 0 }
            var descent: CGFloat { 0 }
            var leading: CGFloat { 0 }
            var rect: CGRect { .zero }
          }
          struct DrawingOptions: OptionSet {
            let rawValue: Int
            init(rawValue: Int) { self.rawValue = rawValue }
            static let disablesSubpixelQuantization: DrawingOptions = DrawingOptions(rawValue: 1)
          }
          struct CharacterIndex {}
        }
      }
      extension GraphicsContext {
        mutating func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
        mutating func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
        mutating func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
      }
      /// A text as its renderer measures it.
      struct TextProxy {
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
          _fail("the size of a text with a renderer that measures it is not known")
          return .zero
        }
      }
      /// What draws a text.
      protocol TextRenderer: Animatable {
        func draw(layout: Text.Layout, in context: inout GraphicsContext)
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
        var displayPadding: EdgeInsets { get }
      }
      extension TextRenderer {
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { CGSize(width: -1, height: -1) }
        var displayPadding: EdgeInsets { EdgeInsets() }
      }
      extension View {
        /// How the texts in this view are drawn: it changes no frame.
        func textRenderer<T: TextRenderer>(_ renderer: T) -> Self {
          if renderer.sizeThatFits(proposal: .unspecified, text: TextProxy()).width >= 0 {
            _fail("a renderer of texts that says how large they are is not supported")
          }
          return self
        }
      }
      """)
}
