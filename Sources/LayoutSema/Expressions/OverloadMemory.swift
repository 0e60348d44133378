import LayoutSyntax

/// Which declaration was chosen for which kind of call.
///
/// Layout code calls the same few overloaded names again and again with arguments that look the same: a title of a
/// string, a frame of two numbers. Which overload that means follows from the candidates, the labels and the shapes alone
/// as long as no argument has a type of its own, so it is worked out once.
struct OverloadMemory {
  private var keys = KeyTable()
  /// By the number of the key.
  private var choices: [DeclarationID] = []

  /// What was chosen for a key; `nil` if nobody has asked.
  func choice(for key: [UInt64]) -> DeclarationID? {
    key.withUnsafeBufferPointer { keys.number(of: $0) }.map { choices[$0] }
  }

  mutating func remember(_ choice: DeclarationID, for key: [UInt64]) {
    let number = key.withUnsafeBufferPointer { keys.insert($0) }
    if number == choices.count { choices.append(choice) }
  }
}

extension Checker {
  /// What decides which of several candidates a call means; `nil` if more does than can be compared: an argument with a type
  /// of its own, an implicit member, a generic type around it.
  mutating func overloadKey(_ site: CallSite) -> [UInt64]? {
    guard !isGenericHere(site.hint), !isGenericHere(site.base.type) else { return nil }
    var key: [UInt64] = []
    key.reserveCapacity(scratch.candidates.count - site.candidates + scratch.arguments.count - site.arguments + 3)
    key.append(KeyTable.word(site.base.type.index, site.base.value.isNone ? 0 : 1))
    key.append(KeyTable.word(site.hint.index, context.owner.index))
    for index in site.arguments..<scratch.arguments.count {
      guard scratch.arguments[index].typed == nil, let shape = scratch.arguments[index].shape.code else { return nil }
      let label = Int32(bitPattern: scratch.arguments[index].label.index)
      key.append(KeyTable.word(label, scratch.arguments[index].isTrailing ? -1 - shape : shape))
    }
    key.append(.max)
    for index in site.candidates..<scratch.candidates.count {
      key.append(KeyTable.word(0, scratch.candidates[index].index))
    }
    return key
  }

  mutating func isGenericHere(_ type: TypeID) -> Bool { !type.isNone && types.isGeneric(type) }
}

extension ArgumentShape {
  /// A number for a shape that says all there is to know of an argument before its parameter is known.
  fileprivate var code: Int32? {
    switch self {
    case .integer: 0
    case .float: 1
    case .string: 2
    case .boolean: 3
    case .nilLiteral: 4
    case .closure(let count): Int32(5 + 1 + count)
    case .array, .dictionary, .keyPath, .initializer, .implicitMember, .range, .rangeOfMembers, .other: nil
    }
  }
}
