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
  private let bytes: [UInt8]
  /// No file further up counts.
  private(set) var isRoot = false
  /// Paths of files whose settings come before its own, relative to its directory.
  private(set) var bases: [String] = []
  private(set) var rules = Rules()
  private(set) var overrides: [Override] = []
  /// Values of the options `--device`, `--text-size` and `--direction` that count where the command line has none.
  private(set) var variants: [(name: String, value: String)] = []
  /// Where those values stand.
  private(set) var variantPlaces: [String] = []

  init(path: String, _ bytes: [UInt8]) throws(UsageError) {
    self.path = path
    self.bytes = bytes
    let value: JSONValue
    do throws(JSONValue.Problem) {
      value = try JSONValue(bytes)
    } catch {
      throw UsageError(error.message, at: "\(path):\(error.line):\(error.column)")
    }
    guard case .object(let members) = value else { throw UsageError("settings are an object", at: "\(path):1:1") }
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
      guard case .boolean(let flag) = value else { throw wrong("'root' is true or false", [name]) }
      isRoot = flag
    case "extends": bases = try texts(value, of: name)
    case "rules": rules = try parseRules(value, [name])
    case "overrides": overrides = try parseOverrides(value)
    default:
      guard let option = Self.variantKeys[name] else {
        throw wrong("there is no setting '\(name)'" + UsageError.suggestion(name, Self.keys), [name], isName: true)
      }
      let isList = value.array != nil
      for (index, text) in try texts(value, of: name).enumerated() {
        variants.append((option, text))
        variantPlaces.append(place(of: isList ? [name, String(index)] : [name]))
      }
    }
  }

  private func parseRules(_ value: JSONValue, _ place: [String]) throws(UsageError) -> Rules {
    guard case .object(let members) = value else { throw wrong("'rules' is an object of rules", place) }
    var rules = Rules()
    for name in members.keys.sorted() {
      let place = place + [name]
      guard let rule = RuleCatalog.named(name) else {
        throw wrong(
          "there is no rule '\(name)'" + UsageError.suggestion(name, RuleCatalog.all.map(\.name)), place, isName: true)
      }
      switch members[name]! {
      case .string(let severity): rules.severities.append((name, try parseSeverity(severity, of: name, place)))
      case .object(let options):
        for key in options.keys.sorted() { try read(key, options[key]!, of: rule, place + [key], into: &rules) }
      default: throw wrong("'\(name)' is a severity or an object", place)
      }
    }
    return rules
  }

  private func read(
    _ key: String, _ value: JSONValue, of rule: Rule, _ place: [String], into rules: inout Rules
  ) throws(UsageError) {
    if key == "severity" {
      rules.severities.append((rule.name, try parseSeverity(value.string ?? "", of: rule.name, place)))
      return
    }
    guard let option = rule.options.first(where: { $0.name == key }) else {
      let known = ["severity"] + rule.options.map(\.name)
      throw wrong("'\(rule.name)' has no option '\(key)'" + UsageError.suggestion(key, known), place, isName: true)
    }
    guard let number = value.number, option.range.contains(number) else {
      throw wrong(
        "'\(key)' of '\(rule.name)' is a number from \(option.range.lowerBound) to \(option.range.upperBound)", place)
    }
    rules.settings.append(RuleSetting(rule: rule.name, option: key, value: number))
  }

  private func parseSeverity(_ text: String, of rule: String, _ place: [String]) throws(UsageError) -> RuleSeverity {
    let known = RuleSeverity.allCases.map(\.rawValue)
    guard let severity = RuleSeverity(rawValue: text) else {
      throw wrong("'\(rule)' is one of \(known.joined(separator: ", "))" + UsageError.suggestion(text, known), place)
    }
    return severity
  }

  private func parseOverrides(_ value: JSONValue) throws(UsageError) -> [Override] {
    guard let values = value.array else { throw wrong("'overrides' is a list", ["overrides"]) }
    var overrides: [Override] = []
    for (index, value) in values.enumerated() {
      let place = ["overrides", String(index)]
      guard case .object(let members) = value else { throw wrong("an override is an object", place) }
      if let name = members.keys.sorted().first(where: { $0 != "files" && $0 != "rules" }) {
        throw wrong(
          "an override has no '\(name)'" + UsageError.suggestion(name, ["files", "rules"]), place + [name], isName: true
        )
      }
      guard let files = members["files"], let rules = members["rules"] else {
        throw wrong("an override has 'files' and 'rules'", place)
      }
      let globs = try texts(files, of: "files", place + ["files"]).map { Array($0.utf8) }
      overrides.append(Override(globs: globs, rules: try parseRules(rules, place + ["rules"])))
    }
    return overrides
  }

  /// One text or a list of them.
  private func texts(_ value: JSONValue, of name: String, _ place: [String]? = nil) throws(UsageError) -> [String] {
    if let text = value.string { return [text] }
    var texts: [String] = []
    for element in value.array ?? [.null] {
      guard let text = element.string else {
        throw wrong("'\(name)' is a text or a list of texts", place ?? [name])
      }
      texts.append(text)
    }
    return texts
  }

  /// `path:line:column` of something in the file.
  func place(of members: [String], isName: Bool = false) -> String {
    path + ":" + JSONValue.place(of: members, isName: isName, in: bytes)
  }

  private func wrong(_ message: String, _ members: [String], isName: Bool = false) -> UsageError {
    UsageError(message, at: place(of: members, isName: isName))
  }
}
