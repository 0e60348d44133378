import LayoutDiagnostics
import LayoutEvaluator

/// What is shown from the start in the place of what is laid out, or over it: sheets, covers, and views that a path leads to.
///
/// A layout is that of the view which presents, so the frames are right as far as they go; but a reader who looks for what a
/// device would show has to be told that it is not there (Semantics §6.14).
extension Native {
  /// A modifier that presents something as soon as a binding says so, its second argument.
  static func presentation(_ name: String) -> Native {
    .inheritance(name) { (_, arguments, evaluator) in
      guard arguments[1].presents else { return }
      evaluator.warn(
        .leftOut, "'" + name + "' presents something from the start, which is not laid out: what is under it is",
        at: arguments.range)
    }
  }
}

extension ViewTreeBuilder {
  /// Says that a stack's path leads on from the root, if it does.
  func warnOfPath(_ path: Value, at site: ViewSite) {
    guard path.read.leadsOn else { return }
    evaluator.warn(
      .leftOut, "the path of this stack leads to a view that is not laid out: its root is", at: site.range)
  }
}

extension Value {
  /// Whether it is a binding to true, or to anything else than nil.
  fileprivate var presents: Bool {
    if case .boolean(let isShown) = read { return isShown }
    return !read.isNone
  }

  /// Whether it has values of views to show: a collection with elements, or a navigation path of some.
  fileprivate var leadsOn: Bool {
    switch self {
    case .array, .slice: !parts.isEmpty
    case .structure(_, let fields): fields.first.map { $0.leadsOn } ?? false
    default: false
    }
  }
}
