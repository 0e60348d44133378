package import LayoutEngine

/// What the views of a screen ask of the bars around it, found out while they are built: a title may be set anywhere in a
/// screen, long after the node that keeps the bar's place was added. That node's insets are changed when one turns up.
package struct NavigationScope {
  /// The control around the screen.
  let control: NodeIndex
  /// The node that keeps the places of the bars.
  fileprivate(set) var bars: NodeIndex = 0
  package var hasTitle = false
  package var isInline = false
  package var isHidden = false
  package var hasItemsAtTop = false
  package var hasItemsAtBottom = false
  /// Why the places of the bars are not known exactly, or nil.
  package var estimate: String?
}

extension ViewTreeBuilder {
  /// Opens a screen with bars around it that its content has yet to ask for.
  package func openNavigation(around content: ControlPart) {
    navigations.append(NavigationScope(control: tree.count))
    let place = ControlPart.node(
      { $0.navigations[$0.navigations.count - 1].bars = $0.tree.beginSafeAreaPadding(EdgeInsets()) }, [content])
    control(place.filling())
    pending.append(.endNavigation)
  }

  /// Gives the bars of the innermost screen their places.
  package func setBars(_ insets: EdgeInsets) {
    guard let scope = navigations.last else { return }
    tree.setInsets(insets, of: scope.bars)
  }

  /// Leaves a screen.
  func endNavigation() {
    guard let scope = navigations.popLast(), let estimate = scope.estimate else { return }
    let isKnown = scope.control < origins.count
    // what is doubted as a whole, as a screen of columns, is doubted once
    if isKnown, origins[scope.control]?.approximation != nil { return }
    tree.doubt(scope.control, horizontal: false)
    if isKnown { origins[scope.control]?.approximation = estimate }
  }
}
