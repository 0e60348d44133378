import LayoutLint

/// What a `keyline.json` says: what rules count as and how their options are set, for all files below it or for some.
///
///     { "root": true, "extends": "../shared/keyline.json", "devices": ["iphone-16", "iphone-se"],
///       "rules": { "offset-as-layout": "warning", "stack-overflow": { "severity": "error", "tolerance": 2 } },
///       "overrides": [ { "files": ["Legacy/**"], "rules": { "redundant-default": "off" } } ] }
///
/// A key that means nothing is an error with a suggestion: a setting that is misspelt must not be silence.
struct LintConfiguration {
  /// The rules of one place in the file.
  struct Rules {
    var severities: [(rule: String, severity: RuleSeverity)] = []
    var settings: [RuleSetting] = []
  }

  /// Rules for the files that one of some patterns fits.
  struct Override {
    var globs: [[UInt8]]
    var rules: Rules
  }

  /// As messages name it.
  let path: String
  /// No file further up counts.
  private(set) var isRoot = false
  /// Paths of files whose settings come before its own, relative to its directory.
  private(set) var bases: [String] = []
  private(set) var rules = Rules()
  private(set) var overrides: [Override] = []
  /// Values of the options `--device`, `--text-size` and `--direction` that count where the command line has none.
  private(set) var variants: [(name: String, value: String)] = []

  init(path: String, _ bytes: [UInt8]) throws(UsageError) {
    self.path = path
    let value: JSONValue
    do throws(JSONValue.Problem) {
      value = try JSONValue(bytes)
    } catch {
      throw UsageError("\(path): line \(error.line): \(error.message)")
    }
    guard case .object(let members) = value else { throw UsageError("\(path): settings are an object") }
    for name in members.keys.sorted() { try read(name, members[name]!) }
  }

  /// Rules for a file, from its path relative to the configuration's directory.
  func rules(for file: String) -> Rules {
    let name = Array(file.utf8.split(separator: UInt8(ascii: "/")).last ?? [])
    var result = rules
    for override in overrides {
      let fits = override.globs.contains { glob in
        Glob.matches(glob[...], glob.contains(UInt8(ascii: "/")) ? Array(file.utf8)[...] : name[...])
      }
      guard fits else { continue }
      result.severities += override.rules.severities
      result.settings += override.rules.settings
    }
    return result
  }

  private static let variantKeys = [
    "devices": "device", "textSizes": "text-size", "directions": "direction",
  ]
  private static let keys = ["$schema", "root", "extends", "rules", "overrides"] + variantKeys.keys.sorted()

  private mutating func read(_ name: String, _ value: JSONValue) throws(UsageError) {
    switch name {
    case "$schema": break
    case "root":
      guard case .boolean(let flag) = value else { throw wrong("'root' is true or false") }
      isRoot = flag
    case "extends": bases = try texts(value, of: name)
    case "rules": rules = try parseRules(value)
    case "overrides": overrides = try parseOverrides(value)
    default:
      guard let option = Self.variantKeys[name] else {
        throw wrong("there is no setting '\(name)'" + UsageError.suggestion(name, Self.keys))
      }
      for text in try texts(value, of: name) { variants.append((option, text)) }
    }
  }

  private func parseRules(_ value: JSONValue) throws(UsageError) -> Rules {
    guard case .object(let members) = value else { throw wrong("'rules' is an object of rules") }
    var rules = Rules()
    for name in members.keys.sorted() {
      guard let rule = RuleCatalog.named(name) else {
        throw wrong("there is no rule '\(name)'" + UsageError.suggestion(name, RuleCatalog.all.map(\.name)))
      }
      switch members[name]! {
      case .string(let severity): rules.severities.append((name, try parseSeverity(severity, of: name)))
      case .object(let options):
        for key in options.keys.sorted() { try read(key, options[key]!, of: rule, into: &rules) }
      default: throw wrong("'\(name)' is a severity or an object")
      }
    }
    return rules
  }

  private func read(
    _ key: String, _ value: JSONValue, of rule: Rule, into rules: inout Rules
  ) throws(UsageError) {
    if key == "severity" {
      rules.severities.append((rule.name, try parseSeverity(value.string ?? "", of: rule.name)))
      return
    }
    guard let option = rule.options.first(where: { $0.name == key }) else {
      let known = ["severity"] + rule.options.map(\.name)
      throw wrong("'\(rule.name)' has no option '\(key)'" + UsageError.suggestion(key, known))
    }
    guard let number = value.number, option.range.contains(number) else {
      throw wrong(
        "'\(key)' of '\(rule.name)' is a number from \(option.range.lowerBound) to \(option.range.upperBound)")
    }
    rules.settings.append(RuleSetting(rule: rule.name, option: key, value: number))
  }

  private func parseSeverity(_ text: String, of rule: String) throws(UsageError) -> RuleSeverity {
    let known = RuleSeverity.allCases.map(\.rawValue)
    guard let severity = RuleSeverity(rawValue: text) else {
      throw wrong("'\(rule)' is \(known.joined(separator: ", "))" + UsageError.suggestion(text, known))
    }
    return severity
  }

  private func parseOverrides(_ value: JSONValue) throws(UsageError) -> [Override] {
    guard let values = value.array else { throw wrong("'overrides' is a list") }
    var overrides: [Override] = []
    for value in values {
      guard case .object(let members) = value, let files = members["files"], let rules = members["rules"] else {
        throw wrong("an override has 'files' and 'rules'")
      }
      if let name = members.keys.sorted().first(where: { $0 != "files" && $0 != "rules" }) {
        throw wrong("an override has no '\(name)'" + UsageError.suggestion(name, ["files", "rules"]))
      }
      overrides.append(
        Override(globs: try texts(files, of: "files").map { Array($0.utf8) }, rules: try parseRules(rules)))
    }
    return overrides
  }

  /// One text or a list of them.
  private func texts(_ value: JSONValue, of name: String) throws(UsageError) -> [String] {
    if let text = value.string { return [text] }
    var texts: [String] = []
    for element in value.array ?? [.null] {
      guard let text = element.string else { throw wrong("'\(name)' is a text or a list of texts") }
      texts.append(text)
    }
    return texts
  }

  private func wrong(_ message: String) -> UsageError { UsageError("\(path): \(message)") }
}
