import Testing

/// Who may know whom: the manifest's drawing, and what the stages must do without.
@Suite struct LayeringTests {
  private static let manifest = Manifest(text: Repository.text("Package.swift"))

  /// What no stage may use: what Embedded Swift lacks, and what does I/O. Each with a part that is quick to look for.
  private static let forbidden: [(part: String, pattern: String)] = [
    ("any ", #"\bany [A-Z]"#), ("Mirror(", #"\bMirror\("#), ("String(", #"\bString\((describing|reflecting):"#),
    ("print(", #"(^|[^.\w])print\("#), ("readLine(", #"\breadLine\("#),
    ("throws", #"\bfunc .*\bthrows\b(?!\()"#), ("Codable", #"\bCodable\b"#), ("try!", "try!"), ("as!", #"\bas!"#),
  ]

  /// The records that trees are made of. Every stage reads them at every step, and the compiler inlines across modules only
  /// what is public; everything else is for the package alone.
  private static let publicFiles: Set = [
    "Sources/LayoutDiagnostics/SourceFile.swift", "Sources/LayoutDiagnostics/SourceRange.swift",
    "Sources/LayoutSyntax/Tree/NameTable.swift", "Sources/LayoutSyntax/Tree/SyntaxKind.swift",
    "Sources/LayoutSyntax/Tree/SyntaxTree.swift", "Sources/LayoutSyntax/Tree/Token.swift",
    "Sources/LayoutSyntax/Tree/TokenKind.swift",
  ]

  @Test(arguments: Repository.coreFiles) func offersNothingToOutsiders(file: SwiftFile) throws {
    let lines = file.code.filter { $0.contains("public ") }
    let declares = try lines.contains { $0.contains(try Regex(#"^ *(@\w+ )*public\b"#)) }
    #expect(declares == Self.publicFiles.contains(file.path))
  }

  @Test func findsEveryTarget() {
    let names = Self.manifest.targets.map(\.name)
    #expect(names.first == "LayoutDiagnostics")
    #expect(Set(Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/") }.map(\.module)).isSubset(of: names))
    #expect(Self.manifest.target("LayoutSyntax")?.dependencies == ["LayoutDiagnostics"])
  }

  /// The manifest names a target after everything that it depends on.
  @Test func pipelineRunsOneWay() {
    var known: Set<String> = []
    for target in Self.manifest.targets {
      #expect(known.isSuperset(of: target.dependencies), "\(target.name) depends on a target below it")
      known.insert(target.name)
    }
  }

  @Test func engineKnowsNothingOfTheLanguage() {
    #expect(Self.manifest.target("LayoutEngine")?.dependencies == [])
  }

  @Test(arguments: Repository.swiftFiles) func importsWhatItsTargetDeclares(file: SwiftFile) {
    let name = file.module == "TestSupport" ? "LayoutTestSupport" : file.module
    let declared = Self.manifest.target(name)?.dependencies ?? []
    let ours = file.imports.filter { Self.manifest.target($0) != nil }
    #expect(Set(ours).isSubset(of: declared), "\(file.path) imports \(ours)")
  }

  @Test(arguments: Repository.coreFiles) func coreIsEmbedded(file: SwiftFile) throws {
    let foreign = file.imports.filter { Self.manifest.target($0) == nil }
    #expect(foreign == [], "\(file.path) imports \(foreign)")
    for (line, number) in zip(file.code, 1...) {
      for (part, pattern) in Self.forbidden where line.contains(part) {
        if line.contains(try Regex(pattern)) { Issue.record("\(file.path):\(number): \(line)") }
      }
    }
  }

  /// The C library is asked in one place.
  @Test func onlyThePlatformFileSpeaksToTheSystem() {
    let files = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/") && $0.imports.contains("Glibc") }
    for file in files { #expect(file.baseName == "Platform.swift" || file.module == "keyline-bench", "\(file.path)") }
  }
}
