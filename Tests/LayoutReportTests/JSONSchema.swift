import Foundation

/// As much of JSON Schema as the report's schema uses; a word that is not known here is a violation as well.
struct JSONSchema {
  private let root: [String: Any]

  init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document, each with the place in it.
  func violations(of document: Any) -> [String] { violations(of: document, by: root, at: "$") }

  private static let annotations: Set<String> = ["$schema", "$id", "title", "description", "$defs"]

  private func violations(of value: Any, by schema: [String: Any], at place: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { word, rule in
      Self.annotations.contains(word) ? [] : violations(of: value, word, rule, schema, place)
    }
  }

  private func violations(
    of value: Any, _ word: String, _ rule: Any, _ schema: [String: Any], _ place: String
  ) -> [String] {
    switch (word, rule) {
    case ("$ref", let name as String):
      let definitions = root["$defs"] as? [String: [String: Any]]
      guard let definition = definitions?[String(name.dropFirst("#/$defs/".count))] else {
        return ["\(place): no definition \(name)"]
      }
      return violations(of: value, by: definition, at: place)
    case ("type", let type as String): return Self.types(of: value).contains(type) ? [] : ["\(place): no \(type)"]
    case ("type", let types as [String]):
      return Self.types(of: value).isDisjoint(with: types) ? ["\(place): none of \(types)"] : []
    case ("const", _): return "\(value)" == "\(rule)" ? [] : ["\(place): not \(rule)"]
    case ("enum", let values as [String]): return values.contains("\(value)") ? [] : ["\(place): none of \(values)"]
    case ("minimum", let least as NSNumber):
      return (value as? NSNumber)?.compare(least) == .orderedAscending ? ["\(place): less than \(least)"] : []
    case ("pattern", let pattern as String):
      let isMatch = (try? Regex(pattern)).flatMap { (value as? String)?.firstMatch(of: $0) } != nil
      return isMatch ? [] : ["\(place): does not match \(pattern)"]
    case ("items", let item as [String: Any]):
      return (value as? [Any] ?? []).enumerated().flatMap { violations(of: $1, by: item, at: "\(place)[\($0)]") }
    case ("required", let names as [String]):
      return names.filter { (value as? [String: Any])?[$0] == nil }.map { "\(place): no member \($0)" }
    case ("properties", let properties as [String: [String: Any]]):
      return (value as? [String: Any] ?? [:]).flatMap { name, member in
        properties[name].map { violations(of: member, by: $0, at: "\(place).\(name)") }
          ?? ["\(place).\(name): not in the schema"]
      }
    case ("additionalProperties", let rest as [String: Any]):
      return (value as? [String: Any] ?? [:]).flatMap { violations(of: $1, by: rest, at: "\(place).\($0)") }
    default: return ["\(place): cannot check \(word)"]
    }
  }

  private static func types(of value: Any) -> Set<String> {
    switch value {
    case is NSNull: ["null"]
    case is String: ["string"]
    case is [Any]: ["array"]
    case is [String: Any]: ["object"]
    case let number as NSNumber:
      number.doubleValue == number.doubleValue.rounded() ? ["number", "integer", "boolean"] : ["number"]
    default: []
    }
  }
}
