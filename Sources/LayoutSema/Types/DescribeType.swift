import LayoutDiagnostics
import LayoutSyntax

/// Types as people write them, for messages.
extension Checker {
  func describe(_ type: TypeID) -> String {
    guard !type.isNone else { return "_" }
    switch types.kind(type) {
    case .error: return "<<error>>"
    case .nominal: return describeNominal(type)
    case .optional:
      let wrapped = types.operand(type, 0)
      let text = describe(wrapped)
      return types.kind(wrapped) == .function || types.kind(wrapped) == .opaque ? "(\(text))?" : text + "?"
    case .tuple: return describeTuple(type)
    case .function:
      let parameters = (0..<types.parameterCount(type)).map { describe(types.operand(type, $0)) }
      return "(\(parameters.joined(separator: ", "))) -> \(describe(types.result(type)))"
    case .metatype: return describe(types.operand(type, 0)) + ".Type"
    case .opaque: return describeOpaque(type)
    case .parameter: return describeParameter(type)
    case .member: return "\(describe(types.operand(type, 0))).\(text(NameID(UInt32(types[type].a))))"
    }
  }

  /// A type that something is expected to have: a generic parameter that nothing has told yet is what it has to conform to.
  mutating func describeExpected(_ type: TypeID) -> String {
    guard types.kind(type) == .parameter, hasOpenParameter(type), let first = constraints(of: type).first else {
      return describe(type)
    }
    return text(table[first].name)
  }

  private func describeNominal(_ type: TypeID) -> String {
    let id = NominalID(types[type].a)
    let arguments = types.operandList(type).map { describe(TypeID($0)) }
    if id == knownTypes.array, arguments.count == 1 { return "[\(arguments[0])]" }
    if id == knownTypes.dictionary, arguments.count == 2 { return "[\(arguments[0]) : \(arguments[1])]" }
    return describe(id, arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
  }

  /// A type with its arguments, which stand behind the name that declares them.
  private func describe(_ id: NominalID, _ arguments: String) -> String {
    guard table[id].sharesGenerics else { return qualifiedName(id) + arguments }
    return describe(table[table[id].declaration].owner, arguments) + "." + text(table[id].name)
  }

  /// A type's name behind those of the types that it is nested in.
  func qualifiedName(_ id: NominalID) -> String {
    let name = text(table[id].name)
    let owner = table[table[id].declaration].owner
    return owner.index < 0 ? name : "\(qualifiedName(owner)).\(name)"
  }

  private func describeTuple(_ type: TypeID) -> String {
    if type == .void { return "()" }
    var parts: [String] = []
    for index in 0..<types.elementCount(type) {
      let label = types.elementLabel(type, index)
      let element = describe(types.element(type, index))
      parts.append(label == .empty ? element : "\(text(label)): \(element)")
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private func describeOpaque(_ type: TypeID) -> String {
    guard types[type].a >= 0 else { return "Any" }
    let arguments = types.operandList(type).map { describe(TypeID($0)) }.joined(separator: ", ")
    return "some \(text(table[NominalID(types[type].a)].name))" + (arguments.isEmpty ? "" : "<\(arguments)>")
  }

  private func describeParameter(_ type: TypeID) -> String {
    let generic = table.generics[Int(types[type].a)]
    if generic.name != .empty { return text(generic.name) }
    guard generic.constraintCount > 0 else { return "_" }
    return "some \(text(table[table.constraints[Int(generic.constraintStart)]].name))"
  }
}
