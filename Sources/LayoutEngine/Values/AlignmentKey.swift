/// One alignment guide on one axis. Two alignment constants made of the same `AlignmentID` on the same axis are the same
/// key; the same ID on both axes gives two keys (Semantics §1.3). A key is 32 bits: the axis and an index, below
/// `firstCustom` into the built-in table, from there on into the custom alignments of the tree.
package struct AlignmentKey: Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ axis: Axis, _ index: Int) {
    rawValue = UInt32(index) << 1 | UInt32(axis.rawValue)
  }

  /// The key of the tree's `index`th custom alignment, which was registered for that axis.
  package init(_ axis: Axis, custom index: Int) {
    self.init(axis, Self.firstCustom + index)
  }

  package var axis: Axis { rawValue & 1 == 0 ? .horizontal : .vertical }
  var index: Int { Int(rawValue >> 1) }
  /// The position among the custom alignments of the tree, nil for a built-in guide.
  package var customIndex: Int? { index >= Self.firstCustom ? index - Self.firstCustom : nil }

  static let firstCustom = 8

  package static let leading = AlignmentKey(.horizontal, 0)
  package static let horizontalCenter = AlignmentKey(.horizontal, 1)
  package static let trailing = AlignmentKey(.horizontal, 2)
  package static let listRowSeparatorLeading = AlignmentKey(.horizontal, 3)
  package static let listRowSeparatorTrailing = AlignmentKey(.horizontal, 4)
  /// Where the control of a row starts, in a form that lines them up: no guide of the language.
  package static let formControl = AlignmentKey(.horizontal, 5)
  package static let top = AlignmentKey(.vertical, 0)
  package static let verticalCenter = AlignmentKey(.vertical, 1)
  package static let bottom = AlignmentKey(.vertical, 2)
  package static let firstTextBaseline = AlignmentKey(.vertical, 3)
  package static let lastTextBaseline = AlignmentKey(.vertical, 4)
}

/// How the explicit values that several children give for one guide become the value of their container.
enum GuideMerge {
  /// The container forgets them: its edges and its center are its own.
  case never
  case minimum, maximum
  /// The running mean, in child order.
  case mean
}

extension AlignmentKey {
  /// The rule of the table of Semantics §1.3.
  var merge: GuideMerge {
    switch index {
    case 0...2: .never
    case 3 where axis == .vertical: .minimum
    case 4 where axis == .vertical: .maximum
    default: .mean
    }
  }

  /// The default of a built-in guide as a fraction of the length along its axis (Semantics §1.3): a view without text
  /// hangs its bottom on a baseline. Nil for a custom guide, which has its own function.
  package var defaultFraction: Double? {
    if index < 3 { return Double(index) / 2 }
    return switch index {
    case 3: axis == .vertical ? 1 : 0
    case 4: 1
    default: nil
    }
  }
}

/// A horizontal and a vertical key. Any pair is legal.
package struct Alignment: Equatable, Sendable, BitwiseCopyable {
  package var horizontal: AlignmentKey
  package var vertical: AlignmentKey

  package init(horizontal: AlignmentKey, vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  package static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}

/// An alignment that the program declares: the axis it was made for, the name it is reported under, and the value it
/// has in a view that says nothing explicit. The function sees the view's size and its other guides.
package struct CustomAlignment {
  package let axis: Axis
  package let name: String
  package let defaultValue: (ViewDimensions) -> Double

  package init(axis: Axis, name: String, defaultValue: @escaping (ViewDimensions) -> Double) {
    self.axis = axis
    self.name = name
    self.defaultValue = defaultValue
  }
}
