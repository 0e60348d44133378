/// What has been measured, by node and proposal: a short list per node, in one column. Nothing is ever evicted: a stack chain
/// that alternates its axes asks every node for nine different proposals, and a memory of fewer turns its linear cost
/// into an exponential one.
struct Memory: ~Copyable {
  /// The first entry of each node, 0 for none; empty until something is stored, which in rigid trees never happens.
  private var heads = Column<UInt32>()
  private var nodes = 0
  private var entries = Column<Entry>()

  /// The answer to one question; `next` is the node's entry before it.
  struct Entry {
    let question: UInt32
    let next: UInt32
    let proposal: ProposedSize
    let first: Double
    let second: Double
  }

  var byteCount: Int { heads.byteCount + entries.byteCount }
  var allocations: Int { heads.allocations + entries.allocations }
  /// The number of answers, those included that were forgotten.
  var count: Int { entries.count }

  mutating func prepare(nodes: Int) {
    self.nodes = nodes
    heads.removeAll()
    entries.removeAll()
    let none = Entry(question: 0, next: 0, proposal: .unspecified, first: 0, second: 0)
    entries.append(none)
  }

  /// Forgets what was measured of one node.
  func forget(_ node: Int) {
    if heads.count > 0 { heads[node] = 0 }
  }

  /// The two numbers stored under a question, nil if it was not asked yet.
  func find(_ question: Question, of node: Int, at proposal: ProposedSize) -> (Double, Double)? {
    var index = heads.count == 0 ? 0 : heads[node]
    while index != 0 {
      let entry = entries.base + Int(index)
      if entry.pointee.question == question.rawValue && entry.pointee.proposal == proposal {
        return (entry.pointee.first, entry.pointee.second)
      }
      index = entry.pointee.next
    }
    return nil
  }

  mutating func store(
    _ question: Question, of node: Int, at proposal: ProposedSize, _ first: Double, _ second: Double
  ) {
    if heads.count == 0 { heads.resize(to: nodes, filling: 0) }
    let entry = Entry(
      question: question.rawValue, next: heads[node], proposal: proposal, first: first, second: second)
    heads[node] = UInt32(truncatingIfNeeded: entries.count)
    entries.append(entry)
  }
}

/// What can be asked of a node under a proposal.
struct Question: Equatable {
  let rawValue: UInt32

  /// Width and height.
  static let size = Question(rawValue: 0)
  /// First and last baseline of a text.
  static let baselines = Question(rawValue: 1)
  /// Not remembered: the children are put in their places.
  static let placement = Question(rawValue: 2)

  /// The explicit value of a guide, NaN for none, and nothing.
  static func guide(_ key: AlignmentKey) -> Question { Question(rawValue: key.rawValue + 3) }

  /// The key of a guide question.
  var key: AlignmentKey { AlignmentKey(rawValue: rawValue - 3) }
}
