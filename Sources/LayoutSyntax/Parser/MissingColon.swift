import LayoutDiagnostics

/// Colons that were forgotten: `spacing 8`, `count items.count`, `var size CGFloat`, `<Content View>`, `struct Row View {`.
///
/// Nowhere do two operands or a name and a type stand side by side without something between them. So where a colon may stand
/// between the two, it is what is missing: one message says so, and what follows is read as if the colon was there.
extension Parser {
  /// Whether a word is the label of the argument behind it: `spacing = 8`, `spacing 8`, `to items`, `alignment .leading`. Where
  /// the second word is a label itself, a comma is missing.
  var lacksLabelColon: Bool {
    mutating get {
      let next = kind(ahead: 1)
      guard kind == .identifier || kind == .kwFor || kind == .kwIn, next != .endOfFile else { return false }
      if next == .equal { return kind == .identifier }
      let flags = tokens[position + 1].flags
      if flags.contains(.afterNewline) || isCapital(position) { return false }
      switch next {
      case .integerLiteral, .floatLiteral, .stringQuote: return true
      case .identifier, .dollarIdentifier:
        return kind(ahead: 2) != .colon && (kind != .identifier || token.name.index >= Precedence.firstName)
      case .period: return flags.contains(.afterSpace) && !flags.contains(.beforeSpace)
      default: return false
      }
    }
  }

  mutating func takeLabelWithoutColon() -> TokenID {
    let label = take()
    report(.missingColon("the label of an argument"))
    if kind == .equal { advance() }
    return label
  }

  /// Whether a type's name stands right behind another name: types begin with a capital letter, other names do not.
  var lacksTypeColon: Bool {
    mutating get {
      guard kind == .identifier, !isAfterNewline, kind(ahead: 1) != .colon else { return false }
      return isCapital(position) || isWord(.some) || isWord(.any)
    }
  }

  /// The colon before a type, or a message that it is missing; says whether a type follows.
  mutating func expectTypeColon(behind what: StaticString) -> Bool {
    if consume(.colon) { return true }
    guard lacksTypeColon else { return false }
    report(.missingColon(what))
    return true
  }

  func isCapital(_ index: Int) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= text[Int(tokens[index].start)] }
}
