import LayoutEvaluator

/// The views that a view comes to, and what a program makes of them: `Group(subviews:)`, `ForEach(subviews:)`, and the older
/// `_VariadicView`.
extension LibraryEntry {
  static let subviews = LibraryEntry(
    interface: """
      /// One of the views that a view comes to.
      struct Subview: View, Identifiable {
        struct ID: Hashable { let _number: Int }
        var _number: Int { get }
        var id: Subview.ID { Subview.ID(_number: _number) }
        var containerValues: ContainerValues { ContainerValues(_view: self) }
      }
      /// The views that a view comes to.
      struct SubviewsCollection: RandomAccessCollection, View { typealias Element = Subview }
      /// What a view says to the container around it.
      struct ContainerValues {
        let _view: Subview
        func tag<V: Hashable>(for type: V.Type) -> V? { _view._tag() }
        func hasTag<V: Hashable>(_ tag: V) -> Bool {
          let own: V? = _view._tag()
          return own == tag
        }
      }
      extension Subview { func _tag<V>() -> V? }
      extension ContainerValues {
        /// What the view says of an `@Entry`, by its number.
        func _entry<V>(_ number: Int) -> V?
      }
      extension View {
        /// Says something to the container around this view.
        func containerValue<V>(_ keyPath: KeyPath<ContainerValues, V>, _ value: V) -> some View
      }
      extension Group {
        init<Base: View, Result: View>(
          subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
      }
      extension ForEach {
        init<V: View, Content: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
      }
      /// A section among the views that a view comes to.
      struct SectionConfiguration: Identifiable {
        struct ID: Hashable { let _number: Int }
        var _number: Int { get }
        /// The views of its header.
        var header: SubviewsCollection { get }
        var content: SubviewsCollection { get }
        /// The views of its footer.
        var footer: SubviewsCollection { get }
        var id: SectionConfiguration.ID { SectionConfiguration.ID(_number: _number) }
      }
      /// The sections among the views that a view comes to.
      struct SectionCollection: RandomAccessCollection { typealias Element = SectionConfiguration }
      extension Group {
        init<Base: View, Result: View>(
          sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result)
      }
      extension ForEach {
        init<V: View, Content: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
      }
      protocol _VariadicView_Root {
        associatedtype Body: View
        @ViewBuilder func body(children: SubviewsCollection) -> Body
      }
      protocol _VariadicView_UnaryViewRoot: _VariadicView_Root {}
      protocol _VariadicView_MultiViewRoot: _VariadicView_Root {}
      typealias _VariadicView_Children = SubviewsCollection
      enum _VariadicView {
        typealias Children = SubviewsCollection
        typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
        typealias MultiViewRoot = _VariadicView_MultiViewRoot
        struct Tree<Root: _VariadicView_Root, Content: View>: View {
          let root: Root
          let content: Content
          init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
          }
          var body: some View { Group(subviews: content) { children in root.body(children: children) } }
        }
      }
      """,
    natives: [
      read { $0.arguments[1] }, read { $0.arguments[3] },
      .function { (evaluator, arguments) in
        guard case .view(let id)? = arguments[0].parts.first, evaluator[id].body == .subview else {
          return evaluator.containerEntry(arguments[1].integer, among: [])
        }
        return evaluator.containerEntry(arguments[1].integer, among: evaluator[id].arguments[4].parts)
      },
      .neutral("containerValue"),
      .subviews(content: 0, transform: 1, .all), .subviews(content: 0, transform: 1, .each),
      part(0), part(1), part(2), part(3), .subviews(content: 0, transform: 1, .allSections),
      .subviews(content: 0, transform: 1, .eachSection),
    ])

  /// A part of a section.
  private static func part(_ index: Int) -> Native {
    .function { (_, arguments) in
      let parts = arguments[0].parts
      return index < parts.count ? parts[index] : .none
    }
  }

  private static func read(_ part: @escaping @Sendable (ViewRecord) -> Value) -> Native {
    .function { (evaluator, arguments) in
      guard case .view(let id) = arguments[0], evaluator[id].body == .subview else { return .none }
      return part(evaluator[id])
    }
  }
}
