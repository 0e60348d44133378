/// A screen that a layout can be shown on: its size, scale, safe area and size classes.
///
/// Sizes are in points, in portrait (a watch, a television and a window have just one orientation). The numbers are those
/// of Apple's Human Interface Guidelines and of published configurations; where nobody has published a landscape inset the
/// portrait one of the same family is used.
package struct Device: Sendable, Equatable {
  package enum Platform: String, Sendable {
    case iOS, iPadOS, macOS, watchOS, tvOS
  }

  package enum Orientation: String, Sendable, CaseIterable {
    case portrait, landscape
  }

  package enum SizeClass: String, Sendable {
    case compact, regular
  }

  /// Distances from the screen's edges, in points, that its own furniture takes.
  package struct Insets: Sendable, Equatable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    package static let zero = Insets(0, 0, 0, 0)
  }

  /// Horizontal and vertical size class.
  package struct SizeClasses: Sendable, Equatable {
    package var horizontal: SizeClass
    package var vertical: SizeClass

    package init(_ horizontal: SizeClass, _ vertical: SizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Apple's name of it: `iPhone 16 Pro Max`.
  package let name: String
  package let platform: Platform
  /// Width in portrait, in points.
  package let width: Double
  /// Height in portrait, in points.
  package let height: Double
  /// Pixels a point.
  package let scale: Double
  let portraitInsets: Insets
  let landscapeInsets: Insets
  let portraitClasses: SizeClasses
  let landscapeClasses: SizeClasses

  /// Why texts and controls on the device have sizes that are not known exactly: nobody has measured them there, so they have
  /// an iPhone's. Nil for phones, tablets and computers.
  package var doubt: String? {
    switch platform {
    case .watchOS: "it has an iPhone's size, which was not measured on a watch"
    case .tvOS: "it has an iPhone's size, which was not measured on a television"
    case .iOS, .iPadOS, .macOS: nil
    }
  }

  /// What the screen is when it is held that way; a device with one orientation ignores the question.
  package func screen(_ orientation: Orientation) -> Screen {
    let turned = orientation == .landscape && (platform == .iOS || platform == .iPadOS)
    return Screen(
      width: turned ? height : width, height: turned ? width : height, scale: scale,
      safeArea: turned ? landscapeInsets : portraitInsets,
      sizeClasses: turned ? landscapeClasses : portraitClasses)
  }
}

/// A device in one orientation.
package struct Screen: Sendable, Equatable {
  /// In points.
  package let width: Double
  /// In points.
  package let height: Double
  /// Pixels a point.
  package let scale: Double
  package let safeArea: Device.Insets
  package let sizeClasses: Device.SizeClasses
}
