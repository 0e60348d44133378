import LayoutCompiler
import LayoutDiagnostics
import LayoutText

/// What both forms of the report say of a text: where its widths come from and how far they may be off, its lines and its
/// baselines. JSON gives all of it; the tree names the source only where it is not the built-in table.
extension TextFacts {
  /// As the value of the key `text`.
  func write(to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.key("source")
    json.value(sourceName)
    json.key("error")
    json.value((error * 1000).rounded() / 1000)
    json.key("lines")
    json.value(lines)
    json.key("firstBaseline")
    json.value(firstBaseline)
    json.key("lastBaseline")
    json.value(lastBaseline)
    if isTruncated {
      json.key("truncated")
      json.value(true)
    }
    if scaleFactor != 1 {
      json.key("scaleFactor")
      json.value(scaleFactor)
    }
    json.endObject()
  }

  /// As remarks behind a line of the tree, such as `2 lines ±0.13`.
  var remarks: [String] {
    var first = "\(lines) line" + (lines == 1 ? "" : "s")
    if error > 0 { first += " ±" + Self.hundredths(error) }
    var remarks = [first]
    if source != .fitted { remarks.append(sourceName) }
    if isTruncated { remarks.append("truncated") }
    if scaleFactor != 1 { remarks.append("scaled by " + Self.hundredths(scaleFactor)) }
    return remarks
  }

  private var sourceName: String { source.name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

  private static func hundredths(_ number: Double) -> String {
    var digits: [UInt8] = []
    digits.appendDecimal((number * 100).rounded() / 100)
    return String(decoding: digits, as: UTF8.self)
  }
}
