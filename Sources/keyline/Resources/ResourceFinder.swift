import LayoutDiagnostics
import LayoutEvaluator

/// The files of an app's bundle, found where its sources are: beside them or in a folder below the one that they share.
///
/// In a bundle most folders are gone, so a file is found by its name wherever it lies; of several the one in the nearest folder
/// counts, then the first by the folder's name. The disk is looked at when running code asks for a file, and not before.
struct ResourceFinder {
  /// How many folders are looked into before a file is taken to be missing.
  private static let folderLimit = 4_000

  /// What building leaves behind, and other people's code.
  private static let skipped: Set = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  /// The resources of a module; nil for one without a file on the disk.
  static func resources(of module: SourceMap) -> Resources? {
    let folders = module.files.map(\.path).filter { $0 != Inputs.standardInputName }.map(folder)
    guard let first = folders.first else { return nil }
    let shared = folders.dropFirst().reduce(first, common)
    return Resources { name in find(name, below: shared.joined(separator: "/")) }
  }

  /// The folders that lead to a file.
  private static func folder(of path: String) -> [String] {
    let full = path.hasPrefix("/") ? path : Platform.currentDirectory + "/" + path
    var parts: [String] = []
    for part in full.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init) {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts
  }

  private static func common(_ one: [String], _ other: [String]) -> [String] {
    zip(one, other).prefix { $0 == $1 }.map(\.0)
  }

  /// The bytes of a file, level by level.
  private static func find(_ name: String, below root: String) -> [UInt8]? {
    var level = [root]
    var count = 0
    while !level.isEmpty, count < folderLimit {
      for folder in level {
        if let bytes = try? Platform.read(path: folder + "/" + name) { return bytes }
        if name.hasSuffix(".dataset"), let bytes = dataSet(folder + "/" + name) { return bytes }
      }
      count += level.count
      level = level.flatMap { folders(in: $0) }
    }
    return nil
  }

  private static func folders(in folder: String) -> [String] {
    Platform.entries(of: folder).filter { !$0.hasPrefix(".") && !skipped.contains($0) }.sorted()
      .map { folder + "/" + $0 }.filter { !Platform.isLink($0) && Platform.isDirectory($0) }
  }

  /// The file of a data set of an asset catalogue.
  private static func dataSet(_ folder: String) -> [UInt8]? {
    let file = Platform.entries(of: folder).filter { $0 != "Contents.json" && !$0.hasPrefix(".") }.min()
    return file.flatMap { try? Platform.read(path: folder + "/" + $0) }
  }
}
