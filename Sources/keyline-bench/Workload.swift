import LayoutEngine

/// One thing to lay out: a tree, where it goes, what the result must be, and how many nodes it counts as (flexible containers
/// are a stack in a frame here, and one node elsewhere).
struct Workload: Sendable {
  let name: String
  let nodes: Int
  let host: LayoutHost
  /// The size of the root and the sum of |x| + |y| + width + height over all nodes, where they are known.
  var rootSize: Size?
  var checksum: Double?
  let make: @Sendable () -> LayoutTree

  static let all: [Workload] = wide + deep + mixed

  private static let wide: [Workload] = [
    Workload(name: "fix-1000", nodes: 1111, host: free, rootSize: Size(width: 1558, height: 138)) { fixed(1000) },
    Workload(
      name: "fix-10000", nodes: 11_111, host: free, rootSize: Size(width: 1558, height: 1398), checksum: 16_598_586
    ) { fixed(10_000) },
    Workload(name: "fix-100000", nodes: 111_111, host: free, rootSize: Size(width: 15_598, height: 1398)) {
      fixed(100_000)
    },
    Workload(name: "fix-frames-10000", nodes: 11_111, host: free, rootSize: Size(width: 1558, height: 1398)) {
      WorkloadTree.decimal(10_000, flexible: false, leaf: WorkloadTree.framedLeaf)
    },
    Workload(name: "flat-10000", nodes: 10_001, host: free, rootSize: Size(width: 16, height: 119_998)) {
      WorkloadTree.flat(10_000)
    },
    Workload(name: "flat-100000", nodes: 100_001, host: free) { WorkloadTree.flat(100_000) },
    Workload(name: "flex-10000", nodes: 11_111, host: large, rootSize: large.container) { flexible(10_000) },
    Workload(name: "flex-100000", nodes: 111_111, host: large, rootSize: large.container) { flexible(100_000) },
    Workload(name: "text-10000", nodes: 11_111, host: host(4000, 100_000)) { WorkloadTree.text(10_000) },
  ]

  private static let deep: [Workload] = [
    Workload(name: "deep-10", nodes: 21, host: free, rootSize: Size(width: 78, height: 63), checksum: 2344) {
      WorkloadTree.deep(10, flexible: false)
    },
    Workload(name: "deep-100", nodes: 201, host: free, rootSize: Size(width: 707, height: 558)) {
      WorkloadTree.deep(100, flexible: false)
    },
    Workload(name: "deep-1000", nodes: 2001, host: free, rootSize: Size(width: 7007, height: 5508)) {
      WorkloadTree.deep(1000, flexible: false)
    },
    Workload(name: "deepflex-1000", nodes: 2001, host: host(20_000, 20_000)) {
      WorkloadTree.deep(1000, flexible: true)
    },
    Workload(name: "deeptext-1000", nodes: 2001, host: host(6000, 20_000)) {
      WorkloadTree.deep(1000, flexible: false) { WorkloadTree.textLeaf(&$0, characters: 200) }
    },
  ]

  private static let mixed: [Workload] = [
    Workload(name: "guides-10000", nodes: 21_111, host: free) {
      WorkloadTree.decimal(10_000, flexible: false, leaf: WorkloadTree.guidedLeaf)
    },
    Workload(name: "frames-10000", nodes: 21_111, host: large) {
      WorkloadTree.decimal(10_000, flexible: false, leaf: WorkloadTree.stretchedLeaf)
    },
    Workload(name: "spacing-10000", nodes: 11_111, host: large) {
      WorkloadTree.decimal(10_000, flexible: false, spacing: nil, leaf: WorkloadTree.spacedLeaf)
    },
    Workload(name: "priorities-10000", nodes: 21_111, host: large) {
      WorkloadTree.decimal(10_000, flexible: false, leaf: WorkloadTree.rankedLeaf)
    },
  ]

  /// Room for everything, nothing centred: rigid roots come out as if nothing were offered.
  private static let free = LayoutHost(container: Size(width: 1e7, height: 1e7), centersRoot: false)
  private static let large = host(100_000, 100_000)

  private static func host(_ width: Double, _ height: Double) -> LayoutHost {
    LayoutHost(container: Size(width: width, height: height), centersRoot: false)
  }

  private static func fixed(_ leaves: Int) -> LayoutTree {
    WorkloadTree.decimal(leaves, flexible: false, leaf: WorkloadTree.fixedLeaf)
  }

  private static func flexible(_ leaves: Int) -> LayoutTree {
    WorkloadTree.decimal(leaves, flexible: true, leaf: WorkloadTree.flexibleLeaf)
  }
}
