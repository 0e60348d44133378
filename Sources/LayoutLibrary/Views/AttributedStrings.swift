/// Texts that are made of more than letters: strings whose parts have attributes, and images.
extension LibraryEntry {
  static let attributedStrings = LibraryEntry(
    interface: """
      extension Text {
        /// An image among letters, about as wide as a symbol.
        @_disfavoredOverload init(_ image: Image) { self = Text(verbatim: "\\u{FFFC}") }
        /// A string with attributes.
        @_disfavoredOverload init(_ attributedContent: AttributedString) { self = attributedContent._text }
      }
      /// A string whose parts may look different.
      struct AttributedString: Hashable {
        var font: Font?
        var kern: CGFloat?
        var tracking: CGFloat?
        var baselineOffset: CGFloat?
        var foregroundColor: Color?
        var backgroundColor: Color?
        var _string: String
        var _isMarkdown = false
        var _rest: [AttributedString] = []
        init(_ string: String = "") { _string = string }
        init(stringLiteral value: String) { _string = value }
        init(markdown: String) {
          _string = markdown
          _isMarkdown = true
        }
        static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString {
          var sum = lhs
          sum._rest.append(rhs)
          return sum
        }
        mutating func append(_ other: AttributedString) { _rest.append(other) }
        static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs._rest.append(rhs) }
        var _text: Text {
          var text = _isMarkdown ? Text(LocalizedStringKey(_string)) : Text(verbatim: _string)
          if let font { text = text.font(font) }
          if let kern { text = text.kerning(kern) }
          if let tracking { text = text.tracking(tracking) }
          if let baselineOffset { text = text.baselineOffset(baselineOffset) }
          for part in _rest { text = text + part._text }
          return text
        }
      }
      """)
}
