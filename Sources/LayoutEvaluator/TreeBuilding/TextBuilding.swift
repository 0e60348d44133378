import LayoutEngine
package import LayoutText

/// From a text view to the engine's text leaf: the environment's font and attributes decide how its runs measure.
extension ViewTreeBuilder {
  package func text(_ runs: [TextRun], _ site: ViewSite) {
    let environment = environments[Int(site.environment)]
    hasText = true
    let storage = TextStorage(runs: runs, options: environment.textOptions, environment: environment.text)
    tree.text(TextLeaf(storage))
  }
}

extension TextLeaf {
  /// A prepared text as the engine measures it.
  init(_ storage: TextStorage) {
    let spacing = storage.spacing.map {
      LayoutEngine.TextSpacing(
        ascent: $0.ascent, descent: -$0.descent, capHeight: $0.capHeight, leading: $0.leading, pixel: $0.pixel)
    }
    self.init(spacing: spacing) { proposal in
      let size = storage.measure(width: proposal.width, height: proposal.height)
      return LayoutEngine.TextSize(
        size: Size(width: size.width, height: size.height), firstBaseline: size.firstBaseline,
        lastBaseline: size.lastBaseline)
    }
  }
}
