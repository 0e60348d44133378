package import LayoutEngine
import LayoutText

/// What a control is made of: nodes that nobody wrote, around views that somebody did.
///
/// A control's behaviour describes its inside as one value, which the builder turns into nodes without origins; only the views
/// of the program in it are listed by reports. So a control is measured by the same layout as everything else, and a table of
/// sizes is all that it adds.
package indirect enum ControlPart {
  /// A node around some parts.
  case node((ViewTreeBuilder) -> Void, [ControlPart])
  case leaf((ViewTreeBuilder) -> Void)
  /// Views of the program.
  case views(ViewElements)
  /// Something that has a size and is not seen: the options of a closed menu.
  case hidden(ControlPart)
}

extension ControlPart {
  package static func hStack(
    alignment: AlignmentKey = .verticalCenter, spacing: Double? = nil, _ parts: [ControlPart]
  ) -> ControlPart {
    .node({ $0.tree.beginHStack(alignment: alignment, spacing: spacing) }, parts)
  }

  package static func vStack(
    alignment: AlignmentKey = .leading, spacing: Double? = nil, _ parts: [ControlPart]
  ) -> ControlPart {
    .node({ $0.tree.beginVStack(alignment: alignment, spacing: spacing) }, parts)
  }

  package static func zStack(alignment: Alignment = .center, _ parts: [ControlPart]) -> ControlPart {
    .node({ $0.tree.beginZStack(alignment: alignment) }, parts)
  }

  /// A leaf of one size.
  package static func rigid(_ width: Double, _ height: Double) -> ControlPart {
    .leaf { $0.tree.rigid(Size(width: width, height: height)) }
  }

  /// A leaf that is as wide as it may be, and `ideal` wide where nothing is offered.
  package static func bar(height: Double, ideal: Double) -> ControlPart {
    .leaf {
      $0.tree.elastic(
        minimum: Size(width: 0, height: height), ideal: Size(width: ideal, height: height),
        maximum: Size(width: .infinity, height: height))
    }
  }

  package static func spacer(_ minLength: Double = 0) -> ControlPart {
    .leaf { $0.tree.spacer(minLength: minLength) }
  }

  package func padding(_ insets: EdgeInsets) -> ControlPart {
    .node({ $0.tree.beginPadding(insets) }, [self])
  }

  package func padding(horizontal: Double = 0, vertical: Double = 0) -> ControlPart {
    padding(EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }

  /// A frame of at least some height.
  package func minHeight(_ height: Double) -> ControlPart {
    .node({ $0.tree.beginFlexibleFrame(minHeight: height) }, [self])
  }

  package func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> ControlPart {
    .node({ $0.tree.beginFrame(width: width, height: height, alignment: alignment) }, [self])
  }

  /// A frame that takes all the width that it is offered.
  package func wide(alignment: Alignment = .leadingCenter) -> ControlPart {
    .node({ $0.tree.beginFlexibleFrame(minWidth: 0, maxWidth: .infinity, alignment: alignment) }, [self])
  }

  /// A frame that takes all that it is offered.
  package func filling(alignment: Alignment = .center) -> ControlPart {
    .node(
      {
        $0.tree.beginFlexibleFrame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
      }, [self])
  }

  /// The part with edges that keep no text's distance.
  package func plain(_ edges: EdgeSet = .all) -> ControlPart {
    .node({ $0.tree.beginPlainEdges(edges) }, [self])
  }

  /// The part with a guide of its own.
  package func guide(_ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> Double) -> ControlPart {
    .node({ $0.tree.beginAlignmentGuide(key, compute) }, [self])
  }

  /// The part with its first and last baselines at its top edge, as switches have them.
  package var hangingBelowBaseline: ControlPart {
    guide(.firstTextBaseline) { _ in 0 }.guide(.lastTextBaseline) { _ in 0 }
  }
}

extension ViewTreeBuilder {
  /// Opens a control that is made of `part`; `approximation` says why its size is not known exactly, which may hold for its
  /// height alone.
  package func control(_ part: ControlPart, approximation reason: String? = nil, heightOnly: Bool = false) {
    tree.beginPassthrough(orientation: StackOrientation.none)
    approximation = reason ?? environments[0].deviceDoubt
    doubtsHeightOnly = heightOnly && reason != nil
    pending.append(.part(part))
  }

  /// Says why the size of the node that the running behaviour adds is not known exactly.
  package func approximate(_ reason: String) { approximation = reason }

  /// Adds the nodes of a part.
  func add(_ part: ControlPart) {
    switch part {
    case .leaf(let add): add(self)
    case .node(let begin, let parts):
      begin(self)
      work.append(.end)
      for part in parts.reversed() { work.append(.part(part)) }
    case .views(let elements):
      for element in elements.elements.reversed() { work.append(.view(element)) }
    case .hidden(let part):
      hiddenDepth += 1
      work.append(.endHidden)
      work.append(.part(part))
    }
  }

  /// A text that nobody wrote as one, in the font of an environment.
  package func textPart(_ string: String, _ environment: EnvironmentValues) -> ControlPart {
    let run = TextRun(string, font: environment.runFont)
    let storage = TextStorage(runs: [run], options: environment.textOptions, environment: environment.text)
    return .leaf {
      $0.texts.append(PreparedText(node: $0.tree.text(TextLeaf(storage)), storage: storage))
    }
  }

  /// The height of a line in an environment's font, in points.
  package func lineHeight(_ environment: EnvironmentValues) -> Double {
    TextStorage(runs: [TextRun("x", font: environment.runFont)], environment: environment.text).idealSize.height
  }

  /// The height of capitals in an environment's font, in points.
  package func capHeight(_ environment: EnvironmentValues) -> Double {
    ResolvedFont(environment.runFont, in: environment.text).capHeight
  }

  /// A site whose views inherit what `change` makes of its environment.
  package func site(_ site: ViewSite, changing change: (inout EnvironmentValues) -> Void) -> ViewSite {
    var values = environments[Int(site.environment)]
    change(&values)
    environments.append(values)
    return ViewSite(site, environment: Int32(environments.count - 1))
  }
}

extension Alignment {
  /// What rows are aligned by.
  package static var leadingCenter: Alignment { Alignment(horizontal: .leading, vertical: .verticalCenter) }
}
