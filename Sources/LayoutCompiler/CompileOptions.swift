package import LayoutEngine
package import LayoutEvaluator
package import LayoutText

/// What a scene is laid out for: everything that decides frames besides the source.
package struct CompileOptions: Sendable {
  /// What the scene stands in where its preview does not say.
  package var container: Container
  package var platform: TextPlatform
  package var contentSize: ContentSizeCategory
  package var direction: LayoutDirection
  package var sizeClasses: SizeClasses
  /// The one scene to lay out, by its name; nil lays out all of a file's scenes.
  package var sceneName: String?
  /// The one view to lay out, by its type's name, in place of a module's scenes; of several settings, the first one's counts.
  package var viewName: String?
  /// Whether scenes come with their traces: how every frame came about.
  package var isTraced = false
  /// Whether nodes whose size is not known exactly are marked, which lays out what has such sizes a few times more.
  package var marksDoubts = true
  /// Fonts and recorded widths to measure texts with, beyond what is built in.
  package var fonts = FontBook()
  /// The sizes of the images that layouts name; nil where nobody gave any.
  package var assets: AssetSizes?
  /// The files of the app's bundle; nil where nobody knows where they are.
  package var resources: Resources?
  /// What reports call the screen; nil for a plain box.
  package var device: String?
  /// Why the sizes of texts and controls on the screen are not known exactly; nil where they are.
  package var deviceDoubt: String?

  package init(
    container: Container, platform: TextPlatform = .ios, contentSize: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight, sizeClasses: SizeClasses = SizeClasses(),
    sceneName: String? = nil
  ) {
    self.container = container
    self.platform = platform
    self.contentSize = contentSize
    self.direction = direction
    self.sizeClasses = sizeClasses
    self.sceneName = sceneName
  }
}

/// The screen, window or preview canvas around a scene.
package struct Container: Equatable, Sendable {
  /// In points.
  package var size: Size
  /// Pixels a point.
  package var scale: Double
  /// What the root keeps clear of at each edge, in points (Semantics §7.1).
  package var safeArea: EdgeInsets

  package init(size: Size, scale: Double = 2, safeArea: EdgeInsets = .zero) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }
}

/// The size classes that `@Environment(\.horizontalSizeClass)` and its sibling read.
package struct SizeClasses: Equatable, Sendable {
  package var isHorizontalCompact: Bool
  package var isVerticalCompact: Bool

  package init(isHorizontalCompact: Bool = true, isVerticalCompact: Bool = false) {
    self.isHorizontalCompact = isHorizontalCompact
    self.isVerticalCompact = isVerticalCompact
  }
}
