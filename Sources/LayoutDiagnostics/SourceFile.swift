/// One file's text, its name, and where its lines start.
///
/// The text is kept as the bytes that were read, never as a `String`: the lexer wants bytes, and a file that is not valid
/// UTF-8 must survive being looked at. A line ends at `\n`, `\r\n` or `\r`.
public struct SourceFile: Sendable {
  /// The path as the user gave it, or `<stdin>`; it is printed, never opened.
  public let path: String
  public let text: [UInt8]
  /// Where the file starts in the offset space of its ``SourceMap``.
  public let base: SourceOffset
  /// The offset of the first byte of every line, relative to the file.
  public let lineStarts: [UInt32]

  init(path: String, text: [UInt8], base: SourceOffset) {
    self.path = path
    self.text = text
    self.base = base
    self.lineStarts = Self.findLineStarts(text)
  }

  /// The same file in another place.
  init(_ file: SourceFile, base: SourceOffset) {
    path = file.path
    text = file.text
    self.base = base
    lineStarts = file.lineStarts
  }

  /// The file as a range of the shared offset space.
  package var range: SourceRange { SourceRange(base, base + SourceOffset(text.count)) }

  /// The index, from 0, of the line that an offset of the shared space lies in.
  package func lineIndex(at offset: SourceOffset) -> Int {
    let local = UInt32(min(Int(offset - base), text.count))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= local { low = middle } else { high = middle }
    }
    return low
  }

  /// The line and column of an offset of the shared space.
  package func location(of offset: SourceOffset) -> SourceLocation {
    let line = lineIndex(at: offset)
    let local = min(Int(offset - base), text.count)
    var column = 1
    for byte in text[Int(lineStarts[line])..<local] where byte & 0xC0 != 0x80 { column += 1 }
    return SourceLocation(path: path, line: line + 1, column: column)
  }

  /// The bytes of a line, counted from 0, without its line end.
  package func line(_ index: Int) -> ArraySlice<UInt8> {
    let start = Int(lineStarts[index])
    var end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : text.count
    while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    return text[start..<end]
  }

  private static func findLineStarts(_ text: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        var ends = possibleLineEnds(bytes, index)
        while ends != 0 {
          let offset = index + ends.trailingZeroBitCount / 8
          if endsLine(bytes, offset) { starts.append(UInt32(offset + 1)) }
          ends &= ends &- 1
        }
        index += 8
      }
      for offset in index..<bytes.count where endsLine(bytes, offset) { starts.append(UInt32(offset + 1)) }
    }
    return starts
  }

  /// Sets the highest bit of those of eight bytes, the first of them the lowest, that are 0x0D or less.
  @inline(__always)
  private static func possibleLineEnds(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    let eight = UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self).littleEndian
    let exceeds = (eight & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7272_7272_7272_7272
    return ~(exceeds | eight) & 0x8080_8080_8080_8080
  }

  @inline(__always)
  private static func endsLine(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index] == 0x0A || (bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
  }
}
