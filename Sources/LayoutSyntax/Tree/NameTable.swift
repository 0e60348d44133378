/// An interned name: two names are equal when their bytes are.
public struct NameID: Hashable, Sendable {
  public var index: UInt32

  @inlinable
  public init(_ index: UInt32) { self.index = index }

  /// The name of nothing: no label, no token. Also what `_` as a label means.
  @inlinable
  public static var empty: NameID { NameID(0) }

  @inlinable
  public static func == (left: NameID, right: NameID) -> Bool { left.index == right.index }
}

/// The names of a compilation, each stored once.
///
/// Every stage compares names as numbers; only messages need them as text. The table is an open-addressed hash over one
/// byte buffer, because a dictionary of strings would cost more than the rest of the lexer. A name's first eight bytes
/// stand in its entry, so that most look-ups are one load, one multiplication and one comparison.
package struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  private var slots: [UInt32]

  private struct Entry: Sendable {
    var start: UInt32
    var length: UInt32
    /// The first eight bytes, little-endian, zero where the name is shorter.
    var head: UInt64
    var hash: UInt32
  }

  /// A table that holds the empty name as its first, and then the grammar's words and operators (``Word``).
  package init() {
    self = Self.seeded
    entries.reserveCapacity(1024)
    bytes.reserveCapacity(8192)
  }

  private static let seeded: NameTable = {
    var table = NameTable(slots: Array(repeating: .max, count: 2048))
    for spelling in Word.spellings { table.seed(spelling) }
    for row in Precedence.operators { table.seed(row.spelling) }
    return table
  }()

  /// What stands in for a table while another function owns it: without names, and not to be asked.
  static let placeholder = NameTable(slots: [])

  private init(slots: [UInt32]) { self.slots = slots }

  package var count: Int { entries.count }

  /// The name for a text, which is added if it is new.
  package mutating func insert(_ text: String) -> NameID {
    var text = text
    return text.withUTF8 { insert($0) }
  }

  /// The name for UTF-8 bytes, which are added if they are new.
  package mutating func insert(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    insert(text, head: Self.head(text))
  }

  /// The name for UTF-8 bytes whose first eight are at hand.
  ///
  /// - Parameter head: the first eight bytes, little-endian, zero where there are fewer.
  @inline(__always)
  mutating func insert(_ text: UnsafeBufferPointer<UInt8>, head: UInt64) -> NameID {
    let hash = Self.hash(text, head)
    let (slot, name) = find(text, head, hash)
    return name ?? add(text, head, hash, slot)
  }

  /// Adds the names of another table; gives what each is called here, by what it is called there.
  package mutating func insert(contentsOf other: NameTable) -> [NameID] {
    other.bytes.withUnsafeBufferPointer { bytes in
      other.entries.map { insert(UnsafeBufferPointer(rebasing: bytes[Int($0.start)..<Int($0.start + $0.length)])) }
    }
  }

  /// A name that is spelled like another and is not the same.
  package mutating func addNamesake(of name: NameID) -> NameID {
    entries.append(entries[Int(name.index)])
    return NameID(UInt32(entries.count - 1))
  }

  /// The name for a text if the table holds it.
  package func lookup(_ text: String) -> NameID? {
    var text = text
    return text.withUTF8 { buffer in
      let head = Self.head(buffer)
      return find(buffer, head, Self.hash(buffer, head)).name
    }
  }

  /// Whether the table holds a name.
  package func contains(_ text: StaticString) -> Bool {
    let buffer = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let head = Self.head(buffer)
    return find(buffer, head, Self.hash(buffer, head)).name != nil
  }

  /// A number that depends on a name's text alone.
  package func hash(of name: NameID) -> UInt32 { entries[Int(name.index)].hash }

  /// Such a number for each name that files use, which were parsed with this table, and for `init`.
  package func hashes(usedIn files: [SyntaxTree]) -> [UInt32] {
    var isUsed = [Bool](repeating: false, count: Self.seedCount)
    isUsed[Int(Word.`init`.name.index)] = true
    let seeded = isUsed.count
    for file in files {
      file.tokens.withUnsafeBufferPointer { tokens in
        for token in tokens where Int(token.name.index) < seeded { isUsed[Int(token.name.index)] = true }
      }
    }
    var hashes: [UInt32] = []
    hashes.reserveCapacity(entries.count)
    for index in entries.indices where index >= Self.seedCount || isUsed[index] { hashes.append(entries[index].hash) }
    return hashes
  }

  /// The text of a name.
  package subscript(name: NameID) -> String {
    let entry = entries[Int(name.index)]
    return String(decoding: bytes[Int(entry.start)..<Int(entry.start + entry.length)], as: UTF8.self)
  }

  /// How many names every table holds.
  private static var seedCount: Int { Word.spellings.count + Precedence.operators.count }

  private mutating func seed(_ spelling: StaticString) {
    _ = insert(UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
  }

  @inline(never)
  private mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, _ head: UInt64, _ hash: UInt32, _ slot: Int
  ) -> NameID {
    var slot = slot
    if entries.count * 2 >= slots.count {
      grow()
      slot = find(text, head, hash).slot
    }
    let id = UInt32(entries.count)
    slots[slot] = id
    entries.append(Entry(start: UInt32(bytes.count), length: UInt32(text.count), head: head, hash: hash))
    bytes.append(contentsOf: text)
    return NameID(id)
  }

  @inline(__always)
  private static func head(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let bytes = UnsafeRawPointer(text.baseAddress) else { return 0 }
    let count = text.count
    if count >= 8 { return bytes.loadUnaligned(as: UInt64.self).littleEndian }
    if count >= 4 {
      // Two halves that overlap where the name is shorter than eight bytes.
      let low = UInt64(bytes.loadUnaligned(as: UInt32.self).littleEndian)
      let high = UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self).littleEndian)
      return low | high << UInt64((count - 4) * 8)
    }
    var head: UInt64 = 0
    for index in 0..<count { head |= UInt64(text[index]) << UInt64(index &* 8) }
    return head
  }

  /// A multiplicative hash, eight bytes a step; the last step takes the last eight bytes, however they overlap.
  @inline(__always)
  private static func hash(_ text: UnsafeBufferPointer<UInt8>, _ head: UInt64) -> UInt32 {
    var state = (head ^ UInt64(text.count)) &* 0x9E37_79B9_7F4A_7C15
    if text.count > 8, let start = text.baseAddress {
      var offset = 8
      while offset < text.count {
        let at = min(offset, text.count - 8)
        let word = UnsafeRawPointer(start + at).loadUnaligned(as: UInt64.self).littleEndian
        state = (state ^ (state >> 29) ^ word) &* 0x9E37_79B9_7F4A_7C15
        offset += 8
      }
    }
    return UInt32(truncatingIfNeeded: state >> 32)
  }

  /// The slot of a name with its number, or the free one where it belongs.
  @inline(__always)
  private func find(
    _ text: UnsafeBufferPointer<UInt8>, _ head: UInt64, _ hash: UInt32
  ) -> (slot: Int, name: NameID?) {
    slots.withUnsafeBufferPointer { slots in
      entries.withUnsafeBufferPointer { entries in
        let mask = slots.count &- 1
        var slot = Int(hash) & mask
        while slots[slot] != .max {
          let entry = entries[Int(slots[slot])]
          if entry.head == head, entry.hash == hash, Int(entry.length) == text.count {
            if text.count <= 8 || hasTail(entry, text) { return (slot, NameID(slots[slot])) }
          }
          slot = (slot &+ 1) & mask
        }
        return (slot, nil)
      }
    }
  }

  /// Whether a name goes on behind its first eight bytes as a text does.
  private func hasTail(_ entry: Entry, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for offset in 8..<text.count where bytes[Int(entry.start) + offset] != text[offset] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = Array(repeating: .max, count: slots.count * 2)
    for (id, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(id)
    }
  }
}
