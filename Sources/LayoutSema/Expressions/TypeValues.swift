import LayoutDiagnostics
import LayoutSyntax

/// Types as values of running code: what `T.allCases` is asked of where `T` is a generic parameter.
///
/// A generic function of the module gets the types that its parameters stand for behind its own arguments, and a value of
/// a generic type keeps them behind its fields, so that every call of `T`'s members finds the type that is meant. Only
/// declarations of the module do so, and types of the library under `@_likeOwn`: all else that it declares works on values.
/// `Self` in an extension of a protocol is the type of the value that the function runs on, and a static function gets it
/// like any other parameter.
extension Checker {
  /// The generic parameters whose types a declaration's function gets: its own, then those of the type that it stands in.
  mutating func passedGenerics(_ id: DeclarationID) -> [Int32] {
    let row = table[id]
    guard row.file > 0 || isLikeOwn(row.owner), row.flags.isDisjoint(with: [.isNative, .isRequirement, .isSynthesized])
    else { return [] }
    return ownGenerics(id) + ownerTypes(row)
  }

  private mutating func ownGenerics(_ id: DeclarationID) -> [Int32] {
    guard table[id].isFunctionLike else { return [] }
    let signature = self.signature(id)
    return Array(
      signatureGenerics[Int(signature.genericStart)..<Int(signature.genericStart + signature.genericCount)])
  }

  private mutating func ownerTypes(_ row: Declaration) -> [Int32] {
    guard row.owner.index >= 0, row.file > 0 || isLikeOwn(row.owner) else { return [] }
    let owner = table[row.owner]
    let hasNoSelf = row.isStatic || row.kind == .initializer
    if owner.kind == .proto { return hasNoSelf ? [owner.selfParameter] : [] }
    guard owner.genericCount > 0, hasNoSelf || !keepsTypes(row.owner) else { return [] }
    return Array(owner.genericStart..<owner.genericStart + owner.genericCount)
  }

  /// Whether values of a type have the types of its generic parameters behind their fields.
  mutating func keepsTypes(_ id: NominalID) -> Bool {
    let nominal = table[id]
    return nominal.genericCount > 0 && (nominal.kind == .structure || nominal.kind == .classType)
      && (table[nominal.declaration].file > 0 || isLikeOwn(id))
  }

  /// Whether a type of the library is treated as the program's own are.
  mutating func isLikeOwn(_ id: NominalID) -> Bool {
    id.index >= 0 && table[table[id].declaration].flags.contains(.isLikeOwn)
  }

  /// Introduces what a function gets besides its arguments, or what a default value of its parameters gets.
  mutating func bindPassedTypes(_ id: DeclarationID) { bindTypes(passedGenerics(id), id) }

  /// Introduces what the initial value of a stored property gets.
  mutating func bindKeptTypes(_ id: DeclarationID) {
    let owner = table[id].owner
    guard owner.index >= 0, !table[id].isStatic, keepsTypes(owner) else { return }
    bindTypes(Array(table[owner].genericStart..<table[owner].genericStart + table[owner].genericCount), id)
  }

  /// Introduces the types that a generic type's values are of.
  mutating func bindTypes(of id: NominalID) {
    let start = table[id].genericStart
    bindTypes(Array(start..<start + table[id].genericCount), table[id].declaration)
  }

  private mutating func bindTypes(_ generics: [Int32], _ id: DeclarationID) {
    guard !generics.isEmpty else { return }
    let range = tree.range(table[id].node)
    for generic in generics {
      declareLocal(.empty, types.metatype(types.parameter(Int(generic))), isLet: true, at: range)
    }
  }

  /// The same for a function's body, of which callers by name have to know.
  mutating func bindPassedTypes(_ id: DeclarationID, _ function: FunctionID) {
    bindPassedTypes(id)
    let owner = ownerTypes(table[id])
    guard !owner.isEmpty else { return }
    let isProtocol = table[table[id].owner].kind == .proto
    program.functions[Int(function.index)].passedTypes = isProtocol ? .ofSelf : .arguments
  }

  /// The operands for what a function gets besides its arguments. The generic parameters of the call are open.
  mutating func passedTypes(_ id: DeclarationID, _ base: TypeID, at range: SourceRange) -> [ExpressionID] {
    passedGenerics(id).map { typeArgument($0, table[id].owner, base, at: range) }
  }

  /// What a protocol's generic requirement is called with besides its arguments.
  mutating func requiredTypes(_ id: DeclarationID, at range: SourceRange) -> [ExpressionID] {
    table[id].file > 0 ? ownGenerics(id).map { typeArgument($0, NominalID(-1), .none, at: range) } : []
  }

  /// The types that a new value of a type keeps.
  mutating func keptTypes(_ owner: NominalID, at range: SourceRange) -> [ExpressionID] {
    guard owner.index >= 0, keepsTypes(owner) else { return [] }
    let start = table[owner].genericStart
    return (start..<start + table[owner].genericCount).map { typeArgument($0, owner, .none, at: range) }
  }

  private mutating func typeArgument(
    _ generic: Int32, _ owner: NominalID, _ base: TypeID, at range: SourceRange
  ) -> ExpressionID {
    let parameter = types.parameter(Int(generic))
    if isOpen(generic) {
      if table.generics[Int(generic)].binding.isNone { return unknownType(range) }
      let type = substitute(parameter)
      // an inherited initialiser's parameters stand for those of the class that inherits it, which the call has told
      let isInherited = owner.index >= 0 && owner != context.owner && types.kind(type) != .nominal
      return typeValue(isInherited ? substitute(type) : type, at: range)
    }
    return typeValue(base.isNone ? parameter : substituteOwner(parameter, owner, base), at: range)
  }

  /// A type that running code cannot know; asking it for a member is an error that names the member.
  private mutating func unknownType(_ range: SourceRange) -> ExpressionID { emit(.metatype, a: -1, at: range) }

  /// `type(of: value)`: what the checker knows of the type, or what the value says.
  mutating func inferTypeOf(_ callee: NodeID, _ list: NodeID) -> Typed? {
    guard tree.kind(callee) == .identifierExpr, tree.name(callee) == known.typeWord, tree.elements(list).count == 1,
      let argument = tree.elements(list).first, tree.kind(argument) == .argument,
      tree.label(argument) == known.ofLabel, local(known.typeWord) == nil
    else { return nil }
    let value = infer(tree.child(argument, 0))
    if value.isFailed { return .error }
    let range = tree.range(callee)
    let isKnownLater = types.kind(value.type) == .opaque || isOwnClass(value.type)
    let code = isKnownLater ? emit(.typeOfValue, a: value.code.index, at: range) : typeValue(value.type, at: range)
    return Typed(type: types.metatype(value.type), code: code)
  }

  /// Whether a value of a type may be of a subclass.
  private func isOwnClass(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal else { return false }
    let id = NominalID(types[type].a)
    return table[id].kind == .classType && !table[table[id].declaration].flags.contains(.isLibrary)
  }

  /// A type as a value.
  mutating func typeValue(_ type: TypeID, at range: SourceRange) -> ExpressionID {
    guard !type.isNone else { return unknownType(range) }
    switch types.kind(type) {
    case .nominal: return nominalValue(NominalID(types[type].a), type, at: range)
    case .optional where knownTypes.optional.index >= 0: return nominalValue(knownTypes.optional, type, at: range)
    case .parameter: return parameterValue(type, at: range)
    case .member: return memberValue(type, at: range)
    default: return unknownType(range)
    }
  }

  private mutating func nominalValue(_ id: NominalID, _ type: TypeID, at range: SourceRange) -> ExpressionID {
    publish(id)
    if program.nominals[Int(id.index)].test < 0 {
      program.nominals[Int(id.index)].parts.test = typeTest(id == knownTypes.optional ? .void : table[id].type)
    }
    let count = Int(types[type].count)
    if count == 0 { return emit(.metatype, a: id.index, at: range) }
    let arguments = (0..<count).map { typeValue(types.operand(type, $0), at: range) }
    return emit(.genericType, list: arguments, c: id.index, at: range)
  }

  /// `T.Item`, which the type that `T` stands for tells.
  private mutating func memberValue(_ type: TypeID, at range: SourceRange) -> ExpressionID {
    let base = typeValue(types.operand(type, 0), at: range)
    let name = associatedName(NameID(UInt32(types[type].a)))
    return emit(.callWitness, list: [base], c: Int32(bitPattern: name.index), at: range)
  }

  private mutating func parameterValue(_ type: TypeID, at range: SourceRange) -> ExpressionID {
    let meta = types.metatype(type)
    for local in body.locals.reversed() where local.name == .empty && local.type == meta {
      return read(local, at: range).code
    }
    guard context.selfFrame >= 0, context.owner.index >= 0, !body.frames.isEmpty else { return unknownType(range) }
    let generic = types[type].a
    let owner = table[context.owner]
    if owner.kind == .proto, owner.selfParameter == generic {
      return emit(.typeOfValue, a: selfBase(range).value.index, at: range)
    }
    let offset = generic - owner.genericStart
    guard keepsTypes(context.owner), offset >= 0, offset < owner.genericCount else { return unknownType(range) }
    return inheritedParameter(offset, at: range)
      ?? emit(.field, a: selfBase(range).value.index, b: Int32(owner.fields.count) + offset, at: range)
  }
}
