import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutSyntax

/// What has room on one screen and none on another. Where nobody names several screens, the narrowest iPhones are tried.
enum VariantOverflow {
  static let name = "variant-overflow"

  /// The points that the place of a row may be narrower than its screen: a margin on each side, twice nested.
  private static let margin = 64.0

  static let slack = RuleOption("slack", 0, in: 0...1000, "the points that must be left in the tightest variant")

  /// Whether something in a layout may be wider than smaller containers: a quick look at what cannot shrink.
  static func isLikely(in input: LintInput, on containers: [Container]) -> Bool {
    let narrowest = containers.map { $0.size.width }.min() ?? 0
    return input.layouts.contains { layout in
      let trace = layout.trace.layout
      let loss = layout.scene.container.size.width - narrowest
      guard loss > 0 else { return false }
      let isTight = trace.stacks.contains { stack in
        guard stack.axis == .horizontal, let offer = stack.offer, let minimum = stack.minimum else { return false }
        return offer - minimum < loss
      }
      return isTight
        || trace.nodes.contains { node in
          guard node.isLaidOut, node.size.width > narrowest - margin else { return false }
          switch node.detail {
          case .fixedFrame(let width?, _, _): return width > narrowest - margin
          case .flexibleFrame(let width, _, _): return (width.minimum ?? 0) > narrowest - margin
          case .fixedSize(let horizontal, _): return horizontal
          default: return node.kind == .rigid || node.kind == .grid
          }
        }
    }
  }

  /// What is too wide in one of the variants that nobody asked for.
  static func findings(_ rule: Rule, _ options: LintOptions, _ input: LintInput) -> [Finding] {
    guard let severity = Diagnostic.Severity(rawValue: options.severity(of: rule).rawValue) else { return [] }
    var findings = Findings(rule: rule.name, severity: severity, settings: options.settings)
    for site in input.overflowSites(on: [.horizontal], tolerance: 0.5 - findings.value(of: slack)) {
      guard let first = site.places.first, first.layout.variant >= options.variants.count else { continue }
      findings.report(site, input.variantNames)
    }
    return findings.list
  }
}

extension Rule {
  static let variantOverflow = Rule(
    VariantOverflow.name, .overflow, .warning,
    what: "A stack, or what stands alone on the screen, fits on one device, text size or direction, and not on another",
    why: """
      A layout is drawn on one screen and shown on all. Where no other is asked for, rows are tried on the narrowest iPhones \
      as well.
      """,
    bad: """
      HStack(spacing: 0) {
      //@1:20 warning[variant-overflow]: fits on box, but needs 300 on narrow and has 280: 20 too wide
        Color.red.frame(width: 160, height: 20)
        Color.blue.frame(width: 140, height: 20)
      }
      """,
    good: """
      HStack(spacing: 0) {
        Color.red.frame(width: 140, height: 20)
        Color.blue.frame(height: 20)
      }
      """,
    options: [VariantOverflow.slack]
  ) { input, findings in
    for site in input.overflowSites(on: Axis.both, tolerance: 0.5 - findings.value(of: VariantOverflow.slack)) {
      findings.report(site, input.variantNames)
    }
  }
}

/// A view that is too long in some variants and not in others.
struct OverflowSite {
  let site: Site
  let axis: Axis
  let places: [LintNode]
  /// A variant that has room.
  let fitting: Int
}

extension LintInput {
  /// - Parameter tolerance: negative where room has to be left.
  func overflowSites(on axes: [Axis], tolerance: Double) -> [OverflowSite] {
    sitesThatMayOverflow.flatMap { site, nodes in
      axes.compactMap { axis in
        let places = nodes.filter { $0.overflows(on: axis, by: tolerance) }
        if places.isEmpty { return nil }
        let short = variants(of: places)
        guard let fitting = variants(of: nodes).first(where: { !short.contains($0) }) else { return nil }
        return OverflowSite(site: site, axis: axis, places: places, fitting: fitting)
      }
    }
  }
}

extension Findings {
  fileprivate mutating func report(_ overflow: OverflowSite, _ names: [String]) {
    let worst = overflow.places.max { $0.excess(on: overflow.axis) < $1.excess(on: overflow.axis) }
    guard let worst else { return }
    let room = worst.room(on: overflow.axis) ?? 0
    let excess = worst.excess(on: overflow.axis)
    let place = names[worst.layout.variant]
    let need = number(room + excess)
    report(
      "fits on \(names[overflow.fitting]), but needs \(need) on \(place) and has \(number(room)): "
        + (excess > 0 ? "\(number(excess)) too \(overflow.axis.adjective)" : "nothing is left"),
      at: overflow.site.range, variants: variants(of: overflow.places))
  }
}
