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
      typealias SortDescriptor = KeyPathComparator
      extension Sequence {
        func sorted(using comparator: KeyPathComparator<Element>) -> [Element] { sorted(by: comparator._isLess) }
      }
      """)

  static let listFormats = LibraryEntry(
    interface: """
      /// How several texts become one: `A, B, and C`.
      struct ListFormatStyle {
        enum ListType { case and, or }
        var _word: String
        static func list(type: ListType) -> ListFormatStyle { ListFormatStyle(_word: type == .and ? "and" : "or") }
      }
      extension Array where Element == String {
        func formatted(_ style: ListFormatStyle) -> String {
          if count < 2 { return joined() }
          if count == 2 { return self[0] + " " + style._word + " " + self[1] }
          return dropLast(1).joined(separator: ", ") + ", " + style._word + " " + self[count - 1]
        }
      }
      extension Text {
        init(_ texts: [String], format: ListFormatStyle) { self = Text(verbatim: texts.formatted(format)) }
      }
      """)
}
