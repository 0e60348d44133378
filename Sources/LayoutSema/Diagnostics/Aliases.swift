/// What people write who come from elsewhere, and what it is called here.
///
/// Distance between letters cannot know that a `Column` is a `VStack`; this table does. It is asked before the distance.
enum Aliases {
  enum Kind { case name, type, member, staticMember, label }

  /// What a name may have meant, best first; the caller takes the first that exists in its place.
  static func meanings(of name: String, _ kind: Kind) -> [String] {
    let table: [(String, [String])]
    switch kind {
    case .name, .type: table = views
    case .member: table = modifiers
    case .staticMember: table = values
    case .label: table = labels
    }
    for (alias, meanings) in table where alias == name { return meanings }
    return []
  }

  private static let views: [(String, [String])] = [
    ("Column", ["VStack"]), ("Row", ["HStack"]), ("Stack", ["ZStack"]), ("Box", ["ZStack"]), ("Flex", ["HStack"]),
    ("VBox", ["VStack"]), ("HBox", ["HStack"]), ("Label", ["Text"]), ("TextView", ["Text"]), ("Paragraph", ["Text"]),
    ("Separator", ["Divider"]), ("Line", ["Divider"]), ("Rect", ["Rectangle"]), ("Oval", ["Ellipse"]),
    ("RoundedRect", ["RoundedRectangle"]), ("Pill", ["Capsule"]), ("Gap", ["Spacer"]), ("Container", ["Group"]),
    ("Fragment", ["Group"]), ("Float", ["CGFloat", "Double"]), ("Number", ["CGFloat", "Double"]),
    ("Boolean", ["Bool"]), ("Integer", ["Int"]), ("Colour", ["Color"]), ("UIColor", ["Color"]),
    ("Insets", ["EdgeInsets"]), ("UIEdgeInsets", ["EdgeInsets"]), ("Str", ["String"]),
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
    ("length", ["count"]), ("size", ["count"]),
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
  ]

  private static let labels: [(String, [String])] = [
    ("gap", ["spacing"]), ("space", ["spacing"]), ("align", ["alignment"]), ("justify", ["alignment"]),
    ("alignItems", ["alignment"]), ("radius", ["cornerRadius"]), ("w", ["width"]), ("h", ["height"]),
    ("color", ["content", "style"]), ("left", ["leading"]), ("right", ["trailing"]), ("start", ["leading"]),
    ("end", ["trailing"]), ("dx", ["x"]), ("dy", ["y"]), ("minimum", ["minLength"]), ("min", ["minLength"]),
    ("children", ["content"]), ("views", ["content"]), ("body", ["content"]), ("horizontalAlignment", ["alignment"]),
    ("verticalAlignment", ["alignment"]), ("lineWidth", ["width"]), ("thickness", ["width", "lineWidth"]),
  ]
}
