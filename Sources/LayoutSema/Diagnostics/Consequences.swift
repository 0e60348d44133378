package import LayoutDiagnostics
import LayoutSyntax

/// What follows from a mistake that has been told: it is left out, so that one mistake makes one message.
///
/// The parser goes on behind a mistake as well as it can, but what it reads there may be something else than what was meant:
/// a word reads as a name that nobody declared, a modifier as one of another view. Which errors those are is seen from where
/// they stand and what they speak of, and each of the two kinds of evidence is a file beside this one: brackets without a
/// partner and names whose declaration is broken. A misspelt name is a mistake of its own wherever it stands.
extension [Diagnostic] {
  /// The diagnostics but for the errors that follow from others; all in the offset space of the sources.
  package func withoutConsequences(in sources: SourceMap) -> [Diagnostic] {
    guard contains(where: { $0.severity == .error }) else { return self }
    let lines = ErrorLines(self, sources)
    let followers = lines.followersOfBrackets().union(lines.followersOfNames()).union(lines.followersOfTypes())
    if followers.isEmpty { return self }
    let others = lines.repetitions()
    return indices.lazy.filter { !followers.contains($0) }.map { index in
      self[index].mendingAlso(others[index, default: []].map { self[$0] })
    }
  }
}

/// The errors of a compilation with the lines that they stand on, by their places in its list.
struct ErrorLines {
  /// A line of a file, both counted from 0.
  struct Line: Hashable {
    var file: Int
    var number: Int
  }

  let errors: [Diagnostic]
  let sources: SourceMap
  /// Parallel to `errors`.
  let lines: [Line]

  init(_ errors: [Diagnostic], _ sources: SourceMap) {
    self.errors = errors
    self.sources = sources
    lines = errors.map { error in
      let file = sources.fileIndex(at: error.range.lower)
      return Line(file: file, number: sources.files[file].lineIndex(at: error.range.lower))
    }
  }

  /// The places of some kinds of error.
  func indices(of ids: DiagnosticID...) -> [Int] {
    errors.indices.filter { errors[$0].severity == .error && ids.contains(errors[$0].id) }
  }

  /// The errors that can be consequences, of which some are: brackets are none, nor are names that are nearly others.
  func dependent(where isFollower: (Int) -> Bool) -> [Int] {
    errors.indices.filter { errors[$0].severity == .error && !errors[$0].isIndependent && isFollower($0) }
  }

  /// The errors about a type of which a part has been told to be unknown.
  func followersOfTypes() -> Set<Int> {
    let mark = Array("<<error>>".utf8)
    let followers = dependent { index in
      let bytes = Array(errors[index].message.utf8)
      return bytes.indices.dropLast(mark.count - 1).contains { bytes[$0...].starts(with: mark) }
    }
    let others = errors.indices.count { errors[$0].severity == .error } - followers.count
    return others > 0 ? Set(followers) : []
  }

  // MARK: Text

  func text(_ line: Line) -> ArraySlice<UInt8> { sources.files[line.file].line(line.number) }

  func lineCount(_ file: Int) -> Int { sources.files[file].lineStarts.count }

  /// How many spaces a line begins with.
  func indentation(_ line: Line) -> Int { text(line).prefix { isSpace($0) }.count }

  /// The first byte of a line that is no space; nil for an empty line.
  func first(_ line: Line) -> UInt8? { text(line).first { !isSpace($0) } }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension ErrorLines.Line {
  /// The line so many below.
  func below(by count: Int = 1) -> ErrorLines.Line { ErrorLines.Line(file: file, number: number + count) }
}

extension Diagnostic {
  /// The same with what mends its repetitions in its own fix, where that is the same.
  fileprivate func mendingAlso(_ others: [Diagnostic]) -> Diagnostic {
    guard fixIts.count == 1 else { return self }
    var result = self
    for other in others where other.fixIts.count == 1 && other.fixIts[0].message == fixIts[0].message {
      result.fixIts[0].edits += other.fixIts[0].edits
    }
    return result
  }

  /// Whether it cannot be a consequence: a bracket, or a name that is nearly another.
  fileprivate var isIndependent: Bool {
    if id == .strayBracket || id == .unclosedBracket { return true }
    return hasSuggestion
  }

  /// Whether it is a name that is nearly another.
  var hasSuggestion: Bool {
    !fixIts.isEmpty && (id == .unknownMember || id == .unknownName || id == .unknownType)
  }
}
