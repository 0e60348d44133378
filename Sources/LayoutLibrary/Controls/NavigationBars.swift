import LayoutEngine
import LayoutEvaluator

/// The bars of a screen on iOS 26 (Semantics §6.14): which of them there are, as the modifiers in the screen ask for them, and
/// how much of it they take.
enum BarRequest: Sendable {
  case title, displayMode, hidden, items
  /// A title, and perhaps how large it is.
  case titleAndMode
  /// Items of the toolbar that is the argument of this number.
  case toolbar(Int)
  /// Whether some bars are shown.
  case visibility
  case search

  /// What modifiers that have one meaning only ask for.
  private static let named: [(name: String, request: BarRequest)] = [
    ("navigationTitle", .title), ("navigationBarTitle", .titleAndMode), ("searchable", .search),
    ("navigationBarTitleDisplayMode", .displayMode), ("toolbarTitleDisplayMode", .displayMode),
    ("navigationBarHidden", .hidden), ("navigationBarItems", .items), ("toolbarVisibility", .visibility),
  ]

  init?(_ name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.request
  }
}

extension Native {
  /// A modifier that asks for a bar and changes nothing else.
  static func bar(_ name: String, _ request: BarRequest) -> Native {
    .modifier(name) { (builder, site) in
      builder.tree.beginPassthrough()
      if builder.navigations.isEmpty { return }
      builder.note(request, site)
      builder.placeBars(in: builder.environment(of: site))
    }
  }

  /// A modifier that changes no frame, unless its name is that of one which asks for a bar.
  static func neutralOrBar(_ name: String) -> Native {
    BarRequest(name).map { .bar(name, $0) } ?? .neutral(name)
  }
}

extension NavigationScope {
  /// Whether the bar has a large title.
  var isLarge: Bool { hasTitle && !isInline && !isHidden }

  /// From where the safe area starts, in points.
  fileprivate var barHeight: Double? {
    if isHidden { return nil }
    return isLarge ? 106 : isInline || hasItemsAtTop ? 54 : nil
  }

  /// How much lower a bar is that has no status bar above it.
  fileprivate static let distanceFromTop = 10.0
  /// What a bar at the bottom takes, from where the safe area ends.
  fileprivate static let bottomHeight = 76.0
}

extension ViewTreeBuilder {
  fileprivate func placeBars(in environment: EnvironmentValues) {
    guard let scope = navigations.last else { return }
    var insets = EdgeInsets()
    if let height = scope.barHeight {
      insets.top = height + (environment.safeArea.top == 0 ? NavigationScope.distanceFromTop : 0)
    }
    if scope.hasItemsAtBottom { insets.bottom = NavigationScope.bottomHeight }
    setBars(insets)
  }

  /// Notes what a modifier asks of the bars around it.
  fileprivate func note(_ request: BarRequest, _ site: ViewSite) {
    let arguments = site.arguments
    let last = navigations.count - 1
    switch request {
    case .title: navigations[last].hasTitle = true
    case .titleAndMode:
      navigations[last].hasTitle = true
      if arguments.count > 2 && arguments[2].caseIndex == 1 { navigations[last].isInline = true }
    case .displayMode: if arguments[1].caseIndex == 1 { navigations[last].isInline = true }
    case .hidden: if arguments[1].boolean == true { navigations[last].isHidden = true }
    case .items: navigations[last].hasItemsAtTop = true
    case .search: navigations[last].estimate = "a field to search with was not measured"
    case .visibility: if hidesBar(arguments) { navigations[last].isHidden = true }
    case .toolbar(let content): noteItems(arguments[content], site)
    }
  }

  /// Whether `toolbar(.hidden)` is said of the navigation bar, or of all bars.
  private func hidesBar(_ arguments: [Value]) -> Bool {
    guard case .enumCase = arguments[1], arguments[1].caseIndex == 2 else { return false }
    let bars = arguments[2].parts
    return bars.isEmpty || bars.contains { ($0.parts.first?.integer ?? 0) < 2 }
  }

  /// Notes which bars a toolbar has items in.
  private func noteItems(_ content: Value, _ site: ViewSite) {
    let last = navigations.count - 1
    for item in elements(of: content, in: site, from: 1000).elements {
      let placement = kind(of: item)?.name == "ToolbarItem" ? arguments(of: item).dropLast().last : nil
      switch placement?.parts.first?.integer ?? 0 {
      case 0: navigations[last].hasItemsAtTop = true
      case 1:
        navigations[last].hasItemsAtBottom = true
        navigations[last].estimate = "a bar at the bottom was measured in UIKit only"
      default: break
      }
    }
  }
}
