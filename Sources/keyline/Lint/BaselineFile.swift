import LayoutDiagnostics
import LayoutLint

/// `--baseline FILE`: reads the findings that are known, or writes them down if there is no such file yet.
struct BaselineFile {
  let path: String
  /// Nil if the file is to be written.
  private let known: Baseline?

  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let path = arguments.value("baseline") else {
      guard !arguments.has("update-baseline") else { throw UsageError("'--update-baseline' needs '--baseline FILE'") }
      return nil
    }
    self.path = path
    guard !arguments.has("update-baseline"), let bytes = try? Platform.read(path: path) else {
      known = nil
      return
    }
    known = try Self.parse(bytes, path)
  }

  /// Marks what is known, or writes down all that there is.
  func apply(to results: inout [LintResult], _ console: inout Console) throws(UsageError) {
    let root = DirectoryPath(Platform.currentDirectory)
    let home = root.appending(path).parents[0]
    // Files are called as seen from the baseline, however and from wherever they were named.
    let name = { (path: String) in
      path == Inputs.standardInputName ? path : home.displayed(root.appending(path))
    }
    var baseline = known ?? Baseline(of: results, named: name)
    if known == nil {
      do throws(Platform.Failure) {
        try Platform.replace(path: path, with: baseline.json)
      } catch {
        throw UsageError("cannot write '\(path)': \(error.reason)")
      }
      console.writeError("\(path): \(Self.counted(baseline.count)) written down\n")
    }
    for index in results.indices { baseline.apply(to: &results[index], named: name) }
    // Of files that were not looked at nothing is known, unless they are gone themselves.
    let seen = Set(results.map { name($0.sources.files[0].path) })
    let gone = baseline.count { seen.contains($0) || (try? Platform.read(path: home.appending($0).text)) == nil }
    if gone > 0 {
      console.writeError(
        "\(path): \(Self.counted(gone)) \(gone == 1 ? "is" : "are") gone; '--update-baseline' "
          + "forgets \(gone == 1 ? "it" : "them")\n")
    }
  }

  private static func counted(_ count: Int) -> String { "\(count) finding" + (count == 1 ? "" : "s") }

  private static func parse(_ bytes: [UInt8], _ path: String) throws(UsageError) -> Baseline {
    let value: JSONValue
    do throws(JSONValue.Problem) {
      value = try JSONValue(bytes)
    } catch {
      throw UsageError(error.message, at: "\(path):\(error.line):\(error.column)")
    }
    guard value["schema"]?.string == "keyline-baseline/1", let findings = value["findings"]?.array else {
      throw UsageError("this is no baseline of keyline", at: "\(path):1:1")
    }
    var baseline = Baseline()
    for (index, finding) in findings.enumerated() {
      guard let file = finding["path"]?.string, let rule = finding["rule"]?.string,
        let print = finding["fingerprint"]?.string, let number = finding["count"]?.number,
        let count = Int(exactly: number), count > 0
      else {
        let place = JSONValue.place(of: ["findings", String(index)], isName: false, in: bytes)
        throw UsageError("a finding has a path, a rule, a fingerprint and a count", at: path + ":" + place)
      }
      baseline.add(Baseline.Entry(path: file, rule: rule, fingerprint: print), count)
    }
    return baseline
  }
}
