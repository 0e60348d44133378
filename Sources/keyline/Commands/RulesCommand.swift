import LayoutLint

extension Command {
  /// `keyline rules`: what `keyline lint` looks for.
  static let rules = Command(
    name: "rules", operands: "[RULE…]", summary: "List the rules of lint, or say what some of them mean.",
    discussion: "Each rule has a name, which findings, comments that silence it and configurations use.",
    options: [CommandOption("format", short: "f", value: "NAME", "text, json or markdown (default: text)")]
  ) { (arguments, console) throws(UsageError) in
    for name in arguments.operands {
      guard let text = RulePages.text(of: name) else {
        throw UsageError("there is no rule '\(name)'" + UsageError.suggestion(name, RuleCatalog.all.map(\.name)))
      }
      console.write(text)
    }
    guard arguments.operands.isEmpty else { return .success }
    switch arguments.value("format") ?? "text" {
    case "text": console.write(list)
    case "json": console.write(RulePages.json)
    case "markdown": console.write(RulePages.markdown)
    case let other: throw .badValue(other, of: "format", allowed: ["text", "json", "markdown"])
    }
    return .success
  }

  private static var list: String {
    let width = RuleCatalog.all.map(\.name.utf8.count).max() ?? 0
    return RuleCatalog.all.map { rule in
      let severity = rule.severity.rawValue
      return rule.name + String(repeating: " ", count: width - rule.name.utf8.count + 2) + severity
        + String(repeating: " ", count: 9 - severity.utf8.count) + rule.what + "\n"
    }.joined()
  }
}
