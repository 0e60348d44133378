import LayoutReport

extension Command {
  /// `keyline schema`: the contract of the JSON report.
  static let schema = Command(
    name: "schema", operands: "", summary: "Print the JSON Schema of the frame report.",
    discussion: "The report is what 'keyline compile --format json' prints.", options: [ColorChoice.option]
  ) { (arguments, console) throws(UsageError) in
    console.write("\(ReportSchema.text)")
    return .success
  }
}
