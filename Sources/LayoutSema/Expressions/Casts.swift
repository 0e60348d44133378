import LayoutDiagnostics
import LayoutSyntax

/// `as`, `as?`, `as!` and `is`: what a value is found to be when code runs.
///
/// A value carries which struct, enum or class it is, so a test for one asks whether that is among those that inherit from
/// it; the other types are told by what they hold. A `CGFloat` and a `Double` cannot be told apart.
extension Checker {
  mutating func inferCast(_ node: NodeID, _ hint: TypeID) -> Typed {
    let type = resolveType(tree.child(node, 1), allowsProtocol: true)
    let flags = tree[node].flags
    if tree.kind(node) == .asExpr, flags.isDisjoint(with: [.optional, .forced]) {
      let value = bridged(node, type) ?? asObject(node, type) ?? check(tree.child(node, 0), type, for: .initialValue)
      return type.isError ? .error : value
    }
    let value = infer(tree.child(node, 0), .none)
    if value.isFailed || type.isError { return .error }
    let range = tree.range(node)
    let isTest = tree.kind(node) == .isExpr
    let code = castCode(value.code, types.unwrapped(type), isTest: isTest, at: range)
    if isTest { return Typed(type: knownTypes.bool, code: code) }
    if flags.contains(.optional) { return Typed(type: types.optional(type), code: code) }
    return Typed(type: type, code: emit(.forceUnwrap, a: code.index, at: range))
  }

  /// `amount as NSNumber`, `name as NSString`: the object that the library's `init(_bridging:)` makes of a value; and back,
  /// what its `_bridged` is.
  private mutating func bridged(_ node: NodeID, _ type: TypeID) -> Typed? {
    let source = tree.child(node, 0)
    if type == knownTypes.string, tree.kind(source) != .stringLiteral { return unbridged(source, type) }
    guard types.kind(type) == .nominal, table[table[NominalID(types[type].a)].declaration].flags.contains(.isLibrary),
      let label = program.names.lookup("_bridging")
    else { return nil }
    var makers: [DeclarationID] = []
    var id = table.first(NominalID(types[type].a), known.initName)
    while !id.isNone {
      if signature(id).parameterCount == 1, parameter(signature(id), 0).label == label { makers.append(id) }
      id = table[id].next
    }
    if makers.isEmpty { return nil }
    let value = infer(source, .none)
    if value.isFailed { return value }
    for maker in makers where converts(value.type, to: parameter(signature(maker), 0).type) {
      return Typed(type: type, code: emitCall(maker, [value.code], at: tree.range(node)))
    }
    return convert(value, to: type, source, for: .initialValue)
  }

  /// `key as AnyObject`: every value is one of some class of Foundation.
  private mutating func asObject(_ node: NodeID, _ type: TypeID) -> Typed? {
    guard types.kind(type) == .opaque, types[type].a == knownTypes.anyObject.index else { return nil }
    let value = infer(tree.child(node, 0), .none)
    return value.isFailed ? value : Typed(type: type, code: value.code)
  }

  private mutating func unbridged(_ source: NodeID, _ type: TypeID) -> Typed {
    let value = infer(source, type)
    if value.isFailed { return value }
    if types.kind(value.type) == .nominal, let name = program.names.lookup("_bridged") {
      let member = table.first(NominalID(types[value.type].a), name)
      if !member.isNone, table[member].flags.contains(.isLibrary), variableType(member) == type {
        let base = MemberBase(type: value.type, value: value.code)
        return Typed(type: type, code: emitRead(member, base, at: tree.range(source)))
      }
    }
    return convert(value, to: type, source, for: .initialValue)
  }

  /// The value or nil, or which of them; what a generic parameter stands for only running code knows.
  private mutating func castCode(
    _ value: ExpressionID, _ type: TypeID, isTest: Bool, at range: SourceRange
  ) -> ExpressionID {
    if types.kind(type) == .parameter {
      return emit(isTest ? .isOfType : .castToType, a: value.index, b: typeValue(type, at: range).index, at: range)
    }
    return emit(isTest ? .isType : .cast, a: value.index, b: typeTest(type), at: range)
  }

  /// The value as another type, or nil.
  mutating func cast(_ value: Typed, to type: TypeID, at range: SourceRange) -> Typed {
    let code = emit(.cast, a: operand(value.code), b: typeTest(types.unwrapped(type)), at: range)
    return Typed(type: types.optional(type), code: code)
  }

  mutating func typeTest(_ type: TypeID) -> Int32 {
    let test = makeTypeTest(type)
    program.typeTests.append(test)
    return Int32(program.typeTests.count - 1)
  }

  private mutating func makeTypeTest(_ type: TypeID) -> TypeTest {
    switch types.kind(type) {
    case .function: return .function
    case .opaque: return types[type].a < 0 ? .anything : nominalTest(NominalID(types[type].a))
    case .tuple where type != .void:
      return .tuple((0..<types.elementCount(type)).map { typeTest(types.element(type, $0)) })
    case .nominal: break
    default: return .anything
    }
    let id = NominalID(types[type].a)
    if type == knownTypes.bool { return .boolean }
    if type == knownTypes.int { return .integer }
    if knownTypes.isFloating(type) { return .double }
    if type == knownTypes.string || type == knownTypes.character { return .string }
    if id == knownTypes.array || id == knownTypes.set { return .array(typeTest(types.operand(type, 0))) }
    if id == knownTypes.dictionary { return .dictionary(typeTest(types.operand(type, 1))) }
    return nominalTest(id)
  }

  private mutating func nominalTest(_ target: NominalID) -> TypeTest {
    if isView(types.opaque(target)) { return .anything }
    var list: [NominalID] = []
    for index in table.nominals.indices where inherits(NominalID(Int32(index)), target) {
      publish(NominalID(Int32(index)))
      list.append(NominalID(Int32(index)))
    }
    return .nominals(list)
  }
}
