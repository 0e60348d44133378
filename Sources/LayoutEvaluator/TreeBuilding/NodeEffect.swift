package import LayoutDiagnostics
package import LayoutEngine

/// What a modifier does once its view has a frame: it takes no part in layout, and so it is a node that does nothing in
/// the engine's tree and an entry in a list beside it (Semantics §8).
package struct NodeEffect {
  package enum Kind: Sendable {
    case preference, transformPreference, anchorPreference, transformAnchorPreference
    case preferenceListener, geometryListener, geometryListenerWithOld
    case appearance, coordinateSpace
    /// A layer that is made from a preference of the view that it is on.
    case overlay, background
  }

  package let kind: Kind
  package let node: NodeIndex
  /// The arguments of the call, the view first.
  package let arguments: Arguments
  package let path: PathID
  package let environment: EnvironmentValues

  package var range: SourceRange { arguments.range }
}

extension ViewTreeBuilder {
  /// Opens a node that does nothing but have an effect when it is laid out.
  package func effect(_ kind: NodeEffect.Kind, _ site: ViewSite) {
    let node = tree.beginPassthrough()
    effects.append(
      NodeEffect(
        kind: kind, node: node, arguments: Arguments(site.arguments, at: site.range), path: site.path,
        environment: environments[Int(site.environment)]))
  }

  /// Makes a scroll view's node the coordinate space that its content asks for by the axes.
  package func scrollSpace(_ axes: Int, _ node: NodeIndex, _ site: ViewSite) {
    let name = Value.tuple([.integer(axes)])
    effects.append(
      NodeEffect(
        kind: .coordinateSpace, node: node, arguments: Arguments([.none, .tuple([name])], at: site.range),
        path: site.path, environment: environments[Int(site.environment)]))
  }

  /// The tree of a layer that is made after the view that it is on has its frame: it is hung on an empty view of that size
  /// with that view's guides. Nil where the layer has no content.
  package func build(
    layer view: Value, of effect: NodeEffect, size: Size, guides: [(key: AlignmentKey, value: Double)]
  ) throws(EvaluationError) -> ViewTree? {
    environments = [effect.environment]
    let elements = try contents(of: view, at: effect.path, from: 1, environment: 0, range: effect.range)
    if elements.count == 0 { return nil }
    tree.beginOverlay(alignment: effect.arguments[2].alignment)
    for guide in guides { tree.beginAlignmentGuide(guide.key) { _ in guide.value } }
    tree.rigid(size)
    for _ in guides { tree.end() }
    work.append(.end)
    if elements.count > 1 {
      tree.beginZStack()
      work.append(.end)
    }
    return try complete(elements)
  }
}
