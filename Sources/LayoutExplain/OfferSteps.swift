import LayoutCompiler
import LayoutEngine
import LayoutEvaluator

/// The first part of the walk: who proposes what to whom, from the container to the subject and on to what it wraps.
extension Explainer {
  mutating func offerSteps() {
    let nodes = path + inside
    if trace.reader < 0 { offerToRoot(nodes[0]) }
    var index = 0
    while index + 1 < nodes.count {
      // Wrappers without say, one in the other, share a sentence.
      var last = index
      while last + 2 < nodes.count, isSilentPartner(nodes[last]), isSilentPartner(nodes[last + 1]) { last += 1 }
      if last == index { offer(nodes[index], nodes[index + 1]) } else { pass(nodes[index...last], nodes[last + 1]) }
      index = last + 1
    }
  }

  private mutating func offerToRoot(_ node: NodeIndex) {
    let proposal = record(0).proposal
    let container = scene.container
    let area = container.safeArea
    var sentence = "the container is \(text(container.size))"
    if area != .zero {
      sentence += ", of which the safe area leaves \(text(proposal))"
    }
    let actor = NodeReference(name: "the container")
    steps.append(
      ExplanationStep(
        phase: .offer, actor: actor, other: reference(node), text: sentence + "; it \(proposes(proposal, node))",
        proposal: proposal))
  }

  /// A modifier that only draws: where there are several, nobody wants to hear of each.
  func isSilentPartner(_ node: NodeIndex) -> Bool {
    (record(node).kind == .passthrough || record(node).kind == .plainEdges) && fill(of: node) == nil
      && !isDissolved(node)
  }

  private mutating func pass(_ parents: ArraySlice<NodeIndex>, _ child: NodeIndex) {
    let proposal = record(child).proposal
    let names = parents.map { label($0) }.joinedWithAnd
    add(.offer, parents[parents.startIndex], child, "\(names) pass \(text(proposal)) on to \(label(child))", proposal)
  }

  private mutating func offer(_ parent: NodeIndex, _ child: NodeIndex) {
    let proposal = record(child).proposal
    add(.offer, parent, child, sentence(parent, child, proposal) + measured(child), proposal)
    if record(parent).kind == .custom {
      steps[steps.count - 1].questions = questions(to: self.child(of: parent, around: child))
    }
    if let share = sharing(parent, marking: child) { steps[steps.count - 1].shares = share }
  }

  private func proposes(_ proposal: ProposedSize, _ child: NodeIndex) -> String {
    "proposes \(text(proposal)) to \(label(child))"
  }

  private func sentence(_ parent: NodeIndex, _ child: NodeIndex, _ proposal: ProposedSize) -> String {
    let name = label(parent)
    let proposes = proposes(proposal, child)
    let isSecondary = child > record(parent + 1).end - 1
    switch record(parent).detail {
    case .none where isDissolved(parent):
      return "\(name) has one child, which takes its place: \(text(proposal)) goes to \(label(child))"
    case .none where record(parent).kind.isPlainWrapper, .priority, .guide, .offset:
      return "\(name) passes \(text(proposal)) on to \(label(child))"
    case .aligned where record(parent).kind == .zStack: return "\(name), whose size is settled, \(proposes)"
    case .aligned where isSecondary: return "\(name) \(proposes): the size of what it is attached to"
    case .aligned: return "\(name) passes \(text(proposal)) on to \(label(child)); what it adds has no say"
    case .insets(let insets): return "\(name) takes \(self.insets(insets)) off and \(proposes)"
    case .fixedFrame(let width, let height, _): return "\(name) \(proposes): " + given(width, height)
    case .flexibleFrame: return "\(name) \(proposes): its own size, with its limits applied to what it was offered"
    case .fixedSize(let horizontal, let vertical):
      return "\(name) \(proposes): nil asks for the ideal " + axes(horizontal, vertical)
    case .position: return "\(name) takes all of its offer and \(proposes)"
    case .aspectRatio(_, let mode):
      return "\(name) \(proposes): its ratio \(mode == .fit ? "fitted into" : "filling") what it was offered"
    case .stack(let axis, _, _):
      if record(parent).stack >= 0 { return stackSentence(parent, child, axis, proposes) }
      return "\(name) \(proposes): nil asks for the ideal \(axis.lengthWord)"
    case .scroll(let horizontal, let vertical, _):
      return "\(name) \(proposes): nil along the \(axes(horizontal, vertical)) that scrolls"
    default: return otherSentence(parent, child, proposes)
    }
  }

  private func candidateSentence(_ node: NodeIndex, _ proposes: String) -> String {
    let candidates = layout.children(of: node).map { candidate in
      let spoken = spokenReference(candidate)
      return "\(spoken.label) would be \(text(record(candidate).measuredSize))"
    }
    return "\(label(node)) tries its views in order: \(candidates.joinedWithAnd). It takes the first that fits into "
      + "\(text(record(node).proposal)), or else the last, and \(proposes)"
  }

  private func otherSentence(_ parent: NodeIndex, _ child: NodeIndex, _ proposes: String) -> String {
    let name = label(parent)
    switch record(parent).kind {
    case .geometryReader: return "\(name) has its frame already and \(proposes): its own size"
    case .viewThatFits: return candidateSentence(parent, proposes)
    case .grid, .gridRow, .lazyHGrid, .lazyVGrid: return "\(name) \(proposes): the room of its cell"
    case .custom:
      return "\(name), a layout of the program's own, \(proposes)" + layoutOffer(self.child(of: parent, around: child))
    case .safeAreaInset where child == parent + 1:
      return "\(name) \(proposes): what the view that it adds leaves, or all of it for a scroll view"
    case .safeAreaInset: return "\(name) \(proposes): what the view that it is attached to can do without"
    case .ignoresSafeArea: return "\(name) adds the unsafe edges that it touches and \(proposes)"
    default: return "\(name) \(proposes)"
    }
  }

  /// What the child was asked before, if that was something else.
  private func measured(_ child: NodeIndex) -> String {
    let record = record(child)
    if record.measuredProposal == record.proposal || self.record(record.parent).kind == .viewThatFits { return "" }
    return ". Before, to learn its own size, it had proposed \(text(record.measuredProposal))"
      + ", and the answer was \(text(record.measuredSize))"
  }

  private func stackSentence(_ parent: NodeIndex, _ child: NodeIndex, _ axis: Axis, _ proposes: String) -> String {
    let stack = layout.stacks[Int(record(parent).stack)]
    guard stack.offer != nil else {
      return "\(label(parent)) is offered no \(axis.lengthWord), so it asks every child for its ideal; it \(proposes)"
    }
    if stack.shares.count == 1 { return "\(label(parent)) has one child and \(proposes)" }
    return "\(label(parent)) shares its \(axis.lengthWord) out and \(proposes)"
  }

  /// A stack of one static child (Semantics §2.5).
  func isDissolved(_ node: NodeIndex) -> Bool {
    let index = Int(trace.placed[node])
    return index >= 0 && scene.nodes[index].origin.isDissolved
  }

  private func given(_ width: Double?, _ height: Double?) -> String {
    switch (width, height) {
    case (nil, nil): "what it was offered"
    case (_, nil): "its own width, and the height that it was offered"
    case (nil, _): "its own height, and the width that it was offered"
    default: "its own size, whatever it was offered"
    }
  }

  func axes(_ horizontal: Bool, _ vertical: Bool) -> String {
    horizontal && vertical ? "width and height" : horizontal ? "width" : "height"
  }

  /// Insets in words.
  func insets(_ insets: EdgeInsets) -> String {
    if insets.top == insets.bottom && insets.leading == insets.trailing && insets.top == insets.leading {
      return "\(number(insets.top)) on every side"
    }
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ]
    let words = edges.filter { $0.1 != 0 }.map { "\(number($0.1)) \($0.0)" }
    return words.isEmpty ? "nothing" : words.joinedWithAnd
  }

  /// Adds a step between two nodes.
  mutating func add(
    _ phase: ExplanationStep.Phase, _ actor: NodeIndex, _ other: NodeIndex?, _ text: String,
    _ proposal: ProposedSize? = nil, size: Size? = nil, origin: Point? = nil
  ) {
    steps.append(
      ExplanationStep(
        phase: phase, actor: reference(actor), other: other.map { reference($0) }, text: text, proposal: proposal,
        size: size, origin: origin))
  }
}
