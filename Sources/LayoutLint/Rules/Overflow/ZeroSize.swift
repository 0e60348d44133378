import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSyntax

/// A view that cannot be seen.
extension Rule {
  static let zeroSize = Rule(
    "zero-size", .overflow, .warning,
    what: "A text, image, shape, colour or control has no width or no height",
    why: """
      Somebody wrote it to be seen. Mostly siblings took all the room, or a frame is zero. A length that the program computes \
      may be another one at another time, so it counts for texts only.
      """,
    bad: """
      HStack(spacing: 0) {
        Color.red.frame(width: 320, height: 20)
        Text("Price")
        //@3:13 warning[zero-size]: this text is 0 wide and cannot be seen
      }
      """,
    good: """
      HStack(spacing: 0) {
        Color.red.frame(height: 20)
        Text("Price").fixedSize()
      }
      """
  ) { input, findings in
    for site in input.sites {
      let nodes = input.nodes(site)
      let places = nodes.filter { $0.isUnreadable || input.isWithoutRoom($0) || input.isInFlatFrame($0) }
      if let first = places.first {
        findings.report(first.whatIsMissing, at: site.range, variants: variants(of: places))
      } else if site.name == "Text", input.isEmptyText(site, nodes) {
        findings.report("this text is empty and shows nothing", at: site.range, variants: variants(of: nodes))
      }
    }
  }
}

private let controls: Set = [
  "Label", "Button", "Link", "Menu", "Picker", "DatePicker", "ColorPicker", "Toggle", "TextField", "SecureField",
  "TextEditor", "Slider", "Stepper", "ProgressView", "Gauge", "LabeledContent", "ShareLink", "EditButton",
]

extension LintNode {
  /// A text that has something to show and no room to show it, or a font of no size.
  fileprivate var isUnreadable: Bool {
    kind == .text && name == "Text" && trace.isZeroSize(index) && record.ideal.width > 0 && !isInvisible
  }

  /// A view that people read or touch. A `NavigationLink` of no size is how some start a navigation, so it is none of them.
  fileprivate var isControl: Bool { controls.contains(name) }

  private var isInvisible: Bool { isIn(["hidden", "opacity"]) }

  /// Whether it is drawn, by itself and for its own sake.
  fileprivate var isMeantToBeSeen: Bool {
    guard record.ideal.width > 0, record.ideal.height > 0, !isInvisible else { return false }
    if isControl { return true }
    guard record.end == index + 1 else { return false }
    switch kind {
    case .text, .rigid, .elastic: return ["Text", "Image"].contains(name)
    case .color, .circle: return true
    default: return false
    }
  }

  fileprivate var whatIsMissing: String {
    let isFlat = LayoutTrace.isSame(size.width, 0) || LayoutTrace.isSame(size.height, 0)
    guard isFlat else { return "this \(noun) stands in a frame of no height or width, over whatever comes next" }
    let axis: Axis = LayoutTrace.isSame(size.width, 0) ? .horizontal : .vertical
    return "this \(noun) is 0 \(axis.adjective) and cannot be seen"
  }

  /// A frame whose own length, or its limit, is 0 on an axis.
  fileprivate func decides(_ axis: Axis) -> Bool {
    switch detail {
    case .fixedFrame(let width, let height, _): (axis == .horizontal ? width : height) == 0
    case .flexibleFrame(let width, let height, _): (axis == .horizontal ? width : height).maximum == 0
    default: false
    }
  }

  private var noun: String {
    if kind == .text && name == "Text" { return "text" }
    return name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true ? name : "view"
  }
}

extension LintInput {
  /// A shape, colour, image or control of no length, because a frame says so in a number, or because a stack has nothing left.
  fileprivate func isWithoutRoom(_ node: LintNode) -> Bool {
    guard node.kind != .text, node.trace.isZeroSize(node.index), node.isMeantToBeSeen, !isClear(node) else {
      return false
    }
    return Axis.both.contains { axis in
      guard LayoutTrace.isSame(node.size[axis], 0) else { return false }
      for ancestor in node.ancestors {
        guard LayoutTrace.isSame(ancestor.size[axis], 0) || ancestor.isStack else { return false }
        if ancestor.decides(axis) { return isWrittenFlat(ancestor, on: axis) }
        if let sharing = ancestor.sharing, sharing.axis == axis { return (sharing.leftover ?? 1) < 0.5 }
      }
      return false
    }
  }

  /// A text or control whose nearest modifier that sets a size is a frame of no height or width, written like that and not computed,
  /// and that nothing cuts off there.
  fileprivate func isInFlatFrame(_ node: LintNode) -> Bool {
    guard node.kind == .text || node.isControl,
      let frame = node.ancestors.first(where: { !$0.isTransparent && $0.kind != .padding }), frame.isFrame,
      frame.parent?.name != "clipped", Axis.both.contains(where: { isWrittenFlat(frame, on: $0) })
    else { return false }
    return node.isMeantToBeSeen
  }

  /// Whether a frame has no length on an axis because a number in the source says so.
  private func isWrittenFlat(_ frame: LintNode, on axis: Axis) -> Bool {
    guard LayoutTrace.isSame(frame.size[axis], 0), let call = frame.origin.flatMap({ syntax.call(at: $0.range) }) else {
      return false
    }
    let labels = axis == .horizontal ? ["width", "maxWidth"] : ["height", "maxHeight"]
    return labels.contains { label in
      syntax.argument(call, label).map { syntax.isNumber(syntax.value($0)) } ?? false
    }
  }

  /// A colour that is none, or a shape filled with it.
  private func isClear(_ node: LintNode) -> Bool {
    let names = ["Color", "fill", "foregroundStyle", "foregroundColor", "tint"]
    return ([node] + node.ancestors.prefix { $0.isWrapper }).contains { view in
      guard names.contains(view.name), let range = view.origin?.range else { return false }
      let call = syntax.call(at: range).map { syntax.tree.range($0).upper } ?? range.upper
      let end = min(call + 6, syntax.tree.file.range.upper)
      return syntax.text(SourceRange(range.lower, max(end, range.upper))).mentionsClear
    }
  }

  /// `Text("")` among other views.
  fileprivate func isEmptyText(_ site: Site, _ nodes: [LintNode]) -> Bool {
    guard let call = syntax.call(at: site.range), let text = syntax.arguments(call).first,
      syntax.arguments(call).count == 1, syntax.text(syntax.value(text)) == "\"\""
    else { return false }
    return nodes.allSatisfy { ($0.outermost.parent?.isContainer ?? false) && !$0.isIn(["hidden", "opacity"]) }
  }
}

extension String {
  /// Whether `.clear` stands in it.
  fileprivate var mentionsClear: Bool {
    let word = Array(".clear".utf8)
    let bytes = Array(utf8)
    guard bytes.count >= word.count else { return false }
    return (0...(bytes.count - word.count)).contains { bytes[$0..<($0 + word.count)].elementsEqual(word) }
  }
}
