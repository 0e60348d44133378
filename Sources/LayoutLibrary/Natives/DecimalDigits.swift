/// Numbers in decimal digits, the highest first, as the types that format and round numbers keep them.
extension [UInt8] {
  /// Adds one to the last digit. Returns whether that made the number one digit longer, as from 99 to 100.
  mutating func addOne() -> Bool {
    for index in indices.reversed() {
      if self[index] < 9 {
        self[index] += 1
        return false
      }
      self[index] = 0
    }
    insert(1, at: 0)
    return true
  }
}
