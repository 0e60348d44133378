import LayoutEngine
import LayoutEvaluator

/// The option that says how large the images of an app are: a folder of images, or an asset catalogue of Xcode.
///
/// An image is named like its file without the ending and without `@2x`, or like its `.imageset`; its size in points is that
/// of its pixels over its scale. A folder of a catalogue that provides a namespace is part of the names in it.
enum AssetOptions {
  static let all: [CommandOption] = [
    CommandOption(
      "assets", value: "DIR", "the images of 'Image(\"name\")': a folder or an .xcassets; may stand several times")
  ]

  /// Reads the sizes of all images in the folders that the command line names; nil without any.
  static func parse(_ arguments: ParsedArguments) throws(UsageError) -> AssetSizes? {
    let folders = arguments.values("assets")
    if folders.isEmpty { return nil }
    var sizes: [String: Size] = [:]
    for folder in folders {
      guard Platform.isDirectory(folder) else { throw UsageError("cannot read '\(folder)': it is no directory") }
      collect(folder, &sizes)
    }
    return AssetSizes(sizes)
  }

  private static func collect(_ folder: String, named prefix: String = "", _ sizes: inout [String: Size]) {
    for name in Platform.entries(of: folder).sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name.hasSuffix(".imageset") {
        if let size = catalogueSize(path) { sizes[prefix + name.dropLast(".imageset".count)] = size }
      } else if Platform.isDirectory(path) {
        collect(path, named: prefix + (providesNamespace(path) ? name + "/" : ""), &sizes)
      } else if endings.contains(where: name.lowercased().hasSuffix) {
        let (base, scale) = parts(of: name)
        if let size = size(path, scale) { sizes[prefix + base] = size }
      }
    }
  }

  private static let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg"]

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let bytes = try? Platform.read(path: folder + "/Contents.json"), let contents = try? JSONValue(bytes) else {
      return false
    }
    if case .boolean(true) = contents["properties"]?["provides-namespace"] { return true }
    return false
  }

  /// The size of the first image that a set of a catalogue has a file for.
  private static func catalogueSize(_ folder: String) -> Size? {
    guard let bytes = try? Platform.read(path: folder + "/Contents.json"), let contents = try? JSONValue(bytes) else {
      return nil
    }
    for image in contents["images"]?.array ?? [] {
      guard let file = image["filename"]?.string else { continue }
      let scale = image["scale"]?.string.flatMap { Double(String($0.dropLast())) } ?? 1
      if let size = size(folder + "/" + file, scale) { return size }
    }
    return nil
  }

  private static func size(_ path: String, _ scale: Double) -> Size? {
    guard let bytes = try? Platform.read(path: path), let size = ImageHeader.size(of: bytes), scale > 0 else {
      return nil
    }
    return Size(width: size.width / scale, height: size.height / scale)
  }

  /// `photo@2x.png` is `photo` at two pixels a point.
  private static func parts(of file: String) -> (name: String, scale: Double) {
    let base = file.split(separator: ".").dropLast().joined(separator: ".")
    for scale in 2...3 where base.hasSuffix("@\(scale)x") { return (String(base.dropLast(3)), Double(scale)) }
    return (base, 1)
  }
}
