import LayoutCompiler
import LayoutEngine

/// The third part of the walk: where each parent puts its child, from the container to the subject, and what that adds up to.
extension Explainer {
  mutating func placeSteps() {
    if trace.reader < 0 { placeRoot() }
    for (parent, child) in zip(path, path.dropFirst()) { place(parent, child) }
  }

  private mutating func placeRoot() {
    let root = record(0)
    let room = layout.nodes[0].proposal
    let actor = NodeReference(name: "the container")
    let isSafe = scene.container.safeArea != .zero
    let area = isSafe ? "the \(text(room)) that the safe area leaves" : text(room)
    let corner = layout.direction == .rightToLeft ? " from its top right" : ""
    let sentence = "the container centres \(label(path[0])) in \(area): at \(text(root.origin))\(corner)"
    steps.append(
      ExplanationStep(phase: .place, actor: actor, other: reference(path[0]), text: sentence, origin: root.origin))
  }

  /// The origin of a node in another one around it, nodes that are not spoken of included.
  private func origin(of child: NodeIndex, in parent: NodeIndex) -> Point {
    var origin = record(child).origin
    var around = record(child).parent
    while around != parent {
      origin = Point(x: origin.x + record(around).origin.x, y: origin.y + record(around).origin.y)
      around = record(around).parent
    }
    return origin
  }

  /// The child of `parent` that `node` is in.
  func child(of parent: NodeIndex, around node: NodeIndex) -> NodeIndex {
    var node = node
    while record(node).parent != parent { node = record(node).parent }
    return node
  }

  private mutating func place(_ parent: NodeIndex, _ node: NodeIndex) {
    let kind = record(parent).kind
    if kind.isPlainWrapper { return }
    let child = child(of: parent, around: node)
    let origin = origin(of: node, in: parent)
    let isPrimary = child == parent + 1
    if (kind == .overlay || kind == .background) && isPrimary { return }
    let tables = guideTables(parent, marking: child)
    let isTrivial = origin == .zero && record(child).size == record(parent).size
    if isTrivial && kind != .hStack && kind != .vStack && kind != .zStack { return }
    add(.place, parent, node, placeSentence(parent, child, node, origin), origin: origin)
    if let call = placing(of: child), case .placed(let point, let anchor) = call.action {
      steps[steps.count - 1].point = point
      steps[steps.count - 1].anchor = anchor
    }
    let showsTable = kind == .hStack || kind == .vStack || kind == .zStack || kind == .lazyHStack || kind == .lazyVStack
    for table in showsTable ? tables : [] {
      if steps[steps.count - 1].guides == nil {
        steps[steps.count - 1].guides = table
      } else {
        add(.place, parent, node, "and on the other axis")
        steps[steps.count - 1].guides = table
      }
    }
  }

  private func placeSentence(_ parent: NodeIndex, _ child: NodeIndex, _ node: NodeIndex, _ origin: Point) -> String {
    let name = label(parent)
    let isMirrored = record(parent).direction == .rightToLeft
    let puts = "\(name) puts \(label(node)) at \(text(origin))" + (isMirrored ? " from its top right" : "")
    switch record(parent).detail {
    case .offset(let shift): return "\(name) moves \(label(node)) by \(text(shift)) from where it belongs"
    case .insets: return puts + ", inside of its insets"
    case .position(let point):
      return "\(name) puts the centre of \(label(node)) on \(text(point)), so its corner is at \(text(origin))"
    case .fixedFrame(_, _, let alignment), .flexibleFrame(_, _, let alignment):
      return puts + ": " + alignmentSentence(alignment, child, "the frame's")
    case .aligned(let alignment) where record(parent).kind != .zStack:
      return puts + ": " + alignmentSentence(alignment, child, "what it is attached to has")
    case .aligned(let alignment):
      return puts + ", on the lines of all its children: " + alignmentSentence(alignment, child, "the line of")
    case .stack(let axis, let key, _): return puts + stackSentence(parent, child, axis, key)
    case .fixedSize, .aspectRatio: return puts + ", in its centre: " + centerSums(parent, record(child).size)
    default: return puts + containerSentence(parent, child)
    }
  }

  /// What lies before a view in the centre of another one, on both axes.
  func centerSums(_ parent: NodeIndex, _ size: Size) -> String {
    [Axis.horizontal, .vertical].map { axis in
      "\(axis.coordinate) = (\(number(record(parent).size[axis])) − \(number(size[axis]))) ÷ 2"
    }
    .joinedWithAnd
  }

  /// How two guides meet, on both axes.
  private func alignmentSentence(_ alignment: Alignment, _ child: NodeIndex, _ owner: String) -> String {
    let line = record(child).line
    let parts = [alignment.horizontal, alignment.vertical].map { key -> String in
      guard let index = record(child).guide(key.axis) else { return "" }
      let value = layout.guides[index].value
      let words = source(of: index).words
      return
        "\(key.axis.coordinate) = \(number(line[key.axis])) (\(owner) \(trace.name(of: key))) − \(number(value)) (its own: \(words))"
    }
    return parts.joinedWithAnd
  }

  private func stackSentence(_ parent: NodeIndex, _ child: NodeIndex, _ axis: Axis, _ key: AlignmentKey) -> String {
    let siblings = layout.children(of: parent)
    let before = siblings.prefix { $0 != child }.reduce(0) { $0 + record($1).size[axis] }
    let gaps = record(child).origin[axis] - before
    let isFirst = siblings.first == child
    let along =
      isFirst
      ? "\(axis.coordinate) = 0, as the first child"
      : "\(axis.coordinate) = \(number(before)) of the children before it\(plus(gaps)) of gaps"
    guard let index = record(child).guide(axis.other) else { return ": " + along }
    let line = record(child).line[axis.other]
    let value = layout.guides[index].value
    let meeting = "\(number(line)), where the line is, − \(number(value)), its \(trace.name(of: key))"
    return ": \(along); \(axis.other.coordinate) = \(meeting)"
  }

  // MARK: The sum

  /// What adds up to the subject's origin, as the frames have it: from the left, also where a parent is mirrored.
  func terms() -> [PlaceTerm] {
    var terms: [PlaceTerm] = []
    let container = NodeReference(name: "the container")
    if trace.reader >= 0 {
      let origin = layout.host.origin
      terms.append(PlaceTerm(node: reference(0), x: origin.x, y: origin.y, reason: "where the reader is"))
    }
    var from = Point(x: layout.host.origin.x, y: layout.host.origin.y)
    var parent: NodeReference = container
    let places = self.places(of: path)
    for (node, place) in zip(path, places) {
      let around = record(node).parent
      let isMirrored = (around < 0 ? layout.direction : record(around).direction) == .rightToLeft
      let term = PlaceTerm(
        node: reference(node), x: place.x - from.x, y: place.y - from.y,
        reason: "in \(parent.label)" + (isMirrored ? ", from its left edge" : ""))
      let isReader = trace.reader >= 0 && node == 0
      if !isReader && (term.x != 0 || term.y != 0 || path.count == 1) { terms.append(term) }
      from = place
      parent = reference(node)
    }
    return terms
  }

  /// The top left corners of nodes that lie in each other, the outermost first.
  private func places(of path: [NodeIndex]) -> [Point] {
    var places: [Point] = []
    for (index, node) in path.enumerated() {
      guard index > 0 else {
        places.append(layout.place(of: node))
        continue
      }
      var chain = [node]
      while let last = chain.last, record(last).parent != path[index - 1] { chain.append(record(last).parent) }
      places.append(chain.reversed().reduce(places[index - 1]) { layout.place(of: $1, from: $0) })
    }
    return places
  }
}
