@testable import LayoutEngine

/// Grids, lazy containers, scroll views and safe areas in sketches.
extension Sketch {
  static func group(_ children: [Sketch], _ begin: @escaping @Sendable (inout LayoutTreeBuilder) -> Void) -> Sketch {
    container(children, begin)
  }

  static func fitting(horizontal: Bool = true, vertical: Bool = true, _ candidates: Sketch...) -> Sketch {
    container(candidates) { _ = $0.beginViewThatFits(horizontal: horizontal, vertical: vertical) }
  }

  static func scroll(
    horizontal: Bool = false, vertical: Bool = true, margins: EdgeInsets = .zero, short: Point = .zero,
    long: Point = .zero, _ content: Sketch
  ) -> Sketch {
    container([content]) {
      _ = $0.beginScrollView(
        horizontal: horizontal, vertical: vertical, margins: margins, shortAnchor: short, longAnchor: long)
    }
  }

  static func lazyVStack(at alignment: AlignmentKey = .horizontalCenter, spacing: Double? = nil, _ children: [Sketch])
    -> Sketch
  {
    container(children) { _ = $0.beginLazyVStack(alignment: alignment, spacing: spacing) }
  }

  static func lazyHStack(at alignment: AlignmentKey = .verticalCenter, spacing: Double? = nil, _ children: [Sketch])
    -> Sketch
  {
    container(children) { _ = $0.beginLazyHStack(alignment: alignment, spacing: spacing) }
  }

  static func lazyVGrid(
    _ tracks: [GridTrack.Length], gap: Double? = nil, at alignment: AlignmentKey = .horizontalCenter,
    spacing: Double? = nil, _ children: [Sketch]
  ) -> Sketch {
    container(children) {
      _ = $0.beginLazyVGrid(
        columns: tracks.map { GridTrack($0, spacing: gap) }, alignment: alignment, spacing: spacing)
    }
  }

  static func lazyHGrid(_ tracks: [GridTrack.Length], spacing: Double? = nil, _ children: [Sketch]) -> Sketch {
    container(children) { _ = $0.beginLazyHGrid(rows: tracks.map { GridTrack($0) }, spacing: spacing) }
  }

  static func grid(
    horizontal: Double? = nil, vertical: Double? = nil, at alignment: Alignment = .center, _ rows: Sketch...
  )
    -> Sketch
  {
    container(rows) {
      _ = $0.beginGrid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
    }
  }

  static func row(at alignment: AlignmentKey? = nil, _ cells: Sketch...) -> Sketch {
    container(cells) { _ = $0.beginGridRow(alignment: alignment) }
  }

  func cell(_ cell: GridCell) -> Sketch { Sketch.container([self]) { _ = $0.beginGridCell(cell) } }
  var gridLine: Sketch { Sketch.container([self]) { _ = $0.beginGridLine() } }

  func ignoresSafeArea(_ edges: EdgeSet = .all) -> Sketch {
    Sketch.container([self]) { _ = $0.beginIgnoresSafeArea(edges) }
  }

  func safeAreaInset(_ edge: EdgeSet, spacing: Double? = nil, _ content: Sketch) -> Sketch {
    let key: AlignmentKey = EdgeSet.horizontal.contains(edge) ? .verticalCenter : .horizontalCenter
    return Sketch.container([self, content]) {
      _ = $0.beginSafeAreaInset(edge: edge, alignment: key, spacing: spacing)
    }
  }

  func safeAreaPadding(_ insets: EdgeInsets) -> Sketch {
    Sketch.container([self]) { _ = $0.beginSafeAreaPadding(insets) }
  }

  func relativeFrame(horizontal: Bool, vertical: Bool, _ length: @escaping @Sendable (Double) -> Double) -> Sketch {
    Sketch.container([self]) {
      _ = $0.beginContainerRelativeFrame(horizontal: horizontal, vertical: vertical) { size, _ in length(size) }
    }
  }

  /// A 13-point line of macOS text, `width` wide: 16 high, the baseline at 13 (Semantics §3.3).
  static func line(_ width: Double) -> Sketch {
    let spacing = TextSpacing(
      ascent: 12.568359375, descent: -2.7421875, capHeight: 9.15966796875, leading: 0, pixel: 0.5)
    return Sketch {
      _ = $0.tree.text(
        TextLeaf(spacing: spacing) { _ in
          TextSize(size: Size(width: width, height: 16), firstBaseline: 13, lastBaseline: 13)
        })
    }
  }
}
