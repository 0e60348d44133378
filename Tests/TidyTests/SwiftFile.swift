import Foundation
import Testing

/// A Swift file of the repository, read line by line by the tests that keep the repository tidy.
///
/// Regular expressions are slow where a test runs unoptimised, so a line is asked for a plain word first.
struct SwiftFile: CustomTestStringConvertible, Sendable {
  /// Below the repository: `Sources/LayoutEngine/LayoutSession.swift`.
  let path: String
  let lines: [String]

  /// The folder under `Sources` or `Tests`.
  var module: String { String(path.split(separator: "/")[1]) }
  var baseName: String { String(path.split(separator: "/").last ?? "") }
  var testDescription: String { path }

  /// The lines as code: comments and the insides of string literals taken out, so that words mean what they say.
  var code: [String] {
    var isInText = false
    return lines.map { line in
      let holdsQuotes = line.contains("\"\"\"")
      if isInText || holdsQuotes {
        if holdsQuotes { isInText.toggle() }
        return ""
      }
      guard line.contains("\"") || line.contains("//") else { return line }
      return line.replacing(#/"(\\.|[^"\\])*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "")
    }
  }

  /// The modules that the file imports.
  var imports: [String] {
    lines.filter { $0.contains("import ") }.compactMap { line in
      line.wholeMatch(of: #/(?:@testable )?(?:package |internal )?import (?:(?:struct|enum|func|class) )?(\w+).*/#)
        .map { String($0.1) }
    }
  }

  /// The functions with the number of lines from the first word to the closing brace.
  ///
  /// The formatter puts the closing brace under the first word, which is all that is needed to find it.
  var functions: [(line: Int, length: Int)] {
    let words = ["func ", "init", "subscript"]
    return lines.indices.filter { words.contains(where: lines[$0].contains) }.compactMap { start in
      guard let match = lines[start].prefixMatch(of: #/( *)(?:[a-z@][\w()]* )*(?:func|init|subscript)\b/#) else {
        return nil
      }
      let indentation = match.1.count
      for end in lines.indices[start...].dropFirst() where !lines[end].isEmpty {
        let depth = lines[end].prefix { $0 == " " }.count
        if depth < indentation { return nil }
        if depth == indentation, lines[end].hasPrefix(match.1 + "}") { return (start + 1, end - start + 1) }
        if depth == indentation, !lines[end].hasPrefix(match.1 + ")") { return nil }
      }
      return nil
    }
  }
}

/// The repository as it stands on disk.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let swiftFiles: [SwiftFile] = ["Sources", "Tests"].flatMap { folder in
    paths(in: folder).filter { $0.hasSuffix(".swift") }.map { path in
      SwiftFile(path: path, lines: text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// The files of the stages, which hold to what Embedded Swift can do.
  static let coreFiles = swiftFiles.filter { $0.path.hasPrefix("Sources/Layout") }

  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// All files below a folder, as paths below the repository, in order.
  static func paths(in folder: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    return names.sorted().map { folder + "/" + $0 }
  }
}
