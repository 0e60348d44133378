import LayoutEngine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What running a workload gave. Times are medians of processor time in nanoseconds per node of the workload, so that neither other
/// programs count nor the waiting for fresh pages where memory is short.
struct Measurement {
  let name: String
  let nodes: Int
  let layout: Double
  let cold: Double
  let limit: Double
  let bytesPerNode: Double
  let counters: LayoutCounters
  /// Made by a second layout of the same tree.
  let allocations: Int
  /// What should be and is not, nil if all is well.
  let failure: String?

  init(_ workload: Workload) {
    let tree = workload.make()
    let session = LayoutSession(tree)
    session.layout(in: workload.host)
    let before = session.allocations
    session.layout(in: workload.host)
    allocations = session.allocations - before
    let loop = LimitLoop(tree, session)
    defer { loop.free() }
    // Small trees several times at once: reading the clock takes as long as some of them.
    let repeats = max(1, 10_000 / workload.nodes)
    let rounds = max(9, min(301, 2_000_000 / (workload.nodes * repeats)))
    var times: (layout: [Double], limit: [Double], cold: [Double]) = ([], [], [])
    for round in 0..<rounds {
      times.limit.append(processorNanoseconds(repeats) { loop.run() })
      times.layout.append(processorNanoseconds(repeats) { session.layout(in: workload.host) })
      if round % 4 == 0 {
        times.cold.append(processorNanoseconds(1) { _ = LayoutEngine.layout(workload.make(), in: workload.host) })
      }
    }
    let perNode = 1 / Double(workload.nodes)
    name = workload.name
    nodes = workload.nodes
    layout = median(times.layout) * perNode
    limit = median(times.limit) * perNode
    cold = median(times.cold) * perNode
    bytesPerNode = Double(session.byteCount) * perNode
    counters = session.counters
    failure = Self.check(workload, session)
  }

  private static func check(_ workload: Workload, _ session: LayoutSession) -> String? {
    let root = session.frame(of: 0).size
    if let expected = workload.rootSize, expected != root { return "root \(root.width)x\(root.height)" }
    guard let expected = workload.checksum else { return nil }
    var sum = 0.0
    for node in 0..<session.tree.count {
      let frame = session.frame(of: node)
      sum += frame.x.magnitude + frame.y.magnitude + frame.width + frame.height
    }
    return sum == expected ? nil : "checksum \(sum)"
  }
}

/// The time that `body` takes.
func nanoseconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) * 1e-9
}

/// The processor time that `body` takes, the mean of several times, the system's work for it included.
func processorNanoseconds(_ repeats: Int, _ body: () -> Void) -> Double {
  let start = processorTime()
  for _ in 0..<repeats { body() }
  return (processorTime() - start) / Double(repeats)
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Makes the C library keep the memory that is given back, as the command line does for itself: otherwise every run would
/// wait for the same pages anew, and the system would be measured.
func keepMemory() {
  // Of `free(malloc(size))` the compiler would leave nothing.
  var block: UnsafeMutableRawPointer?
  if posix_memalign(&block, 16, 31 << 20) == 0 { free(block) }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
