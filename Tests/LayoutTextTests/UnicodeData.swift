import Foundation

/// The Unicode Character Database as systems install it, which the repository has no copy of: in the folder that the
/// environment's `UNICODE_DATA` names, else where Debian's package `unicode-data` puts it.
///
/// The tables were made from version 15.0. Files of another version tell of characters that the tables don't know, so
/// only those of 15.0 count as present.
enum UnicodeData {
  static let version = "15.0.0"
  static let isPresent = isVersion(of: "LineBreak.txt") && isVersion(of: "auxiliary/LineBreakTest.txt")

  /// The lines of a file without its remarks.
  static func lines(of path: String) throws -> [Substring] {
    try text(path).split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }
      return content.allSatisfy { $0 == " " } ? nil : content
    }
  }

  private static func isVersion(of path: String) -> Bool {
    (try? text(path))?.prefix(100).split(separator: "\n").first?.contains(version) ?? false
  }

  private static func text(_ path: String) throws -> String {
    let folder = ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"
    return String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path)), as: UTF8.self)
  }
}
