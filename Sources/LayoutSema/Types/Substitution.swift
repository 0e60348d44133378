import LayoutDiagnostics
import LayoutSyntax

/// Generic parameters in a call: bound by unifying parameter types with argument types, then replaced.
///
/// A parameter's binding lives in its row while one call is checked; a call inside that call's arguments saves and
/// restores what it rebinds. No constraint system and no backtracking: one pass over the arguments decides.
extension Checker {
  /// Replaces bound generic parameters; what is not bound stays as it is.
  mutating func substitute(_ type: TypeID) -> TypeID {
    guard !type.isNone, types.isGeneric(type) else { return type }
    switch types.kind(type) {
    case .parameter:
      let binding = table.generics[Int(types[type].a)].binding
      return binding.isNone ? type : binding
    case .member:
      let base = substitute(types.operand(type, 0))
      let name = NameID(UInt32(types[type].a))
      if base.isError { return base }
      let found = memberType(base, name)
      return found.isNone ? types.member(base, name) : found
    case .tuple:
      var elements: [(label: NameID, type: TypeID)] = []
      for index in 0..<types.elementCount(type) {
        elements.append((types.elementLabel(type, index), substitute(types.element(type, index))))
      }
      return types.tuple(elements)
    case .optional: return types.nested(substitute(types.operand(type, 0)))
    default:
      let row = types[type]
      var parts: [Int32] = []
      for index in 0..<Int(row.count) { parts.append(substitute(types.operand(type, index)).index) }
      let result = types.intern(row.kind, row.a, parts)
      if row.kind == .function, changingFunctions.contains(type) { changingFunctions.insert(result) }
      return result
    }
  }

  /// Replaces what has been bound since a type was substituted. `Parser<(Out, Next)>` made by a member of `Parser<Out>` binds
  /// `Out` to what speaks of the member's own `Out`, which stays.
  mutating func substituteAgain(_ type: TypeID) -> TypeID {
    guard !type.isNone, types.isGeneric(type) else { return type }
    for generic in openGenerics {
      let binding = table.generics[Int(generic.index)].binding
      if !binding.isNone, speaks(binding, of: generic.index), speaks(type, of: generic.index) { return type }
    }
    return substitute(type)
  }

  /// Whether a type is made of others, among them a generic parameter.
  private func speaks(_ type: TypeID, of index: Int32) -> Bool {
    guard !type.isNone, types.isGeneric(type) else { return false }
    let row = types[type]
    if row.kind == .parameter { return row.a == index }
    let step = row.kind == .tuple ? 2 : 1
    return stride(from: 0, to: Int(row.count), by: step).contains { speaks(types.operand(type, $0), of: index) }
  }

  /// Makes a parameter's type fit an argument's by binding open generic parameters; says whether that is possible.
  /// Conversions (optional promotion, `CGFloat` and `Double`) count as fitting.
  mutating func unify(_ parameter: TypeID, _ argument: TypeID) -> Bool {
    if argument.isError {
      if argument == .error { bindToError(parameter) }
      return true
    }
    guard types.isGeneric(parameter) else { return converts(argument, to: parameter) }
    let row = types[parameter]
    switch row.kind {
    case .parameter:
      let binding = table.generics[Int(row.a)].binding
      if !binding.isNone, binding != parameter, hasOpenParameter(binding) { return unify(binding, argument) }
      if !binding.isNone { return binding == parameter ? argument == parameter : converts(argument, to: binding) }
      guard isOpen(row.a) else { return argument == parameter }
      table.generics[Int(row.a)].binding = existential(argument)
      return true
    case .optional:
      return unify(types.operand(parameter, 0), types.unwrapped(argument))
    case .member:
      let target = substitute(parameter)
      return types.kind(target) == .member || converts(argument, to: target)
    default:
      if row.kind == .opaque, types.kind(argument) != .opaque { return unifyPrimaryTypes(parameter, argument) }
      guard types.kind(argument) == row.kind, types[argument].a == row.a, types[argument].count == row.count else {
        return unifyWithConformance(parameter, argument)
      }
      if parameter == argument, row.kind == .nominal, isLeftOpen(NominalID(row.a)) { return true }
      return unifyParts(parameter, argument)
    }
  }

  /// The type of the values where a protocol stands for a type: `register(Service.self) { Api() }`.
  private mutating func existential(_ type: TypeID) -> TypeID {
    guard types.kind(type) == .nominal, types[type].a >= 0, table[NominalID(types[type].a)].kind == .proto else {
      return type
    }
    return types.opaque(NominalID(types[type].a))
  }

  /// Binds what an argument with a mistake would have told, so that the other arguments are not blamed for it.
  mutating func bindToError(_ parameter: TypeID) {
    guard types.isGeneric(parameter) else { return }
    let row = types[parameter]
    if row.kind == .parameter {
      if hasOpenParameter(parameter) { table.generics[Int(row.a)].binding = .error }
      return
    }
    let step = row.kind == .tuple ? 2 : 1
    for index in stride(from: 0, to: Int(row.count), by: step) { bindToError(types.operand(parameter, index)) }
  }

  /// Whether a type depends on an argument with a mistake.
  mutating func isBoundToError(_ type: TypeID) -> Bool {
    guard types.isGeneric(type) else { return false }
    let row = types[type]
    if row.kind == .parameter { return table.generics[Int(row.a)].binding.isError }
    let step = row.kind == .tuple ? 2 : 1
    return stride(from: 0, to: Int(row.count), by: step).contains { isBoundToError(types.operand(type, $0)) }
  }

  private mutating func unifyParts(_ parameter: TypeID, _ argument: TypeID) -> Bool {
    let row = types[parameter]
    let step = row.kind == .tuple ? 2 : 1
    for index in stride(from: 0, to: Int(row.count), by: step)
    where !unify(types.operand(parameter, index), types.operand(argument, index)) {
      return false
    }
    return true
  }

  /// A nominal that inherits from the parameter's class, or something that is not of the same shape.
  private mutating func unifyWithConformance(_ parameter: TypeID, _ argument: TypeID) -> Bool {
    guard types.kind(parameter) == .nominal, types[parameter].a >= 0 else { return false }
    let inherited = instance(argument, of: NominalID(types[parameter].a))
    return !inherited.isNone && unifyParts(parameter, inherited)
  }

  /// Whether the parameter belongs to the call that is being checked, so that it may be bound.
  mutating func isOpen(_ index: Int32) -> Bool {
    for generic in openGenerics where generic.index == index { return true }
    return false
  }

  /// Opens generic parameters for a call, until ``close(_:)`` gets the mark that this gives.
  mutating func open(_ indices: Range<Int32>) -> Int {
    let mark = openGenerics.count
    for index in indices { open(index) }
    return mark
  }

  mutating func open(_ index: Int32) {
    openGenerics.append(OpenGeneric(index: index, binding: table.generics[Int(index)].binding))
    table.generics[Int(index)].binding = .none
  }

  /// Gives everything that was opened since a mark what it was bound to before.
  mutating func close(_ mark: Int) {
    while openGenerics.count > mark {
      let generic = openGenerics.removeLast()
      table.generics[Int(generic.index)].binding = generic.binding
    }
  }

  /// Binds the generic parameters of the type that a member is found in: its arguments, or a protocol's `Self`.
  mutating func bindOwner(_ owner: NominalID, to base: TypeID) {
    guard owner.index >= 0 else { return }
    if table[owner].kind == .proto {
      table.generics[Int(table[owner].selfParameter)].binding = base
      return
    }
    let start = Int(table[owner].genericStart)
    if owner == knownTypes.optional, types.kind(base) == .optional {
      table.generics[start].binding = types.operand(base, 0)
      return
    }
    let count = Int(table[owner].genericCount)
    guard count > 0, !base.isNone else { return }
    let isOwn = types.kind(base) == .nominal && types[base].a == owner.index
    let base = isOwn ? base : instance(base, of: owner)
    if base.isNone { return }
    for offset in 0..<count { table.generics[start + offset].binding = types.operand(base, offset) }
  }

  /// The generic parameters that ``bindOwner(_:to:)`` binds.
  mutating func ownerGenerics(_ owner: NominalID) -> Range<Int32> {
    guard owner.index >= 0 else { return 0..<0 }
    if table[owner].kind == .proto { return table[owner].selfParameter..<table[owner].selfParameter + 1 }
    return table[owner].genericStart..<table[owner].genericStart + table[owner].genericCount
  }

  /// Whether generic parameters are left in a type that the running call should have bound.
  mutating func hasOpenParameter(_ type: TypeID) -> Bool {
    guard !type.isNone, types.isGeneric(type) else { return false }
    let row = types[type]
    if row.kind == .parameter {
      return isOpen(row.a) && table.generics[Int(row.a)].binding.isNone
    }
    let step = row.kind == .tuple ? 2 : 1
    for index in stride(from: 0, to: Int(row.count), by: step) where hasOpenParameter(types.operand(type, index)) {
      return true
    }
    return false
  }
}

/// A generic parameter that a call opened, and what it was bound to outside.
struct OpenGeneric {
  var index: Int32
  var binding: TypeID
}
