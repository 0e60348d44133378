package import LayoutDiagnostics
package import LayoutSyntax

/// What a check gives: the program, as far as it makes sense, and everything that is wrong with it.
package struct CheckResult: Sendable {
  package var program: Program
  /// In order of position.
  package var diagnostics: [Diagnostic]
}

/// A library as modules are checked against it: its declarations collected, once for all of them.
///
/// What a module declares never changes what a name in the library means, so the library can go first. It is a value; a
/// check goes on from a copy.
package struct CheckedLibrary: Sendable {
  fileprivate private(set) var checker: Checker

  /// - Parameter names: the table that the library's tree was parsed with.
  package init(_ tree: SyntaxTree, names: NameTable) {
    var checker = Checker(trees: [tree], names: names)
    _ = checker.emit(.invalid, at: SourceRange(at: 0))
    checker.collect(treesFrom: 0)
    checker.findKnownTypes()
    checker.forgetConformances()
    self.checker = checker
  }

  /// Resolves ahead what every module would resolve for itself, which pays as soon as there are several.
  package mutating func settle() {
    checker.settleSignatures()
    checker.forgetConformances()
  }

  /// The library's text, where it was read.
  package var file: SourceFile { checker.trees[0].file }
  /// The library's names, and those that the language itself knows.
  package var names: NameTable { checker.program.names }

  /// - Parameter file: the same text, where it stands behind a module.
  fileprivate func moved(to file: SourceFile) -> Checker {
    var checker = checker
    checker.trees[0] = checker.trees[0].moved(to: file)
    checker.tree = checker.trees[0]
    checker.file = 0
    for index in checker.program.nominals.indices {
      let range = checker.program.nominals[index].range
      let base = self.file.base
      checker.program.nominals[index].range = SourceRange(
        range.lower - base + file.base, range.upper - base + file.base)
    }
    return checker
  }
}

/// Checks the files of a module against a library and lowers them to a program.
///
/// Names are resolved, types settled and code written in one walk. Trees with syntax errors are checked as far as they
/// are intact.
///
/// - Parameters:
///   - libraryFile: the library's text among the module's sources.
///   - names: the library's names, and those of the files.
///   - view: the name of a view that is to be the module's scene; nil for the scenes that its files have.
package func check(
  files: [SyntaxTree], library: CheckedLibrary, at libraryFile: SourceFile, names: NameTable,
  view: String? = nil
) -> CheckResult {
  var checker = library.moved(to: libraryFile)
  checker.trees += files
  checker.program.code.reserveCapacity(checker.program.code.count + files.reduce(0) { $0 + $1.nodes.count })
  checker.program.names = names
  checker.collect(treesFrom: 1)
  checker.checkModule()
  if let view { checker.collectScenes(of: view) } else { checker.collectScenes() }
  checker.lowerPending()
  checker.publishAssociated()
  checker.publishRelationships()
  checker.lowerPending()
  checker.reportUnhandledErrors()
  checker.reportUnmarkedWaits()
  checker.program.isBroken = checker.diagnostics.contains { $0.severity == .error }
  return CheckResult(program: checker.program, diagnostics: checker.diagnostics.sortedByPosition())
}

/// What is wrong with the library's own text, every body included. A program never pays for this: it reads only what it
/// uses.
package func checkLibrary(_ library: SyntaxTree, names: NameTable) -> [Diagnostic] {
  var checker = Checker(trees: [library], names: names)
  checker.reportsLibrary = true
  _ = checker.emit(.invalid, at: SourceRange(at: 0))
  checker.collect(treesFrom: 0)
  checker.findKnownTypes()
  checker.checkModule()
  return checker.diagnostics.sortedByPosition()
}

extension Checker {
  /// A module's extensions may still add to what the library's types conform to.
  fileprivate mutating func forgetConformances() {
    for index in table.nominals.indices { table.nominals[index].conformanceStart = -1 }
    table.conformances = []
  }

  /// Looks up what the language itself knows of the library.
  mutating func findKnownTypes() {
    knownTypes.int = plain("Int")
    knownTypes.double = plain("Double")
    knownTypes.cgFloat = plain("CGFloat")
    knownTypes.bool = plain("Bool")
    knownTypes.string = plain("String")
    knownTypes.character = plain("Character")
    knownTypes.never = plain("Never")
    knownTypes.previewTrait = previewTrait
    knownTypes.array = nominal("Array")
    knownTypes.dictionary = nominal("Dictionary")
    knownTypes.set = nominal("Set")
    knownTypes.sequence = nominal("Sequence")
    knownTypes.collection = nominal("Collection")
    knownTypes.randomAccess = nominal("RandomAccessCollection")
    knownTypes.optional = nominal("Optional")
    knownTypes.range = nominal("Range")
    knownTypes.closedRange = nominal("ClosedRange")
    knownTypes.keyPath = nominal("KeyPath")
    knownTypes.binding = nominal("Binding")
    knownTypes.view = nominal("View")
    knownTypes.text = nominal("Text")
    knownTypes.previewProvider = nominal("PreviewProvider")
    knownTypes.caseIterable = nominal("CaseIterable")
    knownTypes.stringProtocol = nominal("StringProtocol")
    knownTypes.rawRepresentable = nominal("RawRepresentable")
    knownTypes.hashable = nominal("Hashable")
    knownTypes.equatable = nominal("Equatable")
    knownTypes.comparable = nominal("Comparable")
    knownTypes.optionSet = nominal("OptionSet")
    knownTypes.arithmetic = nominal("AdditiveArithmetic")
    knownTypes.floatingPoint = nominal("FloatingPoint")
    knownTypes.binaryInteger = nominal("BinaryInteger")
    knownTypes.signedNumeric = nominal("SignedNumeric")
    knownTypes.anyObject = nominal("AnyObject")
    knownTypes.sizedNumber = nominal("_SizedNumber")
    knownTypes.persistentModel = nominal("PersistentModel")
    knownTypes.identifiable = nominal("Identifiable")
    if !libraryFunction("_decoded").isNone { knownTypes.decodable = nominal("Decodable") }
    if !libraryFunction("_writeFields").isNone { knownTypes.encodable = nominal("Encodable") }
    knownTypes.publisherType = nominal("_PublishedPublisher")
    knownTypes.publisher = libraryFunction("_publisher")
    knownTypes.announce = libraryFunction("_announce")
    knownTypes.drawn = ["ChartContent", "AxisContent", "AxisMark"].map { nominal($0) }.filter { $0.index >= 0 }
    knownTypes.representables = [
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
      "TimelineSchedule",
    ].map { nominal($0) }
    knownTypes.error = nominal("Error")
    knownTypes.float = nominal("Float")
    knownTypes.byArrayLiteral = nominal("ExpressibleByArrayLiteral")
    knownTypes.byStringLiteral = nominal("ExpressibleByStringLiteral")
    knownTypes.byIntegerLiteral = nominal("ExpressibleByIntegerLiteral")
    knownTypes.byNilLiteral = nominal("ExpressibleByNilLiteral")
    knownTypes.byFloatLiteral = nominal("ExpressibleByFloatLiteral")
    knownTypes.regex = nominal("Regex")
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

  /// `PreviewTrait<Preview.ViewTraits>`.
  private var previewTrait: TypeID {
    mutating get {
      let (trait, preview) = (nominal("PreviewTrait"), nominal("Preview"))
      guard trait.index >= 0, preview.index >= 0, let name = program.names.lookup("ViewTraits") else { return .none }
      let inner = table.first(preview, name)
      guard !inner.isNone, table[inner].kind == .nominal else { return .none }
      return types.nominal(trait, [table[NominalID(table[inner].payload)].type])
    }
  }

  private func plain(_ spelling: String) -> TypeID {
    let id = nominal(spelling)
    return id.index < 0 ? .none : table[id].type
  }
}
