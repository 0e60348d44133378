import LayoutSyntax

/// Which declaration was chosen for which kind of call.
///
/// Layout code calls the same few overloaded names again and again with arguments that look the same: a title of a
/// string, a frame of two numbers. Which overload that means follows from the candidates, the labels and the shapes alone
/// as long as no argument has a type of its own, so it is worked out once. Keys are compared word by word, never by their
/// hashes only.
struct OverloadMemory {
  private var words: [Int32] = []
  private var entries: [Entry] = []
  /// Open-addressed; indices into the entries, or -1.
  private var slots = [Int32](repeating: -1, count: 64)

  private struct Entry {
    var start: Int32
    var count: Int32
    var hash: UInt32
    var choice: DeclarationID
  }

  /// What was chosen for a key; `nil` if nobody has asked.
  func choice(for key: [Int32]) -> DeclarationID? {
    let index = slots[slot(of: key, Self.hash(key))]
    return index < 0 ? nil : entries[Int(index)].choice
  }

  mutating func remember(_ choice: DeclarationID, for key: [Int32]) {
    let hash = Self.hash(key)
    let slot = slot(of: key, hash)
    guard slots[slot] < 0 else { return }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(start: Int32(words.count), count: Int32(key.count), hash: hash, choice: choice))
    words += key
    if entries.count * 2 > slots.count { grow() }
  }

  /// Where a key is, or belongs.
  private func slot(of key: [Int32], _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0, !isEntry(Int(slots[slot]), key, hash) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func isEntry(_ index: Int, _ key: [Int32], _ hash: UInt32) -> Bool {
    let entry = entries[index]
    guard entry.hash == hash, Int(entry.count) == key.count else { return false }
    for offset in key.indices where words[Int(entry.start) + offset] != key[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for index in entries.indices {
      var slot = Int(entries[index].hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  private static func hash(_ key: [Int32]) -> UInt32 {
    var hash: UInt64 = 0
    for word in key { hash = (hash ^ UInt64(UInt32(bitPattern: word))) &* 0x9E37_79B9_7F4A_7C15 }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}

extension Checker {
  /// What decides which of several candidates a call means; `nil` if more does than can be compared: an argument with a type
  /// of its own, an implicit member, a generic type around it.
  mutating func overloadKey(_ site: CallSite) -> [Int32]? {
    guard !isGenericHere(site.hint), !isGenericHere(site.base.type) else { return nil }
    var key: [Int32] = []
    key.reserveCapacity(scratch.candidates.count - site.candidates + 3 * (scratch.arguments.count - site.arguments) + 5)
    key.append(site.base.type.index)
    key.append(site.base.value.isNone ? 0 : 1)
    key.append(site.hint.index)
    key.append(context.owner.index)
    for index in site.arguments..<scratch.arguments.count {
      guard scratch.arguments[index].typed == nil, let shape = scratch.arguments[index].shape.code else { return nil }
      key.append(Int32(bitPattern: scratch.arguments[index].label.index))
      key.append(shape)
      key.append(scratch.arguments[index].isTrailing ? 1 : 0)
    }
    key.append(-1)
    for index in site.candidates..<scratch.candidates.count { key.append(scratch.candidates[index].index) }
    return key
  }

  private mutating func isGenericHere(_ type: TypeID) -> Bool { !type.isNone && types.isGeneric(type) }
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
