import LayoutEvaluator

/// What sorts by properties, and lists as text, written in the language itself.
extension LibraryEntry {
  static let comparators = LibraryEntry(
    interface: """
      /// Whether the smallest comes first.
      enum SortOrder: Hashable { case forward, reverse }
      /// Sorts by a property.
      struct KeyPathComparator<Root> {
        var _isLess: (Root, Root) -> Bool
        init<V: Comparable>(_ keyPath: KeyPath<Root, V>, order: SortOrder = .forward) {
          self._isLess = { a, b in
            order == .forward ? a[keyPath: keyPath] < b[keyPath: keyPath] : b[keyPath: keyPath] < a[keyPath: keyPath]
          }
        }
      }
      extension Sequence {
        func sorted(using comparator: KeyPathComparator<Element>) -> [Element] { sorted(by: comparator._isLess) }
      }
      """)

  static let listFormats = LibraryEntry(
    interface: """
      /// How several texts become one: `A, B, and C`.
      struct ListFormatStyle {
        enum ListType { case and, or }
        enum Width { case standard, short, narrow }
        var _type: ListType
        var _width: Width
        static func list(type: ListType, width: Width = .standard) -> ListFormatStyle {
          ListFormatStyle(_type: type, _width: width)
        }
        func locale(_ locale: Locale) -> ListFormatStyle {
          _requireAmerican(locale)
          return self
        }
      }
      extension Array where Element == String {
        func formatted(_ style: ListFormatStyle) -> String {
          if count < 2 { return joined() }
          let isShort = style._type == .and && style._width != .standard
          let word = isShort ? "&" : style._type == .and ? "and" : "or"
          let isNarrow = style._type == .and && style._width == .narrow
          if isNarrow { return joined(separator: ", ") }
          if count == 2 { return self[0] + " " + word + " " + self[1] }
          return dropLast(1).joined(separator: ", ") + ", " + word + " " + self[count - 1]
        }
      }
      /// The same for members that are written in a style of their own.
      struct _MemberListFormatStyle {
        let _style: ListFormatStyle
        let _member: NumberFormatStyle
        static func list(
          memberStyle: NumberFormatStyle, type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard
        ) -> _MemberListFormatStyle { _MemberListFormatStyle(_style: .list(type: type, width: width), _member: memberStyle) }
      }
      extension Array where Element == Int {
        func formatted(_ style: _MemberListFormatStyle) -> String {
          map { style._member.format($0) }.formatted(style._style)
        }
      }
      extension Array where Element == Double {
        func formatted(_ style: _MemberListFormatStyle) -> String {
          map { style._member.format($0) }.formatted(style._style)
        }
      }
      extension Text {
        init(_ texts: [String], format: ListFormatStyle) { self = Text(verbatim: texts.formatted(format)) }
      }
      extension LabeledContent {
        init(_ title: some StringProtocol, value: [String], format: ListFormatStyle) {
          self.init(title, value: value.formatted(format))
        }
      }
      """)
}
