import LayoutSyntax

/// Numbers whose types are generic parameters or associated types: which arithmetic their bounds promise. Running code tells by
/// the values which numbers they are.
extension Checker {
  /// Whether arithmetic is defined on a number whose type is a generic parameter; remainders are for integers.
  mutating func isGeneric(_ operation: BinaryOperator, on type: TypeID) -> Bool {
    guard operation.isArithmetic, isGenericNumber(type) else { return false }
    return operation != .remainder || isGeneric(type, knownTypes.binaryInteger)
  }

  mutating func isGeneric(_ type: TypeID, _ proto: NominalID) -> Bool {
    guard proto.index >= 0 else { return false }
    return types.kind(type) == .member
      ? boundsOfMember(type).contains { inherits($0, proto) } : conforms(type, to: proto)
  }

  /// A number whose type is a generic parameter.
  mutating func isGenericNumber(_ type: TypeID) -> Bool {
    guard !type.isNone, knownTypes.arithmetic.index >= 0 else { return false }
    switch types.kind(type) {
    case .parameter: return conforms(type, to: knownTypes.arithmetic)
    case .member: return boundsOfMember(type).contains { inherits($0, knownTypes.arithmetic) }
    default: return false
    }
  }
}
