import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `Image` and `AsyncImage` (Semantics §6.5). A layout has no asset catalogue: an image of a name has the size that the
/// assets given beside the layout say, or else a placeholder's.
extension LibraryEntry {
  static let image = LibraryEntry(
    interface: """
      /// A picture or a symbol.
      struct Image: View, Equatable {
        init(systemName: String)
        init(systemName: String, variableValue: Double?)
        init(_ name: String, bundle: Bundle? = nil)
        init(_ name: String, bundle: Bundle? = nil, label: Text)
        init(decorative name: String, bundle: Bundle? = nil)
        init(_ resource: ImageResource)
        init(uiImage: UIImage)
        init(nsImage: UIImage)
        init(@_effect _ cgImage: Any, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
          self.init(uiImage: UIImage())
        }
        init(@_effect decorative cgImage: Any, scale: CGFloat, orientation: Image.Orientation = .up) {
          self.init(uiImage: UIImage())
        }
        /// Lets the image take the room that it is offered.
        func resizable(
          capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
        func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
        func interpolation(_ interpolation: Image.Interpolation) -> Image
        func antialiased(_ isAntialiased: Bool) -> Image
        func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
        /// How an image fills its frame.
        enum ResizingMode { case tile, stretch }
        /// Whether an image's colours are its own.
        enum TemplateRenderingMode { case template, original }
        /// How an image is scaled.
        enum Interpolation { case none, low, medium, high }
        /// How an image is turned.
        enum Orientation { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
        /// The size of a symbol beside its text.
        enum Scale: Hashable { case small, medium, large }
      }
      /// The name of an image in an asset catalogue.
      struct ImageResource: Hashable {
        let name: String
        init(name: String, bundle: Bundle? = nil) { self.name = name }
      }
      /// A picture in memory: here, the name of one in an asset catalogue.
      class UIImage {
        let _name: String
        init() { _name = "" }
        init?(named name: String) { _name = name }
        init?(systemName name: String) { _name = name }
        init?(data: Data) { return nil }
        /// Nothing: no file is read.
        var size: CGSize { CGSize.zero }
        var scale: CGFloat { 1 }
      }
      typealias NSImage = UIImage
      /// An image that is loaded while it is shown: its placeholder, as nothing is loaded here.
      struct AsyncImage: View {
        init(url: URL?, scale: CGFloat = 1)
        init<I: View, P: View>(
          url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
          @ViewBuilder placeholder: @escaping () -> P)
        init<Content: View>(
          url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), _phase: AsyncImagePhase = .empty,
          @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
      }
      /// How far an image has been loaded.
      enum AsyncImagePhase {
        case empty
        case success(Image)
        case failure(Error)
        var image: Image? { nil }
        var error: Error? { nil }
      }
      extension View {
        /// The size of the symbols in this view.
        func imageScale(_ scale: Image.Scale) -> some View
        /// Which form of a symbol is drawn.
        func symbolVariant(_ variant: SymbolVariants) -> some View
        /// How a symbol moves: it changes no frame.
        func symbolEffect(
          _ effect: SymbolEffect, options: SymbolEffectOptions = SymbolEffectOptions(), isActive: Bool = true) -> some View
        func symbolEffect<U: Equatable>(
          _ effect: SymbolEffect, options: SymbolEffectOptions = SymbolEffectOptions(), value: U) -> some View
      }
      /// How often and how fast a symbol moves.
      struct SymbolEffectOptions {
        init() {}
        static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
        static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
        static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
        static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
        static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
        func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
        struct RepeatBehavior {
          static var continuous: RepeatBehavior { RepeatBehavior() }
          static var periodic: RepeatBehavior { RepeatBehavior() }
          static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
        }
        static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
        func speed(_ speed: Double) -> SymbolEffectOptions { self }
        func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
      }
      /// A form of a symbol.
      struct SymbolVariants: Hashable {
        init() {}
        static var none: SymbolVariants { SymbolVariants() }
        static var circle: SymbolVariants { SymbolVariants() }
        static var square: SymbolVariants { SymbolVariants() }
        static var rectangle: SymbolVariants { SymbolVariants() }
        static var fill: SymbolVariants { SymbolVariants() }
        static var slash: SymbolVariants { SymbolVariants() }
        var circle: SymbolVariants { self }
        var square: SymbolVariants { self }
        var rectangle: SymbolVariants { self }
        var fill: SymbolVariants { self }
        var slash: SymbolVariants { self }
      }
      /// A movement of a symbol.
      struct SymbolEffect {
        init() {}
        static var bounce: SymbolEffect { SymbolEffect() }
        static var pulse: SymbolEffect { SymbolEffect() }
        static var variableColor: SymbolEffect { SymbolEffect() }
        static var scale: SymbolEffect { SymbolEffect() }
        static var appear: SymbolEffect { SymbolEffect() }
        static var disappear: SymbolEffect { SymbolEffect() }
        static var rotate: SymbolEffect { SymbolEffect() }
        static var breathe: SymbolEffect { SymbolEffect() }
        static var wiggle: SymbolEffect { SymbolEffect() }
        static var replace: SymbolEffect { SymbolEffect() }
        static var automatic: SymbolEffect { SymbolEffect() }
        var byLayer: SymbolEffect { self }
        var wholeSymbol: SymbolEffect { self }
        var iterative: SymbolEffect { self }
        var cumulative: SymbolEffect { self }
        var reversing: SymbolEffect { self }
        var nonReversing: SymbolEffect { self }
        var up: SymbolEffect { self }
        var down: SymbolEffect { self }
        var upUp: SymbolEffect { self }
        var downUp: SymbolEffect { self }
        var offUp: SymbolEffect { self }
        var clockwise: SymbolEffect { self }
        var counterClockwise: SymbolEffect { self }
      }
      """,
    natives: [
      .symbol, .symbol, .asset, .asset, .asset,
      .resource, .resource, .resource,
      .environment("resizable") { (environment, arguments) in environment.controls.capInsets = arguments[1].insets },
      .neutral("renderingMode"), .neutral("interpolation"), .neutral("antialiased"), .neutral("symbolRenderingMode"),
      .leaf("AsyncImage") { (builder, _) in builder.tree.color() },
      .container("AsyncImage") { (builder, site) in
        builder.control(builder.label(site[3], in: site) ?? .hStack([]))
      },
      .container("AsyncImage") { (builder, site) in builder.asyncImage(site, content: site[4], phase: site[3]) },
      .controls("imageScale") { (controls, arguments) in
        controls.imageScale = ImageScale(rawValue: UInt8(clamping: arguments[1].caseIndex)) ?? .medium
      },
      .neutral("symbolVariant"), .neutral("symbolEffect"), .neutral("symbolEffect"),
    ])
}

extension Native {
  fileprivate static let symbol = Native.leaf("Image") { (builder, site) in
    let environment = builder.environment(of: site)
    let symbol = SymbolSize.of(site[0].string, in: environment)
    if let estimate = symbol.estimate ?? environment.deviceDoubt { builder.approximate(estimate) }
    if let insets = environment.controls.capInsets { return builder.addResizable(symbol.size, insets) }
    builder.addSymbol(symbol, environment)
  }

  fileprivate static let resource = Native.leaf("Image") { (builder, site) in
    builder.addAsset(site[0].assetName, site)
  }

  fileprivate static let asset = Native.leaf("Image") { (builder, site) in builder.addAsset(site[0].string, site) }
}

/// The size of an image of an asset catalogue.
struct ImageSize {
  var size: Size
  /// Why the size is not known, or nil.
  var estimate: String?

  /// What an image without an asset is as large as, in points, each way.
  static let placeholder = 100.0

  static func of(asset name: String, in environment: EnvironmentValues) -> ImageSize {
    if let size = environment.assets?[name] { return ImageSize(size: size, estimate: nil) }
    return ImageSize(
      size: Size(width: placeholder, height: placeholder), estimate: "no asset gives the size of this image")
  }
}

extension ViewTreeBuilder {
  fileprivate func addAsset(_ name: String, _ site: ViewSite) {
    let environment = environment(of: site)
    let image = ImageSize.of(asset: name, in: environment)
    if let estimate = image.estimate { approximate(estimate) }
    if let insets = environment.controls.capInsets { return addResizable(image.size, insets) }
    tree.rigid(image.size)
  }

  /// An image that takes its offer: no less than its fixed borders.
  fileprivate func addResizable(_ size: Size, _ caps: EdgeInsets) {
    tree.elastic(
      minimum: Size(width: caps.leading + caps.trailing, height: caps.top + caps.bottom), ideal: size,
      maximum: Size(width: .infinity, height: .infinity))
  }

  /// The content of an image that has not been loaded.
  fileprivate func asyncImage(_ site: ViewSite, content: Value, phase: Value) {
    do throws(EvaluationError) {
      let view = try evaluator.apply(content, [phase], at: site.range)
      control(label(evaluator.view(from: view, at: site.range), in: site) ?? .hStack([]))
    } catch {
      fail()
    }
  }
}
