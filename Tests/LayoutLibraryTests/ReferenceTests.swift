import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

@testable import LayoutLibrary

/// `Grammar/Reference.md` is made from the library's own declarations; `UPDATE_EXPECTATIONS=1` makes it anew.
struct ReferenceTests {
  @Test func referenceIsCurrent() throws {
    try Corpus.expect(Reference().text, toEqual: "../../Grammar/Reference.md")
  }

  @Test func everyViewAndModifierIsExplained() {
    for item in Reference().views + Reference().modifiers {
      #expect(!item.summary.isEmpty, "\(item.name) has no documentation")
    }
  }
}

/// What a name of the library is: its documentation and every way to declare it.
private struct ReferenceItem {
  var name: String
  var summary = ""
  var declarations: [String] = []

  var markdown: String {
    var text = "### `\(name)`\n\n"
    if !summary.isEmpty { text += summary + "\n\n" }
    return text + "```swift\n" + declarations.joined(separator: "\n") + "\n```\n\n"
  }
}

/// The library by kind of declaration and by name.
private struct Reference {
  var views: [ReferenceItem] = []
  var modifiers: [ReferenceItem] = []
  private var functions: [ReferenceItem] = []
  private var values: [ReferenceItem] = []
  private let tree: SyntaxTree
  private let names: NameTable

  init() {
    let sources = SourceMap(path: Library.path, text: LibraryInterface.all.text)
    var names = NameTable()
    tree = parse(sources.files[0], names: &names, isInterface: true).tree
    self.names = names
    for item in tree.slots(tree.root) { add(item) }
  }

  var text: String {
    """
    # Reference

    Every view, modifier and value that Keyline knows, as it declares them: the spelling and the meaning are SwiftUI's. The names
    of generic parameters and the protocols of results are simpler than there; what compiles is the same.


    """ + section("Views", views) + section("Modifiers", modifiers) + section("Values", values)
      + section("Functions", functions)
  }

  private func section(_ title: String, _ items: [ReferenceItem]) -> String {
    "## \(title)\n\n" + items.sorted { $0.name < $1.name }.map(\.markdown).joined()
  }

  private mutating func add(_ item: NodeID) {
    switch tree.kind(item) {
    case .functionDecl: Self.add(declaration(item), named(item), summary(of: item), to: &functions)
    case .extensionDecl where names[tree.name(tree.child(item, 1))] == "View":
      for member in members(of: item) where isPublic(member) {
        Self.add(declaration(member), named(member), summary(of: member), to: &modifiers)
      }
    case .extensionDecl: addMembers(of: item, to: names[tree.name(tree.child(item, 1))])
    case .structDecl, .enumDecl, .classDecl, .protocolDecl: addType(item)
    default: break
    }
  }

  private mutating func addType(_ item: NodeID) {
    guard isPublic(item) else { return }
    if isView(item) {
      Self.add(declaration(item), named(item), summary(of: item), to: &views)
    } else {
      Self.add(declaration(item), named(item), summary(of: item), to: &values)
    }
    addMembers(of: item, to: named(item))
  }

  private func isView(_ item: NodeID) -> Bool {
    let inherited = tree.elements(tree.child(item, 2)).map { names[tree.name($0)] }
    return !inherited.allSatisfy { !["View", "Shape", "InsettableShape"].contains($0) }
  }

  private mutating func addMembers(of item: NodeID, to name: String) {
    for member in members(of: item) where isPublic(member) && !name.hasPrefix("_") {
      let text = "  " + declaration(member)
      if views.contains(where: { $0.name == name }) {
        Self.add(text, name, "", to: &views)
      } else {
        Self.add(text, name, "", to: &values)
      }
    }
  }

  private static func add(
    _ declaration: String, _ name: String, _ summary: String, to items: inout [ReferenceItem]
  ) {
    let index = items.firstIndex { $0.name == name } ?? items.count
    if index == items.count { items.append(ReferenceItem(name: name)) }
    if !summary.isEmpty, !items[index].summary.contains(summary) {
      items[index].summary += (items[index].summary.isEmpty ? "" : "\n") + summary
    }
    items[index].declarations.append(declaration)
  }

  // MARK: What stands in the interface

  private func members(of item: NodeID) -> ArraySlice<NodeID> { tree.elements(tree.child(item, 4)) }

  private func named(_ item: NodeID) -> String {
    guard tree.kind(item) == .variableDecl else { return names[tree.name(item)] }
    let first = tree.slots(item).dropFirst().first
    return first.map { names[tree.name(tree.child($0, 0))] } ?? ""
  }

  /// Whether a declaration is the user's and not the library's own.
  private func isPublic(_ item: NodeID) -> Bool { !named(item).hasPrefix("_") }

  /// The documentation before a declaration, as one paragraph.
  private func summary(of item: NodeID) -> String {
    let comments = tree.trivia(before: tree[item].first).filter { $0.kind == .documentationComment }
    return comments.map { source($0.range).dropFirst(3).trimmingPrefix { $0 == " " } }.joined(separator: " ")
  }

  /// A declaration without its body, in one line.
  private func declaration(_ item: NodeID) -> String {
    let range = tree.range(item)
    let body = body(of: item)
    let end = body.isNone ? range.upper : tree.range(body).lower
    let words = source(SourceRange(range.lower, end)).split { $0 == " " || $0 == "\n" }.filter { !$0.hasPrefix("@_") }
    return words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }

  private func body(of item: NodeID) -> NodeID {
    switch tree.kind(item) {
    case .functionDecl, .subscriptDecl: tree.child(item, 5)
    case .variableDecl: tree.slots(item).dropFirst().last.map { tree.child($0, 3) } ?? .none
    default: tree.child(item, 4)
    }
  }

  private func source(_ range: SourceRange) -> String {
    let base = tree.file.base
    return String(decoding: tree.file.text[Int(range.lower - base)..<Int(range.upper - base)], as: UTF8.self)
  }
}
