package import LayoutDiagnostics
package import LayoutSema

/// A view of a running program: an index into ``Evaluator/views``.
package struct ViewID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// A view before it is in a tree: which declaration made it and from what.
///
/// A modifier's record has the modified view as its first argument, so a chain of modifiers is a linked list from the
/// outermost inwards. Nothing here is evaluated further until a tree is built: a container's content is still a closure.
package struct ViewRecord {
  package enum Body: Equatable, Sendable {
    /// A view or modifier of the library.
    case native(NativeID)
    /// The views of a builder, in order; they have numbers of their own in paths.
    case tuple
    /// The views of a branch that was or was not taken: dynamic content.
    case conditional
    /// One of the views that another view comes to, to be put somewhere else: the other view, which of them, and its path.
    case subview
    /// A text that no `Text` of the program is: the title of a view, where a view is wanted or where it has Markdown in it.
    case title(TextForm)
    /// A struct of the program that has a `body`.
    case structure(NominalID)
  }

  package var body: Body
  package var arguments: [Value]
  /// Where reports say that it stands: from the name to the end of the arguments.
  package var range: SourceRange
  /// Where the program asks for it: where `range` begins, or the call of the program in which the library made the view.
  package var place: SourceOffset

  package init(_ body: Body, _ arguments: [Value], at range: SourceRange, place: SourceOffset) {
    self.body = body
    self.arguments = arguments
    self.range = range
    self.place = place
  }
}
