import LayoutCompiler
package import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// Everything that a rule may look at: the text as a tree, what the compiler said, and every layout of every scene with
/// its trace.
///
/// One place of the source may be laid out many times, by a `ForEach`, in several scenes, on several devices. A rule that says
/// "this does nothing" has to look at all of them, so the layouts are gathered by place: a ``Site`` is a view or modifier as
/// written, with all the nodes that it became.
package struct LintInput: Sendable {
  /// The file with the library behind it, which notes may point into.
  package let sources: SourceMap
  package let syntax: SyntaxIndex
  /// What the compiler has to say, of the first variant.
  package let diagnostics: [Diagnostic]
  /// What the variants are called.
  let variantNames: [String]
  package private(set) var layouts: [LintLayout] = []
  /// In order of position.
  package private(set) var sites: [Site] = []

  init(
    sources: SourceMap, syntax: SyntaxIndex, diagnostics: [Diagnostic], variantNames: [String],
    compilations: [Compilation]
  ) {
    self.variantNames = variantNames
    self.sources = sources
    self.syntax = syntax
    self.diagnostics = diagnostics
    for (variant, compilation) in compilations.enumerated() {
      for scene in compilation.scenes {
        for trace in scene.traces { layouts.append(LintLayout(variant: variant, scene: scene, trace: trace)) }
      }
    }
    sites = gatherSites()
  }

  /// The same file laid out for something else.
  func with(_ compilations: [Compilation], more names: [String] = []) -> LintInput {
    LintInput(
      sources: sources, syntax: syntax, diagnostics: diagnostics, variantNames: variantNames + names,
      compilations: compilations)
  }

  private func gatherSites() -> [Site] {
    let file = sources.files[0].range
    var indices: [SourceRange: Int] = [:]
    var sites: [Site] = []
    for (number, layout) in layouts.enumerated() {
      for node in layout.trace.layout.nodes.indices where layout.trace.layout.nodes[node].isLaidOut {
        let instance = Site.Instance(layout: number, node: node)
        let view = LintNode(layout: layout, index: node)
        // The root of a reader's content stands for the reader itself, which is a node of the tree around it too.
        guard let origin = view.origin, file.contains(origin.range.lower), !(node == 0 && layout.trace.reader >= 0)
        else {
          continue
        }
        if let index = indices[origin.range] {
          sites[index].instances.append(instance)
        } else {
          indices[origin.range] = sites.count
          sites.append(Site(range: origin.range, name: origin.kind, instances: [instance]))
        }
      }
    }
    return sites.sorted { $0.range.lower < $1.range.lower }
  }

  /// The nodes of a site.
  func nodes(_ site: Site) -> [LintNode] {
    site.instances.map { LintNode(layout: layouts[$0.layout], index: $0.node) }
  }

  /// The places that are written with one of some names, with their nodes.
  func sites(named names: String...) -> [(site: Site, nodes: [LintNode])] {
    sites.filter { names.contains($0.name) }.map { ($0, nodes($0)) }
  }
}

/// A view or modifier as it stands in the source, and every node that it became.
package struct Site: Sendable {
  struct Instance: Sendable {
    var layout: Int
    var node: Int
  }

  /// The name's bytes.
  let range: SourceRange
  /// As written: `HStack`, `frame`.
  let name: String
  var instances: [Instance]
}

/// One tree of one scene of one variant.
package struct LintLayout: Sendable {
  let variant: Int
  let scene: SceneLayout
  let trace: SceneTrace
}
