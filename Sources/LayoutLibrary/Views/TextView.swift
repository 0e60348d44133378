import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `Text` (Semantics §6.6). Modifiers that return a `Text` are nodes like any other; a sum of texts gathers its parts with
/// the attributes that they were given.
extension LibraryEntry {
  static let text = LibraryEntry(
    interface: """
      /// Lines of text to read.
      struct Text: View, Equatable {
        /// A text that may have Markdown emphasis in it.
        init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: String? = nil)
        /// A text as it is.
        @_disfavoredOverload init(_ content: some StringProtocol)
        /// A text as it is.
        init(verbatim content: String)
        /// How a line is drawn under or through a text.
        struct LineStyle: Hashable {
          struct Pattern: Hashable {
            init() {}
            static var solid: Text.LineStyle.Pattern { Text.LineStyle.Pattern() }
            static var dot: Text.LineStyle.Pattern { Text.LineStyle.Pattern() }
            static var dash: Text.LineStyle.Pattern { Text.LineStyle.Pattern() }
            static var dashDot: Text.LineStyle.Pattern { Text.LineStyle.Pattern() }
            static var dashDotDot: Text.LineStyle.Pattern { Text.LineStyle.Pattern() }
          }
          let _color: Color?
          init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) { self._color = color }
          static var single: Text.LineStyle { Text.LineStyle() }
        }
        /// Which part of a line gives way.
        enum TruncationMode: Hashable { case head, tail, middle }
        /// Upper or lower case.
        enum Case: Hashable { case uppercase, lowercase }
        static func + (lhs: Text, rhs: Text) -> Text { Text._sum(lhs, rhs) }
        static func _sum(_ lhs: Text, _ rhs: Text) -> Text
      }
      extension Text {
        func font(_ font: Font?) -> Text
      }
      extension Text {
        func fontWeight(_ weight: Font.Weight?) -> Text
        func fontDesign(_ design: Font.Design?) -> Text
      }
      extension Text {
        func bold() -> Text
        func bold(_ isActive: Bool) -> Text
        func italic() -> Text
        func italic(_ isActive: Bool) -> Text
        func monospaced(_ isActive: Bool = true) -> Text
        func monospacedDigit() -> Text
        func kerning(_ kerning: CGFloat) -> Text
        func tracking(_ tracking: CGFloat) -> Text
        func baselineOffset(_ baselineOffset: CGFloat) -> Text
      }
      extension Text {
        func underline(
          _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
        func strikethrough(
          _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
      }
      extension Text {
        func foregroundColor(_ color: Color?) -> Text
      }
      extension Text {
        func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
      }
      /// A key of a table of translations: here, the text itself.
      @_localized struct LocalizedStringKey: ExpressibleByStringLiteral, Equatable, StringProtocol {
        init(_ value: String)
        var _text: String { get }
      }
      typealias LocalizedStringResource = LocalizedStringKey
      """,
    natives: [
      .text(.markdown), .text(.verbatim), .text(.verbatim), .text(.sum),
      .environment("font") { (environment, arguments) in environment.font = arguments[1].font },
      .attribute("fontWeight") { (attributes, arguments) in attributes.weight = LibraryEntry.weight(arguments[1]) },
      .attribute("fontDesign") { (attributes, arguments) in
        attributes.design = arguments[1].isNone ? nil : LibraryEntry.design(arguments[1])
      },
      .attribute("bold") { (attributes, _) in attributes.isBold = true },
      .attribute("bold") { (attributes, arguments) in attributes.isBold = arguments[1].boolean },
      .attribute("italic") { (attributes, _) in attributes.isItalic = true },
      .attribute("italic") { (attributes, arguments) in attributes.isItalic = arguments[1].boolean },
      .attribute("monospaced") { (attributes, arguments) in attributes.isMonospaced = arguments[1].boolean },
      .attribute("monospacedDigit") { (attributes, _) in attributes.hasMonospacedDigits = true },
      .attribute("kerning") { (attributes, arguments) in attributes.kerning = arguments[1].double },
      .attribute("tracking") { (attributes, arguments) in attributes.tracking = arguments[1].double },
      .attribute("baselineOffset") { (attributes, arguments) in attributes.baselineOffset = arguments[1].double },
      .neutral("underline"), .neutral("strikethrough"), .neutral("foregroundColor"), .neutral("foregroundStyle"),
      .identity, .identity,
    ])
}
