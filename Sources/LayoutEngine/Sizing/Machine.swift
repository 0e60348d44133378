/// The machine that works questions out: a stack of activations in the workspace instead of calls on the thread's stack.
/// The top one is stepped; it either finds all it needs, answers and is popped, or has put a question on top of itself.
/// A step that is run again starts from the beginning, where every earlier answer is in memory, except that
/// containers remember how far they got, so that a wide one does not start over for each child.
struct Activation {
  let question: Question
  let node: Int
  /// What the node is offered.
  let proposal: ProposedSize
  /// Where a container's members start, −1 as long as it has none.
  var members: Int = -1
  /// How far a container got: what it is doing, and for how many members it has done it.
  var phase: UInt8 = 0
  var cursor: Int = 0
  /// The proposal that a container arranges its children under.
  var effective = ProposedSize.unspecified
  /// The length a stack has left to give, in points, and the end of the group it gives to.
  var available: Double = 0
  var groupEnd: Int = 0
  /// How many members were asked for an explicit guide.
  var asked: Int = 0
}

extension Solver {
  /// Puts a question on the list.
  func begin(_ question: Question, _ node: Int, _ proposal: ProposedSize) {
    work.pointee.activations.append(Activation(question: question, node: node, proposal: proposal))
  }

  /// Works out the question on top of the list, and all that it needs.
  func run() {
    let base = work.pointee.activations.count - 1
    while work.pointee.activations.count > base {
      let top = work.pointee.activations.count - 1
      guard step(top) else {
        precondition(work.pointee.activations.count > top + 1, "a step that waits for nothing")
        continue
      }
      assert(work.pointee.activations.count == top + 1)
      let members = work.pointee.activations[top].members
      if members >= 0 { work.pointee.members.setCount(members) }
      work.pointee.activations.removeLast()
    }
  }

  /// False if the activation must be stepped again, after what it has put on top of itself.
  private func step(_ top: Int) -> Bool {
    let question = work.pointee.activations[top].question
    switch question {
    case .size: return computeSize(top)
    case .placement: return place(top)
    default: return computeGuide(top)
    }
  }

  /// Remembers the size of an activation's node.
  func answer(_ request: Activation, _ size: Size) -> Bool {
    let size = Size(width: size.width.or(0), height: size.height.or(0))
    work.pointee.counters.sizeComputations += 1
    work.pointee.memory.store(.size, of: request.node, at: request.proposal, size.width, size.height)
    return true
  }

  /// Remembers a guide of an activation's node.
  func answer(_ request: Activation, _ guide: Double?) -> Bool {
    work.pointee.memory.store(request.question, of: request.node, at: request.proposal, guide ?? .nan, 0)
    return true
  }

  private func computeSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    switch kind(request.node) {
    case .hStack, .vStack: return computeStackSize(top)
    case .zStack: return computeZStackSize(top)
    case .viewThatFits: return computeFittingSize(top)
    case .lazyHStack, .lazyVStack: return computeLazyStackSize(top)
    case .scrollView: return computeScrollSize(top)
    case .custom: return computeCustomSize(top)
    case .grid: return computeGridSize(top)
    case .lazyHGrid, .lazyVGrid: return computeLazyGridSize(top)
    case .safeAreaInset: return computeInsetSize(top)
    case .safeAreaPadding: return computeSafePaddingSize(top)
    case .ignoresSafeArea:
      guard let size = size(request.node + 1, request.proposal) else { return false }
      return answer(request, size)
    default:
      guard let size = wrapperSize(request.node, request.proposal) else { return false }
      return answer(request, size)
    }
  }

  private func computeGuide(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    switch kind(request.node) {
    case .hStack, .vStack: return computeStackGuide(top)
    case .zStack: return computeZStackGuide(top)
    case .viewThatFits: return computeFittingGuide(top)
    case .custom: return computeCustomGuide(top)
    case .alignmentGuide: return computeOwnGuide(top)
    default:
      guard let size = size(request.node, request.proposal),
        let placement = wrapperPlacement(request.node, request.proposal, size)
      else { return false }
      var value: Double?
      let key = request.question.key
      guard explicit(key, request.node + 1, placement.proposal, &value) else { return false }
      return answer(request, value.map { $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y) })
    }
  }
}
