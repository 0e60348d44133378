import LayoutEngine
import LayoutEvaluator

/// `Layout` and what a layout of the program's own works with (Semantics §6.9), and the built-in containers as layouts. The
/// subviews are an array; each knows its layout only while one of the layout's functions runs.
extension LibraryEntry {
  static let customLayouts = LibraryEntry(
    interface: """
      /// What a layout says of itself to the views in it.
      struct LayoutProperties {
        init() {}
        var stackOrientation: Axis? = nil
      }
      /// What a container of the program's own can be called as: with the views in it.
      protocol _Arrangement {}
      extension _Arrangement {
        /// Lays out views.
        func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
      }
      /// A container of the program's own: it says how large it is and where its subviews are.
      protocol Layout: _Arrangement {
        associatedtype Cache = Void
        /// The size under a proposal.
        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
        /// Places the subviews in the container's bounds.
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
        /// What the other functions share.
        func makeCache(subviews: LayoutSubviews) -> Cache
        /// Renews what the functions share.
        func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)
        /// The distances that the container keeps from its neighbours.
        func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing
      }
      extension Layout {
        typealias Subviews = LayoutSubviews
        func makeCache(subviews: LayoutSubviews) -> Cache { _noCache() }
        func _noCache() -> Cache
        func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {}
        func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
      }
      typealias LayoutSubviews = [LayoutSubview]
      /// A view in a layout of the program's own.
      struct LayoutSubview {
        /// The size that the view takes under a proposal.
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
        /// The size and the guides that the view has under a proposal.
        func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
        /// Puts a point of the view somewhere and offers it a size.
        func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
        /// The distances that the view likes to keep.
        var spacing: ViewSpacing { get }
        /// The view's layout priority.
        var priority: Double { get }
        /// What the view says about a key.
        subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
      }
      /// The distances that a view likes to keep from its neighbours.
      struct ViewSpacing {
        init()
        static var zero: ViewSpacing { get }
        /// The distance between two views along an axis.
        func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
        func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
        mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
      }
      /// What a container offers a view: nil asks for the ideal length.
      struct ProposedViewSize: Equatable {
        var width: CGFloat?
        var height: CGFloat?
        init(width: CGFloat?, height: CGFloat?) {
          self.width = width
          self.height = height
        }
        init(_ size: CGSize) {
          self.width = size.width
          self.height = size.height
        }
        static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }
        static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }
        static var infinity: ProposedViewSize {
          ProposedViewSize(width: CGFloat.infinity, height: CGFloat.infinity)
        }
        func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
          CGSize(width: width ?? size.width, height: height ?? size.height)
        }
      }
      /// A name for what views tell the layout that they are in.
      protocol LayoutValueKey {
        associatedtype Value
        static var defaultValue: Value { get }
      }
      extension View {
        /// Tells the layout around this view something.
        func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
      }
      /// A layout whose type is hidden.
      struct AnyLayout: _Arrangement {
        init<L: _Arrangement>(_ layout: L)
      }
      /// `HStack` as a layout.
      struct HStackLayout: _Arrangement {
        var alignment: VerticalAlignment
        var spacing: CGFloat?
        init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
          self.alignment = alignment
          self.spacing = spacing
        }
      }
      /// `VStack` as a layout.
      struct VStackLayout: _Arrangement {
        var alignment: HorizontalAlignment
        var spacing: CGFloat?
        init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
          self.alignment = alignment
          self.spacing = spacing
        }
      }
      /// `ZStack` as a layout.
      struct ZStackLayout: _Arrangement {
        var alignment: Alignment
        init(alignment: Alignment = .center) { self.alignment = alignment }
      }
      """,
    natives: [
      .container("Layout") { (builder, site) in arrange(builder, site) },
      .function { (_, _) in .void },
      subview { (evaluator, subview, arguments) in evaluator.size(subview.size(evaluator.proposal(arguments[1]))) },
      subview { (evaluator, subview, arguments) in
        evaluator.dimensions(subview, evaluator.proposal(arguments[1]))
      },
      subview { (evaluator, subview, arguments) in
        let point = Point(x: arguments[1].length(0), y: arguments[1].length(1))
        let anchor = Point(x: arguments[2].length(0), y: arguments[2].length(1))
        subview.place(at: point, anchor: anchor, evaluator.proposal(arguments[3]))
        return .void
      },
      .function { (_, arguments) in arguments[0] },
      subview { (_, subview, _) in .double(subview.priority) },
      .function { (evaluator, arguments) throws(EvaluationError) in
        guard case .subview(let subview) = arguments[0], let key = arguments[1].type else { return .none }
        return try evaluator.layoutValue(key, of: subview, at: arguments.range)
      },
      .function { (_, _) in .none }, .function { (_, _) in .double(0) },
      .function { (_, arguments) in
        if case .subview(let first) = arguments[0], case .subview(let second) = arguments[1] {
          return .double(first.distance(to: second, along: arguments[2].caseIndex == 0 ? .horizontal : .vertical))
        }
        if case .double = arguments[0] { return .double(0) }
        if case .double = arguments[1] { return .double(0) }
        return .double(8)
      },
      .neutral("layoutValue"),
      .function { (_, arguments) in arguments[0] },
    ])

  private static func subview(
    _ function: @escaping @Sendable (Evaluator, SubviewBox, Arguments) -> Value
  ) -> Native {
    .function { (evaluator, arguments) in
      guard case .subview(let subview) = arguments[0] else { return .none }
      return function(evaluator, subview, arguments)
    }
  }

  /// Opens the container that a layout is.
  private static func arrange(_ builder: ViewTreeBuilder, _ site: ViewSite) {
    let layout = site[0]
    let name = builder.evaluator.typeName(of: layout)
    builder.kind = name
    switch name {
    case "HStackLayout":
      builder.container(site, content: site[1]) {
        let parts = layout.parts
        builder.tree.beginHStack(
          alignment: parts[0].alignmentKey ?? .verticalCenter, spacing: parts[1].optionalDouble)
      }
    case "VStackLayout":
      builder.container(site, content: site[1]) {
        let parts = layout.parts
        builder.tree.beginVStack(
          alignment: parts[0].alignmentKey ?? .horizontalCenter, spacing: parts[1].optionalDouble)
      }
    case "ZStackLayout":
      builder.container(site, content: site[1]) { builder.tree.beginZStack(alignment: layout.parts[0].alignment) }
    default: builder.custom(site, layout, content: site[1])
    }
  }
}
