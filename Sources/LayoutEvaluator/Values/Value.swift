package import LayoutEngine
package import LayoutSema
package import LayoutText

/// A value of a running program.
///
/// The checker has settled all types, so a value carries no more of its type than running code asks for: which struct or
/// enum it is, because its members are found by that. A `CGFloat` and a `Double` are one case, an optional is its payload
/// or ``none``. Aggregates hold their parts in one array, which gives them the value semantics of the language for free.
package enum Value {
  case void
  /// `nil`.
  case none
  /// A `nil` inside of so many optionals. A value that is there is the same at every depth.
  case innerNil(Int32)
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  /// An integer of another type than `Int`.
  case sized(SizedInteger)
  /// A `Float`.
  case single(Float)
  case string(String)
  /// A part of a string, which keeps the positions of the whole.
  case substring(SubstringBox)
  /// A type as a value.
  case metatype(NominalID)
  /// A generic type as a value, with its arguments.
  case genericType(NominalID, [Value])
  /// A struct and its fields in order.
  case structure(NominalID, [Value])
  /// An instance of a class, which everybody who has it shares.
  case object(Object)
  /// An enum, the index of its case, and the case's payloads.
  case enumCase(NominalID, Int32, [Value])
  case tuple([Value])
  case array([Value])
  /// The elements of a set, each once, in order of insertion.
  case set(KeyTable)
  /// A part of an array, and the index that its first element has in the whole.
  case slice([Value], Int)
  /// Keys and values in turn, in order of insertion.
  case dictionary(KeyTable)
  /// From the first integer to before the second.
  case range(Int, Int)
  case closure(Closure)
  case view(ViewID)
  case alignment(AlignmentKey)
  /// What `@State` keeps and `@Binding` refers to.
  case cell(Cell)
  /// What an `@Environment` property holds until its view is read: the expression that reads it, or -1.
  case environment(Int32)
  case dimensions(DimensionsBox)
  case subview(SubviewBox)
  case font(FontBox)
  /// An index into the readers whose content is being made.
  case proxy(Int)
}

/// A function value: the code and the frame that it was made in.
package struct Closure {
  package let function: FunctionID
  let frame: Frame?

  init(_ function: FunctionID, in frame: Frame?) {
    self.function = function
    self.frame = frame
  }
}

/// A variable that several values share. As a function value it is one that gives what it holds.
package final class Cell {
  package internal(set) var value: Value
  /// Whether a view's property made it: the view's place decides whether it is used.
  let isState: Bool
  /// The state that it keeps, as an index of the scene's states; -1 while it keeps none.
  var state = -1
  /// Who else hears of a new value.
  let target: Target

  /// Where a new value goes besides the cell.
  enum Target {
    case nowhere
    /// To a function of the program that keeps it.
    case setter(Closure)
    /// Into what it is a part of.
    case place(Place, Frame)
    /// Into the list of another cell, at an index.
    case element(Cell, Int)
  }

  package init(_ value: Value, isState: Bool = false) {
    self.value = value
    self.isState = isState
    target = .nowhere
  }

  init(_ value: Value, target: Target) {
    self.value = value
    isState = false
    self.target = target
  }

  /// A cell whose new values a function of the program gets.
  package convenience init(_ value: Value, setter: Value) {
    if case .closure(let closure) = setter {
      self.init(value, target: .setter(closure))
    } else {
      self.init(value, target: .nowhere)
    }
  }

  /// A cell for an element of the list that this one holds.
  package func element(_ index: Int, _ value: Value) -> Cell { Cell(value, target: .element(self, index)) }
}

/// An instance of a class: its fields are changed in place, and everybody who has it sees that.
package final class Object {
  package let type: NominalID
  package internal(set) var fields: [Value]
  /// Whether it was made while a report is: only such objects change then.
  let isOfReport: Bool
  /// The publishers of its properties, by the properties' indices, as far as somebody asked for them.
  private var publishers: [(field: Int, publisher: Value)] = []

  /// The layout that it was made in.
  let layout: Int

  init(_ type: NominalID, _ fields: [Value], in layout: Int, isOfReport: Bool) {
    self.type = type
    self.fields = fields
    self.layout = layout
    self.isOfReport = isOfReport
  }

  package func publisher(of field: Int) -> Value? { publishers.first { $0.field == field }?.publisher }

  package func keep(_ publisher: Value, asPublisherOf field: Int) { publishers.append((field, publisher)) }
}

/// A part of a string behind a pointer, so that a value stays small.
package final class SubstringBox {
  let text: String
  /// How many characters of the whole string come before it.
  let start: Int

  init(_ text: String, from start: Int) {
    self.text = text
    self.start = start
  }
}

/// A font behind a pointer, so that a value stays small.
package final class FontBox {
  package let font: Font
  package init(_ font: Font) { self.font = font }
}

/// What a guide function sees of a view. The function may hand it on to work for later; then the size is still known, but
/// the layout that could tell guides is over, and they are at their defaults.
package final class DimensionsBox {
  package let width: Double
  package let height: Double
  /// Nil when the function is over.
  package internal(set) var live: ViewDimensions?

  init(_ dimensions: ViewDimensions) {
    width = dimensions.width
    height = dimensions.height
    live = dimensions
  }

  package subscript(key: AlignmentKey) -> Double {
    if let live { return live[key] }
    return (key.defaultFraction ?? 0) * (key.axis == .horizontal ? width : height)
  }
}

/// The variables of one call. Closures made during the call hold on to it and see its variables by reference.
///
/// One run of a loop's body whose closures outlive it has a frame of its own, which keeps the slots from ``first`` on and
/// leaves those before to the frame of the call: what the body declares is new in every run.
final class Frame {
  private var slots: [Value]
  private let first: Int
  private let base: Frame?
  let outer: Frame?

  init(_ arguments: consuming [Value], slotCount: Int, outer: Frame?) {
    let missing = slotCount - arguments.count
    slots = arguments
    if missing > 0 { slots.append(contentsOf: repeatElement(.void, count: missing)) }
    self.outer = outer
    first = 0
    base = nil
  }

  /// A frame for one run of a loop's body.
  init(run base: Frame, from first: Int) {
    self.base = base
    self.first = first
    outer = base.outer
    slots = Array(repeating: .void, count: max(0, base.slotCount - first))
  }

  private var slotCount: Int { first + slots.count }

  subscript(slot: Int) -> Value {
    get {
      if slot >= first { return slots[slot - first] }
      return base?[slot] ?? .void
    }
    set {
      if slot >= first { slots[slot - first] = newValue } else { base?[slot] = newValue }
    }
  }

  /// The frame `depth` functions further out.
  func enclosing(_ depth: Int32) -> Frame {
    var frame = self
    var depth = depth
    while depth > 0, let outer = frame.outer {
      frame = outer
      depth -= 1
    }
    return frame
  }
}
