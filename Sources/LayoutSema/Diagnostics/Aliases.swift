import LayoutDiagnostics

/// What people write who come from elsewhere, and what it is called here.
///
/// Distance between letters cannot know that a `Column` is a `VStack`; this table does. It is asked before the distance.
enum Aliases {
  ///
  /// An unknown name is a `value`, the `base` of a member, a `call`, or a call with `content`, which only a container is.
  enum Kind { case value, base, call, content, type, member, staticMember, label }

  /// What a name may have meant, best first; the caller takes the first that exists in its place.
  static func meanings(of name: String, _ kind: Kind) -> [String] {
    if isOtherCase(name, kind) { return [] }
    let plain = normalized(name)
    for table in tables(kind) {
      for (alias, meanings) in table where normalized(alias) == plain { return meanings }
    }
    return []
  }

  /// What a mistyped alias may have meant, and how far it is from it: `midle`, `Colum`. Words that are short or far are none.
  static func nearMeanings(of name: String, _ kind: Kind) -> (names: [String], distance: Int) {
    guard name.utf8.count > 4, !isOtherCase(name, kind) else { return ([], .max) }
    var suggestions = Suggestions(for: name)
    for table in tables(kind) {
      for (alias, _) in table where alias.utf8.count > 4 && alias.utf8.first == name.utf8.first {
        suggestions.consider(alias)
      }
    }
    guard let alias = suggestions.result, suggestions.distance <= max(1, name.utf8.count / 4) else { return ([], .max) }
    return (meanings(of: alias, kind), suggestions.distance)
  }

  private static func tables(_ kind: Kind) -> [[(String, [String])]] {
    switch kind {
    case .value, .base, .type: [types]
    case .call: [types, views]
    case .content: [types, views, containers]
    case .member: [modifiers]
    case .staticMember: [values]
    case .label: [labels]
    }
  }

  /// Whether a name cannot be that of a view, as it begins with a small letter.
  private static func isOtherCase(_ name: String, _ kind: Kind) -> Bool {
    switch kind {
    case .value, .base, .type, .call, .content: name.utf8.first.map { $0 >= 0x61 } ?? true
    case .member, .staticMember, .label: false
    }
  }

  /// Case and underscores are a matter of taste: `topLeft`, `top_left`.
  private static func normalized(_ name: String) -> [UInt8] {
    name.utf8.compactMap { $0 == UInt8(ascii: "_") ? nil : $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  private static let types: [(String, [String])] = [
    ("Float", ["CGFloat", "Double"]), ("Number", ["CGFloat", "Double"]), ("Boolean", ["Bool"]), ("Integer", ["Int"]),
    ("Colour", ["Color"]), ("UIColor", ["Color"]), ("Insets", ["EdgeInsets"]), ("UIEdgeInsets", ["EdgeInsets"]),
    ("Str", ["String"]), ("NSColor", ["Color"]),
  ]

  private static let containers: [(String, [String])] = [
    ("Column", ["VStack"]), ("Row", ["HStack"]), ("Stack", ["ZStack"]), ("Box", ["ZStack"]), ("Flex", ["HStack"]),
    ("VBox", ["VStack"]), ("HBox", ["HStack"]), ("Container", ["Group"]), ("Fragment", ["Group"]),
    ("ListView", ["List"]), ("Div", ["VStack"]), ("HorizontalStack", ["HStack"]), ("VerticalStack", ["VStack"]),
    ("StackView", ["VStack"]), ("UIStackView", ["VStack"]), ("LinearLayout", ["VStack"]),
    ("ColumnLayout", ["VStack"]), ("RowLayout", ["HStack"]), ("LazyColumn", ["LazyVStack"]),
    ("LazyRow", ["LazyHStack"]), ("Overlay", ["ZStack"]), ("ScrollableView", ["ScrollView"]),
    ("SingleChildScrollView", ["ScrollView"]), ("GridView", ["LazyVGrid", "Grid"]),
  ]

  private static let views: [(String, [String])] = [
    ("Label", ["Text"]), ("TextView", ["Text"]), ("Paragraph", ["Text"]), ("Separator", ["Divider"]),
    ("Line", ["Divider"]), ("Rect", ["Rectangle"]), ("Oval", ["Ellipse"]), ("RoundedRect", ["RoundedRectangle"]),
    ("Pill", ["Capsule"]), ("Gap", ["Spacer"]), ("Input", ["TextField"]), ("TextInput", ["TextField"]),
    ("Checkbox", ["Toggle"]), ("Switch", ["Toggle"]), ("Dropdown", ["Picker"]), ("Img", ["Image"]),
    ("Picture", ["Image"]), ("Expanded", ["Spacer"]), ("SizedBox", ["Spacer"]), ("Span", ["Text"]),
    ("UILabel", ["Text"]), ("UIImageView", ["Image"]), ("Circular", ["Circle"]), ("Hr", ["Divider"]),
    ("Rule", ["Divider"]), ("Square", ["Rectangle"]), ("Typography", ["Text"]),
  ]

  private static let modifiers: [(String, [String])] = [
    ("margin", ["padding"]), ("inset", ["padding"]), ("insets", ["padding"]), ("size", ["frame"]),
    ("dimensions", ["frame"]), ("resize", ["frame"]), ("width", ["frame"]), ("height", ["frame"]),
    ("color", ["foregroundColor", "foregroundStyle"]), ("colour", ["foregroundColor"]),
    ("textColor", ["foregroundColor"]), ("foreground", ["foregroundStyle"]), ("bg", ["background"]),
    ("backgroundColor", ["background"]), ("translate", ["offset"]), ("shift", ["offset"]), ("move", ["offset"]),
    ("rotate", ["rotationEffect"]), ("scale", ["scaleEffect"]), ("round", ["cornerRadius"]),
    ("borderRadius", ["cornerRadius"]), ("rounded", ["cornerRadius"]), ("clip", ["clipped"]),
    ("zindex", ["zIndex"]), ("priority", ["layoutPriority"]), ("guide", ["alignmentGuide"]),
    ("align", ["alignmentGuide"]), ("fill", ["foregroundStyle"]), ("outline", ["border"]),
    ("name", ["accessibilityIdentifier"]), ("identifier", ["accessibilityIdentifier"]), ("alpha", ["opacity"]),
    ("hide", ["hidden"]), ("textStyle", ["font"]),
    ("isHidden", ["hidden"]), ("fontSize", ["font"]), ("textSize", ["font"]), ("fontFamily", ["font"]),
    ("textAlign", ["multilineTextAlignment"]), ("textAlignment", ["multilineTextAlignment"]),
    ("maxLines", ["lineLimit"]), ("numberOfLines", ["lineLimit"]), ("lineHeight", ["lineSpacing"]),
    ("letterSpacing", ["kerning"]), ("onClick", ["onTapGesture"]), ("onTap", ["onTapGesture"]),
    ("onPress", ["onTapGesture"]), ("tint", ["accentColor"]), ("foregroundColour", ["foregroundColor"]),
    ("backgroundColour", ["background"]), ("paddings", ["padding"]), ("spacing", ["padding"]),
    ("grow", ["layoutPriority"]), ("flex", ["layoutPriority"]), ("weight", ["fontWeight"]),
    ("stroke", ["border"]), ("mask", ["clipShape"]), ("ratio", ["aspectRatio"]), ("aspect", ["aspectRatio"]),
    ("length", ["count"]),
    ("fgColor", ["foregroundColor"]), ("bgColor", ["background"]),
    ("background_color", ["background"]),
    ("gravity", ["alignmentGuide"]),
    ("tintColor", ["tint"]), ("gap", ["padding"]), ("maxWidth", ["frame"]),
    ("minWidth", ["frame"]), ("maxHeight", ["frame"]), ("minHeight", ["frame"]), ("borderColor", ["border"]),
    ("borderWidth", ["border"]), ("contentPadding", ["padding"]), ("underlined", ["underline"]),
    ("uppercase", ["textCase"]), ("ellipsis", ["truncationMode"]), ("overflow", ["clipped"]),
    ("elevation", ["shadow"]), ("boxShadow", ["shadow"]), ("paddingTop", ["padding"]),
    ("marginTop", ["padding"]), ("rotation", ["rotationEffect"]), ("transform", ["transformEffect"]),
    ("justifyContent", ["frame"]), ("alignItems", ["frame"]), ("center", ["frame"]), ("visible", ["opacity"]),
  ]

  private static let values: [(String, [String])] = [
    ("left", ["leading"]), ("right", ["trailing"]), ("start", ["leading"]), ("end", ["trailing"]),
    ("middle", ["center"]), ("centre", ["center"]), ("baseline", ["firstTextBaseline"]),
    ("topLeft", ["topLeading"]), ("topRight", ["topTrailing"]), ("bottomLeft", ["bottomLeading"]),
    ("bottomRight", ["bottomTrailing"]), ("topleading", ["topLeading"]), ("topStart", ["topLeading"]),
    ("top_left", ["topLeading"]), ("top_right", ["topTrailing"]), ("topEnd", ["topTrailing"]),
    ("bottomStart", ["bottomLeading"]), ("bottomEnd", ["bottomTrailing"]), ("centerLeft", ["leading"]),
    ("centerRight", ["trailing"]), ("stretch", ["infinity"]), ("fill", ["infinity"]), ("lightGray", ["gray"]),
    ("darkGray", ["gray"]), ("h1", ["largeTitle"]), ("h2", ["title"]), ("small", ["footnote"]),
    ("bolded", ["bold"]), ("normal", ["regular"]),
    ("grey", ["gray"]), ("transparent", ["clear"]), ("none", ["clear"]), ("magenta", ["pink"]), ("violet", ["purple"]),
    ("x", ["horizontal"]), ("y", ["vertical"]), ("inf", ["infinity"]), ("max", ["infinity"]), ("full", ["infinity"]),
    ("topCenter", ["top"]), ("bottomCenter", ["bottom"]),
    ("midLeft", ["leading"]), ("midRight", ["trailing"]), ("middleLeft", ["leading"]), ("middleRight", ["trailing"]),
    ("mid", ["center"]), ("leftTop", ["topLeading"]), ("rightTop", ["topTrailing"]), ("vcenter", ["center"]),
    ("hcenter", ["center"]), ("silver", ["gray"]),
    ("aqua", ["cyan"]), ("fuchsia", ["pink"]), ("maroon", ["brown"]), ("navy", ["blue"]),
    ("lime", ["green"]), ("h3", ["title2"]), ("heading", ["headline"]),
    ("header", ["headline"]), ("subtitle", ["subheadline"]),
    ("extraBold", ["heavy"]), ("demiBold", ["semibold"]), ("extraLight", ["ultraLight"]), ("cover", ["fill"]),
    ("contain", ["fit"]), ("ellipsis", ["tail"]), ("justify", ["leading"]), ("row", ["horizontal"]),
    ("column", ["vertical"]), ("col", ["vertical"]),
  ]

  private static let labels: [(String, [String])] = [
    ("gap", ["spacing"]), ("space", ["spacing"]), ("align", ["alignment"]), ("justify", ["alignment"]),
    ("alignItems", ["alignment"]), ("radius", ["cornerRadius"]), ("w", ["width"]), ("h", ["height"]),
    ("color", ["content", "style"]), ("left", ["leading"]), ("right", ["trailing"]), ("start", ["leading"]),
    ("end", ["trailing"]), ("dx", ["x"]), ("dy", ["y"]), ("minimum", ["minLength"]), ("min", ["minLength"]),
    ("max", ["maxLength", "maxWidth"]), ("columnGap", ["horizontalSpacing"]), ("rowGap", ["verticalSpacing"]),
    ("system", ["systemName"]), ("icon", ["systemName", "systemImage"]), ("symbol", ["systemName", "systemImage"]),
    ("backgroundColor", ["background"]), ("direction", ["axis"]), ("margin", ["spacing"]), ("padding", ["spacing"]),
    ("valign", ["alignment"]), ("halign", ["alignment"]), ("crossAxisAlignment", ["alignment"]),
    ("children", ["content"]), ("views", ["content"]), ("body", ["content"]), ("horizontalAlignment", ["alignment"]),
    ("verticalAlignment", ["alignment"]), ("lineWidth", ["width"]), ("thickness", ["width", "lineWidth"]),
  ]
}
