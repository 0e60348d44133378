import LayoutEngine

/// The two ways to write the figures down.
enum BenchReport {
  static func table(_ measurements: [Measurement]) -> String {
    var lines = [row("workload", ["nodes", "layout", "limit", "ratio", "cold", "B/node", "sizes", "texts", "allocs"])]
    for measurement in measurements {
      var line = row(
        measurement.name,
        [
          "\(measurement.nodes)", tenths(measurement.layout), tenths(measurement.limit),
          tenths(measurement.layout / measurement.limit), tenths(measurement.cold), tenths(measurement.bytesPerNode),
          "\(measurement.counters.sizeComputations)", "\(measurement.counters.measureCalls)",
          "\(measurement.allocations)",
        ])
      if let failure = measurement.failure { line += "  WRONG: \(failure)" }
      lines.append(line)
    }
    lines.append("layout, limit and cold in ns of processor time per node, medians; relayout in ns")
    return lines.joined(separator: "\n")
  }

  static func table(_ texts: [TextMeasurement]) -> String {
    var lines = [row("workload", ["lines", "bytes", "ms", "MB/s", "ns/line"])]
    for text in texts {
      let columns = [
        "\(text.lines)", "\(text.bytes)", tenths(text.nanoseconds / 1e6), tenths(text.speed),
        tenths(text.nanoseconds / Double(text.lines)),
      ]
      lines.append(row(text.name, columns) + (text.failure.map { "  WRONG: \($0)" } ?? ""))
    }
    lines.append("processor time, medians; check parses, too, and reads what it needs of the library")
    return lines.joined(separator: "\n")
  }

  static func json(_ measurements: [Measurement], _ texts: [TextMeasurement]) -> String {
    let workloads = measurements.map { measurement in
      """
      {"name":"\(measurement.name)","nodes":\(measurement.nodes),"nsPerNode":\(tenths(measurement.layout)),\
      "coldNsPerNode":\(number(measurement.cold)),"limitNsPerNode":\(number(measurement.limit)),\
      "bytesPerNode":\(tenths(measurement.bytesPerNode)),"sizeComputations":\(measurement.counters.sizeComputations),\
      "measureCalls":\(measurement.counters.measureCalls),"allocations":\(measurement.allocations)}
      """
    }
    let readings = texts.map { text in
      """
      {"name":"\(text.name)","lines":\(text.lines),"bytes":\(text.bytes),"nanoseconds":\(number(text.nanoseconds)),\
      "megabytesPerSecond":\(number(text.speed))}
      """
    }
    return "{\"workloads\":[\((workloads + readings).joined(separator: ","))]}"
  }

  private static func number(_ value: Double) -> String { value.isFinite ? tenths(value) : "null" }

  private static func row(_ name: String, _ columns: [String]) -> String {
    name + spaces(18 - name.count) + columns.map { spaces(9 - $0.count) + $0 }.joined()
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 1)) }

  private static func tenths(_ value: Double) -> String {
    value.isFinite ? "\((value * 10).rounded() / 10)" : "-"
  }
}
