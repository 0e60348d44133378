import LayoutDevices
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutText

/// What a preview stands in: what the options say, changed by what the preview says itself.
struct PreviewCanvas {
  var container: Container
  var sizeClasses: SizeClasses
  var platform: TextPlatform
  /// Why texts and controls have sizes that are not known exactly, or nil.
  var doubt: String?
  /// The name that a modifier gives the preview.
  var name: String?
  /// Whether the canvas takes the size of the view.
  var fitsView = false
  /// A modifier that names a device which is none; the canvas is then what it is without.
  var unknownDevice: Diagnostic?

  /// The first of several settings of a kind holds, as the outermost modifier does.
  init(_ options: CompileOptions, _ settings: [PreviewSetting]) {
    container = options.container
    sizeClasses = options.sizeClasses
    platform = options.platform
    doubt = options.deviceDoubt
    for setting in settings.reversed() where setting.kind == .device {
      let name = setting.values[0].string
      if let device = Device.previewed(name) {
        turn(to: device)
      } else {
        unknownDevice = setting.range.map { .unknownDevice(name, $0) }
      }
    }
    for setting in settings.reversed() where setting.kind == .landscape { hold(.landscape) }
    for setting in settings.reversed() {
      switch setting.kind {
      case .fixed:
        let size = Size(width: setting.values[0].double, height: setting.values[1].double)
        container = Container(size: size, scale: container.scale)
        fitsView = false
      case .widget: hold(WidgetSizes.size(family: setting.values[0].caseIndex, on: container.size))
      case .fits: fitsView = true
      case .screen: fitsView = false
      case .name: name = setting.values[0].optionalString ?? name
      case .portrait, .landscape, .device, .modifier: break
      }
    }
  }

  /// Takes the screen of a device.
  private mutating func turn(to device: Device) {
    platform = device.platform == .macOS ? .macos : .ios
    doubt = device.doubt
    use(device.screen(.portrait))
  }

  /// Takes the size of a widget.
  private mutating func hold(_ widget: Size?) {
    guard let widget else { return }
    container = Container(size: widget, scale: container.scale)
    doubt = "the sizes of widgets are Apple's published ones, and how their content is inset was not measured"
    fitsView = false
  }

  /// Turns the screen; a canvas that is no device's is turned by itself.
  private mutating func hold(_ orientation: Device.Orientation) {
    guard container.size.width < container.size.height else { return }
    let device = Device.all.first {
      let screen = $0.screen(.portrait)
      return screen.width == container.size.width && screen.height == container.size.height
        && EdgeInsets(screen.safeArea) == container.safeArea
    }
    if let device { return use(device.screen(orientation)) }
    container.size = Size(width: container.size.height, height: container.size.width)
  }

  private mutating func use(_ screen: Screen) {
    container = Container(
      size: Size(width: screen.width, height: screen.height), scale: screen.scale,
      safeArea: EdgeInsets(screen.safeArea))
    sizeClasses = SizeClasses(
      isHorizontalCompact: screen.sizeClasses.horizontal == .compact,
      isVerticalCompact: screen.sizeClasses.vertical == .compact)
  }
}

extension Device {
  /// The device of a name as Xcode has it, with what stands in parentheses or without.
  fileprivate static func previewed(_ name: String) -> Device? {
    named(name) ?? name.split(separator: "(").first.flatMap { named(String($0)) }
  }
}

extension Diagnostic {
  fileprivate static func unknownDevice(_ name: String, _ range: SourceRange) -> Diagnostic {
    let near = Suggestions.best(for: name, among: Device.all.map { $0.name })
    let suggestion = near.map { "; did you mean '" + $0 + "'?" } ?? ""
    let message = "no device is called '" + name + "', so this preview stands on the usual one" + suggestion
    return Diagnostic(.unknownDevice, .warning, message, at: range)
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: Device.Insets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
