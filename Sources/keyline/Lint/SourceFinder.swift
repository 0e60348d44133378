/// The files that operands stand for: a file for itself, a directory for every layout in it, in the order of their names.
enum SourceFinder {
  /// What cannot be read is left in, for whoever reads it to say so.
  static func expand(_ operands: [String]) -> [String] {
    var files: [String] = []
    for operand in operands {
      guard operand != "-", Platform.isDirectory(operand) else {
        files.append(operand)
        continue
      }
      walk(operand == "." ? "" : operand, IgnoredPaths(), &files)
    }
    return withoutRepetitions(files)
  }

  /// What is named twice, or by itself and by its directory, is read once, where it is named first.
  private static func withoutRepetitions(_ files: [String]) -> [String] {
    let root = DirectoryPath(Platform.currentDirectory)
    var known: Set<DirectoryPath> = []
    return files.filter { $0 == "-" || known.insert(root.appending($0)).inserted }
  }

  private static func walk(_ directory: String, _ outer: IgnoredPaths, _ files: inout [String]) {
    var ignored = outer
    let prefix = directory.isEmpty || directory.hasSuffix("/") ? directory : directory + "/"
    if let text = try? Platform.read(path: prefix + ".gitignore") {
      ignored.add(String(decoding: text, as: UTF8.self), in: prefix)
    }
    for name in Platform.entries(of: directory.isEmpty ? "." : directory).sorted() where !name.hasPrefix(".") {
      let path = prefix + name
      let isDirectory = Platform.isDirectory(path)
      guard !ignored.contains(path, isDirectory: isDirectory) else { continue }
      // A link may lead back to where it came from.
      if isDirectory, Platform.isLink(path) { continue }
      if isDirectory {
        walk(path, ignored, &files)
      } else if name.hasSuffix(".layout") {
        files.append(path)
      }
    }
  }
}

/// The patterns of the `.gitignore` files from the top down, the last one that matches decides.
struct IgnoredPaths {
  private struct Pattern {
    var glob: [UInt8]
    /// Paths are compared from here on.
    var base: String
    var isNegated: Bool
    var isForDirectories: Bool
    /// With a slash inside, it is compared with the path and not with the name alone.
    var isAnchored: Bool
  }

  private var patterns: [Pattern] = []

  mutating func add(_ text: String, in base: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      var glob = line
      while glob.last == " " { glob.removeLast() }
      let isNegated = glob.hasPrefix("!")
      if isNegated { glob.removeFirst() }
      let isForDirectories = glob.hasSuffix("/")
      if isForDirectories { glob.removeLast() }
      let isAnchored = glob.contains("/")
      if glob.hasPrefix("/") { glob.removeFirst() }
      guard !glob.isEmpty else { continue }
      patterns.append(
        Pattern(
          glob: Array(glob.utf8), base: base, isNegated: isNegated, isForDirectories: isForDirectories,
          isAnchored: isAnchored))
    }
  }

  func contains(_ path: String, isDirectory: Bool) -> Bool {
    for pattern in patterns.reversed() where isDirectory || !pattern.isForDirectories {
      let relative = path.utf8.dropFirst(pattern.base.utf8.count)
      let name = relative.split(separator: UInt8(ascii: "/")).last ?? relative
      if Glob.matches(pattern.glob[...], Array(pattern.isAnchored ? relative : name)[...]) { return !pattern.isNegated }
    }
    return false
  }
}

/// Patterns of paths: `*` within a name, `**` across names, `?` one character.
enum Glob {
  static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case UInt8(ascii: "*") where rest.first == first:
      let after = rest.dropFirst()
      if after.first == UInt8(ascii: "/"), matches(after.dropFirst(), text) { return true }
      return (text.startIndex...text.endIndex).contains { matches(after, text[$0...]) }
    case UInt8(ascii: "*"):
      let end = text.firstIndex(of: UInt8(ascii: "/")) ?? text.endIndex
      return (text.startIndex...end).contains { matches(rest, text[$0...]) }
    case UInt8(ascii: "?"):
      return text.first.map { $0 != UInt8(ascii: "/") } ?? false && matches(rest, text.dropFirst())
    default: return text.first == first && matches(rest, text.dropFirst())
    }
  }
}
