/// The leaves. Each returns the index of the new node.
extension LayoutTreeBuilder {
  /// A colour, a rectangle, a gradient, or any other shape that fills what it is offered.
  @discardableResult
  package mutating func color() -> NodeIndex { leaf(.color) }

  @discardableResult
  package mutating func circle() -> NodeIndex { leaf(.circle) }

  /// An empty view in a place that needs a view, 0×0.
  @discardableResult
  package mutating func empty() -> NodeIndex { leaf(.empty) }

  /// A view that is `size`, whatever it is offered: an image, for one.
  @discardableResult
  package mutating func rigid(_ size: Size) -> NodeIndex {
    parameters.sizes.append(size)
    return leaf(.rigid, parameter: parameters.sizes.count - 1)
  }

  /// A view that takes what it is offered between `minimum` and `maximum`, each axis by itself: a resizable image, or a
  /// control that stretches.
  @discardableResult
  package mutating func elastic(minimum: Size, ideal: Size, maximum: Size) -> NodeIndex {
    parameters.elasticSizes.append(ElasticSize(minimum: minimum, ideal: ideal, maximum: maximum))
    return leaf(.elastic, parameter: parameters.elasticSizes.count - 1)
  }

  @discardableResult
  package mutating func text(_ text: TextLeaf) -> NodeIndex {
    parameters.texts.append(text)
    return leaf(.text, parameter: parameters.texts.count - 1)
  }

  /// `Spacer(minLength:)`; nil is the default of 8 points (Semantics §6.2).
  @discardableResult
  package mutating func spacer(minLength: Double? = nil) -> NodeIndex { oriented(.spacer, minLength ?? 8) }

  /// `Divider()`, `thickness` points thick: 1 on macOS, one pixel on iOS (Semantics §6.3).
  @discardableResult
  package mutating func divider(thickness: Double) -> NodeIndex { oriented(.divider, thickness) }

  private mutating func oriented(_ kind: NodeKind, _ length: Double) -> NodeIndex {
    parameters.orientedLengths.append(OrientedLength(length: length, orientation: surroundings.orientation))
    return leaf(kind, parameter: parameters.orientedLengths.count - 1)
  }
}
