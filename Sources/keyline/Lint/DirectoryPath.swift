/// A path from the root of the file system, without `.` and `..`: what two ways of naming a place have in common.
struct DirectoryPath: Hashable {
  private var names: [String]

  init(_ path: String) {
    names = []
    append(path)
  }

  var text: String { "/" + names.joined(separator: "/") }

  /// The place that a path leads to from here; an absolute one starts anew.
  func appending(_ path: String) -> DirectoryPath {
    var result = path.hasPrefix("/") ? DirectoryPath("") : self
    result.append(path)
    return result
  }

  /// The directories that it lies in, the nearest first.
  var parents: [DirectoryPath] {
    var result: [DirectoryPath] = []
    var rest = self
    while rest.names.popLast() != nil { result.append(rest) }
    return result
  }

  /// Its path from one of the directories that it lies in; the whole path if it lies elsewhere.
  func path(below directory: DirectoryPath) -> String {
    guard names.starts(with: directory.names) else { return text }
    return names.dropFirst(directory.names.count).joined(separator: "/")
  }

  /// How messages name another place, seen from here.
  func displayed(_ other: DirectoryPath) -> String {
    let shared = zip(names, other.names).prefix { $0 == $1 }.count
    let ups = [String](repeating: "..", count: names.count - shared)
    return (ups + other.names.dropFirst(shared)).joined(separator: "/")
  }

  private mutating func append(_ path: String) {
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
    }
  }
}
