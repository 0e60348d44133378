import LayoutEvaluator

/// `ForEach` and `Section`: views that are children of what contains them (Semantics §2.1, §2.2). What a `ForEach` makes is
/// dynamic, so a stack around it stays (§2.5).
extension LibraryEntry {
  static let forEach = LibraryEntry(
    interface: """
      /// Views made of the elements of a collection.
      struct ForEach: View {
        init<Content: View>(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
        init<Content: View>(_ data: ClosedRange<Int>, @ViewBuilder content: @escaping (Int) -> Content)
        init<Data: RandomAccessCollection, Content: View>(
          _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable
        init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
        init<Data: RandomAccessCollection, Content: View>(
          _ data: Binding<Data>, editActions: EditActions = .all,
          @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content)
        init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
          _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions = .all,
          @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content)
      }
      /// What a list lets its reader do with its rows.
      struct EditActions {
        static var move: EditActions { EditActions() }
        static var delete: EditActions { EditActions() }
        static var all: EditActions { EditActions() }
        static func arrayLiteral(_ elements: [EditActions]) -> EditActions { EditActions() }
      }
      /// A way to a property of a value.
      struct KeyPath<Root, Value> {}
      typealias WritableKeyPath = KeyPath
      typealias ReferenceWritableKeyPath = KeyPath
      """,
    natives: [
      loop(content: 1), loop(content: 1), loop(content: 1), loop(content: 2), loop(content: 2), loop(content: 3),
    ])

  private static func loop(content: Int) -> Native {
    .list(isDynamic: true) { (evaluator, arguments) throws(EvaluationError) in
      let elements = Sequence(arguments[0].read)
      var views: [Value] = []
      for index in 0..<elements.count {
        let element = arguments[0].bound(elements[index], index)
        let view = try evaluator.apply(arguments[content], [element], at: arguments.range)
        views.append(evaluator.view(from: view, at: arguments.range))
        if views.count > EvaluationLimits.nodes { throw evaluator.failNodes(at: arguments.range) }
      }
      return evaluator.view(.tuple, views, at: arguments.range)
    }
  }

  static let section = LibraryEntry(
    interface: """
      /// Views with a header and a footer.
      struct Section: View {
        init<Content: View, Parent: View, Footer: View>(
          @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
        init<Content: View, Parent: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
        init<Content: View, Footer: View>(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
        init<Content: View>(@ViewBuilder content: () -> Content)
        init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
        static func _parts(_ title: Text) {}
        init<Content: View, Parent: View, Footer: View>(
          header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
        init<Content: View, Parent: View>(header: Parent, @ViewBuilder content: () -> Content)
        init<Content: View, Footer: View>(footer: Footer, @ViewBuilder content: () -> Content)
        init<Content: View>(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
        init<Content: View, Parent: View>(
          isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
      }
      """,
    natives: [
      .section(SectionParts(content: 0, header: 1, footer: 2)), .section(SectionParts(content: 0, header: 1)),
      .section(SectionParts(content: 0, footer: 1)), .section(SectionParts(content: 0)),
      .section(SectionParts(content: 1, header: 0)), .section(SectionParts(content: 2, header: 0, footer: 1)),
      .section(SectionParts(content: 1, header: 0)), .section(SectionParts(content: 1, footer: 0)),
      .section(SectionParts(content: 2, header: 0)), .section(SectionParts(content: 1, header: 2)),
    ])
}
