import Testing

/// Files and functions that fit into a head.
@Suite struct SizeTests {
  private static let fileLimit = 400
  private static let functionLimit = 80
  private static let columnLimit = 120

  /// Files that are written by a test and read by nobody.
  private static let generated: Set = ["Sources/LayoutLibrary/LibraryIndex.swift"]

  @Test(arguments: Repository.swiftFiles.filter { !generated.contains($0.path) }) func fitsTheLimits(file: SwiftFile) {
    #expect(file.lines.count <= Self.fileLimit + 1, "\(file.path) has \(file.lines.count - 1) lines")
    for function in file.functions {
      #expect(function.length <= Self.functionLimit, "\(file.path):\(function.line): \(function.length) lines")
    }
  }

  /// Tables of data may be wide; code may not.
  @Test func staysWithinTheColumns() {
    for file in Repository.swiftFiles {
      let wide = zip(file.code, 1...).first { $0.0.count > Self.columnLimit }
      #expect(wide == nil, "\(file.path):\(wide?.1 ?? 0) is wider than \(Self.columnLimit) columns")
    }
  }

  /// The scanner that measures functions, on a function whose length is known.
  @Test func measuresFunctions() {
    let file = SwiftFile(
      path: "Sources/A/B.swift",
      lines: ["struct B {", "  func a(", "    b: Int", "  ) -> Int {", "    b", "  }", "  func c() {}", "}"])
    #expect(file.functions.map(\.length) == [5])
    #expect(file.functions.map(\.line) == [2])
  }
}
