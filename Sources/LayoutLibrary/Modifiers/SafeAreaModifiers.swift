import LayoutEngine
import LayoutEvaluator

/// Modifiers about the safe area and the container (Semantics §5.10, §5.11).
extension LibraryEntry {
  static let safeArea = LibraryEntry(
    interface: """
      /// Parts of the safe area.
      struct SafeAreaRegions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [SafeAreaRegions]) -> SafeAreaRegions {
          SafeAreaRegions(rawValue: _union(elements))
        }
        static let container: SafeAreaRegions = SafeAreaRegions(rawValue: 1)
        static let keyboard: SafeAreaRegions = SafeAreaRegions(rawValue: 2)
        static let all: SafeAreaRegions = SafeAreaRegions(rawValue: 3)
      }
      extension View {
        /// Lets this view grow into the unsafe area.
        func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
        /// Lets this view grow into the unsafe area.
        func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
        /// Makes room for views at the top or bottom edge.
        func safeAreaInset<V: View>(
          edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> V) -> some View
        /// Makes room for views at the leading or trailing edge.
        func safeAreaInset<V: View>(
          edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> V) -> some View
        /// Makes room for a bar at the top or bottom edge.
        func safeAreaBar<V: View>(
          edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> V) -> some View
        /// Makes room for a bar at the leading or trailing edge.
        func safeAreaBar<V: View>(
          edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> V) -> some View
        /// Makes the safe area smaller.
        func safeAreaPadding(_ insets: EdgeInsets) -> some View
        /// Makes the safe area smaller on some edges.
        func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
        /// Makes the safe area smaller on all edges.
        func safeAreaPadding(_ length: CGFloat) -> some View
        /// A frame of some columns of the container.
        func containerRelativeFrame(
          _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
        /// A frame as large as the container.
        func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
        /// A frame whose lengths are made from those of the container.
        func containerRelativeFrame(
          _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
      }
      """,
    natives: [
      .modifier("ignoresSafeArea") { (builder, site) in
        let isKeyboardOnly = site[1].optionBits == 2
        builder.tree.beginIgnoresSafeArea(isKeyboardOnly ? [] : site[2].edgeSet)
      },
      .modifier("edgesIgnoringSafeArea") { (builder, site) in builder.tree.beginIgnoresSafeArea(site[1].edgeSet) },
      .modifier("safeAreaInset") { (builder, site) in
        inset(builder, site, edge: site[1].caseIndex == 0 ? .top : .bottom, default: .horizontalCenter)
      },
      .modifier("safeAreaInset") { (builder, site) in
        inset(builder, site, edge: site[1].caseIndex == 0 ? .leading : .trailing, default: .verticalCenter)
      },
      .modifier("safeAreaBar") { (builder, site) in
        inset(builder, site, edge: site[1].caseIndex == 0 ? .top : .bottom, default: .horizontalCenter)
      },
      .modifier("safeAreaBar") { (builder, site) in
        inset(builder, site, edge: site[1].caseIndex == 0 ? .leading : .trailing, default: .verticalCenter)
      },
      .modifier("safeAreaPadding") { (builder, site) in builder.tree.beginSafeAreaPadding(site[1].insets) },
      .modifier("safeAreaPadding") { (builder, site) in
        builder.tree.beginSafeAreaPadding(insets(on: site[1], site[2].optionalDouble ?? defaultPadding))
      },
      .modifier("safeAreaPadding") { (builder, site) in
        let length = site[1].double
        builder.tree.beginSafeAreaPadding(
          EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
      },
      .modifier("containerRelativeFrame") { (builder, site) in
        let (count, span, spacing) = (max(site[2].integer, 1), site[3].integer, site[4].double)
        relativeFrame(builder, site, alignment: site[5]) { (length, _) in
          relativeLength(length, count: count, span: span, spacing: spacing)
        }
      },
      .modifier("containerRelativeFrame") { (builder, site) in
        relativeFrame(builder, site, alignment: site[2]) { (length, _) in length }
      },
      .modifier("containerRelativeFrame") { (builder, site) in
        let (evaluator, compute, range) = (builder.evaluator, site[3], site.range)
        relativeFrame(builder, site, alignment: site[2]) { (length, axis) in
          evaluator.length(compute, of: length, axis, at: range)
        }
      },
    ])

  private static func inset(
    _ builder: ViewTreeBuilder, _ site: ViewSite, edge: EdgeSet, default alignment: AlignmentKey
  ) {
    builder.layer(site, content: site[4]) {
      builder.tree.beginSafeAreaInset(
        edge: edge, alignment: site[2].alignmentKey ?? alignment, spacing: site[3].optionalDouble)
    }
  }

  private static func relativeFrame(
    _ builder: ViewTreeBuilder, _ site: ViewSite, alignment: Value, _ length: @escaping (Double, Axis) -> Double
  ) {
    let axes = site[1].optionBits
    let margins = builder.environment(of: site).scrollMargins
    let (across, along) = (margins.leading + margins.trailing, margins.top + margins.bottom)
    let isAffected = axes & 1 != 0 && across != 0 || axes & 2 != 0 && along != 0
    if isAffected { builder.approximate("whether margins of the content make its container smaller was not measured") }
    builder.tree.beginContainerRelativeFrame(
      horizontal: axes & 1 != 0, vertical: axes & 2 != 0, alignment: alignment.alignment, length: length)
  }
}
