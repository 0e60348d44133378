import LayoutDiagnostics
import LayoutSyntax

/// Attributes of variables that nothing declares: `@Stat var count = 0`.
///
/// An attribute may come from a package that is not here, so one that is like nothing known is let pass where the file imports
/// such a package; one that is nearly SwiftUI's is a slip wherever it stands.
extension Checker {
  mutating func checkWrappers(_ id: DeclarationID) {
    let row = table[id]
    guard !row.attributes.isNone, row.file > 0 else { return }
    if !trees[Int(row.file)].child(row.node, 1).isNone { reportUnknownEnvironment(id) }
    enter(file: row.file, context(of: id)) {
      for attribute in $0.tree.elements(row.attributes) where $0.isUnknownWrapper(attribute) {
        $0.reportUnknownWrapper(attribute)
      }
      $0.checkModel($0.tree.child(row.node, 1), row.attributes)
    }
  }

  /// Attributes of functions that nothing declares: a result builder of another file. What is in the body then is for it
  /// to say.
  mutating func checkAttributes(ofFunction id: DeclarationID) {
    let row = table[id]
    guard row.file > 0 else { return }
    enter(file: row.file, context(of: id)) {
      for attribute in $0.tree.elements(row.attributes) where $0.isUnknownAttribute(ofFunction: attribute) {
        $0.reportUnknownWrapper(attribute)
      }
    }
  }

  /// Whether nothing declares an attribute of a function, so that nobody knows how its body is to be read.
  mutating func hasUnknownBuilder(_ id: DeclarationID) -> Bool {
    let row = table[id]
    guard row.kind == .function, row.file > 0, row.flags.contains(.isWrapped) else { return false }
    return enter(file: row.file, context(of: id)) { checker in
      for attribute in checker.tree.elements(row.attributes) where checker.isUnknownAttribute(ofFunction: attribute) {
        return true
      }
      return false
    }
  }

  private mutating func isUnknownAttribute(ofFunction attribute: NodeID) -> Bool {
    guard isUnknownWrapper(attribute) else { return false }
    let name = text(tree.name(attribute))
    return !Self.functionAttributes.contains(name) && FrameworkNames.framework(of: name) == nil
      && !AppFrameworkNames.contains(name)
  }

  /// Attributes that Swift and its frameworks have for functions.
  private static let functionAttributes = [
    "IBAction", "IBSegueAction", "GKInspectable", "Test", "Suite", "SceneBuilder", "CommandsBuilder",
    "AppShortcutsBuilder", "RegexComponentBuilder", "ToolbarContentBuilder", "TableColumnBuilder", "TableRowBuilder",
    "WidgetBundleBuilder", "KeyframesBuilder", "KeyframeTrackContentBuilder", "Parameter", "ParameterSummaryBuilder",
    "CustomizableToolbarContentBuilder", "LibraryContentBuilder", "Tips",
  ]

  /// The type of an object that views observe: no framework besides SwiftUI has one for them, so one that is not here is the
  /// app's own, though it may be named like one of UIKit's.
  private mutating func checkModel(_ annotation: NodeID, _ attributes: NodeID) {
    guard !annotation.isNone, tree.kind(annotation) == .namedType else { return }
    let name = tree.name(annotation)
    let isObserved = tree.elements(attributes).contains {
      ["ObservedObject", "EnvironmentObject", "StateObject"].contains(text(tree.name($0)))
    }
    guard isObserved, AppFrameworkNames.looksForeign(text(name)), text(name) != "NSManagedObject",
      lookupType(name, context.scope).isNone
    else { return }
    reportUndeclared(type: text(name), at: tree.range(tree[annotation].token))
  }

  /// Whether an attribute that nothing declares would tell a variable's type.
  mutating func hasUnknownWrapper(_ id: DeclarationID) -> Bool {
    for attribute in tree.elements(table[id].attributes) where isUnknownWrapper(attribute) { return true }
    return false
  }

  /// Whether a variable without a type has it of its wrapper, which takes the value from somewhere else in the app.
  func hasForeignWrapper(_ id: DeclarationID) -> Bool {
    tree.elements(table[id].attributes).contains {
      !tree[$0].token.isNone && tree[tree[$0].token].kind == .identifier
        && SwiftUINames.contains(Self.remoteWrappers, text(tree.name($0)))
    }
  }

  private static let remoteWrappers: StaticString = """
    FocusedValue FocusedBinding FocusedObject GestureState SectionedFetchRequest SectionedQuery
    """

  private mutating func isUnknownWrapper(_ attribute: NodeID) -> Bool {
    let token = tree[attribute].token
    guard !token.isNone, tree[tree[attribute].first].kind == .at, tree[token].kind == .identifier,
      !tree[attribute].flags.contains(.hasError), let first = tree.bytes(token).first, first >= 0x41, first <= 0x5A
    else { return false }
    let name = tree.name(attribute)
    if known.wrappers[name] != nil || known.builders.contains(name) { return false }
    let isQualified = token.index > tree[attribute].first.index + 1
    return !isQualified && lookupType(name, context.scope).isNone && !Self.attributes.contains(text(name))
      && !SwiftUINames.isType(text(name))
  }

  private mutating func reportUnknownWrapper(_ attribute: NodeID) {
    let spelling = tree.text(tree[attribute].token)
    let range = tree.range(tree[attribute].token)
    let best = Suggestions.best(for: spelling, among: known.wrappers.names.map { text($0) }.sorted() + Self.attributes)
    if best == nil, importsPackage { return }
    let question = best.map { "; did you mean '\($0)'?" } ?? ""
    let fixIts = best.map { [FixIt("replace '\(spelling)' with '\($0)'", SourceEdit(range, $0))] } ?? []
    report(.unknownType, "unknown attribute '\(spelling)'\(question)", at: range, fixIts: fixIts)
  }

  /// Whether the file imports something that does not come with the system.
  private var importsPackage: Bool {
    guard let root = tree.nodes.last, root.kind == .sourceFile else { return false }
    return tree.slots(NodeID(UInt32(tree.nodes.count - 1))).contains {
      !$0.isNone && tree.kind($0) == .importDecl && !SystemModules.contains(text(tree.name($0)))
    }
  }

  /// Whether the file imports a module of a name.
  func isImported(_ module: String) -> Bool {
    guard let root = tree.nodes.last, root.kind == .sourceFile else { return false }
    return tree.slots(NodeID(UInt32(tree.nodes.count - 1))).contains {
      !$0.isNone && tree.kind($0) == .importDecl && text(tree.name($0)) == module
    }
  }

  /// Attributes that Swift and its frameworks have for variables.
  private static let attributes = [
    "ViewBuilder", "MainActor", "Published", "Namespace", "ScaledMetric", "FetchRequest", "Query", "FocusedValue",
    "ObservationIgnored", "ObservationTracked", "Attribute", "Relationship", "Transient", "Entry", "Previewable",
    "IBOutlet", "IBInspectable", "NSManaged", "NSCopying", "TaskLocal", "Sendable", "Guide",
    "Invalidating",
    "UIApplicationDelegateAdaptor", "AccessibilityFocusState", "TestState", "Animatable", "AnimatableIgnored",
  ]
}
