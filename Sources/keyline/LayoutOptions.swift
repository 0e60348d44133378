import LayoutCompiler
import LayoutDevices
import LayoutEngine
import LayoutText

/// The options that say what a layout is laid out for, common to all commands that lay out.
enum LayoutOptions {
  static let all: [CommandOption] = [
    CommandOption("size", value: "WxH", "lay out in a plain box of that size, without safe area"),
    CommandOption("device", value: "NAME", "lay out on a device's screen (default: iphone-16)"),
    CommandOption("orientation", value: "NAME", "portrait or landscape"),
    CommandOption("scale", value: "N", "pixels a point (default: the device's, or 2)"),
    CommandOption("platform", value: "NAME", "ios or macos (default: the device's, or ios)"),
    CommandOption("text-size", value: "NAME", "the text size, xSmall to accessibility5 (default: large)"),
    CommandOption("direction", value: "NAME", "ltr or rtl"),
    CommandOption("scene", value: "NAME", "only the preview of this name"),
  ]

  /// What the words on the command line ask for.
  static func parse(_ arguments: ParsedArguments) throws(UsageError) -> CompileOptions {
    let (container, sizeClasses, devicePlatform) = try parseContainer(arguments)
    let platforms: [(String, TextPlatform)] = [("ios", .ios), ("macos", .macos)]
    let directions: [(String, LayoutDirection)] = [("ltr", .leftToRight), ("rtl", .rightToLeft)]
    return CompileOptions(
      container: container, platform: try choice("platform", arguments, platforms) ?? devicePlatform,
      contentSize: try choice("text-size", arguments, textSizes) ?? .large,
      direction: try choice("direction", arguments, directions) ?? .leftToRight, sizeClasses: sizeClasses,
      sceneName: arguments.value("scene"))
  }

  private static let textSizes: [(String, ContentSizeCategory)] = [
    ("xSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large), ("xLarge", .xLarge),
    ("xxLarge", .xxLarge), ("xxxLarge", .xxxLarge), ("accessibility1", .accessibility1),
    ("accessibility2", .accessibility2), ("accessibility3", .accessibility3), ("accessibility4", .accessibility4),
    ("accessibility5", .accessibility5),
  ]

  private static func choice<Value>(
    _ option: String, _ arguments: ParsedArguments, _ choices: [(String, Value)]
  ) throws(UsageError) -> Value? {
    guard let value = arguments.value(option) else { return nil }
    guard let choice = choices.first(where: { $0.0.lowercased() == value.lowercased() }) else {
      throw .badValue(value, of: option, allowed: choices.map(\.0))
    }
    return choice.1
  }

  private static func parseContainer(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> (Container, SizeClasses, TextPlatform) {
    let scale = try arguments.value("scale").map(parseScale)
    if let text = arguments.value("size") {
      guard !arguments.has("device") else { throw UsageError("'--size' and '--device' exclude each other") }
      return (Container(size: try parseSize(text), scale: scale ?? 2), SizeClasses(), .ios)
    }
    let orientations = Device.Orientation.allCases.map { ($0.rawValue, $0) }
    let device = try parseDevice(arguments.value("device") ?? Device.defaultName)
    let screen = device.screen(try choice("orientation", arguments, orientations) ?? .portrait)
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
    throw UsageError(
      "no device is called '\(name)'" + UsageError.suggestion(name, Device.all.map(\.slug))
        + "\n'keyline devices' lists them all.")
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
