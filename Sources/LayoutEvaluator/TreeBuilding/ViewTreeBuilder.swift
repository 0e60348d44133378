package import LayoutDiagnostics
package import LayoutEngine
import LayoutSema

/// Builds the engine's tree from view records: flattens, distributes modifiers, dissolves stacks, puts implicit
/// containers where SwiftUI does, and notes for every node where it comes from (Semantics §2).
///
/// It works from a stack of its own instead of calling itself, so a deep tree costs no call stack: opening a view pushes
/// what is in it and then its end. A behaviour adds one node to `tree` and names what is inside; nodes that it adds besides
/// are implicit and get no origin.
package final class ViewTreeBuilder {
  package let evaluator: Evaluator
  package var tree: LayoutTreeBuilder
  /// The paths of the whole scene, grafts included.
  package internal(set) var paths: PathTable
  var origins: [NodeOrigin?] = []
  var readers: [DeferredReader] = []
  var effects: [NodeEffect] = []
  var environments: [EnvironmentValues]
  var links: [ModifierLink] = []
  /// The modifiers around the row that is being opened, which are its cells' (Semantics §2.2).
  var rowLinks = 0..<0
  var work: [Work] = []
  /// What the behaviour that runs has asked to come after the child of its node, or as its children.
  var pending: [Work] = []
  var isDissolved = false
  /// What the behaviour that runs calls its node; nil for the name of its declaration.
  package var kind: String?
  /// The guides that some node sets, each once; for reports.
  var guideKeys: [AlignmentKey] = []
  /// How many views around the next node are there for their size only; reports do not list what is in them.
  var hiddenDepth = 0
  /// Why the size of the node that the running behaviour adds is not known exactly, or nil.
  package internal(set) var approximation: String?
  var doubtsHeightOnly = false
  /// The screens with bars that what is built next is in, innermost last.
  package var navigations: [NavigationScope] = []
  var texts: [PreparedText] = []
  var backdrops: [Backdrop] = []
  /// Set when a behaviour ran into an error that has been recorded.
  var failed = false

  enum Work {
    case view(ViewElement)
    case end
    /// Around several views where one is needed: a ZStack that nobody wrote.
    case beginImplicitZStack
    /// The same around the several views of a scroll view.
    case beginImplicitVStack
    case part(ControlPart)
    /// After views that take part in layout but that nobody sees.
    case endHidden
    /// After what is in a screen with bars.
    case endNavigation
  }

  package init(_ evaluator: Evaluator, environment: EnvironmentValues, paths: PathTable = PathTable()) {
    self.evaluator = evaluator
    self.paths = paths
    environments = [environment]
    tree = LayoutTreeBuilder(direction: environment.direction)
    registerAlignments()
  }

  package subscript(environment index: Int32) -> EnvironmentValues { environments[Int(index)] }

  /// The tree of a scene: its view at the root, in a VStack where there are several (Semantics §2.4).
  package func build(scene view: Value, at range: SourceRange) throws(EvaluationError) -> ViewTree? {
    let elements = try contents(of: view, at: .root, environment: 0, range: range)
    if elements.count == 0 { return nil }
    if elements.count > 1 {
      tree.beginVStack()
      work.append(.end)
    }
    return try complete(elements)
  }

  /// The tree of a reader's content: the reader again, as the root (Semantics §6.7).
  package func build(content view: Value, of reader: DeferredReader) throws(EvaluationError) -> ViewTree {
    environments = [reader.environment]
    let elements = try contents(of: view, at: reader.path, environment: 0, range: reader.range)
    tree.beginGeometryReader()
    work.append(.end)
    return try complete(elements)
  }

  /// The tree, with elements in what is open.
  func complete(_ elements: ViewElements) throws(EvaluationError) -> ViewTree {
    schedule(elements)
    try drain()
    return finish()
  }

  private func finish() -> ViewTree {
    padOrigins()
    var finished = LayoutTreeBuilder()
    swap(&tree, &finished)
    return ViewTree(
      tree: finished.finish(), origins: origins, readers: readers, effects: effects, guideKeys: guideKeys,
      texts: texts, backdrops: backdrops)
  }

  /// Puts elements on top of the stack, the first uppermost.
  private func schedule(_ elements: ViewElements) {
    for element in elements.elements.reversed() { work.append(.view(element)) }
  }

  private func drain() throws(EvaluationError) {
    while let next = work.popLast() {
      switch next {
      case .end: tree.end()
      case .beginImplicitZStack: tree.beginZStack()
      case .beginImplicitVStack: tree.beginVStack()
      case .view(let element): try open(element)
      case .part(let part): add(part)
      case .endHidden: hiddenDepth -= 1
      case .endNavigation: endNavigation()
      }
      if tree.count > EvaluationLimits.nodes {
        throw evaluator.fail(.tooManyNodes, Message.tooManyNodes, at: lastRange)
      }
    }
  }

  /// The place of the node that was added last.
  private var lastRange: SourceRange { origins.last { $0 != nil }??.range ?? SourceRange(at: 0) }

  /// Adds an element's nodes, modifiers first, and pushes what is in them.
  private func open(_ element: ViewElement) throws(EvaluationError) {
    if element.isGridLine {
      padOrigins()
      tree.beginGridLine()
      work.append(.end)
    }
    let record = evaluator[element.leaf]
    if isRow(record) { rowLinks = element.links }
    for index in rowLinks.isEmpty ? element.links : 0..<0 {
      let link = links[index]
      let record = evaluator[link.view]
      let site = ViewSite(record, at: link.path, environment: link.outer)
      openModifier(record, link, site)
      closeAfterPending()
    }
    let site = ViewSite(record, at: element.path, environment: element.environment)
    guard case .native(let id) = record.body else {
      if case .structure(let type) = record.body {
        add(evaluator.text(evaluator.program[type].name), site, copy: -1) { _ = tree.color() }
      } else if case .title = record.body {
        add("Text", site, copy: -1) { text(element) }
      }
      return
    }
    switch evaluator.natives[Int(id.index)] {
    case .leaf(let kind, let behaviour): add(kind, site, copy: -1) { behaviour(self, site) }
    case .text: add("Text", site, copy: -1) { text(element) }
    case .container(let kind, let behaviour), .row(let kind, let behaviour, _), .section(let kind, let behaviour, _):
      add(kind, site, copy: -1) { behaviour(self, site) }
      closeAfterPending()
    default: break
    }
    if failed { throw EvaluationError() }
  }

  private func isRow(_ record: ViewRecord) -> Bool {
    guard case .native(let id) = record.body, case .row = evaluator.natives[Int(id.index)] else { return false }
    return true
  }

  private func openModifier(_ record: ViewRecord, _ link: ModifierLink, _ site: ViewSite) {
    guard case .native(let id) = record.body else {
      if case .structure(let type) = record.body {
        add(evaluator.text(evaluator.program[type].name), site, copy: link.copy) { _ = tree.beginPassthrough() }
      }
      return
    }
    switch evaluator.natives[Int(id.index)] {
    case .modifier(let kind, let behaviour): add(kind, site, copy: link.copy) { behaviour(self, site) }
    case .neutral(let kind), .composed(let kind, _): add(kind, site, copy: link.copy) { _ = tree.beginPassthrough() }
    case .environment(let kind, _), .look(let kind, _), .inheritance(let kind, _):
      let direction = environments[Int(link.inner)].direction
      add(kind, site, copy: link.copy) { _ = tree.beginPassthrough(direction: direction) }
    case .identifier(let kind, let name):
      let identifier = name(Arguments(record.arguments, at: record.range))
      add(kind, site, copy: link.copy, identifier: identifier) { _ = tree.beginPassthrough() }
    default: break
    }
  }

  /// Runs a behaviour and gives its first node its origin.
  private func add(_ kind: String, _ site: ViewSite, copy: Int32, identifier: String? = nil, _ behaviour: () -> Void) {
    padOrigins()
    isDissolved = false
    self.kind = nil
    approximation = nil
    doubtsHeightOnly = false
    let node = tree.count
    behaviour()
    if approximation != nil { tree.doubt(node, horizontal: !doubtsHeightOnly) }
    if hiddenDepth > 0 { return }
    origins.append(
      NodeOrigin(
        path: site.path, kind: self.kind ?? kind, range: site.range, place: site.place, copy: copy,
        isDissolved: isDissolved, identifier: identifier, approximation: approximation))
  }

  /// Gives the implicit nodes added since the last origin none.
  private func padOrigins() {
    while origins.count < tree.count { origins.append(nil) }
  }

  private func closeAfterPending() {
    work.append(.end)
    while let last = pending.popLast() { work.append(last) }
  }
}

/// An engine's tree and where its nodes come from.
package struct ViewTree {
  package let tree: LayoutTree
  /// Parallel to the tree's nodes; nil for implicit containers.
  package let origins: [NodeOrigin?]
  /// The readers whose content is made when their frames are known.
  package let readers: [DeferredReader]
  /// What nodes do once they have their frames, in the order of the nodes.
  package let effects: [NodeEffect]
  /// The guides that some node sets.
  package let guideKeys: [AlignmentKey]
  /// The texts, in the order of the nodes.
  package let texts: [PreparedText]
  /// The styles behind and over views, in the order of the nodes.
  package let backdrops: [Backdrop]

  package var hasText: Bool { !texts.isEmpty }
}

/// A style that is drawn behind or over a view. It has no part in layout, and fills what a report says.
package struct Backdrop: Sendable {
  package let node: NodeIndex
  /// Where it goes on into the unsafe bands that its view touches.
  package let edges: EdgeSet
}

/// A geometry reader whose content is still a closure.
package struct DeferredReader {
  package let node: NodeIndex
  package let content: Closure
  package let path: PathID
  package let range: SourceRange
  package let environment: EnvironmentValues
}
