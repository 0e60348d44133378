import LayoutLint

/// The settings that files are linted with: what the `keyline.json` files above them say, the nearest last, and then the command
/// line.
struct LintSettings {
  static let fileName = "keyline.json"

  /// What counts for one file.
  struct Resolved {
    var options: LintOptions
    /// The files that the options come from, the one that counts most last.
    var sources: [String]
  }

  private let arguments: ParsedArguments
  private let selected: [String]?
  private let ignored: [String]
  private let root: DirectoryPath
  private var read: [DirectoryPath: LintConfiguration?] = [:]
  private var variants: [String: LintOptions] = [:]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    selected = try arguments.value("select").map(Self.rules)
    if let selected, selected.isEmpty { throw UsageError("'--select' names no rule") }
    ignored = try Self.rules(arguments.value("ignore") ?? "")
    root = DirectoryPath(Platform.currentDirectory)
  }

  /// What counts for a file, given as the command line or a directory names it.
  mutating func resolve(_ path: String) throws(UsageError) -> Resolved {
    let file = path == Inputs.standardInputName ? root.appending("stdin.layout") : root.appending(path)
    var chain: [(DirectoryPath, LintConfiguration)] = []
    if !arguments.has("no-config") {
      for directory in file.parents {
        guard let configuration = try configuration(in: directory) else { continue }
        chain.insert(contentsOf: try withBases(configuration, in: directory, []), at: 0)
        if configuration.isRoot { break }
      }
    }
    var options = try variants(chain.last { !$0.1.variants.isEmpty }?.1)
    for (directory, configuration) in chain {
      let rules = configuration.rules(for: file.path(below: directory))
      options.severities += rules.severities
      options.settings += rules.settings
    }
    applyCommandLine(to: &options)
    return Resolved(options: options, sources: chain.map(\.1.path))
  }

  /// A configuration with those that it extends before it. What those say of files is relative to the one that extends them.
  private mutating func withBases(
    _ configuration: LintConfiguration, in directory: DirectoryPath, _ known: [DirectoryPath]
  ) throws(UsageError) -> [(DirectoryPath, LintConfiguration)] {
    var chain: [(DirectoryPath, LintConfiguration)] = []
    for base in configuration.bases {
      let path = directory.appending(base)
      guard !known.contains(path) else {
        throw UsageError("'\(base)' extends itself", at: configuration.place(of: ["extends"]))
      }
      let bytes: [UInt8]
      do throws(Platform.Failure) {
        bytes = try Platform.read(path: path.text)
      } catch {
        throw UsageError("cannot read '\(base)': \(error.reason)", at: configuration.place(of: ["extends"]))
      }
      let extended = try LintConfiguration(path: root.displayed(path), bytes)
      for (_, configuration) in try withBases(extended, in: path.parents[0], known + [path]) {
        chain.append((directory, configuration))
      }
    }
    return chain + [(directory, configuration)]
  }

  private mutating func configuration(in directory: DirectoryPath) throws(UsageError) -> LintConfiguration? {
    if let known = read[directory] { return known }
    let path = directory.appending(Self.fileName)
    var found: LintConfiguration?
    if let bytes = try? Platform.read(path: path.text) {
      found = try LintConfiguration(path: root.displayed(path), bytes)
    }
    read[directory] = .some(found)
    return found
  }

  /// What is laid out, without rules.
  private mutating func variants(_ configuration: LintConfiguration?) throws(UsageError) -> LintOptions {
    let defaults = configuration?.variants ?? []
    let key = defaults.map { $0.name + "=" + $0.value }.joined(separator: " ")
    if let known = variants[key] { return known }
    let words = arguments.with(defaults.filter { $0.name != "device" || !arguments.has("size") })
    var options: LintOptions
    do throws(UsageError) {
      options = LintOptions(variants: try LayoutOptions.parseVariants(words).map(LintVariant.init))
    } catch {
      // A value of the configuration is wrong where it stands, one of the command line is not.
      let index = defaults.indices.first { index in
        ["not", "called"].contains { error.message.contains("\($0) '\(defaults[index].value)'") }
      }
      guard let configuration, let index, !arguments.has(defaults[index].name) else { throw error }
      throw UsageError(error.message, at: configuration.variantPlaces[index])
    }
    options.narrow = try LayoutOptions.narrowVariants(words).map(LintVariant.init)
    variants[key] = options
    return options
  }

  private func applyCommandLine(to options: inout LintOptions) {
    for rule in RuleCatalog.all {
      if let selected {
        let severity = options.severity(of: rule)
        if !selected.contains(rule.name) {
          options.severities.append((rule.name, .off))
        } else if severity == .off {
          options.severities.append((rule.name, .warning))
        }
      }
      if ignored.contains(rule.name) { options.severities.append((rule.name, .off)) }
    }
  }

  private static func rules(_ words: String) throws(UsageError) -> [String] {
    let names = words.split { $0 == "," || $0 == " " }.map(String.init)
    for name in names where RuleCatalog.named(name) == nil {
      throw UsageError("there is no rule '\(name)'" + UsageError.suggestion(name, RuleCatalog.all.map(\.name)))
    }
    return names
  }
}

extension LintSettings.Resolved {
  /// What `--show-settings` prints for a file.
  func text(for path: String) -> String {
    var text = "\(path)\n  settings: \(sources.isEmpty ? "none" : sources.joined(separator: ", "))\n"
    text += "  laid out for: \(options.variants.map(\.name).joined(separator: ", "))\n"
    if !options.narrow.isEmpty { text += "  rows tried on: \(options.narrow.map(\.name).joined(separator: ", "))\n" }
    let width = RuleCatalog.all.map(\.name.utf8.count).max() ?? 0
    for rule in RuleCatalog.all {
      let severity = options.severity(of: rule).rawValue
      let values = rule.options.map { " \($0.name) \(options.value(of: $0, of: rule))" }.joined(separator: ",")
      text += "  " + rule.name + String(repeating: " ", count: width - rule.name.utf8.count + 2) + severity
      text += (values.isEmpty ? "" : " " + values) + "\n"
    }
    return text
  }
}
