import LayoutDiagnostics
import LayoutSyntax

/// The index of a declaration in the ``DeclarationTable``.
struct DeclarationID: Hashable {
  var index: Int32
  init(_ index: Int32) { self.index = index }
  static let none = DeclarationID(-1)
  var isNone: Bool { index < 0 }
}

/// One declared name: a row of the table that every lookup ends in.
///
/// Rows are written once by a linear scan that reads no types and no bodies; what has to be worked out (a signature, a
/// type, the lowered function) is filled in when somebody asks, so a library of a thousand declarations costs what a scan of
/// its tree costs.
struct Declaration {
  enum Kind: UInt8 {
    case variable, function, initializer, subscripting, enumCase, nominal, typeAlias, associatedType
  }

  /// How far a lazily computed part is.
  enum Progress: UInt8 { case untouched, running, done }

  var kind: Kind
  var flags: DeclarationFlags
  var name: NameID
  /// The index of the tree that it stands in; 0 is the library.
  var file: Int32
  /// The declaration's node; for a variable its `binding`, for an enum case its `enumCaseElement`.
  var node: NodeID
  var attributes: NodeID
  /// The scope that it stands in: where its types are looked up.
  var scope: ScopeID
  /// Where the types of its signature and body are looked up: its own generic parameters, if it has any.
  var genericScope: ScopeID
  /// The type that it is a member of, or -1.
  var owner: NominalID
  /// The next declaration of the same name in the same place.
  var next = DeclarationID.none
  /// Its first native, for what has no body in the library: the getter or function; a setter is the one after it.
  var native = NativeID(-1)
  /// For a nominal: its index. For an enum case: its number. For a stored property: the field's number.
  var payload: Int32 = -1
  /// Index into the signatures once they are resolved.
  var signature: Int32 = -1
  /// A variable's type, a type alias's target.
  var type = TypeID.none
  var typeProgress = Progress.untouched
  /// The lowered function or getter, and the setter.
  var function = FunctionID(-1)
  var setter = FunctionID(-1)
  var global = GlobalID(-1)
  /// A stored variable's initial value, once it is lowered.
  var initial = ExpressionID.none
  var initialSlots: Int32 = 0

  init(
    _ kind: Kind, _ name: NameID, flags: DeclarationFlags, file: Int32, node: NodeID, attributes: NodeID,
    scope: ScopeID,
    owner: NominalID
  ) {
    self.kind = kind
    self.name = name
    self.flags = flags
    self.file = file
    self.node = node
    self.attributes = attributes
    self.scope = scope
    genericScope = scope
    self.owner = owner
  }

  var isStatic: Bool { flags.contains(.isStatic) }
  var isFunctionLike: Bool { kind == .function || kind == .initializer || kind == .subscripting }
}

struct DeclarationFlags: OptionSet {
  let rawValue: UInt32

  static let isStatic = DeclarationFlags(rawValue: 1 << 0)
  static let isMutating = DeclarationFlags(rawValue: 1 << 1)
  /// Declared by the library without a body.
  static let isNative = DeclarationFlags(rawValue: 1 << 2)
  /// A member of a protocol that conforming types have to have.
  static let isRequirement = DeclarationFlags(rawValue: 1 << 3)
  /// A variable with a getter.
  static let isComputed = DeclarationFlags(rawValue: 1 << 4)
  static let isLet = DeclarationFlags(rawValue: 1 << 5)
  static let isViewBuilder = DeclarationFlags(rawValue: 1 << 6)
  static let isLibrary = DeclarationFlags(rawValue: 1 << 7)
  /// Made by the checker: a memberwise initialiser, `rawValue`, `allCases`.
  static let isSynthesized = DeclarationFlags(rawValue: 1 << 8)
  static let hasSetter = DeclarationFlags(rawValue: 1 << 9)
  /// A stored property with a property wrapper.
  static let isWrapped = DeclarationFlags(rawValue: 1 << 10)
  /// Deprecated, so that it loses against what is not.
  static let isDisfavored = DeclarationFlags(rawValue: 1 << 11)
  /// An initialiser that may give nil.
  static let isFailable = DeclarationFlags(rawValue: 1 << 12)
  /// Declared in a body, and lowered with it.
  static let isLocal = DeclarationFlags(rawValue: 1 << 14)
  /// A stored property whose value is computed when it is first read.
  static let isLazy = DeclarationFlags(rawValue: 1 << 15)
  /// A member of an extension with a where clause.
  static let isConstrained = DeclarationFlags(rawValue: 1 << 13)
  /// A generic type of the library that is treated as the program's own are: its values know the types that they are of, and
  /// what it does as a property wrapper is what it says.
  static let isLikeOwn = DeclarationFlags(rawValue: 1 << 16)
  /// For its own type and the extensions of that in the same file; of a memberwise initialiser, because a property is.
  static let isPrivate = DeclarationFlags(rawValue: 1 << 17)
  /// For its own file.
  static let isFileprivate = DeclarationFlags(rawValue: 1 << 18)
  /// Set from where ``isPrivate`` would let it be read.
  static let isSetPrivately = DeclarationFlags(rawValue: 1 << 19)
  /// A function that may throw, whatever it is called with.
  static let isThrowing = DeclarationFlags(rawValue: 1 << 20)
  /// A function that throws what the functions throw that it is called with.
  static let isRethrowing = DeclarationFlags(rawValue: 1 << 21)
  /// A function, or a variable's getter, that is `async`.
  static let isAsync = DeclarationFlags(rawValue: 1 << 22)
  /// A text of the library that may be translated, whose interpolations are those of a format.
  static let isLocalized = DeclarationFlags(rawValue: 1 << 23)
  /// What each call has to be looked at for.
  static let isToldAtCalls: DeclarationFlags = [.isPrivate, .isFileprivate, .isThrowing, .isRethrowing, .isAsync]
}

/// A struct, enum, class or protocol.
struct NominalDeclaration {
  enum Kind: UInt8 { case structure, enumeration, classType, proto }

  var kind: Kind
  var name: NameID
  var declaration: DeclarationID
  /// The scope of its members.
  var scope: ScopeID
  var genericStart: Int32 = 0
  /// Whether the generic parameters are those of the type that it is nested in: `Loader<Item>.State`.
  var sharesGenerics = false
  var genericCount: Int32 = 0
  /// A protocol's `Self`, as a generic parameter.
  var selfParameter: Int32 = -1
  /// The first of its inheritance clauses in ``DeclarationTable/inheritance``, which are chained.
  var firstInheritance: Int32 = -1
  /// A stretch of the conformance closure, once it is known: protocols and superclasses, the nearest first.
  var conformanceStart: Int32 = -1
  var conformanceCount: Int32 = 0
  /// The interned type with its own generic parameters as arguments.
  var type = TypeID.none
  /// Whether fields, cases and witnesses are in the program.
  var isPublished = false
  /// Whether an initialiser was declared in the body of the type, so that there is no memberwise one.
  var hasInitializer = false
  /// Whether it inherits from something that is not here, or its body is not, so that it may have members that nobody knows.
  var inheritsForeign = false
  /// The raw type of an enum, once it is known.
  var rawType = TypeID.none
  /// Stored properties, cases, or the requirements of a protocol, in order.
  var fields: [DeclarationID] = []
}

/// One `: A, B` of a type or extension, still as syntax.
struct InheritanceClause {
  var node: NodeID
  var file: Int32
  var scope: ScopeID
  var next: Int32
}

/// The index of a scope.
struct ScopeID: Hashable {
  var index: Int32
  init(_ index: Int32) { self.index = index }
  /// The scope of a file's top level.
  static let file = ScopeID(0)
}

/// A place that names are looked up from: a type's braces or a generic declaration.
struct Scope {
  var parent: ScopeID
  /// The type whose members are visible here, or -1.
  var owner: NominalID
  /// The generic parameters that are introduced here.
  var genericStart: Int32 = 0
  var genericCount: Int32 = 0
  /// The where clause of an extension.
  var whereClause = NodeID.none
  /// The type of `extension Array<Row>` or `extension [Row]`, which says what the generic parameters are.
  var boundType = NodeID.none
}

/// `T: View`, or `some View` in a parameter's place.
struct GenericParameter {
  var name: NameID
  /// A stretch of ``DeclarationTable/constraints``.
  var constraintStart: Int32 = 0
  var constraintCount: Int32 = 0
  /// Whether it is to conform to something that is not known, so that nobody knows its members.
  var isConstraintUnknown = false
  /// What it stands for in the call that is being checked; `.none` while that is open.
  var binding = TypeID.none
}
