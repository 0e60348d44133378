import LayoutDiagnostics
import LayoutEvaluator
import LayoutSema
import LayoutSyntax
import Testing

@testable import LayoutLibrary

/// The library's interfaces are Swift, and each has as much native code as it has declarations without a body.
struct LibraryTests {
  @Test func interfacesParse() {
    let sources = SourceMap(path: Library.path, text: LibraryInterface.all.text)
    var names = NameTable()
    let parsed = parse(sources.files[0], names: &names, isInterface: true)
    for diagnostic in parsed.diagnostics {
      let place = sources.location(of: diagnostic.range.lower)
      Issue.record("\(place.line):\(place.column): \(diagnostic.message)")
    }
  }

  /// A second type of a name would take the first one's place in what is written after it.
  @Test func typesAreDeclaredOnce() {
    let sources = SourceMap(path: Library.path, text: LibraryInterface.all.text)
    var names = NameTable()
    let tree = parse(sources.files[0], names: &names, isInterface: true).tree
    var known: Set<NameID> = []
    for item in tree.slots(tree.root) {
      switch tree.kind(item) {
      case .structDecl, .enumDecl, .classDecl, .protocolDecl, .typealiasDecl:
        let name = tree.name(item)
        #expect(known.insert(name).inserted, "\(names[name]) is declared twice")
      default: break
      }
    }
  }

  @Test(arguments: catalog.indices)
  func nativesMatchDeclarations(index: Int) {
    let entry = catalog[index]
    let text = entry.interface.withUTF8Buffer { Array($0) }
    let sources = SourceMap(path: Library.path, text: text)
    var names = NameTable()
    let tree = parse(sources.files[0], names: &names, isInterface: true).tree
    var counter = NativeCounter(tree: tree, names: names)
    counter.count(tree.slots(tree.root), isProtocol: false)
    #expect(counter.natives == entry.natives.count, "\(String(decoding: text.prefix(120), as: UTF8.self))")
  }
}

/// Counts the declarations without a body.
struct NativeCounter {
  let tree: SyntaxTree
  let names: NameTable
  var natives = 0

  mutating func count(_ items: ArraySlice<NodeID>, isProtocol: Bool) {
    for item in items {
      switch tree.kind(item) {
      case .structDecl, .enumDecl, .extensionDecl, .classDecl:
        count(tree.elements(tree.child(item, 4)), isProtocol: false)
      case .functionDecl where !isProtocol: natives += tree.child(item, 5).isNone ? 1 : 0
      case .initializerDecl where !isProtocol: natives += tree.child(item, 4).isNone ? 1 : 0
      case .subscriptDecl where !isProtocol: natives += accessors(tree.child(item, 5))
      case .variableDecl where !isProtocol:
        for binding in tree.slots(item).dropFirst() { natives += accessors(tree.child(binding, 3)) }
      default: break
      }
    }
  }

  /// One for `{ get }`, two for `{ get set }`, none for a body.
  private func accessors(_ block: NodeID) -> Int {
    guard !block.isNone else { return 0 }
    var count = 0
    for accessor in tree.slots(block) {
      guard tree.kind(accessor) == .accessor, tree.child(accessor, 0).isNone else { return 0 }
      count += 1
    }
    return count
  }
}

/// What moves nothing is given what nobody knows, so none of those modifiers may read its arguments into a layout.
struct LooksTests {
  @Test func modifiersOfLooksMoveNothing() {
    let names = AppMembers.looks.description.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(names.count > 15)
    for native in catalog.flatMap({ $0.natives }) {
      switch native {
      case .modifier(let name, _), .environment(let name, _), .inheritance(let name, _), .composed(let name, _):
        #expect(!names.contains(name), "\(name) is more than looks")
      default: break
      }
    }
  }
}
