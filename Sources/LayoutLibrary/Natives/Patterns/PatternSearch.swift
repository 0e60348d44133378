import LayoutSyntax

/// The matches of a regular expression in a text, in the positions that whoever asks counts by.
struct PatternSearch {
  /// What positions count.
  enum Unit { case characters, utf16 }

  let groups: [String]
  private let program: PatternProgram
  private let flags: PatternFlags

  init(_ pattern: String, _ flags: PatternFlags) throws(PatternFault) {
    var reader = PatternReader(pattern, flags)
    let node = try reader.read()
    groups = reader.groups
    self.flags = flags
    program = try PatternProgram(node, groups: groups.count)
  }

  /// The bounds of each match, one after the other, of the whole and of its groups; -1 for a group that took no part.
  func matches(
    in text: String, most: Int, isAnchored: Bool, isWhole: Bool, _ unit: Unit
  ) throws(PatternFault) -> (matches: [[Int]], steps: Int) {
    let elements = PatternText.elements(text, flags)
    var matcher = PatternMatcher(program, elements, isSwift: flags.contains(.swift))
    var found: [[Int]] = []
    var start = 0
    while found.count < most, start <= elements.count,
      let match = try matcher.match(from: start, isAnchored: isAnchored || isWhole, isWhole: isWhole)
    {
      found.append(Array(match[..<(2 * groups.count + 2)]))
      start = match[1] > match[0] ? match[1] : match[1] + 1
    }
    let places = Self.places(text, elements, unit)
    return (found.map { match in match.map { $0 < 0 ? -1 : places[$0] } }, matcher.steps)
  }

  /// The position of every element, and of the end.
  private static func places(_ text: String, _ elements: [Character], _ unit: Unit) -> [Int] {
    var places: [Int] = []
    places.reserveCapacity(elements.count + 1)
    switch unit {
    case .utf16:
      var place = 0
      for element in elements {
        places.append(place)
        place += element.utf16.count
      }
      places.append(place)
    case .characters:
      let isWhole = elements.count == text.count
      if isWhole { return Array(0...elements.count) }
      for (index, character) in text.enumerated() {
        for _ in character.unicodeScalars { places.append(index) }
      }
      places.append(text.count)
    }
    return places
  }
}
