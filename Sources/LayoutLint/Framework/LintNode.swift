import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// One node of one layout, with the questions that rules ask of it.
struct LintNode {
  let layout: LintLayout
  let index: NodeIndex

  var trace: LayoutTrace { layout.trace.layout }
  var record: NodeTrace { trace.nodes[index] }
  var kind: NodeKind { record.kind }
  var detail: NodeDetail { record.detail }
  var size: Size { record.size }

  /// Where it stands in the source; nil for the containers that SwiftUI inserts by itself.
  var origin: NodeOrigin? {
    let placed = layout.trace.placed[index]
    return placed < 0 ? nil : layout.scene.nodes[Int(placed)].origin
  }

  /// As written, or nothing.
  var name: String { origin?.kind ?? "" }

  /// What is known of it if it is a text.
  var text: TextFacts? {
    let placed = layout.trace.placed[index]
    return placed < 0 ? nil : layout.scene.nodes[Int(placed)].text
  }

  func at(_ index: NodeIndex) -> LintNode { LintNode(layout: layout, index: index) }

  // MARK: Around it

  var parent: LintNode? { record.parent < 0 ? nil : at(record.parent) }
  var children: [LintNode] { trace.children(of: index).map(at) }
  /// Innermost first.
  var ancestors: [LintNode] { trace.ancestors(of: index).map(at) }
  /// All below it, in pre-order.
  var descendants: [LintNode] { ((index + 1)..<record.end).map(at) }

  /// Whether it is laid out around one view: a modifier.
  var isWrapper: Bool {
    switch kind {
    case .passthrough, .plainEdges, .offset, .layoutPriority, .alignmentGuide, .gridCell, .gridLine, .overlay,
      .background,
      .fixedFrame,
      .flexibleFrame, .padding, .position, .aspectRatio, .fixedSize, .ignoresSafeArea, .safeAreaPadding, .safeAreaInset:
      true
    default: false
    }
  }

  /// Whether it leaves the layout of the view inside as it is.
  var isTransparent: Bool {
    switch kind {
    case .passthrough, .plainEdges, .offset, .layoutPriority, .alignmentGuide, .overlay, .background: true
    default: false
    }
  }

  /// The view with all modifiers on it that leave its size as it is: what its container sees.
  var outermostTransparent: LintNode {
    var node = self
    while let parent = node.parent, parent.isTransparent, parent.index + 1 == node.index { node = parent }
    return node
  }

  /// The view with all padding on it too, which takes as much room as the view and more.
  var padded: LintNode {
    var node = outermostTransparent
    while let parent = node.parent, parent.kind == .padding { node = parent.outermostTransparent }
    return node
  }

  /// The view inside all modifiers that leave its size as it is.
  var innermostTransparent: LintNode {
    var node = self
    while node.isTransparent, node.record.end > node.index + 1 { node = node.at(node.index + 1) }
    return node
  }

  /// The view with all modifiers on it.
  var outermost: LintNode {
    var node = self
    while let parent = node.parent, parent.isWrapper, parent.index + 1 == node.index { node = parent }
    return node
  }

  /// The HStack or VStack that the view is a child of, together with modifiers that leave its size as it is; nil if its
  /// container is another.
  var stack: LintNode? { outermostTransparent.parent.flatMap { $0.isStack ? $0 : nil } }

  var isStack: Bool { kind == .hStack || kind == .vStack }
  var isContainer: Bool { isStack || kind == .zStack || kind == .grid || kind == .lazyHStack || kind == .lazyVStack }
  var isFrame: Bool { kind == .fixedFrame || kind == .flexibleFrame }

  /// What an HStack or VStack shared out; nil for everything else.
  var sharing: StackTrace? { record.stack < 0 ? nil : trace.stacks[Int(record.stack)] }

  /// Whether it or something in it is a text.
  var holdsText: Bool { (index..<record.end).contains { trace.nodes[$0].kind == .text } }

  /// Whether something cuts off what is drawn outside of it.
  var isClipped: Bool { isIn(["clipped", "clipShape", "mask", "cornerRadius", "hidden"]) }

  /// Whether a modifier with one of some names is around it, also around the reader whose content it is in.
  func isIn(_ names: [String]) -> Bool {
    let nodes = layout.scene.nodes
    var index = Int(layout.trace.placed[index])
    guard index >= 0 else { return ancestors.contains { names.contains($0.name) } }
    var depth = nodes[index].depth
    while depth > 0, index > 0 {
      index -= 1
      guard nodes[index].depth < depth else { continue }
      depth = nodes[index].depth
      if names.contains(nodes[index].origin.kind) { return true }
    }
    return false
  }

  /// Whether it lies in a scroll view that scrolls along an axis.
  func scrolls(_ axis: Axis) -> Bool {
    ancestors.contains {
      guard case .scroll(let horizontal, let vertical, _) = $0.detail else { return false }
      return axis == .horizontal ? horizontal : vertical
    }
  }

  /// The alignment that a container lines its children up by, as written, per axis that it asks for.
  func asks(for key: AlignmentKey) -> Bool { trace.askedKeys(by: index).contains(key) }

  func name(of key: AlignmentKey) -> String {
    let name = layout.trace.name(of: key)
    return name.isEmpty ? key.builtInName : name
  }
}

extension AlignmentKey {
  /// What a built-in guide is called; empty for a custom one.
  var builtInName: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .horizontalCenter, .verticalCenter: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    default: ""
    }
  }

  /// An edge or the center, whose explicit values containers forget.
  var isEdge: Bool {
    [.leading, .trailing, .horizontalCenter, .verticalCenter, .top, .bottom].contains(self)
  }
}

/// The variants that some nodes belong to, each once, in order.
func variants(of nodes: [LintNode]) -> [Int] {
  var variants: [Int] = []
  for node in nodes where variants.last != node.layout.variant { variants.append(node.layout.variant) }
  return variants
}

extension Axis {
  var adjective: String { self == .horizontal ? "wide" : "high" }
  var lengthWord: String { self == .horizontal ? "width" : "height" }
}

/// A length as messages write it: at most three decimals.
func number(_ value: Double) -> String {
  var digits: [UInt8] = []
  digits.appendDecimal(value.isFinite && value.magnitude < 1e9 ? (value * 1000).rounded() / 1000 : value)
  return String(decoding: digits, as: UTF8.self)
}
