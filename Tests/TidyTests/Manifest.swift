import Foundation

/// What `Package.swift` says of the targets, read from its text: the manifest is the drawing of the pipeline, and the tests
/// hold the sources against it.
struct Manifest {
  struct Target {
    let name: String
    let dependencies: [String]
  }

  /// In the order of the manifest.
  let targets: [Target]

  init(text: String) {
    var calls: [String] = []
    var isInList = false
    for line in text.split(separator: "\n") {
      if line == "  targets: [" { isInList = true }
      if line.hasPrefix("  ]") { isInList = false }
      guard isInList else { continue }
      if line.contains(#/^ {4}(stage|tests|\.target|\.executableTarget)\(/#) { calls.append("") }
      if !calls.isEmpty { calls[calls.count - 1] += line }
    }
    targets = calls.map { call in
      let end = ["excluding:", "path:", "swiftSettings:"].compactMap { call.range(of: $0)?.lowerBound }.min()
      let names = call[..<(end ?? call.endIndex)].matches(of: #/"([^"]*)"/#).map { String($0.1) }
      return Target(name: names.first ?? "", dependencies: Array(names.dropFirst()))
    }
  }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }
}
