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
    var baseline = known ?? Baseline(of: results)
    if known == nil {
      do throws(Platform.Failure) {
        try Platform.replace(path: path, with: baseline.json)
      } catch {
        throw UsageError("cannot write '\(path)': \(error.reason)")
      }
      console.writeError("\(path): \(Self.counted(baseline.count)) written down\n")
    }
    for index in results.indices { baseline.apply(to: &results[index]) }
    if baseline.count > 0 {
      console.writeError(
        "\(path): \(Self.counted(baseline.count)) \(baseline.count == 1 ? "is" : "are") gone; '--update-baseline' "
          + "forgets \(baseline.count == 1 ? "it" : "them")\n")
    }
  }

  private static func counted(_ count: Int) -> String { "\(count) finding" + (count == 1 ? "" : "s") }

  private static func parse(_ bytes: [UInt8], _ path: String) throws(UsageError) -> Baseline {
    let value: JSONValue
    do throws(JSONValue.Problem) {
      value = try JSONValue(bytes)
    } catch {
      throw UsageError("\(path): line \(error.line): \(error.message)")
    }
    guard value["schema"]?.string == "keyline-baseline/1", let findings = value["findings"]?.array else {
      throw UsageError("\(path): this is no baseline of keyline")
    }
    var baseline = Baseline()
    for finding in findings {
      guard let file = finding["path"]?.string, let rule = finding["rule"]?.string,
        let print = finding["fingerprint"]?.string, let number = finding["count"]?.number,
        let count = Int(exactly: number), count > 0
      else { throw UsageError("\(path): a finding has a path, a rule, a fingerprint and a count") }
      baseline.add(Baseline.Entry(path: file, rule: rule, fingerprint: print), count)
    }
    return baseline
  }
}
