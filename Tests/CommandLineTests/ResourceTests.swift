import Testing

/// Files of an app's bundle, which lie beside its sources or in a folder below.
@Suite struct ResourceTests {
  private static let source = #"""
    struct Bar: Decodable { let width: Double }
    func load<T: Decodable>(_ name: String) -> T {
      guard let url = Bundle.main.url(forResource: name, withExtension: "json"),
        let data = try? Data(contentsOf: url), let value = try? JSONDecoder().decode(T.self, from: data)
      else { fatalError("no \(name)") }
      return value
    }
    let bars: [Bar] = load("bars")
    #Preview { ForEach(bars.indices, id: \.self) { Color.red.frame(width: bars[$0].width, height: 10) } }
    """#

  @Test func aFileBesideTheSourceIsRead() throws {
    let folder = try Folder(["a.layout": Self.source, "bars.json": "[{\"width\": 30}]"])
    let run = try folder.run(["compile", "--size=100x100", "a.layout"])
    #expect(run.status == 0)
    #expect(run.output.contains("Color  35  45     30      10"))
  }

  /// The folder that the sources share is where the search begins, and nearer folders go before others.
  @Test func aFileIsFoundBelowTheSharedFolder() throws {
    let folder = try Folder([
      "App/Views/a.swift": Self.source, "App/Model/b.swift": "struct Other {}",
      "App/Resources/Data/bars.json": "[{\"width\": 1}]", "App/Resources/bars.json": "[{\"width\": 40}]",
      "App/Pods/bars.json": "[{\"width\": 2}]", "bars.json": "[{\"width\": 3}]",
    ])
    let run = try folder.run(["compile", "--size=100x100", "App/Views/a.swift", "App/Model/b.swift"])
    #expect(run.status == 0)
    #expect(run.output.contains("Color  30  45     40      10"))
  }

  @Test func aMissingFileIsAnErrorWhereItIsAskedFor() throws {
    let run = try Folder(["a.layout": Self.source]).run(["compile", "a.layout"])
    #expect(run.status == 1)
    #expect(run.errors.contains("a.layout:3:31: error[missing-resource]: 'bars.json' is not beside the sources"))
    #expect(run.errors.contains("called here: 'load'"))
  }

  @Test func standardInputHasNoFiles() throws {
    let run = try KeylineProcess(["compile", "-"], input: Self.source)
    #expect(run.status == 1)
    #expect(run.errors.contains("'bars.json' is a file of the app's bundle, and no folder is known"))
  }

  @Test func aDataSetIsFoundInACatalogue() throws {
    let folder = try Folder([
      "a.layout": "#Preview { Color.red.frame(width: Double(NSDataAsset(name: \"n\")!.data.count), height: 5) }",
      "Assets.xcassets/n.dataset/Contents.json": "{}", "Assets.xcassets/n.dataset/n.txt": "0123456789",
    ])
    let run = try folder.run(["compile", "--size=100x100", "a.layout"])
    #expect(run.errors == "")
    #expect(run.output.contains("10"))
  }

  @Test func lintAndExplainReadTheSameFiles() throws {
    let folder = try Folder(["a.layout": Self.source, "bars.json": "[{\"width\": 30}]"])
    #expect(try folder.run(["lint", "a.layout"]).status == 0)
    #expect(try folder.run(["explain", "--size=100x100", "a.layout", "9:48"]).output.contains("30"))
  }
}
