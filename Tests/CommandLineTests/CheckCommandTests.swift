import Testing

/// `keyline check --fix`: what people mistype is what they meant when it is fixed.
@Suite struct CheckCommandTests {
  /// What is typed and what is meant, each a mistake of its own.
  private static let typos = [
    ("Vstack { Text(\"a\") }", "VStack { Text(\"a\") }"),
    ("HStak { Text(\"a\") }", "HStack { Text(\"a\") }"),
    ("Rectange()", "Rectangle()"),
    ("Spcaer()", "Spacer()"),
    ("Column { Text(\"a\") }", "VStack { Text(\"a\") }"),
    ("Row { Text(\"a\") }", "HStack { Text(\"a\") }"),
    ("Text(\"a\").paddng(4)", "Text(\"a\").padding(4)"),
    ("Text(\"a\").margin(4)", "Text(\"a\").padding(4)"),
    ("Text(\"a\").layoutpriorty(1)", "Text(\"a\").layoutPriority(1)"),
    ("Text(\"a\").ofset(x: 3)", "Text(\"a\").offset(x: 3)"),
    ("Text(\"a\").backgroud(Color.red)", "Text(\"a\").background(Color.red)"),
    ("Text(\"a\").fixedsize()", "Text(\"a\").fixedSize()"),
    ("Text(\"a\").frame(widht: 3)", "Text(\"a\").frame(width: 3)"),
    ("Text(\"a\").frame(maxWidth: .infinty)", "Text(\"a\").frame(maxWidth: .infinity)"),
    ("VStack(aligment: .leading) { Text(\"a\") }", "VStack(alignment: .leading) { Text(\"a\") }"),
    ("VStack(alignment: .left) { Text(\"a\") }", "VStack(alignment: .leading) { Text(\"a\") }"),
    ("VStack(alignment: .middle) { Text(\"a\") }", "VStack(alignment: .center) { Text(\"a\") }"),
    ("HStack(alignment: .botom) { Text(\"a\") }", "HStack(alignment: .bottom) { Text(\"a\") }"),
    ("HStack(gap: 4) { Text(\"a\") }", "HStack(spacing: 4) { Text(\"a\") }"),
    ("ZStack(alignment: .topLeft) { Text(\"a\") }", "ZStack(alignment: .topLeading) { Text(\"a\") }"),
    ("Rectangle().fill(.grey)", "Rectangle().fill(.gray)"),
    ("Text(\"a\").foregroundColour(.red)", "Text(\"a\").foregroundColor(.red)"),
    ("Text(\"a\").font(.headlin)", "Text(\"a\").font(.headline)"),
    ("Text(\"a\").padding(.horizonal)", "Text(\"a\").padding(.horizontal)"),
  ]

  @Test func fixesTypos() throws {
    let typed = Self.typos.map { $0.0 + "\n" }.joined()
    let meant = Self.typos.map { $0.1 + "\n" }.joined()
    let run = try KeylineProcess(["check", "-", "--fix"], input: typed)
    #expect(run.output == meant)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func insertsTry() throws {
    let head = "func load() throws -> Int { 1 }\n"
    let typed = head + "func twice() throws -> Int { let sum = load() + load(); return sum }\n"
    let run = try KeylineProcess(["check", "-", "--fix"], input: typed)
    #expect(run.output == head + "func twice() throws -> Int { let sum = try load() + load(); return sum }\n")
    #expect(run.status == 0)
  }

  @Test func reportsWhatIsLeft() throws {
    let run = try KeylineProcess(["check", "-", "--fix"], input: "Text(3).paddin(4)\n")
    #expect(run.output == "Text(3).padding(4)\n")
    #expect(run.errors.hasPrefix("<stdin>:1:6: error[type-mismatch]: "))
    #expect(run.status == 1)
  }

  @Test func differenceWritesNothing() throws {
    let folder = try Folder(["a.layout": "Spcaer()\n"])
    let run = try folder.run(["check", "a.layout", "--diff"])
    #expect(run.output.contains("-Spcaer()\n+Spacer()\n"))
    #expect(run.status == 1)
    #expect(try folder.run(["check", "a.layout", "--fix"]).errors == "a.layout: 1 fixed\n")
    #expect(try folder.run(["check", "a.layout"]).status == 0)
  }
}
