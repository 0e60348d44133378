package import LayoutEngine
import LayoutSema
package import LayoutText

/// A text of a tree, kept beside it for what frames alone do not tell: its lines, and where its widths come from.
package struct PreparedText {
  package let node: NodeIndex
  package let storage: TextStorage
}

/// From a text view to the engine's text leaf: the environment's font and attributes decide how its runs measure.
extension ViewTreeBuilder {
  /// Adds the text that an element is.
  func text(_ element: ViewElement) {
    let environment = environments[Int(element.environment)]
    var runs: [TextRun] = []
    collect(.view(element.leaf), environment, into: &runs)
    let storage = TextStorage(runs: runs, options: environment.textOptions, environment: environment.text)
    approximation = environment.deviceDoubt
    let node = tree.text(TextLeaf(storage, isEstimate: approximation != nil))
    texts.append(PreparedText(node: node, storage: storage))
    if storage.mayShrink && approximation == nil { tree.doubt(node) }
  }

  /// The title of a view, in the font of an environment.
  package func titlePart(_ title: Value, _ environment: EnvironmentValues) -> ControlPart {
    guard evaluator.isTitle(title) else { return textPart(title.string, environment) }
    var runs: [TextRun] = []
    collect(title, environment, into: &runs)
    let storage = TextStorage(runs: runs, options: environment.textOptions, environment: environment.text)
    return .leaf {
      $0.texts.append(PreparedText(node: $0.tree.text(TextLeaf(storage)), storage: storage))
    }
  }

  /// The runs of a text, of a sum of texts, or of a text with modifiers around it.
  private func collect(_ text: Value, _ environment: EnvironmentValues, into runs: inout [TextRun]) {
    guard case .view(let id) = text else { return }
    let arguments = evaluator[id].arguments
    if case .title(let form) = evaluator[id].body {
      if form == .markdown { return collect(markdown: arguments[0].string, environment, into: &runs) }
      let run = TextRun(arguments[0].string, font: environment.runFont)
      return runs.append(environment.textAttributes.applied(to: run))
    }
    guard case .native(let native) = evaluator[id].body else { return }
    switch evaluator.natives[Int(native.index)] {
    case .text(.markdown): collect(markdown: arguments[0].string, environment, into: &runs)
    case .text(.verbatim) where evaluator.isTitle(arguments[0]): collect(arguments[0], environment, into: &runs)
    case .text(.verbatim):
      runs.append(environment.textAttributes.applied(to: TextRun(arguments[0].string, font: environment.runFont)))
    case .text(.sum):
      for part in arguments { collect(part, environment, into: &runs) }
    case .environment(_, let change):
      var inner = environment
      change(&inner, Arguments(arguments, at: evaluator[id].range))
      collect(arguments[0], inner, into: &runs)
    default:
      if let base = arguments.first { collect(base, environment, into: &runs) }
    }
  }

  private func collect(markdown text: String, _ environment: EnvironmentValues, into runs: inout [TextRun]) {
    for span in MarkdownSpan.spans(of: text) {
      runs.append(environment.textAttributes.applied(to: span.run(font: environment.runFont)))
    }
  }
}

extension EnvironmentValues {
  /// The font of a text before Markdown emphasis.
  package var runFont: Font { textAttributes.applied(to: font ?? Font(.automatic)) }
}

extension TextAttributes {
  /// The run with what is asked for besides the font.
  fileprivate func applied(to run: TextRun) -> TextRun {
    var run = run
    if let textCase { run.text = textCase.applied(to: run.text) }
    run.kerning = kerning
    run.tracking = tracking
    run.baselineOffset = baselineOffset
    return run
  }
}

extension TextLeaf {
  /// A prepared text as the engine measures it.
  init(_ storage: TextStorage, isEstimate: Bool = false) {
    let spacing = storage.spacing.map {
      LayoutEngine.TextSpacing(
        ascent: $0.ascent, descent: -$0.descent, capHeight: $0.capHeight, leading: $0.leading, pixel: $0.pixel)
    }
    self.init(spacing: spacing) { proposal in
      if let height = proposal.height {
        return LayoutEngine.TextSize(storage.measure(width: proposal.width, height: height), isEstimate: isEstimate)
      }
      let lines = storage.lines(width: proposal.width)
      var size = LayoutEngine.TextSize(lines.whole, isEstimate: isEstimate)
      size.narrowest = lines.narrowest
      size.oneLine = LayoutEngine.TextSize.OneLine(
        size: Size(width: lines.oneLine.width, height: lines.oneLine.height),
        lastBaseline: lines.oneLine.lastBaseline, limit: lines.oneLineLimit)
      return size
    }
  }
}

extension LayoutEngine.TextSize {
  fileprivate init(_ size: LayoutText.TextSize, isEstimate: Bool) {
    self.init(
      size: Size(width: size.width, height: size.height), firstBaseline: size.firstBaseline,
      lastBaseline: size.lastBaseline)
    self.isEstimate = isEstimate || size.scaleFactor < 1
  }
}
