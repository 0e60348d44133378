import LayoutDiagnostics

/// The catalogue of rules as people read it: one rule as text for a terminal, all of them as Markdown or as data.
package enum RulePages {
  /// What `keyline explain RULE` says; nil if there is no such rule.
  package static func text(of name: String) -> String? {
    guard let rule = RuleCatalog.named(name) else { return nil }
    var text = rule.name + "  (" + rule.family.rawValue + ", " + rule.severity.rawValue + ")\n\n"
    text +=
      rule.what + ".\n\n" + rule.why + "\n\nFires:\n\n" + indented(rule.bad) + "\nInstead:\n\n" + indented(rule.good)
    if let fix = rule.fix { text += "\nThe fix is " + fix.rawValue + ": " + meaning(of: fix) + "\n" }
    return text
  }

  /// `Grammar/Rules.md`.
  package static var markdown: String {
    var text = """
      # The rules of `keyline lint`

      Generated from `Sources/LayoutLint/Rules`; a test holds it current. The examples are executed in tests: what is drawn
      below a line is what the rule says there.

      | rule | finds | counts as | fix |
      | --- | --- | --- | --- |

      """
    for rule in RuleCatalog.all {
      text += "| [" + rule.name + "](#" + rule.name + ") | " + rule.what + " | " + rule.severity.rawValue + " | "
      text += (rule.fix?.rawValue ?? "–") + " |\n"
    }
    for family in Rule.Family.allCases {
      text += "\n## " + title(of: family) + "\n"
      for rule in RuleCatalog.all where rule.family == family { text += page(rule) }
    }
    return text
  }

  /// The catalogue as JSON, `keyline-rules/1`.
  package static var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("schema")
    json.value("keyline-rules/1")
    json.key("rules")
    json.beginArray()
    for rule in RuleCatalog.all {
      json.beginObject()
      for (key, value) in [
        ("name", rule.name), ("family", rule.family.rawValue), ("severity", rule.severity.rawValue),
        ("what", rule.what),
        ("why", rule.why), ("bad", rule.bad), ("good", rule.good), ("fix", rule.fix?.rawValue ?? "none"),
      ] {
        json.key(key)
        json.value(value)
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes + [0x0A]
  }

  private static func page(_ rule: Rule) -> String {
    var text = "\n### " + rule.name + "\n\n" + rule.what + ". " + rule.why + "\n\n"
    text += "```swift\n" + rule.bad + "\n```\n\nInstead:\n\n```swift\n" + rule.good + "\n```\n"
    if let fix = rule.fix { text += "\nThe fix is " + fix.rawValue + ": " + meaning(of: fix) + "\n" }
    return text
  }

  private static func title(of family: Rule.Family) -> String {
    switch family {
    case .alignment: "Alignment"
    case .frames: "Frames"
    case .stacks: "Stacks, spacers and greedy views"
    case .overflow: "Overflow and visibility"
    case .hygiene: "Hygiene"
    }
  }

  private static func meaning(of fix: FixSafety) -> String {
    switch fix {
    case .safe: "every frame stays as it is, which laying out again proves before anything is written."
    case .unsafe: "frames change."
    }
  }

  private static func indented(_ code: String) -> String {
    var text = ""
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) { text += "    " + line + "\n" }
    return text
  }
}
