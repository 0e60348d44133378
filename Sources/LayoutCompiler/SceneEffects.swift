import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSema

/// What modifiers do when the walk over a scene leaves them: preferences are set, changed, heard and made into layers
/// (Semantics §8). All that is below has contributed by then, in order of declaration.
extension ScenePass {
  mutating func have(
    _ effect: NodeEffect, _ node: TreeWalk.Open, _ walk: TreeWalk
  ) throws(EvaluationError) {
    let start = node.preferences
    let arguments = effect.arguments
    let frame = walk.session.frame(of: effect.node)
    switch effect.kind {
    case .preference: try replace(effect, from: start, by: arguments[2])
    case .anchorPreference:
      try replace(
        effect, from: start, by: evaluator.apply(arguments[3], [anchor(arguments[2], frame)], at: effect.range))
    case .transformPreference: try transform(effect, from: start, arguments[2], [])
    case .transformAnchorPreference: try transform(effect, from: start, arguments[3], [anchor(arguments[2], frame)])
    case .preferenceListener:
      let value = try value(of: effect, from: start)
      tellsDoubt = tellsDoubt || movedCount > node.movedCount
      evaluator.notify(listener(effect, walk), of: value, arguments[2], at: effect.range)
    case .geometryListener, .geometryListenerWithOld:
      tellsDoubt = tellsDoubt || walk.approximations.moves(effect.node, walk.session)
      try listen(effect, frame, listener(effect, walk))
    case .appearance: evaluator.appear(listener(effect, walk), arguments[1], at: effect.range)
    case .overlay, .background: try layer(effect, node, frame, walk)
    case .coordinateSpace: break
    }
  }

  /// Makes one value of what the views in a container say about a key.
  mutating func join(from start: Int) throws(EvaluationError) {
    guard preferences.count - start > 1 else { return }
    var joined: [PreferenceEntry] = []
    for entry in preferences[start...] where !joined.contains(where: { $0.key == entry.key }) {
      let value = try evaluator.preference(entry.key, of: preferences[start...], at: scene.range)
      joined.append(PreferenceEntry(key: entry.key, value: value))
    }
    preferences.replaceSubrange(start..., with: joined)
  }

  private func key(_ effect: NodeEffect) -> NominalID? {
    effect.arguments[1].type
  }

  private func value(of effect: NodeEffect, from start: Int) throws(EvaluationError) -> Value {
    guard let key = key(effect) else { return .none }
    return try evaluator.preference(key, of: preferences[start...], at: effect.range)
  }

  /// Puts a value in the place of everything below (Semantics §8.2).
  private mutating func replace(_ effect: NodeEffect, from start: Int, by value: Value) throws(EvaluationError) {
    guard let key = key(effect) else { return }
    let others = preferences[start...].filter { $0.key != key }
    preferences.replaceSubrange(start..., with: others + [PreferenceEntry(key: key, value: value)])
  }

  private mutating func transform(
    _ effect: NodeEffect, from start: Int, _ function: Value, _ arguments: [Value]
  ) throws(EvaluationError) {
    let value = try value(of: effect, from: start)
    try replace(effect, from: start, by: evaluator.update(function, value, arguments, at: effect.range))
  }

  /// An anchor of a view: its source in fractions of the frame and a shift (Semantics §8.5).
  private func anchor(_ source: Value, _ frame: Rect) -> Value {
    let x = frame.x + source.length(0) * frame.width + source.length(1)
    let y = frame.y + source.length(2) * frame.height + source.length(3)
    let isWhole = source.length(4).isInfinite
    return evaluator.anchor(
      Rect(
        x: x, y: y, width: isWhole ? frame.width : source.length(4), height: isWhole ? frame.height : source.length(5)))
  }

  /// The name that a modifier is remembered by from one layout to the next.
  private func listener(_ effect: NodeEffect, _ walk: TreeWalk) -> String {
    let copy = walk.tree.origins[effect.node]?.copy ?? -1
    return layout.paths.text(of: effect.path) + "#\(copy)"
  }

  private func listen(_ effect: NodeEffect, _ frame: Rect, _ listener: String) throws(EvaluationError) {
    let proxy = evaluator.proxy(proxyState(frame))
    let value = try evaluator.apply(effect.arguments[2], [proxy], at: effect.range)
    let passesOld = effect.kind == .geometryListenerWithOld
    evaluator.notify(listener, of: value, effect.arguments[3], passesOld: passesOld, at: effect.range)
  }

  /// Makes a layer from the preference of the view that it is on, and lays it out in that view's frame. What the layer says
  /// itself joins what the view says: in front of it for a background (Semantics §8.3–8.4).
  private mutating func layer(
    _ effect: NodeEffect, _ node: TreeWalk.Open, _ frame: Rect, _ walk: TreeWalk
  ) throws(EvaluationError) {
    let value = try value(of: effect, from: node.preferences)
    evaluator.environment = effect.environment
    let view = try evaluator.apply(effect.arguments[3], [value], at: effect.range)
    let alignment = effect.arguments[2].alignment
    evaluator.isReporting = true
    var guides: [(key: AlignmentKey, value: Double)] = []
    for key in [alignment.horizontal, alignment.vertical] {
      if let guide = walk.session.explicitGuide(key, of: effect.node) { guides.append((key, guide)) }
    }
    evaluator.isReporting = false
    let builder = ViewTreeBuilder(evaluator, environment: effect.environment, paths: layout.paths)
    let tree = try builder.build(layer: view, of: effect, size: frame.size, guides: guides)
    layout.paths = builder.paths
    guard let tree else { return }
    let middle = preferences.count
    try place(
      tree, in: walk.host(at: effect.node), depth: walk.depth, surrounding: node.placed,
      inheriting: movedCount > node.movedCount ? Doubt.ofPreference : nil)
    guard effect.kind == .background else { return }
    let own = Array(preferences[middle...])
    preferences.removeLast(own.count)
    preferences.insert(contentsOf: own, at: node.preferences)
  }
}
