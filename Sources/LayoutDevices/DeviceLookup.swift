/// Finding a device by what somebody types.
///
/// Names match without regard to case, spaces, hyphens and punctuation, so `iphone-16-pro`, `iPhone 16 Pro` and
/// `IPHONE16PRO` are one device.
extension Device {
  /// The device that Keyline lays out for when nobody names one.
  package static let defaultName = "iPhone 16"

  /// The device of a name; `nil` when there is none.
  package static func named(_ name: String) -> Device? {
    let alias = generations.first { key($0.name) == key(name) }
    let wanted = key(alias?.device ?? name)
    return all.first { key($0.name) == wanted }
  }

  /// Names that tell a generation where the table tells a screen, as Xcode spells them.
  private static let generations = [
    (name: "iPhone SE", device: "iPhone SE 4.7-inch"),
    (name: "iPhone SE (1st generation)", device: "iPhone SE 4-inch"),
    (name: "iPhone SE (2nd generation)", device: "iPhone SE 4.7-inch"),
    (name: "iPhone SE (3rd generation)", device: "iPhone SE 4.7-inch"),
  ]

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

  private static func key(_ name: String) -> [UInt8] { name.utf8.compactMap(fold) }

  /// A letter in lower case or a digit; `nil` for everything that a name is compared without.
  private static func fold(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    default: nil
    }
  }
}
