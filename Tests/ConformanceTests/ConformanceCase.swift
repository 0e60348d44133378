import Foundation

/// One line of a file in `Tests/Conformance`: a program and the frames it must give.
struct ConformanceCase: Sendable {
  struct Expectation: Sendable {
    /// The node: its identifier, or its path and kind.
    let identifier: String?
    let path: String?
    let kind: String?
    let copy: Int?
    let frame: [Double]
    /// Explicit guides by `h.name` or `v.name`; nil where the case does not speak of guides.
    let guides: [String: Double]?
    let isDissolved: Bool
  }

  let id: String
  let needs: Set<String>
  let platform: String
  let width: Double
  let height: Double
  let layout: String
  let expectations: [Expectation]

  /// Points by which a number may differ: what decimals the case gives, or a pixel where the font decides.
  var tolerance: Double {
    if expectations.contains(where: { $0.path != nil }) { return 0.00001 }
    return needs.contains("Text") ? 0.51 : 0.001
  }

  /// The cases of a file, in order.
  static func load(_ name: String) throws -> [ConformanceCase] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Conformance/\(name).jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return ConformanceCase(object as? [String: Any] ?? [:])
    }
  }

  private init(_ object: [String: Any]) {
    id = object["id"] as? String ?? ""
    needs = Set(object["needs"] as? [String] ?? [])
    platform = object["platform"] as? String ?? "ios"
    let container = (object["container"] as? [NSNumber] ?? []).map(\.doubleValue)
    width = container.first ?? 0
    height = container.last ?? 0
    layout = object["layout"] as? String ?? ""
    let rows = object["expect"] as? [[String: Any]] ?? object["frames"] as? [[String: Any]] ?? []
    let isTree = object["frames"] != nil
    expectations = rows.map { Self.expectation($0, isTree: isTree) }
  }

  private static func expectation(_ row: [String: Any], isTree: Bool) -> Expectation {
    Expectation(
      identifier: row["identifier"] as? String, path: row["path"] as? String, kind: row["kind"] as? String,
      copy: (row["copy"] as? NSNumber)?.intValue, frame: (row["frame"] as? [NSNumber] ?? []).map(\.doubleValue),
      guides: isTree ? (row["guides"] as? [String: NSNumber] ?? [:]).mapValues(\.doubleValue) : nil,
      isDissolved: row["dissolved"] as? Bool ?? false)
  }
}
