package import LayoutEngine

/// The sizes in points of the images that a layout may name. Whoever has a folder of images fills it; the stages behind only
/// look names up.
package final class AssetSizes: Sendable {
  private let sizes: [String: Size]

  package init(_ sizes: [String: Size]) { self.sizes = sizes }

  package subscript(name: String) -> Size? { sizes[name] }
}
