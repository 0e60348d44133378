/// Numbers for lists of words, handed out in order: what a memory of the checker is looked up by.
///
/// Keys lie end to end in one array and are found by an open-addressed hash. They are compared word by word, never by their
/// hashes only, so two keys that differ in one word are two keys. Nothing is ever removed.
struct KeyTable {
  typealias Key = UnsafeBufferPointer<UInt64>

  private var words: [UInt64] = []
  private var entries: [Entry] = []
  /// Indices into the entries, or -1.
  private var slots = [Int32](repeating: -1, count: 64)

  private struct Entry {
    var start: Int32
    var count: Int32
    var hash: UInt32
  }

  /// The number of a key; nil if it has none.
  func number(of key: Key) -> Int? {
    let index = slots[slot(of: key, Self.hash(key))]
    return index < 0 ? nil : Int(index)
  }

  /// The number of a key, which gets the next one if it has none.
  mutating func insert(_ key: Key) -> Int {
    let hash = Self.hash(key)
    let slot = slot(of: key, hash)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(start: Int32(words.count), count: Int32(key.count), hash: hash))
    words.append(contentsOf: key)
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  /// Where a key is, or belongs.
  private func slot(of key: Key, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0, !isEntry(Int(slots[slot]), key, hash) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func isEntry(_ index: Int, _ key: Key, _ hash: UInt32) -> Bool {
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

  private static func hash(_ key: Key) -> UInt32 {
    var hash: UInt64 = 0
    for word in key { hash = (hash ^ (hash >> 29) ^ word) &* 0x9E37_79B9_7F4A_7C15 }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  /// Two numbers as one word.
  static func word(_ high: Int32, _ low: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
  }
}
