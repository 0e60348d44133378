import LayoutSema

/// The elements of a set or the keys and values of a dictionary, in order of insertion, with an index by hashes once there
/// are more than a few. The index keeps positions only: which values are equal is asked of whoever searches, because types
/// of the program may have an equality of their own.
package struct KeyTable {
  /// The elements; of a dictionary keys and values in turn.
  package private(set) var values: [Value]
  /// An open hash table: the upper half of a slot is a hash, the lower one a position in ``values`` plus one, 0 for none.
  private var slots: [UInt64] = []

  private static let fewest = 16

  package init(_ values: [Value] = []) { self.values = values }

  /// Where a key stands.
  func position(of key: Value, step: Int, _ evaluator: Evaluator) -> Int? {
    if slots.isEmpty {
      return stride(from: 0, to: values.count, by: step).first { evaluator.areEqual(values[$0], key) }
    }
    let hash = evaluator.hash(of: key)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let position = Int(slots[slot] & 0xffff_ffff) - 1
      if slots[slot] >> 32 == hash, evaluator.areEqual(values[position], key) { return position }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Replaces what stands at a position by something equal to it, or the value of a key.
  mutating func replace(at position: Int, by value: Value) { values[position] = value }

  /// Adds an element, or a key with its value, which is not there yet.
  mutating func append(_ key: Value, _ value: Value?, _ evaluator: Evaluator) {
    let position = values.count
    values.append(key)
    if let value { values.append(value) }
    let step = value == nil ? 1 : 2
    let count = values.count / step
    if count <= Self.fewest { return }
    if count * 2 > slots.count { return index(step: step, evaluator) }
    fill(hash: evaluator.hash(of: key), position: position)
  }

  /// Removes the element or the key with its value that stands at a position.
  mutating func remove(at position: Int, step: Int, _ evaluator: Evaluator) {
    if !slots.isEmpty { forget(position, step, evaluator.hash(of: values[position])) }
    values.removeSubrange(position..<position + step)
  }

  private mutating func index(step: Int, _ evaluator: Evaluator) {
    var size = Self.fewest * 4
    while size < values.count / step * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for position in stride(from: 0, to: values.count, by: step) {
      fill(hash: evaluator.hash(of: values[position]), position: position)
    }
  }

  private mutating func fill(hash: UInt64, position: Int) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = hash << 32 | UInt64(position + 1)
  }

  /// Takes a position out of the index: what stands behind it moves up in the list, and in its run of the table.
  private mutating func forget(_ position: Int, _ step: Int, _ hash: UInt64) {
    let mask = slots.count - 1
    var hole = Int(hash) & mask
    while slots[hole] & 0xffff_ffff != UInt64(position + 1) { hole = (hole + 1) & mask }
    var next = (hole + 1) & mask
    while slots[next] != 0 {
      let home = Int(slots[next] >> 32) & mask
      if (next - home) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
    for slot in slots.indices where slots[slot] & 0xffff_ffff > UInt64(position + 1) { slots[slot] -= UInt64(step) }
  }
}

extension Evaluator {
  /// Equal values have equal hashes; a type with an equality of its own has one for all of its values. Numbers of
  /// different types may be equal and share their hashes.
  func hash(of value: Value) -> UInt64 {
    var hasher = Hasher()
    combine(value, &hasher)
    return UInt64(truncatingIfNeeded: hasher.finalize()) & 0xffff_ffff
  }

  private func combine(_ value: Value, _ hasher: inout Hasher) {
    switch value {
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .sized, .single: hasher.combine(value.double)
    case .string(let text): hasher.combine(text)
    case .substring: hasher.combine(value.string)
    case .metatype(let type), .genericType(let type, _): hasher.combine(type.index)
    case .structure(let type, let parts): combine(type, parts, &hasher)
    case .enumCase(let type, let index, let parts):
      if !hasOwnEquality(type) { hasher.combine(index) }
      combine(type, parts, &hasher)
    case .object(let object):
      if !hasOwnEquality(object.type) { hasher.combine(ObjectIdentifier(object)) }
    case .tuple(let parts), .array(let parts), .slice(let parts, _): for part in parts { combine(part, &hasher) }
    case .set(let table), .dictionary(let table): hasher.combine(table.values.count)
    case .range(let lower, let upper):
      hasher.combine(lower)
      hasher.combine(upper)
    default: break
    }
  }

  private func combine(_ type: NominalID, _ parts: [Value], _ hasher: inout Hasher) {
    hasher.combine(type.index)
    if hasOwnEquality(type) { return }
    for part in parts { combine(part, &hasher) }
  }

  private func hasOwnEquality(_ type: NominalID) -> Bool {
    guard program.hasOwnEquality, let name = known.equal else { return false }
    return program[type].witness(name) != nil
  }

  // MARK: Sets and dictionaries

  /// Whether a set has an element, or nil for what is no set.
  package func contains(_ element: Value, inSet value: Value) -> Bool? {
    guard case .set(let table) = value else { return nil }
    return table.position(of: element, step: 1, self) != nil
  }

  /// A set of what differs.
  package func set(of elements: [Value]) -> Value {
    var table = KeyTable()
    for element in elements where table.position(of: element, step: 1, self) == nil { table.append(element, nil, self) }
    return .set(table)
  }

  /// A dictionary of keys and values in turn; of equal keys the last holds.
  package func dictionary(_ entries: [Value]) -> Value {
    var table = KeyTable()
    for index in stride(from: 0, to: entries.count - 1, by: 2) {
      set(entries[index + 1], entries[index], &table)
    }
    return .dictionary(table)
  }

  private func set(_ value: Value, _ key: Value, _ table: inout KeyTable) {
    if let position = table.position(of: key, step: 2, self) {
      table.replace(at: position + 1, by: value)
    } else {
      table.append(key, value, self)
    }
  }

  /// Sets, replaces or, with `nil`, removes an entry of a dictionary where it is.
  package func store(_ value: Value, forKey key: Value, in dictionary: inout Value) {
    guard case .dictionary = dictionary, var table = dictionary.takenTable() else { return }
    if !value.isNone {
      set(value.unwrapped, key, &table)
    } else if let position = table.position(of: key, step: 2, self) {
      table.remove(at: position, step: 2, self)
    }
    dictionary = .dictionary(table)
  }

  /// Adds an element to a set where it is, and gives the equal one that was there before.
  package func insert(_ element: Value, in set: inout Value) -> Value? {
    guard case .set = set, var table = set.takenTable() else { return nil }
    if let position = table.position(of: element, step: 1, self) {
      let known = table.values[position]
      set = .set(table)
      return known
    }
    table.append(element, nil, self)
    set = .set(table)
    return nil
  }

  /// Removes an element from a set where it is, and gives it.
  package func remove(_ element: Value, from set: inout Value) -> Value? {
    guard case .set = set, var table = set.takenTable() else { return nil }
    var removed: Value?
    if let position = table.position(of: element, step: 1, self) {
      removed = table.values[position]
      table.remove(at: position, step: 1, self)
    }
    set = .set(table)
    return removed
  }
}

extension Value {
  /// The table of a set or dictionary, which leaves void where it was. Inlined, the optimiser would let go of the value
  /// only behind the change, which then would be made in a copy.
  @inline(never)
  fileprivate mutating func takenTable() -> KeyTable? {
    let table: KeyTable
    switch self {
    case .set(let elements), .dictionary(let elements): table = elements
    default: return nil
    }
    self = .void
    return table
  }
}
