package import LayoutEvaluator

/// One family of built-in declarations: how they are declared, documented and run.
///
/// The interface is Swift, as a `.swiftinterface` would have it. The checker, completion, hover and the reference read it; what has
/// a body in it runs like a user's own code. Every declaration without a body (a function, initialiser, or `{ get }`;
/// `{ get set }` counts twice) is native, and `natives` has what runs for it, in the order of the declarations.
package struct LibraryEntry: Sendable {
  package let interface: StaticString
  private let makeNatives: @Sendable () -> [Native]

  /// Made when asked for: a module has most entries no use for.
  package var natives: [Native] { makeNatives() }

  init(interface: StaticString, natives: @autoclosure @escaping @Sendable () -> [Native] = []) {
    self.interface = interface
    makeNatives = natives
  }
}
