/// Makes a `LayoutTree`, from the root inwards: `begin…` opens a node and everything up to the matching `end()` is inside it;
/// leaves open and close at once. The caller has shaped the tree already (Semantics §2): groups are flattened, modifiers
/// distributed, empty views gone, implicit containers present, and a stack of one static child is a `passthrough`
/// with that stack's orientation. Every call returns the node's index, which stays its name in the result.
package struct LayoutTreeBuilder: ~Copyable {
  var nodes: NodeColumns
  var parameters = ParameterTables()
  var open = Column<OpenNode>()
  private let direction: LayoutDirection
  /// What nodes opened now inherit.
  var surroundings: Surroundings

  struct Surroundings {
    var orientation: StackOrientation
    var direction: LayoutDirection
    /// The nearest scroll view.
    var scrollView: NodeIndex?
  }

  struct OpenNode {
    let index: UInt32
    let outside: Surroundings
  }

  /// `direction` is that of the host; `capacity` is the number of nodes expected, if the caller knows it.
  package init(direction: LayoutDirection = .leftToRight, capacity: Int = 64) {
    self.direction = direction
    nodes = NodeColumns(capacity: capacity)
    surroundings = Surroundings(orientation: .none, direction: direction)
  }

  /// The number of nodes so far: the index of the next one.
  package var count: Int { nodes.kind.count }

  /// The finished tree. Every node must be closed, and there must be exactly one root.
  package consuming func finish() -> LayoutTree {
    precondition(open.count == 0 && count > 0 && Int(nodes.end[0]) == count, "one closed root")
    return LayoutTree(nodes: nodes, parameters: parameters, direction: direction)
  }

  /// A custom alignment of this tree. An `AlignmentID` is registered once per axis; constants made from it share the key.
  package mutating func register(_ alignment: CustomAlignment) -> AlignmentKey {
    parameters.customAlignments.append(alignment)
    return AlignmentKey(alignment.axis, AlignmentKey.firstCustom + parameters.customAlignments.count - 1)
  }

  /// Closes the innermost open node.
  package mutating func end() {
    let node = open[open.count - 1]
    open.removeLast()
    nodes.end[Int(node.index)] = UInt32(truncatingIfNeeded: count)
    surroundings = node.outside
  }

  /// Appends an open node of `kind`.
  @discardableResult
  mutating func begin(
    _ kind: NodeKind, parameter: Int = 0, orientation: StackOrientation? = nil, direction: LayoutDirection? = nil
  ) -> NodeIndex {
    let index = count
    open.append(OpenNode(index: UInt32(truncatingIfNeeded: index), outside: surroundings))
    if let direction { surroundings.direction = direction }
    append(kind, parameter: parameter)
    if let orientation { surroundings.orientation = orientation }
    return index
  }

  /// Appends a closed node without children.
  mutating func leaf(_ kind: NodeKind, parameter: Int = 0) -> NodeIndex {
    append(kind, parameter: parameter)
    return count - 1
  }

  private mutating func append(_ kind: NodeKind, parameter: Int) {
    nodes.kind.append(kind)
    nodes.direction.append(surroundings.direction)
    nodes.parameter.append(UInt32(truncatingIfNeeded: parameter))
    nodes.end.append(UInt32(truncatingIfNeeded: nodes.kind.count))
  }
}
