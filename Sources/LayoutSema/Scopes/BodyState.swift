import LayoutDiagnostics
import LayoutSyntax

/// The function that is being lowered: its frames, the names in scope, and what waits for the end of a chain.
struct BodyState {
  /// The function's own frame and those of the closures that the walk is inside of, outermost first.
  var frames: [Frame] = []
  /// Names in scope, innermost last.
  var locals: [Local] = []
  /// Where the names start that the innermost list of statements introduces, and how many frames it is inside of.
  var scope = (start: 0, frames: -1)
  /// The `x?` of the postfix chain that is being read: where each payload is kept, and what it comes from.
  var chain: [ChainLink] = []
  /// Whether the body may be one that no layout runs.
  var isAppCode = false
  /// The property whose observers are being lowered: in them an assignment to it is a plain one.
  var observed = DeclarationID.none
  /// What the innermost `do` around the walk has to catch.
  var thrown = ThrownTypes()
  /// Whether a variable was declared without a value.
  var hasOpenLocals = false
  /// How many expressions had no type so far.
  var failures = 0
  /// Whether the literal that is read next is the title of a view.
  private var isTitle = false

  mutating func expectTitle(_ isTitle: Bool) { self.isTitle = isTitle }

  mutating func takeIsTitle() -> Bool {
    defer { isTitle = false }
    return isTitle
  }

  /// The variables that depend on what is not here, with the index of the foreign name that was noted last.
  var unknownLocals: [NameID: Int] = [:]
  /// How many foreign names were noted before the body.
  var firstForeignName = 0
  /// Statements that are left out and would have left the body, as long as nothing behind them is stored.
  var lostJumps: [LostJump] = []
}

/// A function's or closure's run-time frame, while its slots are handed out.
struct Frame {
  var slotCount: Int32 = 0
  /// What `return` has to give; `.none` while that is open.
  var returnType = TypeID.none
  /// The type of the first `return` where it is open.
  var foundReturn = TypeID.none
  /// The parameters that `$0`, `$1`, … mean, and how many of them were used.
  var anonymousParameters: [TypeID] = []
  var anonymousUsed = 0
  var hasAnonymous = false
  /// Whether `$0` and `$1` are the halves of one parameter.
  var anonymousSpreads = false
  /// How many loops enclose the walk in this frame, and how many switches.
  var loops = 0
  var switches = 0
  /// How many loops enclose the walk that end by what their bodies do.
  var openLoops = 0
  /// Whether the frame is an initialiser's: `return` gives `self`.
  var isInitializer = false
  /// Whether it gives an optional of which nothing else is known, so that `return nil` may come first.
  var givesOptional = false
  /// Whether parameters are `inout`, so that a statement which is left out may change what the caller has.
  var changesParameters = false
  /// Whether it is the body of a setter, in which `yield &place` stores the new value.
  var setsByYield = false
  /// The type of the errors that it throws, if it says so.
  var thrown = TypeID.none
}

/// A name that a body introduces.
struct Local {
  var name: NameID
  var slot: Int32
  var frame: Int32
  var type: TypeID
  var isLet: Bool
  var range: SourceRange
  /// A function or type that is declared in a body.
  var declaration = DeclarationID.none
  /// Whether the slot holds a cell with the value: the parameter of `{ $item in … }`, a state in a preview.
  var isCell = false
  /// Whether it is declared as `T!`.
  var isImplicit = false
  /// Whether the slot holds the getter.
  var isComputed = false
  /// The type of a parameter that is a function which does not escape.
  var calmType = NodeID.none
  /// Whether it is a parameter whose type is a function that throws.
  var isThrowing = false
  /// Whether it is a parameter whose type is a function that waits, or a variable declared with `async let`.
  var isAsync = false
}

struct ChainLink {
  var slot: Int32
  var base: ExpressionID
  /// Whether the payload is an optional itself.
  var isNested = false
  /// Whether the rest of the chain changes the payload.
  var isWritten = false
}

/// A body that some code refers to.
struct PendingBody {
  enum Part { case body, setter, observers, filling, decoding, encoding }
  var declaration: DeclarationID
  var part: Part
}

/// What an expression is: its type and the code that computes it.
struct Typed {
  var type: TypeID
  var code: ExpressionID
  /// Whether it is an optional that unwraps itself where another type is needed.
  var isImplicit = false

  static let error = Typed(type: .error, code: .none)

  /// Whether it did not check. A failed call keeps its type, so that members of its result are still looked up.
  var isFailed: Bool { type.isError || code.isNone }
}

extension Checker {
  var frame: Frame {
    get { body.frames[body.frames.count - 1] }
    _modify { yield &body.frames[body.frames.count - 1] }
  }

  mutating func newSlot() -> Int32 {
    if body.frames.isEmpty { body.frames.append(Frame()) }
    let slot = frame.slotCount
    frame.slotCount += 1
    return slot
  }

  /// Introduces a name with a slot of its own.
  @discardableResult
  mutating func declareLocal(_ name: NameID, _ type: TypeID, isLet: Bool, at range: SourceRange) -> Int32 {
    let slot = newSlot()
    if type.isError { noteUnknown(name) }
    body.locals.append(
      Local(
        name: name, slot: slot, frame: Int32(body.frames.count - 1), type: type, isLet: isLet, range: range))
    return slot
  }

  /// The innermost local of a name.
  mutating func local(_ name: NameID) -> Local? {
    var index = body.locals.count
    while index > 0 {
      index -= 1
      if body.locals[index].name == name { return body.locals[index] }
    }
    return nil
  }

  /// A type that a body declares.
  mutating func localType(_ name: NameID) -> TypeID {
    for local in body.locals.reversed() where local.name == name && !local.declaration.isNone {
      return typeDeclared(by: local.declaration)
    }
    return .none
  }

  mutating func read(_ local: Local, at range: SourceRange) -> Typed {
    let depth = Int32(body.frames.count - 1) - local.frame
    let slot = emit(.local, a: local.slot, b: depth, at: range)
    let code =
      local.isCell
      ? emit(.readCell, a: slot.index, at: range)
      : local.isComputed ? emit(.apply, list: [], c: slot.index, at: range) : slot
    return Typed(type: local.type, code: code, isImplicit: local.isImplicit)
  }

  /// Runs a step that lowers something else than the current body, with frames of its own.
  mutating func withFreshBody<Result>(_ step: (inout Checker) -> Result) -> Result {
    let outer = body
    body = BodyState()
    body.firstForeignName = program.foreignNames.count
    let openOuter = openGenerics
    openGenerics = []
    let result = step(&self)
    body = outer
    openGenerics = openOuter
    return result
  }
}

// MARK: Writing code

extension Checker {
  mutating func emit(
    _ operation: Operation, a: Int32 = 0, b: Int32 = 0, c: Int32 = 0, at range: SourceRange
  ) -> ExpressionID {
    program.code.append(Expression(operation, a: a, b: b, c: c, at: range))
    return ExpressionID(Int32(program.code.count - 1))
  }

  /// Writes an operation over a list of operands, which may hold failed ones.
  mutating func emit(
    _ operation: Operation, list: some Sequence<ExpressionID>, c: Int32 = 0, at range: SourceRange
  ) -> ExpressionID {
    let start = Int32(program.operands.count)
    for item in list { program.operands.append(item.isNone ? invalid : item) }
    return emit(operation, a: start, b: Int32(program.operands.count) - start, c: c, at: range)
  }

  /// The one expression that stands for everything that did not check.
  var invalid: ExpressionID { ExpressionID(0) }

  mutating func emitInteger(_ value: Int64, at range: SourceRange) -> ExpressionID {
    let bits = UInt64(bitPattern: value)
    let low = Int32(truncatingIfNeeded: bits)
    return emit(.integer, a: low, b: Int32(truncatingIfNeeded: bits >> 32), at: range)
  }

  mutating func emitDouble(_ value: Double, at range: SourceRange) -> ExpressionID {
    program.doubles.append(value)
    return emit(.double, a: Int32(program.doubles.count - 1), at: range)
  }

  mutating func emitString(_ value: String, at range: SourceRange) -> ExpressionID {
    program.strings.append(value)
    return emit(.string, a: Int32(program.strings.count - 1), at: range)
  }

  func operand(_ code: ExpressionID) -> Int32 { code.isNone ? 0 : code.index }
}
