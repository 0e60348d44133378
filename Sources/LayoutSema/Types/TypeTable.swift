import LayoutDiagnostics
import LayoutSyntax

/// A type, as a number: two types are the same when their numbers are.
struct TypeID: Hashable {
  var index: Int32

  init(_ index: Int32) { self.index = index }

  /// What an expression has that did not check; it fits everywhere, so a mistake is reported once.
  static let error = TypeID(0)
  /// The same for something that was certainly meant to be a view: modifiers on it are still checked.
  static let errorView = TypeID(1)
  /// `()`, the empty tuple.
  static let void = TypeID(2)
  /// No type: an expectation that is not there, a generic parameter that is not bound.
  static let none = TypeID(-1)

  var isNone: Bool { index < 0 }
  var isError: Bool { index == 0 || index == 1 }
  /// The type of a variable that starts with a value of this one: of an unknown name that is called nobody knows that it is a
  /// view once it has been stored.
  var ofVariable: TypeID { self == .errorView ? .error : self }
}

/// What a type is made of.
enum TypeKind: UInt8 {
  case error
  /// a = nominal; operands = generic arguments.
  case nominal
  /// operands = [wrapped].
  case optional
  /// operands = [type, label, type, label, …].
  case tuple
  /// operands = [parameter…, result].
  case function
  /// operands = [instance type].
  case metatype
  /// `some P`, `any P`: a = protocol.
  case opaque
  /// a = index into the generic parameters.
  case parameter
  /// `T.Element`: a = name; operands = [base].
  case member
}

/// One type of the table.
struct TypeRow {
  var kind: TypeKind
  /// Whether a generic parameter occurs in it, so that a substitution can change it.
  var isGeneric: Bool
  /// Whether a part of it did not check, so that nothing follows from it.
  var hasError: Bool
  var a: Int32
  var start: Int32
  var count: Int32
}

/// All types of a check, each stored once, in flat arrays.
///
/// Types are made of types that were there before, so interning compares a few integers and equality of types, however
/// large they are, is equality of two numbers. Nothing is ever removed.
struct TypeTable {
  private(set) var rows: [TypeRow] = []
  private(set) var operands: [Int32] = []
  private var slots = [Int32](repeating: -1, count: 1024)

  /// A table that holds the fixed types of ``TypeID``.
  init() {
    _ = intern(.error, 0, [])
    _ = intern(.error, 1, [])
    _ = intern(.tuple, 0, [])
  }

  subscript(type: TypeID) -> TypeRow { rows[Int(type.index)] }

  func kind(_ type: TypeID) -> TypeKind { rows[Int(type.index)].kind }

  /// Whether a substitution can change the type.
  func isGeneric(_ type: TypeID) -> Bool { rows[Int(type.index)].isGeneric }

  /// Whether a type is or has a part that did not check. What has been said of that part is all that is to say.
  func hasError(_ type: TypeID) -> Bool { type == .error || !type.isNone && rows[Int(type.index)].hasError }

  /// An operand that is a type.
  func operand(_ type: TypeID, _ index: Int) -> TypeID {
    TypeID(operands[Int(rows[Int(type.index)].start) + index])
  }

  func operandList(_ type: TypeID) -> ArraySlice<Int32> {
    let row = rows[Int(type.index)]
    return operands[Int(row.start)..<Int(row.start + row.count)]
  }

  /// The type with these parts, which is added if it is new.
  mutating func intern(_ kind: TypeKind, _ a: Int32, _ parts: [Int32]) -> TypeID {
    var slot = firstSlot(kind, a, parts)
    while slots[slot] >= 0 {
      if matches(slots[slot], kind, a, parts) { return TypeID(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = Int32(rows.count)
    slots[slot] = id
    let types = kind == .tuple ? stride(from: 0, to: parts.count, by: 2).map { parts[$0] } : parts
    rows.append(
      TypeRow(
        kind: kind, isGeneric: kind == .parameter || kind == .member || types.contains { isGeneric(TypeID($0)) },
        hasError: types.contains { hasError(TypeID($0)) }, a: a, start: Int32(operands.count),
        count: Int32(parts.count)))
    operands.append(contentsOf: parts)
    if rows.count * 2 > slots.count { grow() }
    return TypeID(id)
  }

  private func firstSlot(_ kind: TypeKind, _ a: Int32, _ parts: [Int32]) -> Int {
    var hash = UInt32(kind.rawValue) &* 0x9E37_79B1 ^ UInt32(bitPattern: a) &* 0x85EB_CA6B
    for part in parts { hash = (hash ^ UInt32(bitPattern: part)) &* 0x0100_0193 }
    return Int(hash ^ (hash >> 15)) & (slots.count - 1)
  }

  private func matches(_ id: Int32, _ kind: TypeKind, _ a: Int32, _ parts: [Int32]) -> Bool {
    let row = rows[Int(id)]
    guard row.kind == kind, row.a == a, Int(row.count) == parts.count else { return false }
    for index in parts.indices where operands[Int(row.start) + index] != parts[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (id, row) in rows.enumerated() {
      var slot = firstSlot(row.kind, row.a, Array(operandList(TypeID(Int32(id)))))
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(id)
    }
  }
}

extension TypeTable {
  mutating func nominal(_ id: NominalID, _ arguments: [TypeID] = []) -> TypeID {
    intern(.nominal, id.index, arguments.map { $0.index })
  }

  /// `T?` of something that may be an optional already, which then stays as it is: what a chain or a `try?` gives.
  mutating func optional(_ wrapped: TypeID) -> TypeID {
    if wrapped.isError || kind(wrapped) == .optional { return wrapped }
    return intern(.optional, 0, [wrapped.index])
  }

  /// `T?`, also where `T` is an optional itself.
  mutating func nested(_ wrapped: TypeID) -> TypeID {
    wrapped.isError ? wrapped : intern(.optional, 0, [wrapped.index])
  }

  /// How many optionals a type is inside of each other.
  func levels(_ type: TypeID) -> Int32 {
    var (type, count) = (type, Int32(0))
    while !type.isNone, kind(type) == .optional { (type, count) = (operand(type, 0), count + 1) }
    return count
  }

  /// What is in all optionals of a type.
  func payload(_ type: TypeID) -> TypeID {
    var type = type
    while !type.isNone, kind(type) == .optional { type = operand(type, 0) }
    return type
  }

  mutating func tuple(_ elements: [(label: NameID, type: TypeID)]) -> TypeID {
    if elements.count == 1 { return elements[0].type }
    return intern(.tuple, 0, elements.flatMap { [$0.type.index, Int32($0.label.index)] })
  }

  mutating func function(_ parameters: [TypeID], _ result: TypeID) -> TypeID {
    intern(.function, 0, parameters.map { $0.index } + [result.index])
  }

  mutating func metatype(_ instance: TypeID) -> TypeID {
    instance.isError ? instance : intern(.metatype, 0, [instance.index])
  }

  mutating func opaque(_ proto: NominalID) -> TypeID { intern(.opaque, proto.index, []) }

  mutating func parameter(_ index: Int) -> TypeID { intern(.parameter, Int32(index), []) }

  mutating func member(_ base: TypeID, _ name: NameID) -> TypeID {
    base.isError ? base : intern(.member, Int32(name.index), [base.index])
  }

  /// The payload of an optional; every other type is itself.
  func unwrapped(_ type: TypeID) -> TypeID {
    type.isNone || kind(type) != .optional ? type : operand(type, 0)
  }

  /// The result of a function type.
  func result(_ function: TypeID) -> TypeID { operand(function, Int(self[function].count) - 1) }

  func parameterCount(_ function: TypeID) -> Int { Int(self[function].count) - 1 }

  func elementCount(_ tuple: TypeID) -> Int { Int(self[tuple].count) / 2 }

  func element(_ tuple: TypeID, _ index: Int) -> TypeID { operand(tuple, index * 2) }

  func elementLabel(_ tuple: TypeID, _ index: Int) -> NameID {
    NameID(UInt32(operands[Int(self[tuple].start) + index * 2 + 1]))
  }
}
