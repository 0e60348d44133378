package import LayoutDiagnostics
import LayoutSema

/// What runs for a declaration of the library that has no body in its interface.
///
/// A native either computes its value at once, or it makes a view record, whose behaviour runs when the engine's tree is
/// built. The names of views and modifiers are the `kind`s of reports.
package enum Native: Sendable {
  package typealias Function = @Sendable (Evaluator, Arguments) throws(EvaluationError) -> Value
  /// Adds a node to the engine's tree; see the cases for what it has to leave to its caller.
  package typealias Behaviour = @Sendable (ViewTreeBuilder, ViewSite) -> Void

  /// Computes a value from values. A setter has its getter's arguments and the new value last, and gives the new value of
  /// the first argument; it stands behind its getter.
  case function(Function)
  /// Computes a value and may change its arguments; those passed `inout` are written back.
  case mutating(@Sendable (Evaluator, inout Arguments) throws(EvaluationError) -> Value)
  /// A view without children: adds one node.
  case leaf(String, Behaviour)
  /// A text of its first argument, or the sum of two texts.
  case text(TextForm)
  /// A view with children: opens one node and says what is in it; the builder closes it.
  case container(String, Behaviour)
  /// A row of a grid: a view with children directly in a grid, and views of the surrounding container anywhere else.
  case row(String, Behaviour, content: Function)
  /// A section: a view directly in a list, and header, content and footer anywhere else (Semantics §2.2).
  case section(String, Behaviour, SectionParts)
  /// A modifier, whose view is the first argument: opens one node for one child; the builder closes it. Applied to several
  /// views, it exists once for each (Semantics §2.2).
  case modifier(String, Behaviour)
  /// A modifier that takes no part in layout.
  case neutral(String)
  /// A modifier whose view is made by running code, which may change the environment of that view: a modifier of the
  /// program's own.
  case composed(String, Function)
  /// A modifier that changes what the views in it inherit.
  case environment(String, @Sendable (inout EnvironmentValues, Arguments) -> Void)
  /// The same, where no size hangs on what they inherit: code may ask for it. What nobody knows here changes nothing.
  case look(String, @Sendable (inout EnvironmentValues, Arguments) -> Void)
  /// The same, with the help of running code: of the key path that names a value.
  case inheritance(String, @Sendable (inout EnvironmentValues, Arguments, Evaluator) -> Void)
  /// A modifier that gives its node a name in reports.
  case identifier(String, @Sendable (Arguments) -> String?)
  /// Views that are children of whatever contains them, and no node themselves (Semantics §2.1): the content, and whether
  /// it is known only at run time.
  case list(isDynamic: Bool, Function)
  /// Views that a closure makes of the views that another view comes to: of all of them, or of each.
  case subviews(content: Int, transform: Int, SubviewsForm)
}

extension Native {
  /// The name of a modifier; nil for anything else.
  var modifierName: String? {
    switch self {
    case .modifier(let name, _), .neutral(let name), .environment(let name, _), .look(let name, _),
      .inheritance(let name, _):
      name
    default: nil
    }
  }
}

/// What a closure makes views of: all views that a view comes to, one after the other, or the same with its sections.
package enum SubviewsForm: Sendable {
  case all, each, allSections, eachSection

  var isOfEach: Bool { self == .each || self == .eachSection }
  var isOfSections: Bool { self == .allSections || self == .eachSection }
}

/// How a text is made of its arguments.
package enum TextForm: Sendable {
  /// The first argument is read as inline Markdown.
  case markdown
  /// The first argument is taken as it is.
  case verbatim
  /// Two texts, one after the other.
  case sum
}

/// The values that a native was called with: `self` first for a member, defaults filled in.
package struct Arguments {
  package var values: [Value]
  /// The call, for messages.
  package let range: SourceRange

  package init(_ values: [Value], at range: SourceRange) {
    self.values = values
    self.range = range
  }

  package subscript(index: Int) -> Value {
    get { index < values.count ? values[index] : .none }
    set { values[index] = newValue }
  }

  package var count: Int { values.count }
}

/// Which arguments of a section are its parts; -1 where it has none.
package struct SectionParts: Sendable {
  package var content: Int
  package var header: Int
  package var footer: Int

  package init(content: Int, header: Int = -1, footer: Int = -1) {
    self.content = content
    self.header = header
    self.footer = footer
  }
}
