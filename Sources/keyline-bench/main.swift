// Runs every workload and prints what it cost beside what it could cost at the least. `--json` for machines, names to
// choose workloads.

keepMemory()
let arguments = CommandLine.arguments.dropFirst()
let chosen = arguments.filter { !$0.hasPrefix("--") }
var measurements = Workload.all
  .filter { chosen.isEmpty || chosen.contains($0.name) }
  .map(Measurement.init)
if chosen.isEmpty || chosen.contains("relayout") { measurements += Measurement.incremental() }
let texts = TextWorkload.all.filter { chosen.isEmpty || chosen.contains($0.name) }.map(TextMeasurement.init)

if arguments.contains("--json") {
  print(BenchReport.json(measurements, texts))
} else {
  if !measurements.isEmpty { print(BenchReport.table(measurements)) }
  if !texts.isEmpty { print(BenchReport.table(texts)) }
}
