package import LayoutDiagnostics

/// One child of a container after flattening: a view that is a node, and the modifiers around it (Semantics §2.1–2.2).
package struct ViewElement {
  var leaf: ViewID
  var path: PathID
  /// The modifiers around the leaf, outermost first: a stretch of the builder's links.
  var links: Range<Int>
  /// The leaf's environment.
  var environment: Int32
  /// The header or footer of a section in a lazy grid, which has a line of its own (Semantics §6.11).
  var isGridLine = false
  /// The outermost section that it is in, by its number among those of its container, and the part of it.
  var section: Section?
  /// The innermost loop that made it.
  var iteration: Iteration?

  /// The header, the content or the footer of a section that is no view itself.
  struct Section {
    let number: Int
    let part: Int
  }

  /// A run through a `ForEach`.
  struct Iteration {
    let loop: ViewID
    let number: Int
  }
}

/// The children of a container.
package struct ViewElements {
  package var elements: [ViewElement] = []
  /// Whether how many there are is decided at run time, by an `if` or a `ForEach` (Semantics §2.5).
  package var isDynamic = false

  package init(elements: [ViewElement] = [], isDynamic: Bool = false) {
    self.elements = elements
    self.isDynamic = isDynamic
  }

  package var count: Int { elements.count }

  /// Exactly one child, known from the type: a stack of it dissolves.
  package var isSingleStatic: Bool { elements.count == 1 && !isDynamic }
}

/// A modifier around one element.
struct ModifierLink {
  var view: ViewID
  var path: PathID
  /// Which of the views of the modifier this is, -1 where it has one only.
  var copy: Int32
  /// The environments around the modifier and inside it.
  var outer: Int32
  var inner: Int32
}

/// What a view's or a modifier's behaviour may look at while it adds its node.
package struct ViewSite {
  /// The arguments of the call; a modifier's first one is the view that it is applied to.
  package let arguments: [Value]
  package let path: PathID
  package let range: SourceRange
  /// Where the program asks for the view, as ``ViewRecord/place`` says.
  package let place: SourceOffset
  /// An index of the builder's environments.
  package let environment: Int32

  init(_ record: ViewRecord, at path: PathID, environment: Int32) {
    arguments = record.arguments
    self.path = path
    range = record.range
    place = record.place
    self.environment = environment
  }

  /// The same site with another environment.
  init(_ site: ViewSite, environment: Int32) {
    arguments = site.arguments
    path = site.path
    range = site.range
    place = site.place
    self.environment = environment
  }

  package subscript(index: Int) -> Value { index < arguments.count ? arguments[index] : .none }
}
