import LayoutEvaluator

/// Edges, sets of them, and insets. `Edge.Set` is an option set whose literals the checker turns into `arrayLiteral`.
extension LibraryEntry {
  static let edges = LibraryEntry(
    interface: """
      /// One edge of a rectangle.
      enum Edge: Int, CaseIterable, Hashable {
        case top, leading, bottom, trailing
        /// A set of edges.
        struct Set: OptionSet, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          init(_ edge: Edge) { self.rawValue = _bit(edge.rawValue) }
          static func arrayLiteral(_ elements: [Edge.Set]) -> Edge.Set { Edge.Set(rawValue: _union(elements)) }
          /// The top edge.
          static let top: Edge.Set = Edge.Set(rawValue: 1)
          /// The leading edge.
          static let leading: Edge.Set = Edge.Set(rawValue: 2)
          /// The bottom edge.
          static let bottom: Edge.Set = Edge.Set(rawValue: 4)
          /// The trailing edge.
          static let trailing: Edge.Set = Edge.Set(rawValue: 8)
          /// The leading and the trailing edge.
          static let horizontal: Edge.Set = Edge.Set(rawValue: 10)
          /// The top and the bottom edge.
          static let vertical: Edge.Set = Edge.Set(rawValue: 5)
          /// All edges.
          static let all: Edge.Set = Edge.Set(rawValue: 15)
        }
      }
      /// The leading or the trailing edge.
      enum HorizontalEdge: Int, CaseIterable, Hashable {
        case leading, trailing
        struct Set: OptionSet, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [HorizontalEdge.Set]) -> HorizontalEdge.Set {
            HorizontalEdge.Set(rawValue: _union(elements))
          }
          static let leading: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 1)
          static let trailing: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 2)
          static let all: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 3)
        }
      }
      /// The top or the bottom edge.
      enum VerticalEdge: Int, CaseIterable, Hashable {
        case top, bottom
        struct Set: OptionSet, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [VerticalEdge.Set]) -> VerticalEdge.Set {
            VerticalEdge.Set(rawValue: _union(elements))
          }
          static let top: VerticalEdge.Set = VerticalEdge.Set(rawValue: 1)
          static let bottom: VerticalEdge.Set = VerticalEdge.Set(rawValue: 2)
          static let all: VerticalEdge.Set = VerticalEdge.Set(rawValue: 3)
        }
      }
      /// An axis of the plane.
      enum Axis: Int, CaseIterable, Hashable {
        case horizontal, vertical
        /// A set of axes.
        struct Set: OptionSet, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [Axis.Set]) -> Axis.Set { Axis.Set(rawValue: _union(elements)) }
          /// The horizontal axis.
          static let horizontal: Axis.Set = Axis.Set(rawValue: 1)
          /// The vertical axis.
          static let vertical: Axis.Set = Axis.Set(rawValue: 2)
        }
      }
      /// Distances from the four edges.
      struct EdgeInsets: Equatable {
        var top: CGFloat
        var leading: CGFloat
        var bottom: CGFloat
        var trailing: CGFloat
        /// Insets of the given distances.
        init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
          self.top = top
          self.leading = leading
          self.bottom = bottom
          self.trailing = trailing
        }
        /// No insets.
        init() {
          self.top = 0
          self.leading = 0
          self.bottom = 0
          self.trailing = 0
        }
      }
      extension OptionSet {
        func contains(_ member: Self) -> Bool { _union([self]) & _union([member]) == _union([member]) }
        func isSuperset(of other: Self) -> Bool { contains(other) }
        func isSubset(of other: Self) -> Bool { other.contains(self) }
        func isDisjoint(with other: Self) -> Bool { _union([self]) & _union([other]) == 0 }
        var isEmpty: Bool { _union([self]) == 0 }
        func union(_ other: Self) -> Self { _withBits(self, _union([self]) | _union([other])) }
        func intersection(_ other: Self) -> Self { _withBits(self, _union([self]) & _union([other])) }
        func symmetricDifference(_ other: Self) -> Self { _withBits(self, _union([self]) ^ _union([other])) }
        func subtracting(_ other: Self) -> Self { _withBits(self, _union([self]) & ~_union([other])) }
        @discardableResult mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
          if contains(member) { return (false, intersection(member)) }
          self = union(member)
          return (true, member)
        }
        @discardableResult mutating func remove(_ member: Self) -> Self? {
          let removed = intersection(member)
          self = subtracting(member)
          return removed.isEmpty ? nil : removed
        }
        @discardableResult mutating func update(with member: Self) -> Self? {
          let known = intersection(member)
          self = union(member)
          return known.isEmpty ? nil : known
        }
        mutating func formUnion(_ other: Self) { self = union(other) }
        mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
        mutating func subtract(_ other: Self) { self = subtracting(other) }
        mutating func formIntersection(_ other: Self) { self = intersection(other) }
      }
      /// An option set of the same type with other bits.
      func _withBits<T>(_ set: T, _ bits: Int) -> T
      func _union<T>(_ sets: [T]) -> Int
      func _bit(_ index: Int) -> Int
      """,
    natives: [
      .function { (_, arguments) in
        guard case .structure(let type, var fields) = arguments[0], !fields.isEmpty else { return arguments[0] }
        if case .sized(let old) = fields[0] {
          fields[0] = .sized(SizedInteger(old.kind, truncating: arguments[1].wide.bits))
        } else {
          fields[0] = arguments[1]
        }
        return .structure(type, fields)
      },
      .function { (_, arguments) in
        var bits = 0
        for set in arguments[0].parts { bits |= set.parts.first?.integer ?? 0 }
        return .integer(bits)
      },
      .function { (_, arguments) in .integer(1 << (arguments[0].integer & 63)) },
    ])
}
