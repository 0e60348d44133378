import LayoutDiagnostics
import Testing

@Suite struct SuggestionsTests {
  static let names = [
    "VStack", "HStack", "ZStack", "Text", "Spacer", "Divider", "Rectangle", "RoundedRectangle", "Circle", "Capsule",
    "padding", "frame", "offset", "overlay", "background", "alignmentGuide", "fixedSize", "layoutPriority", "leading",
    "trailing", "center", "top", "bottom", "firstTextBaseline", "lastTextBaseline", "width", "height", "alignment",
    "spacing", "foregroundColor", "minWidth", "maxWidth", "minHeight", "maxHeight",
  ]

  @Test(arguments: [
    ("Txt", "Text"), ("Vstack", "VStack"), ("HSatck", "HStack"), ("Rectnagle", "Rectangle"), ("widht", "width"),
    ("hieght", "height"), ("alignement", "alignment"), ("alignmentguide", "alignmentGuide"), ("paddng", "padding"),
    ("leadign", "leading"), ("trialing", "trailing"), ("centre", "center"), ("botom", "bottom"), ("tpo", "top"),
    ("firstTextBasline", "firstTextBaseline"), ("lastTextBaselin", "lastTextBaseline"),
    ("foregroundColour", "foregroundColor"),
    ("maxWidht", "maxWidth"), ("minWidht", "minWidth"), ("Spcaer", "Spacer"), ("layoutpriorty", "layoutPriority"),
    ("fixedsize", "fixedSize"), ("ofset", "offset"), ("backgroud", "background"),
  ])
  func findsWhatWasMeant(_ typo: String, _ expected: String) {
    #expect(Suggestions.best(for: typo, among: Self.names) == expected)
  }

  @Test(arguments: ["x", "foo", "NavigationStack", "id", "", "tt", "margin", "Column"])
  func staysSilentWhenNothingIsNear(_ name: String) {
    #expect(Suggestions.best(for: name, among: Self.names) == nil)
  }

  @Test func takesTheFirstOfEquals() {
    #expect(Suggestions.best(for: "abcd", among: ["abce", "abcf"]) == "abce")
  }
}
