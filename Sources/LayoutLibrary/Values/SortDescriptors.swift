import LayoutEvaluator

/// Foundation's descriptions of an order, as `@Query` takes them: by a property, or by several of which the first that tells
/// two values apart decides. Nothing comes before every value, and texts are put in the order of Finder unless it is said
/// otherwise.
extension LibraryEntry {
  static let sortDescriptors = LibraryEntry(
    interface: """
      /// An order by a property.
      struct SortDescriptor<Compared> {
        var _value: (Compared) -> Any
        var _isStandard: Bool
        /// Whether the smallest comes first.
        var order: SortOrder
        init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
          self._value = { $0[keyPath: keyPath] }
          self._isStandard = true
          self.order = order
        }
        init<Value>(
          _ keyPath: KeyPath<Compared, Value>, comparator: _StringComparator, order: SortOrder = .forward
        ) {
          self._value = { $0[keyPath: keyPath] }
          self._isStandard = comparator == .localizedStandard
          self.order = order
        }
        init<Value>(_plain keyPath: KeyPath<Compared, Value>, order: SortOrder) {
          self._value = { $0[keyPath: keyPath] }
          self._isStandard = false
          self.order = order
        }
        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
          let isForward = order == .forward
          let a = isForward ? _value(lhs) : _value(rhs)
          let b = isForward ? _value(rhs) : _value(lhs)
          if _isStandard, let one = a as? String, let other = b as? String {
            return one.localizedStandardCompare(other)
          }
          let order = _order(a, b)
          return order == 0 ? .orderedSame : order < 0 ? .orderedAscending : .orderedDescending
        }
      }
      /// Which of two values of one type comes first: less than, equal to or greater than 0. Nothing comes before a value.
      func _order(_ a: Any, _ b: Any) -> Int
      extension Sequence {
        func sorted(using descriptor: SortDescriptor<Element>) -> [Element] {
          sorted { descriptor.compare($0, $1) == .orderedAscending }
        }
        func sorted(using descriptors: [SortDescriptor<Element>]) -> [Element] {
          sorted { a, b in
            for descriptor in descriptors {
              let order = descriptor.compare(a, b)
              if order != .orderedSame { return order == .orderedAscending }
            }
            return false
          }
        }
      }
      extension Array {
        mutating func sort(using descriptor: SortDescriptor<Element>) { self = sorted(using: descriptor) }
        mutating func sort(using descriptors: [SortDescriptor<Element>]) { self = sorted(using: descriptors) }
      }
      """,
    natives: [
      .function { (evaluator, arguments) in
        let (a, b) = (arguments[0], arguments[1])
        if a.isNone || b.isNone { return .integer(a.isNone ? (b.isNone ? 0 : -1) : 1) }
        return .integer(evaluator.isLess(a, b) ? -1 : evaluator.isLess(b, a) ? 1 : 0)
      }
    ])
}
