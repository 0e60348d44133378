package import Foundation
package import LayoutDiagnostics
package import Testing

/// The files that tests are made of: `Tests/Corpus`, found from where this source file lies.
package enum Corpus {
  /// The root of the repository.
  package static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files of a folder of the corpus and of the folders in it, as paths below the corpus, in order.
  package static func files(in folder: String, withExtension pathExtension: String = "layout") -> [String] {
    let root = corpus.appendingPathComponent(folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix("." + pathExtension) }.sorted().map { folder + "/" + $0 }
  }

  /// The sample programs, as paths below the corpus.
  package static var samples: [String] { files(in: "../../Samples") }

  /// The text of a file of the corpus.
  package static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: corpus.appendingPathComponent(path)), as: UTF8.self)
  }

  /// What a program of the corpus finds beside it: the bytes of a file by its name.
  package static func neighbours(of path: String) -> @Sendable (String) -> [UInt8]? {
    let folder = corpus.appendingPathComponent(path).deletingLastPathComponent()
    return { name in (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Array($0) } }
  }

  /// The lines of a table of the corpus, in columns that tabs part; lines that begin with `#` are remarks.
  package static func table(_ path: String) throws -> [[Substring]] {
    try text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
  }

  /// Compares what was made with a file of the corpus. With `UPDATE_EXPECTATIONS=1` the file is written instead, so that
  /// the differences can be read as changes of the repository.
  package static func expect(
    _ actual: String, toEqual path: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let url = corpus.appendingPathComponent(path)
    if isUpdating {
      if (try? text(path)) != actual { try Data(actual.utf8).write(to: url) }
      return
    }
    let expected = (try? text(path)) ?? ""
    guard actual != expected else { return }
    Issue.record("\(path):\n\(difference(from: expected, to: actual))", sourceLocation: sourceLocation)
  }

  /// Checks a file against the diagnostics that are drawn in it (``Expectations``).
  ///
  /// - Parameter diagnose: makes the diagnostics of the file without its expectations.
  package static func check(
    _ path: String, diagnose: (SourceMap) -> [Diagnostic],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let source = Expectations.source(of: try text(path))
    let name = String(path.split(separator: "/").last ?? "")
    let sources = SourceMap(path: name, text: Array(source.utf8))
    let annotated = Expectations.annotate(sources, with: diagnose(sources))
    try expect(annotated, toEqual: path, sourceLocation: sourceLocation)
  }

  /// Whether expectations are to be rewritten.
  package static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] == "1"

  private static let corpus = repository.appendingPathComponent("Tests/Corpus")

  /// The lines that differ, `-` expected and `+` found.
  private static func difference(from expected: String, to actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      }
    }.joined(separator: "\n")
  }
}
