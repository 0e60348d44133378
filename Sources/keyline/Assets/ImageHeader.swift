import LayoutEngine

/// The size that an image file says it has: pixels of PNG and JPEG, points of PDF, units of SVG. Only as much of a file is
/// read as says it; a file that says nothing sensible has no size.
enum ImageHeader {
  static func size(of bytes: [UInt8]) -> Size? {
    let size =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        png(bytes)
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        jpeg(bytes)
      } else if bytes.starts(with: Array("%PDF".utf8)) {
        pdf(bytes)
      } else {
        svg(bytes)
      }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return size
  }

  /// The first chunk has the size.
  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    return Size(width: Double(number(bytes, 16, 4)), height: Double(number(bytes, 20, 4)))
  }

  /// The segments up to the start of the frame, which has the size.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let height = number(bytes, position + 5, 2)
        return Size(width: Double(number(bytes, position + 7, 2)), height: Double(height))
      }
      position += 2 + max(number(bytes, position + 2, 2), 2)
    }
    return nil
  }

  /// The first media box: left, bottom, right, top.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    guard let start = find("/MediaBox", in: bytes), let open = bytes[start...].firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    let box = numbers(bytes[(open + 1)...].prefix(120).prefix { $0 != UInt8(ascii: "]") })
    return box.count == 4 ? Size(width: box[2] - box[0], height: box[3] - box[1]) : nil
  }

  /// The width and height of the outermost element; without them those of its view box.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    guard let start = find("<svg", in: bytes), let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let element = bytes[start..<end].map { $0 < 32 ? UInt8(ascii: " ") : $0 }
    if let width = length(" width", element), let height = length(" height", element) {
      return Size(width: width, height: height)
    }
    let box = numbers(attribute(" viewBox", element))
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }

  /// A length in units of SVG, of which an inch has 96; nil for one that depends on what is around the image.
  private static func length(_ name: String, _ element: [UInt8]) -> Double? {
    let value = attribute(name, element)
    let digits = value.prefix { ($0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z")) && $0 != UInt8(ascii: "%") }
    let unit = String(decoding: value.dropFirst(digits.count), as: UTF8.self)
    guard let number = numbers(digits).first, let factor = units.first(where: { $0.name == unit })?.factor else {
      return nil
    }
    return number * factor
  }

  private static let units: [(name: String, factor: Double)] = [
    ("", 1), ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
  ]

  /// What stands between the quotes of an attribute; nothing if there is none.
  private static func attribute(_ name: String, _ element: [UInt8]) -> ArraySlice<UInt8> {
    guard let start = find(name + "=", in: element) else { return [] }
    return element.dropFirst(start + name.utf8.count + 2).prefix {
      $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
    }
  }

  private static func numbers(_ text: ArraySlice<UInt8>) -> [Double] {
    text.split {
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-")
    }
    .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
  }

  /// A number of `count` bytes, the greatest first.
  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func find(_ word: String, in bytes: [UInt8]) -> Int? {
    let word = Array(word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return nil }
    return (0...bytes.count - word.count).first {
      bytes[$0] == first && bytes[$0..<$0 + word.count].elementsEqual(word)
    }
  }
}
