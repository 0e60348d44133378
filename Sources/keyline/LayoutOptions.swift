import LayoutCompiler
import LayoutDevices
import LayoutEngine
import LayoutText

/// The options that say what a layout is laid out for, common to all commands that lay out.
enum LayoutOptions {
  static let all: [CommandOption] =
    [
      CommandOption("size", value: "WxH", "lay out in a plain box of that size, without safe area"),
      CommandOption(
        "device", value: "NAME", "lay out on a device's screen; may stand several times (default: iphone-16)"),
      CommandOption("orientation", value: "NAME", "portrait or landscape"),
      CommandOption("scale", value: "N", "pixels a point (default: the device's, or 2)"),
      CommandOption("platform", value: "NAME", "ios or macos (default: the device's, or ios)"),
      CommandOption("text-size", value: "NAME", "the text size, xSmall to accessibility5 (default: large)"),
      CommandOption("direction", value: "NAME", "ltr or rtl"),
      CommandOption("scene", value: "NAME", "only the preview of this name"),
      CommandOption("view", value: "NAME", "only this view, by its type's name"),
    ] + FontOptions.all + AssetOptions.all

  /// What compares several settings; only for commands that lay out for several.
  static let matrix = CommandOption(
    "matrix", "compare devices, text sizes and directions: all that are given, or else common ones")

  /// What the words on the command line ask for; of an option that is given several times, the last counts.
  static func parse(_ arguments: ParsedArguments) throws(UsageError) -> CompileOptions {
    var options = try options(
      arguments, device: arguments.value("device"), contentSize: try contentSizes(arguments).last ?? .large,
      direction: try directions(arguments).last ?? .leftToRight)
    options.fonts = try FontOptions.parse(arguments)
    options.assets = try AssetOptions.parse(arguments)
    return options
  }

  /// The settings to lay out for: each device that is given, and for a matrix each with all text sizes and directions.
  static func parseAll(_ arguments: ParsedArguments) throws(UsageError) -> [CompileOptions] {
    let isMatrix = arguments.has("matrix")
    let sizes = try contentSizes(arguments)
    let given = try directions(arguments)
    var devices: [String?] = arguments.values("device")
    if devices.isEmpty { devices = isMatrix && !arguments.has("size") ? matrixDevices : [nil] }
    let fonts = try FontOptions.parse(arguments)
    let assets = try AssetOptions.parse(arguments)
    var settings: [CompileOptions] = []
    for device in devices {
      for size in isMatrix ? (sizes.isEmpty ? matrixSizes : sizes) : [sizes.last ?? .large] {
        for direction in isMatrix ? (given.isEmpty ? directions.map(\.1) : given) : [given.last ?? .leftToRight] {
          var options = try options(arguments, device: device, contentSize: size, direction: direction)
          options.fonts = fonts
          options.assets = assets
          settings.append(options)
        }
      }
    }
    return settings
  }

  /// What lint lays out for: all devices, text sizes and directions that are given, each with each, and what they are called.
  static func parseVariants(_ arguments: ParsedArguments) throws(UsageError) -> [(name: String, CompileOptions)] {
    let sizes = try contentSizes(arguments)
    let given = try directions(arguments)
    var variants: [(name: String, CompileOptions)] = []
    let devices: [String?] = arguments.has("device") ? arguments.values("device") : [nil]
    for device in devices {
      for size in sizes.isEmpty ? [.large] : sizes {
        for direction in given.isEmpty ? [.leftToRight] : given {
          var words = [try device.map(parseDevice)?.slug ?? arguments.value("size") ?? defaultSlug]
          if !sizes.isEmpty { words.append(size.name) }
          if !given.isEmpty { words.append(direction == .leftToRight ? "ltr" : "rtl") }
          let options = try options(arguments, device: device, contentSize: size, direction: direction)
          variants.append((words.joined(separator: " "), options))
        }
      }
    }
    return variants
  }

  /// The narrowest iPhones, which lint has a look at where nobody says what a layout is for.
  static func narrowVariants(_ arguments: ParsedArguments) throws(UsageError) -> [(name: String, CompileOptions)] {
    if arguments.has("device") || arguments.has("size") { return [] }
    var variants: [(name: String, CompileOptions)] = []
    for name in ["iphone-se-4-7-inch", "iphone-se-4-inch"] {
      variants.append(
        (
          name,
          try options(
            arguments, device: name, contentSize: try contentSizes(arguments).first ?? .large,
            direction: try directions(arguments).first ?? .leftToRight)
        ))
    }
    return variants
  }

  private static let defaultSlug = Device.named(Device.defaultName)?.slug ?? Device.defaultName

  private static let matrixDevices = [
    Device.defaultName, "iPhone SE 4.7-inch", "iPhone 16 Pro Max", "iPad Air 11-inch",
  ]
  private static let matrixSizes: [ContentSizeCategory] = [.large, .xSmall, .xxxLarge, .accessibility3]
  private static let directions: [(String, LayoutDirection)] = [("ltr", .leftToRight), ("rtl", .rightToLeft)]

  private static func contentSizes(_ arguments: ParsedArguments) throws(UsageError) -> [ContentSizeCategory] {
    try choices("text-size", arguments, ContentSizeCategory.allCases.map { ($0.name, $0) })
  }

  private static func directions(_ arguments: ParsedArguments) throws(UsageError) -> [LayoutDirection] {
    try choices("direction", arguments, directions)
  }

  private static func options(
    _ arguments: ParsedArguments, device: String?, contentSize: ContentSizeCategory, direction: LayoutDirection
  ) throws(UsageError) -> CompileOptions {
    let (container, sizeClasses, devicePlatform) = try parseContainer(arguments, device)
    let platforms = try choices("platform", arguments, [("ios", .ios), ("macos", .macos)] as [(String, TextPlatform)])
    var options = CompileOptions(
      container: container, platform: platforms.last ?? devicePlatform, contentSize: contentSize, direction: direction,
      sizeClasses: sizeClasses, sceneName: arguments.value("scene"))
    options.viewName = arguments.value("view")
    if let device = try device.map(parseDevice) { (options.device, options.deviceDoubt) = (device.name, device.doubt) }
    return options
  }

  /// The values of an option that has a few, in the order of the command line.
  private static func choices<Value>(
    _ option: String, _ arguments: ParsedArguments, _ choices: @autoclosure () -> [(String, Value)]
  ) throws(UsageError) -> [Value] {
    let given = arguments.values(option)
    if given.isEmpty { return [] }
    let choices = choices()
    var values: [Value] = []
    for value in given {
      guard let choice = choices.first(where: { $0.0.lowercased() == value.lowercased() }) else {
        throw .badValue(value, of: option, allowed: choices.map(\.0))
      }
      values.append(choice.1)
    }
    return values
  }

  private static func parseContainer(
    _ arguments: ParsedArguments, _ device: String?
  ) throws(UsageError) -> (Container, SizeClasses, TextPlatform) {
    let scale = try arguments.value("scale").map(parseScale)
    if let text = arguments.value("size") {
      for other in ["device", "orientation"] where arguments.has(other) {
        throw UsageError("'--size' and '--\(other)' exclude each other")
      }
      return (Container(size: try parseSize(text), scale: scale ?? 2), SizeClasses(), .ios)
    }
    let device = try parseDevice(device ?? Device.defaultName)
    let screen = device.screen(
      try choices("orientation", arguments, Device.Orientation.allCases.map { ($0.rawValue, $0) }).last ?? .portrait)
    let container = Container(
      size: Size(width: screen.width, height: screen.height), scale: scale ?? screen.scale,
      safeArea: EdgeInsets(
        top: screen.safeArea.top, leading: screen.safeArea.leading, bottom: screen.safeArea.bottom,
        trailing: screen.safeArea.trailing))
    let classes = SizeClasses(
      isHorizontalCompact: screen.sizeClasses.horizontal == .compact,
      isVerticalCompact: screen.sizeClasses.vertical == .compact)
    return (container, classes, device.platform == .macOS ? .macos : .ios)
  }

  private static func parseDevice(_ name: String) throws(UsageError) -> Device {
    if let device = Device.named(name) { return device }
    let longer = Device.slugs(beginningWith: name).prefix(5).map { "'\($0)'" }
    let suggestion =
      longer.isEmpty
      ? UsageError.suggestion(name, Device.all.map(\.slug))
      : "; did you mean \(longer.joined(separator: " or "))?"
    throw UsageError("no device is called '\(name)'\(suggestion)\n'keyline devices' lists them all.")
  }

  /// `390x844`: two numbers of points, not negative and finite.
  private static func parseSize(_ text: String) throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double(String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width >= 0, height >= 0, width.isFinite,
      height.isFinite
    else { throw UsageError("'\(text)' is no size; it is written WIDTHxHEIGHT, such as 390x844") }
    return Size(width: width, height: height)
  }

  private static func parseScale(_ text: String) throws(UsageError) -> Double {
    guard let scale = Double(text), (1...3).contains(scale), scale == scale.rounded() else {
      throw .badValue(text, of: "scale", allowed: ["1", "2", "3"])
    }
    return scale
  }
}
