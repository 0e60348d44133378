@testable import LayoutEngine

/// A view tree as a test writes it: what SwiftUI code would say, with names for the nodes that the test looks at. It goes
/// through the same builder as everything else.
struct Sketch: Sendable {
  let build: @Sendable (inout SketchBuilder) -> Void

  /// The node is known as `name`.
  func named(_ name: String) -> Sketch {
    Sketch { builder in
      builder.names[name] = builder.tree.count
      build(&builder)
    }
  }

  fileprivate func wrapped(_ begin: @escaping @Sendable (inout LayoutTreeBuilder) -> Void) -> Sketch {
    Sketch { builder in
      begin(&builder.tree)
      build(&builder)
      builder.tree.end()
    }
  }
}

struct SketchBuilder: ~Copyable {
  var tree: LayoutTreeBuilder
  var names: [String: NodeIndex] = [:]
}

/// A sketch, laid out.
struct SketchLayout {
  let session: LayoutSession
  let names: [String: NodeIndex]

  /// `setup` registers custom alignments, whose keys the sketch may then use.
  init(
    _ sketch: Sketch, in host: LayoutHost, direction: LayoutDirection = .leftToRight,
    customs: [CustomAlignment] = []
  ) {
    var builder = SketchBuilder(tree: LayoutTreeBuilder(direction: direction))
    for custom in customs { _ = builder.tree.register(custom) }
    sketch.build(&builder)
    names = builder.names
    session = layout(builder.tree.finish(), in: host)
  }

  init(
    _ sketch: Sketch, _ width: Double, _ height: Double, direction: LayoutDirection = .leftToRight,
    customs: [CustomAlignment] = []
  ) {
    let host = LayoutHost(container: Size(width: width, height: height))
    self.init(sketch, in: host, direction: direction, customs: customs)
  }

  func frame(_ name: String) -> Rect? { names[name].map { session.frame(of: $0) } }
}

/// The keys of the custom alignments that a test registers, by their position.
func customKey(_ index: Int, _ axis: Axis) -> AlignmentKey { AlignmentKey(axis, AlignmentKey.firstCustom + index) }

// MARK: Leaves and containers

extension Sketch {
  static let color = Sketch { _ = $0.tree.color() }
  static let circle = Sketch { _ = $0.tree.circle() }
  static let divider = Sketch { _ = $0.tree.divider(thickness: 1) }

  static func rigid(_ width: Double, _ height: Double) -> Sketch {
    Sketch { _ = $0.tree.rigid(Size(width: width, height: height)) }
  }

  /// A colour in a fixed frame.
  static func box(_ width: Double, _ height: Double) -> Sketch { color.frame(width: width, height: height) }

  static func spacer(_ minLength: Double? = nil) -> Sketch { Sketch { _ = $0.tree.spacer(minLength: minLength) } }

  /// The toy text of the worked cases: 10 a character, wrapped at spaces, lines `line` high with the baseline at ¾.
  static func text(_ string: String, line: Double = 20, spacing: TextSpacing? = nil) -> Sketch {
    Sketch { _ = $0.tree.text(ToyText(string: string, line: line).leaf(spacing)) }
  }

  static func hStack(
    at alignment: AlignmentKey = .verticalCenter, spacing: Double? = 0, _ children: Sketch...
  ) -> Sketch {
    container(children) { _ = $0.beginHStack(alignment: alignment, spacing: spacing) }
  }

  static func vStack(
    at alignment: AlignmentKey = .horizontalCenter, spacing: Double? = 0, _ children: Sketch...
  ) -> Sketch {
    container(children) { _ = $0.beginVStack(alignment: alignment, spacing: spacing) }
  }

  static func zStack(at alignment: Alignment = .center, _ children: Sketch...) -> Sketch {
    container(children) { _ = $0.beginZStack(alignment: alignment) }
  }

  static func reader(_ children: Sketch...) -> Sketch {
    container(children) { _ = $0.beginGeometryReader() }
  }

  static func container(_ children: [Sketch], _ begin: @escaping @Sendable (inout LayoutTreeBuilder) -> Void) -> Sketch
  {
    Sketch { builder in
      begin(&builder.tree)
      for child in children { child.build(&builder) }
      builder.tree.end()
    }
  }
}

// MARK: Modifiers

extension Sketch {
  /// A stack of one static child.
  func dissolved(_ orientation: StackOrientation) -> Sketch {
    wrapped { _ = $0.beginPassthrough(orientation: orientation) }
  }

  func direction(_ direction: LayoutDirection) -> Sketch {
    wrapped { _ = $0.beginPassthrough(direction: direction) }
  }

  func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> Sketch {
    wrapped { _ = $0.beginFrame(width: width, height: height, alignment: alignment) }
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Sketch {
    wrapped {
      _ = $0.beginFlexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
        minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    }
  }

  func padding(_ insets: EdgeInsets) -> Sketch { wrapped { _ = $0.beginPadding(insets) } }

  func padding(_ length: Double) -> Sketch {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  func offset(_ x: Double, _ y: Double) -> Sketch { wrapped { _ = $0.beginOffset(x: x, y: y) } }
  func position(_ x: Double, _ y: Double) -> Sketch { wrapped { _ = $0.beginPosition(x: x, y: y) } }
  func priority(_ value: Double) -> Sketch { wrapped { _ = $0.beginLayoutPriority(value) } }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Sketch {
    wrapped { _ = $0.beginFixedSize(horizontal: horizontal, vertical: vertical) }
  }

  func aspectRatio(_ ratio: Double?, _ mode: ContentMode) -> Sketch {
    wrapped { _ = $0.beginAspectRatio(ratio, mode: mode) }
  }

  func guide(_ key: AlignmentKey, _ compute: @escaping @Sendable (ViewDimensions) -> Double) -> Sketch {
    wrapped { _ = $0.beginAlignmentGuide(key, compute) }
  }

  func overlay(at alignment: Alignment = .center, _ secondary: Sketch) -> Sketch {
    Sketch.container([self, secondary]) { _ = $0.beginOverlay(alignment: alignment) }
  }

  func background(at alignment: Alignment = .center, _ secondary: Sketch) -> Sketch {
    Sketch.container([self, secondary]) { _ = $0.beginBackground(alignment: alignment) }
  }
}

/// A text without fonts.
struct ToyText: Sendable {
  let string: String
  let line: Double

  func leaf(_ spacing: TextSpacing?) -> TextLeaf {
    TextLeaf(spacing: spacing) { measure($0) }
  }

  private func measure(_ proposal: ProposedSize) -> TextSize {
    let limit = proposal.width ?? .infinity
    var lines: [Int] = []
    for word in string.split(separator: " ") {
      if let last = lines.last, Double(last + 1 + word.count) * 10 <= limit {
        lines[lines.count - 1] = last + 1 + word.count
      } else {
        lines.append(word.count)
      }
    }
    let room = Int(((proposal.height ?? .infinity) / line).clamped(to: 1e6))
    var whole = size(lines.prefix(max(1, room)))
    guard proposal.height == nil else { return whole }
    let first = size(lines.prefix(1))
    whole.narrowest = whole.size.width
    whole.oneLine = TextSize.OneLine(
      size: first.size, lastBaseline: first.lastBaseline, limit: lines.count > 1 ? 2 * line - 1 : .infinity)
    return whole
  }

  private func size(_ lines: ArraySlice<Int>) -> TextSize {
    let height = Double(lines.count) * line
    return TextSize(
      size: Size(width: Double(lines.max() ?? 0) * 10, height: height),
      firstBaseline: line * 0.75, lastBaseline: height - line * 0.25)
  }
}

extension Double {
  fileprivate func clamped(to limit: Double) -> Double { min(self, limit) }
}
