import Testing

/// Several files given together are one module, as in an app.
@Suite struct ModuleTests {
  private static let files = [
    "Model.swift": """
    import Foundation
    struct Profile: Identifiable { let id: Int; var name: String }
    extension Profile { static let sample = Profile(id: 1, name: "Ann") }
    private let gap: CGFloat = 4
    func doubled(_ x: CGFloat) -> CGFloat { x * 2 + gap }
    """,
    "Card.swift": """
    import SwiftUI
    private extension View { func carded() -> some View { padding(12) } }
    private struct Row: View { let title: String; var body: some View { Color.blue.frame(width: 30, height: 20) } }
    struct Card: View {
      let profile: Profile
      var body: some View { Row(title: profile.name).carded() }
    }
    #Preview("card") { Card(profile: .sample) }
    """,
    "Home.swift": """
    import SwiftUI
    private extension View { func carded() -> some View { padding(100) } }
    private struct Row: View { var body: some View { Color.red.frame(width: doubled(3), height: 10) } }
    struct Home: View {
      @State private var profiles = [Profile.sample]
      var body: some View { VStack(spacing: 0) { ForEach(profiles) { Card(profile: $0) }; Row().carded() } }
    }
    struct Home_Previews: PreviewProvider { static var previews: some View { Home() } }
    """,
  ]
  private static let all = ["Model.swift", "Card.swift", "Home.swift"]

  /// Each file uses what the others declare, has its own previews and keeps to itself what is private.
  @Test func filesAreOneModule() throws {
    let run = try Folder(Self.files).run(["compile", "--size=300x400"] + Self.all)
    #expect(
      run.output == """
        Card.swift "card"  300 × 400 @2x

                         x    y  width  height
        Card           123  178     54      44
          .padding     123  178     54      44
            Row        135  190     30      20
              .frame   135  190     30      20
                Color  135  190     30      20

        Home.swift "Home_Previews"  300 × 400 @2x

                             x    y  width  height
        Home                45   73    210     254
          VStack            45   73    210     254
            Card           123   73     54      44
              .padding     123   73     54      44
                Row        135   85     30      20
                  .frame   135   85     30      20
                    Color  135   85     30      20
            .padding        45  117    210     210
              Row          145  217     10      10
                .frame     145  217     10      10
                  Color    145  217     10      10

        """)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(try Folder(Self.files).run(["check"] + Self.all).status == 0)
  }

  /// A view by its name: made without arguments, or else the previews that make one.
  @Test(arguments: [
    ("Home", ["Home.swift \"Home\""]), ("Card", ["Card.swift \"card\""]),
  ])
  func oneViewOfAll(view: String, scenes: [String]) throws {
    let run = try Folder(Self.files).run(["compile", "--size=300x400", "--view", view] + Self.all)
    let titles = run.output.split(separator: "\n").filter { $0.hasSuffix("@2x") }
    #expect(titles.map(String.init) == scenes.map { "\($0)  300 × 400 @2x" })
  }

  @Test func viewsThatCannotBeShown() throws {
    let folder = try Folder(Self.files)
    let unknown = try folder.run(["compile", "--view", "Hom"] + Self.all)
    #expect(
      unknown.errors.contains("error[unknown-scene]: no view of this module is called 'Hom'; did you mean 'Home'?"))
    #expect(unknown.status == 1)
    let bare = try Folder([
      "a.layout": "struct A: View { let x: Int; var body: some View { Text(\"a\") } }\nText(\"b\")\n"
    ])
    let run = try bare.run(["compile", "--view", "A", "a.layout"])
    #expect(run.errors.hasPrefix("a.layout:1:8: error[unknown-scene]: 'A' cannot be made without arguments"))
  }

  /// A mistake is reported in its file, and put right there.
  @Test func mistakesHaveTheirFile() throws {
    let folder = try Folder([
      "a.swift": "struct A: View { var body: some View { B().paddin(3) } }\n",
      "b.swift": "struct B: View { var body: some View { Spcaer() } }\n",
    ])
    let run = try folder.run(["check", "a.swift", "b.swift"])
    #expect(run.output.contains("a.swift:1:44: error[unknown-member]: "))
    #expect(run.output.contains("b.swift:1:40: error[unknown-name]: "))
    #expect(try folder.run(["check", "a.swift", "b.swift", "--fix"]).errors == "a.swift: 1 fixed\nb.swift: 1 fixed\n")
    #expect(try folder.run(["check", "a.swift", "b.swift"]).status == 0)
  }

  /// A node of another file says which; what the library made of a view stands where the view is written.
  @Test func nodesHaveTheirPlace() throws {
    let folder = try Folder([
      "a.layout": "\n\nVStack { Row(); LabeledContent(\"a\", value: 3, format: .number) }\n",
      "b.layout": "struct Row: View {\n  var body: some View { Color.red } }\n",
    ])
    let run = try folder.run(["compile", "a.layout", "b.layout", "--format=json"])
    let places = run.output.matches(of: #/"kind": "(\w+)", (?:"file": "([\w.]+)", )?"line": (\d+)/#)
    #expect(
      places.map { "\($0.1) \($0.2 ?? "-") \($0.3)" } == [
        "VStack - 3", "Row - 3", "Color b.layout 2", "LabeledContent - 3",
      ])
  }
}
