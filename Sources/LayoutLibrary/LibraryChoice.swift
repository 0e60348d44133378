/// The units of the library that a module needs, as far as they are found: those of every module, those that its names
/// offer, and what these refer to.
///
/// A member that is named waits for its type, since most names that a module uses are also members of types that it has
/// nothing to do with.
struct LibraryChoice {
  private var isIncluded = [Bool](repeating: false, count: LibraryUnit.count)
  /// Units whose needs have not been looked at.
  private var pending: [Int] = []
  /// Units that were named before their type was there.
  private var waiting: [Int] = []

  init() {
    pending.reserveCapacity(256)
    waiting.reserveCapacity(256)
    includeNeeds(of: LibraryUnit(LibraryUnit.count))
  }

  /// Takes notice of a name that the module uses, by its hash: two names with the same one only give more than is needed.
  mutating func offer(_ hash: UInt32) {
    libraryOffers.withUnsafeBufferPointer { offers in
      var (low, high) = (0, offers.count)
      while low < high {
        let middle = (low + high) / 2
        if offers[middle] < hash { low = middle + 1 } else { high = middle }
      }
      while low < offers.count, offers[low] == hash {
        waiting.append(Int(libraryOfferedUnits[low]))
        low += 1
      }
    }
  }

  /// Wants a unit for itself.
  mutating func include(_ unit: Int) {
    if isIncluded[unit] { return }
    isIncluded[unit] = true
    pending.append(unit)
  }

  /// All that is needed, unit by unit.
  consuming func units() -> [Bool] {
    repeat {
      while let next = pending.popLast() { includeNeeds(of: LibraryUnit(next)) }
      includeWaiting()
    } while !pending.isEmpty
    return isIncluded
  }

  private mutating func includeNeeds(of unit: LibraryUnit) {
    for index in unit.needs { include(Int(libraryNeeds[index])) }
    if let head = unit.head { include(head) }
  }

  private mutating func includeWaiting() {
    var kept = 0
    for index in waiting.indices {
      let unit = LibraryUnit(waiting[index])
      if has(unit.type), has(unit.operand) {
        include(waiting[index])
      } else {
        waiting[kept] = waiting[index]
        kept += 1
      }
    }
    waiting.removeLast(waiting.count - kept)
  }

  private func has(_ unit: Int?) -> Bool { unit.map { isIncluded[$0] } ?? true }
}
