import LayoutEvaluator

/// The protocols of views and what several views stand for at once.
extension LibraryEntry {
  static let viewProtocol = LibraryEntry(
    interface: """
      /// A part of a user interface.
      protocol View {
        associatedtype Body
        /// What the view is made of.
        @ViewBuilder var body: Body { get }
      }
      @resultBuilder struct ViewBuilder {}
      """,
    natives: [])

  static let viewModifiers = LibraryEntry(
    interface: """
      /// A modifier of the program's own.
      protocol ViewModifier {
        /// The view that the modifier makes of its content.
        @ViewBuilder func body(content: Content) -> some View
      }
      extension ViewModifier {
        typealias Content = _ViewModifierContent
        /// The modifier, whose changes are animated: it moves nothing.
        func animation(_ animation: Animation?) -> Self { self }
        /// The modifier, whose changes happen otherwise: it moves nothing.
        func transaction(@_action _ transform: @escaping (inout Transaction) -> Void) -> Self { self }
      }
      struct _ViewModifierContent: View {}
      /// A view with a modifier, as a value.
      struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
        var content: Content
        var modifier: Modifier
        init(content: Content, modifier: Modifier) {
          self.content = content
          self.modifier = modifier
        }
        var body: some View { content.modifier(modifier) }
      }
      extension View {
        /// Applies a modifier of the program's own.
        func modifier<M: ViewModifier>(_ modifier: M) -> some View
      }
      /// Views for a canvas that shows a program's previews.
      protocol PreviewProvider {
        @ViewBuilder static var previews: some View { get }
      }
      """,
    natives: [
      .composed("modifier") { (evaluator, arguments) throws(EvaluationError) in
        try evaluator.body(of: arguments[1], content: arguments[0], at: arguments.range)
      }
    ])

  static let emptyView = LibraryEntry(
    interface: """
      /// A view without content: among other views it is not there at all.
      struct EmptyView: View { init() }
      """,
    natives: [.list(isDynamic: false) { (_, _) in .void }])

  static let group = LibraryEntry(
    interface: """
      /// Several views as one: modifiers on it apply to each of them.
      struct Group<Content: View>: View {
        init(@ViewBuilder content: () -> Content)
      }
      """,
    natives: [.content(0)])

  static let anyView = LibraryEntry(
    interface: """
      /// A view whose type is hidden.
      struct AnyView: View {
        init(_ view: some View)
        init(erasing view: some View)
      }
      """,
    natives: [.neutral("AnyView"), .neutral("AnyView")])
}

extension Native {
  /// The views of the builder closure that is the `index`th argument, as children of what contains the call.
  static func content(_ index: Int, isDynamic: Bool = false) -> Native {
    .list(isDynamic: isDynamic) { (evaluator, arguments) throws(EvaluationError) in
      guard let closure = arguments[index].closure else { return arguments[index] }
      return try evaluator.call(closure, [], at: arguments.range)
    }
  }
}
