import LayoutCompiler
import LayoutEngine
import LayoutText

/// The layouts that a claim of having no effect is tried in besides those that were asked for: narrow and wide, small and
/// large text, both directions.
enum Probes {
  static func variants(of options: CompileOptions) -> [CompileOptions] {
    let sizes: [(Double, Double)] = [(160, 160), (320, 568), (844, 390), (1024, 1366)]
    var variants = sizes.map { width, height -> CompileOptions in
      var probe = options
      probe.container = Container(size: Size(width: width, height: height), scale: options.container.scale)
      return probe
    }
    variants[1].contentSize = .accessibility3
    variants[2].contentSize = .xSmall
    variants[3].direction = options.direction == .leftToRight ? .rightToLeft : .leftToRight
    return variants
  }
}
