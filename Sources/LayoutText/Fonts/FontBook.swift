package import LayoutFonts

/// What texts are measured with beyond the built-in table: the font files and the recorded widths that somebody brought.
///
/// Fonts are found by name, as `Font.custom` names them. A file of San Francisco itself, which may be on the disk of
/// whoever runs this but comes with nothing, is found without a name: it is the system font, and then the built-in table
/// is not asked.
package struct FontBook: Sendable {
  private var faces: [FontFace] = []
  /// Widths that somebody measured; they outrank whatever a font says.
  package var recordings = RecordedWidths()

  package init() {}

  /// Whether there are no fonts.
  package var isEmpty: Bool { faces.isEmpty }

  /// Adds a font. Of two that are equally good the first one is used.
  package mutating func add(_ file: FontFile) {
    faces.append(FontFace(file))
  }

  func instance(of face: Int, _ style: FaceStyle) -> FontInstance { faces[face].instance(style) }

  /// The face for a font; nil if none of the files has it.
  func face(for base: Font.Base, design: FontDesign, _ style: FaceStyle) -> Int? {
    guard case .custom(let name, _, _) = base else {
      return best(style) { $0.systemDesign == design }
    }
    let key = FontFace.key(name)
    guard let named = faces.firstIndex(where: { $0.isNamed(key) }) else { return best(style) { $0.family == key } }
    guard style.isStyled else { return named }
    let family = faces[named].family
    return best(style) { $0.family == family }
  }

  private func best(_ style: FaceStyle, _ isEligible: (FontFace) -> Bool) -> Int? {
    var best: (distance: Int, face: Int)?
    for index in faces.indices where isEligible(faces[index]) {
      let distance = faces[index].distance(to: style)
      if distance < best?.distance ?? .max { best = (distance, index) }
    }
    return best?.face
  }
}

/// What a font file is asked for besides its name.
struct FaceStyle {
  var name: String?
  /// 100…900.
  var weight: Int
  var isItalic: Bool
  var size: Double
  /// Whether weight or italics were asked for, rather than left to the font that was named.
  var isStyled: Bool
}

/// A font file and what it is looked up by.
struct FontFace: Sendable {
  let file: FontFile
  /// Family and style names as keys.
  let family: String
  private let names: [String]
  /// The design of the system font that this file is; nil for all other fonts.
  let systemDesign: FontDesign?

  init(_ file: FontFile) {
    self.file = file
    family = Self.key(file.family)
    var names = [file.postScriptName, file.name]
    for style in file.namedStyles {
      names.append(style.postScriptName)
      names.append(file.family + style.name)
    }
    self.names = names.map { Self.key($0) }
    systemDesign = Self.systemDesign(ofFamily: family)
  }

  /// A name without what people write differently: case, spaces, hyphens.
  static func key(_ name: String) -> String {
    var key = ""
    for scalar in name.unicodeScalars where scalar != " " && scalar != "-" && scalar != "." {
      key += scalar.properties.lowercaseMapping
    }
    return key
  }

  func isNamed(_ key: String) -> Bool { key != family && !key.isEmpty && names.contains(key) }

  /// How far the font is from a style; a variable font has all weights.
  func distance(to style: FaceStyle) -> Int {
    let hasWeights = file.axes.contains { $0.tag == "wght" }
    var distance = hasWeights ? 0 : abs(file.weightClass - style.weight)
    if file.isItalic != style.isItalic { distance += 10_000 }
    if family.hasSuffix("display") && style.size < 20 || family.hasSuffix("text") && style.size >= 20 {
      distance += 2_000
    }
    return distance
  }

  /// The font at the place of its design space that a style asks for.
  func instance(_ style: FaceStyle) -> FontInstance {
    guard !file.axes.isEmpty else { return file.instance() }
    var settings: [VariationSetting] = []
    if let own = ownStyle(style) {
      settings = own.settings
    } else {
      settings.append(VariationSetting("wght", Double(style.weight)))
      if style.isItalic { settings += [VariationSetting("ital", 1), VariationSetting("slnt", -90)] }
    }
    settings.append(VariationSetting("opsz", style.size))
    return file.instance(settings)
  }

  /// The font's own style that is named, or that is called like the weight.
  private func ownStyle(_ style: FaceStyle) -> NamedStyle? {
    if !style.isStyled, let name = style.name {
      let key = Self.key(name)
      let named = file.namedStyles.first {
        Self.key($0.postScriptName) == key || Self.key(file.family + $0.name) == key
      }
      if let named { return named }
    }
    guard let keys = weightNames[style.weight] else { return nil }
    return file.namedStyles.first { own in
      let key = Self.key(own.name)
      return keys.contains { style.isItalic ? key == $0 + "italic" || $0 == "regular" && key == "italic" : key == $0 }
    }
  }

  private static func systemDesign(ofFamily family: String) -> FontDesign? {
    if family.hasPrefix("sfprorounded") || family.hasPrefix("sfuirounded") { return .rounded }
    if family.hasPrefix("sfmono") { return .monospaced }
    if family.hasPrefix("newyork") { return .serif }
    let standard = ["sfpro", "sfns", "sfui", "systemfont", "applesystem"]
    return standard.contains { family.hasPrefix($0) } ? .standard : nil
  }
}

/// What fonts call their weights.
private let weightNames: [Int: [String]] = [
  100: ["ultralight", "extralight"], 200: ["thin", "extralight", "ultralight"], 300: ["light"],
  400: ["regular", "normal", "book"], 500: ["medium"], 600: ["semibold", "demibold"], 700: ["bold"],
  800: ["heavy", "extrabold"], 900: ["black", "heavy"],
]
