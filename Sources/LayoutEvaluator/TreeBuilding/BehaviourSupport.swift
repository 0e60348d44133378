package import LayoutEngine
import LayoutSema

/// What the behaviours of the library's views and modifiers have in common. An error while content is made has been
/// recorded when `failed` is set; the builder stops after the behaviour that met it.
extension ViewTreeBuilder {
  /// Opens a stack around the content that a builder closure gives, or lets its one static child take its place, which
  /// leaves only the orientation that Spacer and Divider see (Semantics §2.5).
  package func stack(_ site: ViewSite, content: Value, orientation: StackOrientation, begin: () -> Void) {
    let elements = elements(of: content, in: site)
    if elements.isSingleStatic {
      tree.beginPassthrough(orientation: orientation)
      isDissolved = true
    } else {
      begin()
    }
    append(elements)
  }

  /// Opens a container that is one whatever it contains.
  package func container(_ site: ViewSite, content: Value, begin: () -> Void) {
    let elements = elements(of: content, in: site)
    begin()
    append(elements)
  }

  /// Opens a grid, in which rows are rows.
  package func grid(_ site: ViewSite, content: Value, begin: () -> Void) {
    let inner = self.site(site) { $0.isGrid = true }
    let elements = elements(of: content, in: inner, keepsGrid: true)
    begin()
    append(elements)
  }

  /// Opens a lazy grid, in which headers and footers of sections have lines of their own.
  package func lazyGrid(_ site: ViewSite, content: Value, begin: () -> Void) {
    let inner = self.site(site) { $0.isLazyGrid = true }
    let elements = elements(of: content, in: inner, keepsGrid: true)
    begin()
    append(elements)
  }

  /// Opens a scroll view, whose several views are in a VStack.
  package func scrollView(_ site: ViewSite, content: Value, axes: Int, begin: () -> NodeIndex) {
    let elements = elements(of: content, in: site)
    scrollSpace(axes, begin(), site)
    if elements.count > 1 { pending.append(.beginImplicitVStack) }
    append(elements)
    if elements.count > 1 { pending.append(.end) }
  }

  /// Opens an overlay or a background with the views of a closure as its secondary content, in a ZStack where there are
  /// several; without content it is a modifier that does nothing (Semantics §5.6).
  package func layer(_ site: ViewSite, content: Value, begin: () -> Void) {
    let elements = elements(of: content, in: site, from: 1)
    if elements.count == 0 {
      tree.beginPassthrough()
      return
    }
    begin()
    if elements.count > 1 { pending.append(.beginImplicitZStack) }
    append(elements)
    if elements.count > 1 { pending.append(.end) }
  }

  /// The elements of a builder closure, or of a view, with paths below the site's.
  package func elements(
    of content: Value, in site: ViewSite, from first: Int = 0, keepsGrid: Bool = false
  ) -> ViewElements {
    var environment = site.environment
    let values = environments[Int(environment)]
    if !keepsGrid, values.isGrid || values.isLazyGrid || values.controls.isList || values.controls.isInColumns {
      environments.append(environments[Int(environment)])
      environment = Int32(environments.count - 1)
      environments[Int(environment)].isGrid = false
      environments[Int(environment)].isLazyGrid = false
      environments[Int(environment)].controls.isList = false
      environments[Int(environment)].controls.isInColumns = false
    }
    do throws(EvaluationError) {
      var view = content
      if let closure = content.closure {
        evaluator.environment = environments[Int(environment)]
        view = try evaluator.call(closure, [], at: site.range)
      }
      return try contents(of: view, at: site.path, from: first, environment: environment, range: site.range)
    } catch {
      failed = true
      return ViewElements()
    }
  }

  /// Puts elements into the node that the behaviour has opened.
  package func append(_ elements: ViewElements) {
    for element in elements.elements { pending.append(.view(element)) }
  }

  /// Opens a node that does nothing but be filled with a style, which goes on into the bands beyond the safe area that the
  /// node touches (Semantics §5.6).
  package func backdrop(reaching edges: EdgeSet) {
    backdrops.append(Backdrop(node: tree.beginPassthrough(), edges: edges))
  }

  /// Adds a reader whose content is made from a proxy when the reader's frame is known (Semantics §6.7).
  package func reader(_ site: ViewSite, content: Closure) {
    let node = tree.beginGeometryReader()
    tree.end()
    readers.append(
      DeferredReader(
        node: node, content: content, path: site.path, range: site.range,
        environment: environments[Int(site.environment)]))
  }
}
