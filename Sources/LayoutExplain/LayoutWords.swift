import LayoutEngine

/// What is said of layouts that the program declares itself: what they asked of each subview, what came back, and where
/// `place(at:anchor:proposal:)` put it. Nothing is known of why, which their own code says.
extension Explainer {
  /// Behind "proposes … to the subview": what the layout had asked it before.
  func layoutOffer(_ child: NodeIndex) -> String {
    let questions = self.questions(to: child)
    switch placing(of: child)?.action {
    case .placed: return ", with place(at:anchor:proposal:)" + asked(questions)
    case .leftOut: return ": its own, as its placeSubviews says nothing of it" + asked(questions)
    default: return asked(questions)
    }
  }

  /// Behind "puts the subview at …".
  func layoutPlace(_ child: NodeIndex) -> String {
    guard let call = placing(of: child), case .placed(let point, let anchor) = call.action else {
      let parent = record(child).parent
      return ", in its centre, as its placeSubviews says nothing of it: " + centerSums(parent, record(child).size)
    }
    if anchor == .zero { return ", with place(at: \(text(point)))" }
    let sums = [Axis.horizontal, .vertical].map { axis in
      "\(axis.coordinate) = \(number(point[axis])) − \(number(anchor[axis])) · \(number(call.size[axis]))"
    }
    return ", with place(at: \(text(point)), anchor: \(text(anchor))): \(sums.joinedWithAnd)"
  }

  /// All that a layout asked to know its own size.
  func layoutSize(_ node: NodeIndex) -> String {
    let questions = layout.children(of: node).flatMap { self.questions(to: $0) }.filter { !$0.isPlacing }
    if questions.isEmpty { return ": its own sizeThatFits says so, and asks no subview" }
    let shown = questions.prefix(Self.mostQuestions).map { question in
      "\(question.node.label) \(text(question.proposal)) (\(text(question.size)))"
    }
    let rest = questions.count - shown.count
    let more = rest > 0 ? ["\(count(rest, "question", "questions")) more"] : []
    return ": its own sizeThatFits says so. It proposed to " + (shown + more).joinedWithAnd
  }

  /// What the parent, a layout of the program's own, asked a child.
  func questions(to child: NodeIndex) -> [SubviewQuestion] {
    let spoken = spokenReference(child)
    return layout.subviewCalls.filter { $0.subview == child }.compactMap { call in
      switch call.action {
      case .measured, .measuredWhilePlacing:
        SubviewQuestion(
          node: spoken, isPlacing: call.action == .measuredWhilePlacing, proposal: call.proposal, size: call.size)
      case .placed, .leftOut: nil
      }
    }
  }

  /// The last word on where a child is.
  func placing(of child: NodeIndex) -> SubviewCall? {
    layout.subviewCalls.last { call in
      guard call.subview == child else { return false }
      switch call.action {
      case .placed, .leftOut: return true
      case .measured, .measuredWhilePlacing: return false
      }
    }
  }

  /// More than these nobody reads.
  private static let mostQuestions = 8

  private func asked(_ questions: [SubviewQuestion]) -> String {
    [(false, "sizeThatFits"), (true, "placeSubviews")].map { isPlacing, name in
      let own = questions.filter { $0.isPlacing == isPlacing }
      if own.isEmpty { return "" }
      let shown = own.prefix(Self.mostQuestions).map { "\(text($0.proposal)), answered by \(text($0.size))" }
      let rest = own.count - shown.count
      let more = rest > 0 ? ["\(count(rest, "question", "questions")) more"] : []
      return "; its \(name) had asked with " + (shown + more).joinedWithAnd
    }
    .joined()
  }
}
