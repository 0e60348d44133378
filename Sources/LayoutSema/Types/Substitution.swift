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
    case .optional: return types.optional(substitute(types.operand(type, 0)))
    default:
      let row = types[type]
      var parts: [Int32] = []
      for index in 0..<Int(row.count) { parts.append(substitute(types.operand(type, index)).index) }
      return types.intern(row.kind, row.a, parts)
    }
  }

  /// Makes a parameter's type fit an argument's by binding open generic parameters; says whether that is possible.
  /// Conversions (optional promotion, `CGFloat` and `Double`) count as fitting.
  mutating func unify(_ parameter: TypeID, _ argument: TypeID) -> Bool {
    if argument.isError { return true }
    guard types.isGeneric(parameter) else { return converts(argument, to: parameter) }
    let row = types[parameter]
    switch row.kind {
    case .parameter:
      let binding = table.generics[Int(row.a)].binding
      if !binding.isNone { return binding == parameter ? argument == parameter : converts(argument, to: binding) }
      guard isOpen(row.a) else { return argument == parameter }
      table.generics[Int(row.a)].binding = argument
      return true
    case .optional:
      return unify(types.operand(parameter, 0), types.unwrapped(argument))
    case .member:
      let target = substitute(parameter)
      return types.kind(target) == .member || converts(argument, to: target)
    default:
      guard types.kind(argument) == row.kind, types[argument].a == row.a, types[argument].count == row.count else {
        return unifyWithConformance(parameter, argument)
      }
      return unifyParts(parameter, argument)
    }
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
  func isBoundToError(_ type: TypeID) -> Bool {
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
  private func unifyWithConformance(_ parameter: TypeID, _ argument: TypeID) -> Bool { false }

  /// Whether the parameter belongs to the call that is being checked, so that it may be bound.
  private func isOpen(_ index: Int32) -> Bool { openGenerics.contains(index) }

  /// Opens generic parameters for a call; the result undoes it.
  mutating func open(_ indices: ArraySlice<Int32>) -> [OpenGeneric] {
    var saved: [OpenGeneric] = []
    for index in indices {
      saved.append(OpenGeneric(index: index, binding: table.generics[Int(index)].binding))
      table.generics[Int(index)].binding = .none
      openGenerics.append(index)
    }
    return saved
  }

  mutating func close(_ saved: [OpenGeneric]) {
    openGenerics.removeLast(saved.count)
    for generic in saved { table.generics[Int(generic.index)].binding = generic.binding }
  }

  /// Binds the generic parameters of the type that a member is found in: its arguments, or a protocol's `Self`.
  mutating func bindOwner(_ owner: NominalID, to base: TypeID) {
    guard owner.index >= 0 else { return }
    let nominal = table[owner]
    if nominal.kind == .proto {
      table.generics[Int(nominal.selfParameter)].binding = base
      return
    }
    if owner == knownTypes.optional, types.kind(base) == .optional {
      table.generics[Int(nominal.genericStart)].binding = types.operand(base, 0)
      return
    }
    guard nominal.genericCount > 0, types.kind(base) == .nominal, types[base].a == owner.index else { return }
    for offset in 0..<Int(nominal.genericCount) {
      table.generics[Int(nominal.genericStart) + offset].binding = types.operand(base, offset)
    }
  }

  /// The generic parameters that ``bindOwner(_:to:)`` binds.
  func ownerGenerics(_ owner: NominalID) -> Range<Int32> {
    guard owner.index >= 0 else { return 0..<0 }
    let nominal = table[owner]
    if nominal.kind == .proto { return nominal.selfParameter..<nominal.selfParameter + 1 }
    return nominal.genericStart..<nominal.genericStart + nominal.genericCount
  }

  /// Whether generic parameters are left in a type that the running call should have bound.
  func hasOpenParameter(_ type: TypeID) -> Bool {
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
