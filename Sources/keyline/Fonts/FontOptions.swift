import LayoutFonts
import LayoutText

/// The options that bring fonts and widths of one's own.
///
/// No font comes with Keyline, and most of what it says about text comes from a fitted table. Whoever has the font of an
/// app, or a Mac to record widths on, can do better.
enum FontOptions {
  static let all: [CommandOption] = [
    CommandOption("font", value: "FILE", "a font file for 'Font.custom', or a San Francisco; may stand several times"),
    CommandOption("metrics", value: "FILE", "widths recorded on a Mac: JSON, [{text, font?, size, weight?, width}]"),
  ]

  /// Reads the files that the command line names.
  static func parse(_ arguments: ParsedArguments) throws(UsageError) -> FontBook {
    var book = FontBook()
    for path in arguments.values("font") { try add(path, to: &book) }
    for path in arguments.values("metrics") { try record(path, in: &book) }
    return book
  }

  private static func read(_ path: String) throws(UsageError) -> [UInt8] {
    do throws(Platform.Failure) {
      return try Platform.read(path: path)
    } catch {
      throw UsageError("cannot read '\(path)': \(error.reason)")
    }
  }

  private static func add(_ path: String, to book: inout FontBook) throws(UsageError) {
    let bytes = try read(path)
    do throws(FontFile.Problem) {
      for member in 0..<max(FontFile.memberCount(of: bytes), 1) { book.add(try FontFile(bytes, member: member)) }
    } catch {
      throw UsageError("cannot use the font '\(path)': \(error.text)")
    }
  }

  private static func record(_ path: String, in book: inout FontBook) throws(UsageError) {
    let value: JSONValue
    let bytes = try read(path)
    do throws(JSONValue.Problem) {
      value = try JSONValue(bytes)
    } catch {
      throw UsageError("cannot use the metrics '\(path)': line \(error.line): \(error.message)")
    }
    guard let entries = value.array ?? value["widths"]?.array else {
      throw UsageError("cannot use the metrics '\(path)': they are a list, or an object with a list 'widths'")
    }
    for (index, entry) in entries.enumerated() {
      guard let text = entry["text"]?.string, let size = entry["size"]?.number, let width = entry["width"]?.number,
        size > 0, width >= 0
      else {
        throw UsageError("cannot use the metrics '\(path)': entry \(index + 1) needs a text, a size and a width")
      }
      let weight = min(max(entry["weight"]?.number ?? 400, 1), 1000)
      let key = RecordedWidths.Key(
        text: text, font: entry["font"]?.string ?? "", size: size, weight: Int(weight))
      book.recordings.record(width, for: key)
    }
  }
}

extension FontFile.Problem {
  fileprivate var text: String {
    switch self {
    case .notAFont: "it is no TrueType or OpenType font"
    case .noSuchMember(let member, let count): "it has no font \(member), only \(count)"
    case .missingTable(let tag): "its table '\(tag)' is missing or too short"
    case .noCharacterMap: "it has no character map of format 4, 6 or 12"
    case .unitsPerEm(let units): "its em of \(units) units is not allowed"
    }
  }
}
