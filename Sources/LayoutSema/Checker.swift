import LayoutDiagnostics
import LayoutSyntax

/// The state of one check: the tables that grow while names are resolved, and where the walk stands.
///
/// One value does the whole walk: types are settled and code is written in the same visit of a node, so the tree is read
/// once and nothing is kept between the two. Its parts are extensions by area: declarations are collected, then every
/// body of the module is checked in source order; the library's bodies are checked when somebody first needs them.
struct Checker {
  /// The library's first.
  var trees: [SyntaxTree]
  /// The tree that the walk is in, and its index.
  var tree: SyntaxTree
  var file: Int32 = 0
  var program = Program()
  var known: KnownNames
  var knownTypes = KnownTypes()
  var types = TypeTable()
  var table = DeclarationTable()
  var signatures: [Signature] = []
  var parameters: [Parameter] = []
  /// The generic parameters of signatures, as stretches of indices.
  var signatureGenerics: [Int32] = []
  var requirements: [Requirement] = []
  var diagnostics: [Diagnostic] = []
  var pendingExtensions: [PendingExtension] = []
  /// What stands at file scope and declares nothing: views and statements, in order.
  var fileItems: [PlacedNode] = []
  var previews: [PlacedNode] = []
  /// Bodies that code refers to and that are not lowered yet.
  var pendingBodies: [PendingBody] = []
  /// The function that is being lowered.
  var body = BodyState()
  /// Where types are looked up and what `self` is.
  var context = Context()
  /// How many expressions, statements and declarations the walk is inside of.
  var depth = 0
  var scratch = Scratch()
  /// Where the candidates of the look-up that is running start on their stack.
  var memberStart = 0
  /// What the chains of `#if` clauses stand on.
  var ifConfigBases: [Typed] = []
  var isTooDeepReported = false
  /// What the last finished call called: whether its result may be dropped is its declaration's to say.
  var lastCall = DeclarationID.none
  /// Whether a closure is being read only for its type; what is in it is then not probed again.
  var isProbing = false
  /// The collection whose type is being found out from what a closure puts into it.
  var grown: GrownCollection?
  /// How lists of literals without a type of their own are read.
  var listReading = ListReading.plain
  /// What the innermost container around selects among: `.home` in `TabView(selection: $tab) { Tab(…, value: .home) … }`.
  var selected = TypeID.none
  /// What is wrong with properties of models that no layout has asked for yet.
  var deferred: [DeclarationID: [Diagnostic]] = [:]
  /// What where clauses say of associated types of functions' generic parameters: `where S.Element == Int`.
  var sameTypes: [(member: TypeID, type: TypeID)] = []
  /// The result builder of the program that the closure which is read next is a body of.
  var closureBuilder = TypeID.none
  /// The generic parameters of whose associated types is something known, from a constraint or a where clause.
  var toldParameters: Set<TypeID> = []
  /// What the parts of the body that a builder makes have to be.
  var builtHint = TypeID.none
  /// The function types that were written with an `inout` parameter, and whether the closure that is read next is of one.
  var changingFunctions: Set<TypeID> = []
  var closureMayChange = false
  /// Whether functions of the program store something, by their names, as far as somebody asked.
  var storingFunctions: [NameID: Bool] = [:]
  /// The associated types that are being found out about, and of which types.
  var inferring: [(associated: DeclarationID, base: TypeID)] = []
  /// The names under which running code finds the associated types that it asks for.
  var associatedNames: [NameID: NameID] = [:]
  /// The protocols that where clauses demand of such types: `where S.Element: Identifiable`.
  var memberBounds: [(type: TypeID, proto: NominalID)] = []
  /// The same of the extension whose member is being lowered.
  var extensionTypes: [(member: TypeID, type: TypeID)] = []
  /// The protocols that its where clause demands of types: `extension Array where Element: Identifiable`.
  var extensionBounds: [(type: TypeID, proto: NominalID)] = []
  /// Whether mistakes in the library's own text are reported; only its tests want that.
  var reportsLibrary = false
  var overloads = OverloadMemory()
  var plans = CallPlans()
  /// The candidates of the last call whose labels fitted none of them.
  var rejectedCandidates: [DeclarationID] = []
  /// The declarations of getters that have a setter, by function.
  var getters: [Int32: DeclarationID] = [:]
  /// The shapes of types that were asked for, as indices of the program's; -1 for those without.
  var shapes: [TypeID: Int32] = [:]
  /// Reads of properties with observers, by their code, and reads of fields of objects.
  var observedReads: [Int32: ObservedRead] = [:]
  var sharedFields: Set<Int32> = []
  /// The functions that store to properties with observers.
  var observingSetters: [DeclarationID: FunctionID] = [:]
  var inheritance = Inheritance()
  var coding = Coding()
  var throwingCalls = ThrowingCalls()
  var waitingCalls = WaitingCalls()
  /// The names under which answers to the module's requirements are found.
  var witnessNames: [DeclarationID: NameID] = [:]
  /// Reads of properties under wrappers of the program's own, by their code.
  var wrappedReads: [Int32: WrappedRead] = [:]
  /// The types of those wrappers, and the functions that make them of a value.
  var ownWrapperTypes: [DeclarationID: TypeID] = [:]
  var wrappingFunctions: [DeclarationID: FunctionID] = [:]
  /// Slots of constants that were declared without a value.
  var uninitialized: [Int32] = []
  /// The generic parameters of the calls that are being checked.
  var openGenerics: [OpenGeneric] = []
  /// The generic parameters that `some P` made, while the parameters of a signature are resolved.
  var opaqueSink: [Int32]?

  init(trees: [SyntaxTree], names: NameTable) {
    self.trees = trees
    tree = trees[0]
    var names = names
    known = KnownNames(&names)
    program.names = names
  }
}

/// A node and the tree that it belongs to.
struct PlacedNode {
  var node: NodeID
  var file: Int32
}

/// What a name means at this place of the source: the scope, and the type whose member is being checked.
struct Context {
  var scope = ScopeID.file
  /// The type of `self`, or `.none` outside of types.
  var selfType = TypeID.none
  var owner = NominalID(-1)
  /// The frame that holds `self`, and where in it; -1 in a static member and where there is none.
  var selfFrame = -1
  var selfSlot: Int32 = 0
  /// Whether `self` may be changed: in a mutating method, a setter, an initialiser.
  var canMutateSelf = false
  /// Whether a where clause is at work that may give a generic parameter members of its own.
  var hasWhereClause = false
}

/// Reusable stacks for lists that are under construction; users put back what they take.
struct Scratch {
  var operands: [ExpressionID] = []
  var candidates: [DeclarationID] = []
  var arguments: [Argument] = []
  /// The types of the content of the calls that follow their plans.
  var contentTypes: [TypeID] = []
}

extension Checker {
  func text(_ name: NameID) -> String { program.names[name] }

  /// Runs a step with another file and context as the current ones.
  mutating func enter<Result>(
    file newFile: Int32, _ newContext: Context, _ step: (inout Checker) -> Result
  ) -> Result {
    let oldFile = file
    let oldContext = context
    if newFile != file {
      file = newFile
      tree = trees[Int(newFile)]
    }
    context = newContext
    let result = step(&self)
    if oldFile != file {
      file = oldFile
      tree = trees[Int(oldFile)]
    }
    context = oldContext
    return result
  }

  /// The context in which a declaration's own signature and initial value are read.
  mutating func context(of id: DeclarationID) -> Context {
    let row = table[id]
    var context = Context()
    context.scope = row.scope
    context.owner = row.owner
    if row.owner.index >= 0 {
      context.selfType = row.flags.contains(.isConstrained) ? constrainedSelf(row) : memberSelf(row.owner)
    }
    if row.owner.index < -1 { context.selfType = .error }
    return context
  }

  /// `self` in the members of a type. That of `Optional` is an optional, as it is written elsewhere.
  private mutating func memberSelf(_ owner: NominalID) -> TypeID {
    let type = table[owner].type
    return owner == knownTypes.optional && types[type].count > 0 ? types.optional(types.operand(type, 0)) : type
  }
}

extension Array {
  /// Drops what stands behind the first so many elements. (`removeLast(_:)` goes the long way of replacing a range.)
  mutating func truncate(to length: Int) {
    guard count > length else { return }
    while count > length { removeLast() }
  }
}
