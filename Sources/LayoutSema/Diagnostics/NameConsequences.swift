import LayoutDiagnostics

/// What follows from a declaration that is broken, and what has been said of a name already.
///
/// A declaration without its keyword declares nothing. So a name that nobody declares is no second mistake if it stands on a
/// line whose syntax is broken. And a name that is unknown is so everywhere, and so is a member that a type lacks: it is told
/// once, with one fix for all of its places.
extension ErrorLines {
  /// The errors that follow from what is said of names and declarations.
  func followersOfNames() -> Set<Int> {
    let unknown = indices(of: .unknownName, .unknownType, .unknownMember)
    var followers = Set(repetitions().values.joined())
    let broken = indices(
      of: .expectedSyntax, .expectedName, .unexpectedSyntax, .notADeclaration, .missingSeparator, .missingTypeOrValue)
    if broken.isEmpty { return followers }
    let exact = Set(broken.map { sources.text(of: errors[$0].range) })
    let brokenLines = Set(broken.map { lines[$0] })
    let mentioned = Set(brokenLines.flatMap { words($0) })
    for index in unknown {
      let name = name(index)
      let isElsewhere = !brokenLines.contains(lines[index])
      if isElsewhere, exact.contains(name) { followers.insert(index) }
      if errors[index].hasSuggestion { continue }
      if isElsewhere ? mentioned.contains(name) : isBesideJunk(index) { followers.insert(index) }
    }
    for index in indices(of: .extraArgument) where !brokenLines.contains(lines[index]) {
      if let label = words(lines[index], from: errors[index].range.lower).first, exact.contains(label) {
        followers.insert(index)
      }
    }
    return followers
  }

  /// The errors about names of which the same has been said before, by the first about that name.
  func repetitions() -> [Int: [Int]] {
    var said: [String: Int] = [:]
    var result: [Int: [Int]] = [:]
    let unknown = indices(of: .unknownName, .unknownType, .unknownMember)
    for index in unknown.sorted(by: { (errors[$0].range.lower, $0) < (errors[$1].range.lower, $1) }) {
      // what a type lacks another one may have, so a member is told with its type; nobody forgets to declare a slip of one
      let isMember = errors[index].id == .unknownMember
      if isMember, errors[index].hasSuggestion { continue }
      let key = isMember ? errors[index].message : name(index)
      if let first = said[key] { result[first, default: []].append(index) } else { said[key] = index }
    }
    return result
  }

  /// The name that an error is about, without the dollar that asks for its binding.
  private func name(_ index: Int) -> String {
    let text = sources.text(of: errors[index].range)
    return text.utf8.first == UInt8(ascii: "$") ? String(text.dropFirst()) : text
  }

  /// Whether there is something on the error's line that does not belong there.
  private func isBesideJunk(_ index: Int) -> Bool {
    indices(of: .unexpectedSyntax, .notADeclaration, .missingSeparator).contains { lines[$0] == lines[index] }
  }

  /// The words of a line, or of the rest of it from a place on.
  private func words(_ line: Line, from place: SourceOffset = 0) -> [String] {
    let text = text(line)
    let start = max(text.startIndex, Int(place) - Int(sources.files[line.file].base))
    return text[start...].split { !isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
