import LayoutDiagnostics
import LayoutSyntax

/// What a call came to, for the next call that looks the same.
///
/// Layout code is made of few kinds of calls that differ only in the numbers and texts in them: a text of a literal, a frame
/// of two numbers, a stack of a spacing and some content. What such a call means follows from its name, where it stands or
/// what it is a member of, its labels and the shapes of its arguments; so it is checked in full once, and a plan is kept of
/// the code that came out (``Checker/notePlan(_:_:)``). The next one follows the plan (``Checker/follow(_:_:)``): it reads its
/// literals, checks its content and writes the same code around them. A plan is only made of a call that was checked without
/// a word, and only if its code consists of nothing but what is listed here.
struct CallPlan {
  var declaration: DeclarationID
  /// The operation of the call, and what it calls.
  var operation: Operation
  var callee: Int32
  /// The type of the call, where content has the types that the steps say.
  var result: TypeID
  /// Stretches of ``CallPlans/steps``, one for each argument, and of ``CallPlans/operands``.
  var steps: Range<Int>
  var operands: Range<Int>
  /// Whether content tells the type.
  var isTypedByContent: Bool
}

/// How an argument is read.
enum PlanStep {
  case integer, double, string, boolean, none
  /// A string with interpolations that may be translated.
  case localized
  /// The title of a view, in which Markdown is read.
  case title
  /// A closure that is kept and not checked, and whether its function type lets it wait.
  case action(mayWait: Bool)
  /// An implicit member without arguments; its code is the same everywhere.
  case member(ExpressionID)
  /// A closure without parameters that builds views: the type that it had, and the parameter that it is for.
  case content(TypeID, parameter: Int)
}

/// What stands in the list of a call.
enum PlanOperand {
  /// What the call is a member of.
  case base
  case argument(Int)
  /// A default value, which all calls share.
  case shared(ExpressionID)
  /// A default that is written for each call: nothing at all, or no action.
  case fresh(Operation)
}

/// All plans of a check.
struct CallPlans {
  private var keys = KeyTable()
  /// By the number of the key; nil while, or if, there is no plan.
  private var plans: [CallPlan?] = []
  var steps: [PlanStep] = []
  var operands: [PlanOperand] = []

  subscript(number: Int) -> CallPlan? {
    get { plans[number] }
    set { plans[number] = newValue }
  }

  /// The number of a key, and whether it is new.
  fileprivate mutating func number(of key: KeyTable.Key) -> (number: Int, isNew: Bool) {
    let number = keys.insert(key)
    guard number == plans.count else { return (number, false) }
    plans.append(nil)
    return (number, true)
  }
}

/// A call by what decides whether it looks like another one.
struct PlannedCall {
  var node: NodeID
  var callee: NodeID
  var list: NodeID
  var hint: TypeID
  /// What it is a member of; nil for a name by itself.
  var base: Typed?
}

extension Checker {
  /// The number under which a call's plan is kept, and whether nobody has asked before; nil for a call with an argument that
  /// has a type of its own.
  mutating func planNumber(_ call: PlannedCall) -> (number: Int, isNew: Bool)? {
    let name = tree.name(call.callee)
    guard canBePlanned(call, name) else { return nil }
    let count = Int(tree[call.list].childCount)
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 + count) { key in
      let place: Int32 = file == 0 ? 0 : context.selfFrame >= 0 ? 1 : 2
      key[0] = KeyTable.word(call.base?.type.index ?? -1, Int32(bitPattern: name.index))
      key[1] = KeyTable.word(call.hint.index, context.scope.index)
      key[2] = KeyTable.word(context.selfType.index, place)
      let first = Int(tree[call.list].childStart)
      for offset in 0..<count {
        guard let word = planWord(tree.children[first + offset]) else { return nil }
        key[3 + offset] = word
      }
      return plans.number(of: KeyTable.Key(key))
    }
  }

  /// Whether nothing around a call has a part in what it means that its key does not tell.
  private mutating func canBePlanned(_ call: PlannedCall, _ name: NameID) -> Bool {
    guard !isGenericHere(call.hint), extensionTypes.isEmpty, extensionBounds.isEmpty, listReading == .plain,
      selected.isNone
    else { return false }
    guard let base = call.base else { return local(name) == nil }
    return !base.isFailed && name != known.initName && name != .empty && !isGenericHere(base.type)
  }

  /// An argument's label and what it looks like; nil if that does not tell all.
  private mutating func planWord(_ node: NodeID) -> UInt64? {
    let argument = tree[node]
    guard argument.kind == .argument, argument.flags.isDisjoint(with: .hasError), argument.childCount == 1 else {
      return nil
    }
    let value = tree.children[Int(argument.childStart)]
    guard !value.isNone, let shape = planShape(value) else { return nil }
    let label = argument.label.isNone ? NameID.empty : tree[argument.label].name
    return KeyTable.word(
      Int32(bitPattern: label == known.underscore ? 0 : label.index),
      argument.flags.contains(.trailing) ? -1 - shape : shape)
  }

  private mutating func planShape(_ value: NodeID) -> Int32? {
    switch tree.kind(value) {
    case .integerLiteral: 1
    case .floatLiteral: 2
    case .stringLiteral: tree.slots(value).contains { tree.kind($0) != .stringText } ? 0 : 3
    case .booleanLiteral: 4
    case .nilLiteral: 5
    case .closureExpr: isPlainClosure(value) ? 6 : nil
    case .implicitMemberExpr: 7 + Int32(bitPattern: tree.name(value).index)
    default: nil
    }
  }

  /// Whether a closure names neither parameters nor captures, and gives no value by `return`.
  private mutating func isPlainClosure(_ node: NodeID) -> Bool {
    let first = tree.child(node, 0)
    guard first.isNone || tree.kind(first) != .closureSignature else { return false }
    return !hasReturn(tree.slots(node).dropFirst(first.isNone ? 1 : 0))
  }
}
