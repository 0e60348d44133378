import LayoutCompiler
import LayoutEngine
import LayoutEvaluator

/// What a stack did with its length and where guides came from, as tables.
extension Explainer {
  /// The shares of a stack of several children; nil for anything else.
  func sharing(_ node: NodeIndex, marking marked: NodeIndex?) -> ShareTable? {
    let index = record(node).stack
    guard index >= 0 else { return nil }
    let stack = layout.stacks[Int(index)]
    let shares = layout.shares[stack.shares]
    guard shares.count > 1 else { return nil }
    let child = marked.map { self.child(of: node, around: $0) }
    let rows = shares.sorted { $0.turn < $1.turn }.map { share in
      ShareTable.Row(
        node: spokenReference(share.node), priority: share.priority, minimum: share.minimum, maximum: share.maximum,
        available: share.available, parts: share.parts, offer: share.offer, taken: share.taken,
        isMarked: share.node == child)
    }
    return ShareTable(
      axis: stack.axis, offer: stack.offer, spacing: stack.spacing, gaps: shares.dropFirst().map { $0.gap },
      reserved: stack.reserved, leftover: stack.leftover, rows: rows)
  }

  /// A child under the name that it is spoken of by.
  func spokenReference(_ node: NodeIndex) -> NodeReference {
    let silent = SilentNodes(scene: scene, trace: trace)
    var node = node
    while silent.contains(node) { node += 1 }
    var reference = reference(node)
    guard reference.name.utf8.first == UInt8(ascii: ".") else { return reference }
    while record(node).kind.hasOneChild, record(node).end > node + 1, isModifier(node) { node += 1 }
    if !isModifier(node), trace.placed[node] >= 0 { reference.view = self.reference(node).name }
    return reference
  }

  private func isModifier(_ node: NodeIndex) -> Bool {
    let index = Int(trace.placed[node])
    return index < 0 || scene.nodes[index].origin.isModifier
  }

  /// The guides that a container asked its children for, one table an axis.
  func guideTables(_ node: NodeIndex, marking marked: NodeIndex) -> [GuideTable] {
    layout.askedKeys(by: node).compactMap { key in
      let rows = layout.children(of: node).compactMap { child -> GuideTable.Row? in
        guard let index = record(child).guide(key.axis) else { return nil }
        let source = source(of: index)
        return GuideTable.Row(
          node: spokenReference(child), value: layout.guides[index].value, source: source.kind, words: source.words,
          sourceLine: source.line, line: record(child).line[key.axis], origin: record(child).origin[key.axis],
          isMarked: child == marked)
      }
      return rows.isEmpty ? nil : GuideTable(guide: trace.name(of: key), axis: key.axis, rows: rows)
    }
  }

  /// Where a guide's value comes from.
  struct GuideOrigin {
    let kind: String
    let words: String
    let line: Int?
  }

  func source(of index: Int) -> GuideOrigin {
    let answer = layout.guides[index]
    let contributions = layout.contributions[answer.contributions]
    switch answer.source {
    case .standard: return GuideOrigin(kind: "default", words: defaultWords(answer), line: nil)
    case .single:
      guard let contribution = contributions.first else { break }
      return single(contribution, answer)
    case .minimum: return GuideOrigin(kind: "minimum", words: "the first of \(values(contributions))", line: nil)
    case .maximum: return GuideOrigin(kind: "maximum", words: "the last of \(values(contributions))", line: nil)
    case .mean: return GuideOrigin(kind: "mean", words: "the mean of \(values(contributions))", line: nil)
    case .layout:
      let node = contributions.first.map { reference($0.node) }
      return GuideOrigin(kind: "layout", words: "answered by \(node?.label ?? "its layout")", line: node?.line)
    }
    return GuideOrigin(kind: "default", words: "default", line: nil)
  }

  private func single(_ contribution: GuideContribution, _ answer: GuideAnswer) -> GuideOrigin {
    let setter = reference(contribution.node)
    let place = setter.line.map { " in line \(number(Double($0)))" } ?? ""
    let isText = record(contribution.node).kind == .text
    var words = isText ? "the \(trace.name(of: answer.key)) of \(setter.label)\(place)" : "\(setter.label)\(place)"
    if contribution.shift != 0 { words += ": \(number(contribution.value))\(plus(contribution.shift))" }
    let isOwn = contribution.shift == 0 && isDirect(contribution.node, answer.node)
    return GuideOrigin(kind: isOwn ? "explicit" : "inherited", words: words, line: setter.line)
  }

  /// Nothing that lays out stands between two nodes.
  private func isDirect(_ inner: NodeIndex, _ outer: NodeIndex) -> Bool {
    var node = inner
    while node != outer {
      node = record(node).parent
      if !record(node).kind.isPlainWrapper { return false }
    }
    return true
  }

  private func values(_ contributions: ArraySlice<GuideContribution>) -> String {
    contributions.map { number($0.value + $0.shift) }.joinedWithAnd
  }

  private func defaultWords(_ answer: GuideAnswer) -> String {
    let length = record(answer.node).size[answer.key.axis]
    let name = trace.name(of: answer.key)
    let side = answer.key.axis.lengthWord
    switch answer.key {
    case .leading, .top: return "its edge"
    case .horizontalCenter, .verticalCenter: return "half its \(side) of \(number(length))"
    case .trailing, .bottom: return "its whole \(side)"
    case .firstTextBaseline, .lastTextBaseline: return "its bottom, as it has no text"
    default: return "the default of \(name)"
    }
  }
}
