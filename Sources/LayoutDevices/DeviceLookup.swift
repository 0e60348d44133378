/// Finding a device by what somebody types.
///
/// Names match without regard to case, spaces, hyphens and punctuation, so `iphone-16-pro`, `iPhone 16 Pro` and
/// `IPHONE16PRO` are one device. The words that Xcode's names have around a number are left out on both sides, so that
/// `iphone-se-3` is the "iPhone SE (3rd generation)", and "Apple Watch" may be missing.
extension Device {
  /// The device that Keyline lays out for when nobody names one.
  package static let defaultName = "iPhone 16"

  /// The device of a name; `nil` when there is none.
  package static func named(_ name: String) -> Device? {
    if let device = all.first(where: { $0.name == name }) { return device }
    let wanted = key(name)
    guard !wanted.isEmpty else { return nil }
    if let device = all.first(where: { key($0.name) == wanted || key($0.name) == wanted + inch }) { return device }
    let generation = generations.first { $0.names.contains { key($0) == wanted || key($0) == wanted + inch } }
    return generation.flatMap { generation in all.first { $0.name == generation.device } }
  }

  /// Slugs of the devices whose names go on from a beginning, in the order of the table; a name of nothing but the words that
  /// may be missing is a watch's.
  package static func slugs(beginningWith name: String) -> [String] {
    let wanted = key(name)
    if wanted.isEmpty && !name.isEmpty { return all.filter { $0.platform == .watchOS }.map { $0.slug } }
    return all.filter { !wanted.isEmpty && key($0.name).starts(with: wanted) }.map { $0.slug }
  }

  /// The name as one types it in a shell: `iphone-16-pro-max`.
  package var slug: String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if let kept = Device.fold(byte) {
        bytes.append(kept)
      } else if let last = bytes.last, last != UInt8(ascii: "-") {
        bytes.append(UInt8(ascii: "-"))
      }
    }
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The letters and digits that names are compared by.
  private static func key(_ name: String) -> [UInt8] {
    var key: [UInt8] = []
    for word in words(name) {
      let isOrdinal = word.count > 2 && isDigit(word[0]) && ordinalEndings.contains(Array(word.suffix(2)))
      if isOrdinal { key += word.dropLast(2) } else if !silent.contains(word) { key += word }
    }
    return key
  }

  /// Runs of letters and digits in lower case; a dot in a number is none of either and parts nothing.
  private static func words(_ name: String) -> [[UInt8]] {
    var words: [[UInt8]] = [[]]
    for scalar in name.unicodeScalars {
      if let kept = fold(scalar == smallCapitalR ? UInt8(ascii: "r") : UInt8(exactly: scalar.value) ?? 0) {
        words[words.count - 1].append(kept)
      } else if scalar != "." {
        words.append([])
      }
    }
    return words
  }

  /// A letter in lower case or a digit; `nil` for everything that a name is compared without.
  private static func fold(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte
    default: isDigit(byte) ? byte : nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// In the first name of the iPhone XR.
  private static let smallCapitalR: Unicode.Scalar = "\u{280}"
  private static let inch = Array("inch".utf8)
  private static let silent = ["apple", "watch", "generation", "gen"].map { Array($0.utf8) }
  private static let ordinalEndings = ["st", "nd", "rd", "th"].map { Array($0.utf8) }
}
