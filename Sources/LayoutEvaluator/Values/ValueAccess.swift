package import LayoutEngine
package import LayoutText

/// What native code reads out of values. The checker has made sure of the types; a program that it has rejected may still
/// be run in part, so a value of another type than expected reads as zero, empty or nil and never traps.
extension Value {
  package var double: Double {
    switch self {
    case .double(let value): value
    case .integer(let value): Double(value)
    case .sized(let value): value.wide.double
    case .single(let value): Double(value)
    default: 0
    }
  }

  /// Whether it is a number of any type.
  var isNumber: Bool {
    switch self {
    case .double, .integer, .sized, .single: true
    default: false
    }
  }

  /// The instance of a class; nil for anything else.
  package var object: Object? { if case .object(let object) = self { object } else { nil } }

  /// Nil for `nil`.
  package var optionalDouble: Double? {
    switch self {
    case .double(let value): value
    case .integer(let value): Double(value)
    case .sized(let value): value.wide.double
    case .single(let value): Double(value)
    default: nil
    }
  }

  package var integer: Int {
    switch self {
    case .integer(let value): value
    case .sized(let value): value.wide.int ?? 0
    default: 0
    }
  }

  /// An integer of any type; of another number its whole part.
  package var wide: WideInteger {
    switch self {
    case .integer(let value): WideInteger(value)
    case .sized(let value): value.wide
    default: WideInteger(double) ?? WideInteger(0)
    }
  }

  /// A number rounded to a `Float`.
  package var single: Float {
    switch self {
    case .single(let value): value
    case .sized(let value): value.wide.isNegative ? Float(Int64(bitPattern: value.bits)) : Float(value.bits)
    case .integer(let value): Float(value)
    default: Float(double)
    }
  }

  package var boolean: Bool {
    if case .boolean(let value) = self { value } else { false }
  }

  package var string: String {
    optionalString ?? ""
  }

  package var optionalString: String? {
    switch self {
    case .string(let value): value
    case .substring(let box): box.text
    default: nil
    }
  }

  package var closure: Closure? {
    if case .closure(let value) = self { value } else { nil }
  }

  package var font: Font? {
    if case .font(let box) = self { box.font } else { nil }
  }

  package var alignmentKey: AlignmentKey? {
    if case .alignment(let key) = self { key } else { nil }
  }

  package var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// The value as an optional of it: a `nil` is then one that is there.
  package var promoted: Value {
    switch self {
    case .none: .innerNil(1)
    case .innerNil(let depth): .innerNil(depth + 1)
    default: self
    }
  }

  /// What is in an optional that is not `nil`.
  package var unwrapped: Value {
    guard case .innerNil(let depth) = self else { return self }
    return depth == 1 ? .none : .innerNil(depth - 1)
  }

  /// The fields of a struct, the payloads of an enum case, the elements of a tuple or an array.
  package var parts: [Value] {
    switch self {
    case .structure(_, let parts), .enumCase(_, _, let parts), .tuple(let parts), .array(let parts),
      .slice(let parts, _):
      parts
    case .set(let table): table.values
    case .object(let object): object.fields
    default: []
    }
  }

  /// The index of the first element: a part of an array keeps the indices of the whole, and a range has its elements for
  /// indices.
  package var firstIndex: Int {
    switch self {
    case .slice(_, let start), .range(let start, _): start
    case .substring(let box): box.start
    default: 0
    }
  }

  /// A part of a string, after so many characters of the whole.
  package static func substring(_ text: String, from start: Int) -> Value {
    .substring(SubstringBox(text, from: start))
  }

  /// The elements in the place of an array's own, or of those of a part of one.
  package func with(_ elements: [Value]) -> Value {
    if case .slice(_, let start) = self { .slice(elements, start) } else { .array(elements) }
  }

  /// The index of an enum's case, or -1.
  package var caseIndex: Int {
    if case .enumCase(_, let index, _) = self { Int(index) } else { -1 }
  }

  /// The field of a struct or tuple as a number of points.
  package func length(_ index: Int) -> Double {
    let parts = parts
    return index < parts.count ? parts[index].double : 0
  }

  /// An `Alignment` of the language: horizontal and vertical guide.
  package var alignment: Alignment {
    let parts = parts
    guard parts.count == 2, let horizontal = parts[0].alignmentKey, let vertical = parts[1].alignmentKey else {
      return .center
    }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  /// An `EdgeInsets` of the language: top, leading, bottom, trailing.
  package var insets: EdgeInsets {
    EdgeInsets(top: length(0), leading: length(1), bottom: length(2), trailing: length(3))
  }
}
