import LayoutSyntax

/// What is known at one place of a body about the variables that were declared without a value: which have one by now, and
/// which may have one.
///
/// Where ways meet, what holds is what holds on each of them; a way that ends in `return` or `throw` meets nothing.
struct Assigned {
  private var surely: UInt64 = 0
  private var maybe: UInt64 = 0
  private(set) var isReachable = true

  static let unreachable: Assigned = {
    var state = Assigned()
    state.isReachable = false
    return state
  }()

  func isSurely(_ variable: Int) -> Bool { !isReachable || surely & (1 << UInt64(variable)) != 0 }
  func isMaybe(_ variable: Int) -> Bool { isReachable && maybe & (1 << UInt64(variable)) != 0 }

  mutating func assign(_ variable: Int) {
    surely |= 1 << UInt64(variable)
    maybe |= 1 << UInt64(variable)
  }

  /// A variable that is declared anew, in a loop perhaps.
  mutating func forget(_ variable: Int) {
    surely &= ~(1 << UInt64(variable))
    maybe &= ~(1 << UInt64(variable))
  }

  func joined(_ other: Assigned) -> Assigned {
    if !isReachable { return other }
    if !other.isReachable { return self }
    var state = self
    state.surely &= other.surely
    state.maybe |= other.maybe
    return state
  }
}

/// The walk through one body, for ``Assigned``.
struct AssignmentFlow {
  struct Variable {
    var name: NameID
    var isLet: Bool
    /// Whether it is a property of the type whose initialiser this is.
    var isProperty: Bool
    /// How many closures are around its declaration.
    var depth: Int
    var declaration: NodeID
  }

  /// What `break` and `continue` leave, and where they meet.
  struct Exit {
    var label: NameID
    var isLoop: Bool
    var isSwitch: Bool
    var ended = Assigned.unreachable
    var continued = Assigned.unreachable
    var fallen = Assigned.unreachable
  }

  static let limit = 64

  var variables: [Variable] = []
  /// Names in scope, innermost last; -1 for what is not looked at.
  var scope: [(name: NameID, variable: Int)] = []
  var state = Assigned()
  var exits: [Exit] = []
  /// What meets at the `catch` of each `do` around.
  var thrown: [Assigned] = []
  var depth = 0
  /// Whether this is the first of two ways through a loop, on which nothing is said.
  var silence = 0
  /// The label of the statement that comes next.
  var label = NameID.empty
  /// The type whose initialiser this is, or -1.
  var owner = NominalID(-1)
  /// Whether the parent's initialiser has run.
  var isComplete = false
  var reported: Set<Int> = []

  func variable(_ name: NameID) -> Int? {
    for entry in scope.reversed() where entry.name == name { return entry.variable < 0 ? nil : entry.variable }
    return nil
  }

  func isDeclared(_ name: NameID) -> Bool { scope.contains { $0.name == name } }

  mutating func noteThrow() {
    guard let last = thrown.last else { return }
    thrown[thrown.count - 1] = last.joined(state)
  }

  /// Ends the way at a jump to a statement around.
  mutating func jump(to label: NameID, isContinue: Bool) {
    let index = exits.lastIndex {
      label == .empty ? $0.isLoop || !isContinue && $0.isSwitch : $0.label == label
    }
    if let index {
      if isContinue {
        exits[index].continued = exits[index].continued.joined(state)
      } else {
        exits[index].ended = exits[index].ended.joined(state)
      }
    }
    state = .unreachable
  }
}
