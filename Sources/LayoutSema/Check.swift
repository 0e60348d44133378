package import LayoutDiagnostics
package import LayoutSyntax

/// What a check gives: the program, as far as it makes sense, and everything that is wrong with it.
package struct CheckResult: Sendable {
  package var program: Program
  /// In order of position.
  package var diagnostics: [Diagnostic]
}

/// Checks the files of a module against the library and lowers them to a program.
///
/// Names are resolved, types settled and code written in one walk. Trees with syntax errors are checked as far as they
/// are intact; `names` is the table that all the trees were parsed with.
package func check(files: [SyntaxTree], library: SyntaxTree, names: NameTable) -> CheckResult {
  var checker = Checker(trees: [library] + files, names: names)
  _ = checker.emit(.invalid, at: SourceRange(at: 0))
  checker.collectAll()
  checker.findKnownTypes()
  checker.checkModule()
  checker.collectScenes()
  checker.lowerPending()
  return CheckResult(program: checker.program, diagnostics: checker.diagnostics.sortedByPosition())
}

/// What is wrong with the library's own text, every body included. A program never pays for this: it reads only what it
/// uses.
package func checkLibrary(_ library: SyntaxTree, names: NameTable) -> [Diagnostic] {
  var checker = Checker(trees: [library], names: names)
  checker.reportsLibrary = true
  _ = checker.emit(.invalid, at: SourceRange(at: 0))
  checker.collectAll()
  checker.findKnownTypes()
  checker.checkModule()
  return checker.diagnostics.sortedByPosition()
}

extension Checker {
  /// Looks up what the language itself knows of the library.
  mutating func findKnownTypes() {
    knownTypes.int = plain("Int")
    knownTypes.double = plain("Double")
    knownTypes.cgFloat = plain("CGFloat")
    knownTypes.bool = plain("Bool")
    knownTypes.string = plain("String")
    knownTypes.character = plain("Character")
    knownTypes.never = plain("Never")
    knownTypes.previewTrait = plain("PreviewTrait")
    knownTypes.array = nominal("Array")
    knownTypes.dictionary = nominal("Dictionary")
    knownTypes.set = nominal("Set")
    knownTypes.optional = nominal("Optional")
    knownTypes.range = nominal("Range")
    knownTypes.closedRange = nominal("ClosedRange")
    knownTypes.keyPath = nominal("KeyPath")
    knownTypes.binding = nominal("Binding")
    knownTypes.view = nominal("View")
    knownTypes.previewProvider = nominal("PreviewProvider")
    knownTypes.caseIterable = nominal("CaseIterable")
    knownTypes.rawRepresentable = nominal("RawRepresentable")
    knownTypes.hashable = nominal("Hashable")
    knownTypes.equatable = nominal("Equatable")
    knownTypes.comparable = nominal("Comparable")
    knownTypes.optionSet = nominal("OptionSet")
    knownTypes.arithmetic = nominal("AdditiveArithmetic")
    knownTypes.persistentModel = nominal("PersistentModel")
    knownTypes.representables = [
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    ].map { nominal($0) }
    knownTypes.error = nominal("Error")
    knownTypes.byArrayLiteral = nominal("ExpressibleByArrayLiteral")
    knownTypes.byStringLiteral = nominal("ExpressibleByStringLiteral")
    knownTypes.byIntegerLiteral = nominal("ExpressibleByIntegerLiteral")
    knownTypes.byFloatLiteral = nominal("ExpressibleByFloatLiteral")
    if knownTypes.view.index >= 0 { knownTypes.someView = types.opaque(knownTypes.view) }
  }

  /// A type of the library by name; the module cannot replace what literals mean.
  private func nominal(_ spelling: String) -> NominalID {
    guard let name = program.names.lookup(spelling) else { return NominalID(-1) }
    var id = table.first(NominalID(-1), name)
    while !id.isNone {
      if table[id].kind == .nominal, table[id].flags.contains(.isLibrary) { return NominalID(table[id].payload) }
      id = table[id].next
    }
    return NominalID(-1)
  }

  private func plain(_ spelling: String) -> TypeID {
    let id = nominal(spelling)
    return id.index < 0 ? .none : table[id].type
  }
}
