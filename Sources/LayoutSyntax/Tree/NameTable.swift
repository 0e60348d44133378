/// An interned name: two names are equal when their bytes are.
package struct NameID: Hashable, Sendable {
  package var index: UInt32

  package init(_ index: UInt32) { self.index = index }

  /// The name of nothing: no label, no token. Also what `_` as a label means.
  package static let empty = NameID(0)
}

/// The names of a compilation, each stored once.
///
/// Every stage compares names as numbers; only messages need them as text. The table is an open-addressed hash over one
/// byte buffer, because a dictionary of strings would cost more than the rest of the lexer.
package struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = [0]
  private var hashes: [UInt32] = []
  private var slots: [UInt32]

  /// A table that holds the empty name as its first.
  package init() {
    slots = Array(repeating: .max, count: 1024)
    _ = insert("")
  }

  package var count: Int { hashes.count }

  /// The name for a text, which is added if it is new.
  package mutating func insert(_ text: String) -> NameID {
    var text = text
    return text.withUTF8 { insert($0) }
  }

  /// The name for UTF-8 bytes, which are added if they are new.
  package mutating func insert(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    let hash = Self.hash(text)
    var slot = find(text, hash)
    if slots[slot] != .max { return NameID(slots[slot]) }
    if hashes.count * 2 >= slots.count {
      grow()
      slot = find(text, hash)
    }
    let id = UInt32(hashes.count)
    slots[slot] = id
    hashes.append(hash)
    bytes.append(contentsOf: text)
    starts.append(UInt32(bytes.count))
    return NameID(id)
  }

  /// The name for a text if the table holds it.
  package func lookup(_ text: String) -> NameID? {
    var text = text
    return text.withUTF8 { buffer in
      let slot = find(buffer, Self.hash(buffer))
      return slots[slot] == .max ? nil : NameID(slots[slot])
    }
  }

  /// The text of a name.
  package subscript(name: NameID) -> String {
    let index = Int(name.index)
    return String(decoding: bytes[Int(starts[index])..<Int(starts[index + 1])], as: UTF8.self)
  }

  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash ^ (hash >> 15)
  }

  private func find(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != .max, !matches(slots[slot], text, hash) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func matches(_ id: UInt32, _ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Bool {
    let index = Int(id)
    guard hashes[index] == hash else { return false }
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == text.count else { return false }
    for offset in 0..<text.count where bytes[start + offset] != text[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: .max, count: slots.count * 2)
    for (id, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(id)
    }
  }
}
