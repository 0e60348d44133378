package import LayoutDiagnostics
import LayoutSyntax

/// What follows from an opening bracket that is missing: it is told once, at the bracket that has no partner.
///
/// Where an opening bracket was left out, the words on both sides of it read as something else, and what stands behind the
/// stray closer has lost what it belongs to. Such errors are beside the closer, on its line, on the line behind it, or where
/// the line that begins as the closer's does lacks its braces. A misspelt name is a mistake of its own wherever it stands.
extension [Diagnostic] {
  /// The diagnostics but for the errors that follow from an opening bracket that is missing; both in the offset space of the
  /// sources.
  package func withoutConsequences(in sources: SourceMap) -> [Diagnostic] {
    let closers = filter { $0.id == .strayBracket }
    if closers.isEmpty { return self }
    let openers = filter { $0.id == .unclosedBracket }.map { Place($0, sources) }
    // A closer on the line of an opener without one is the wrong one for it, and nothing is missing.
    let places = closers.map { Place($0, sources) }.filter { place in !openers.contains { $0.isOnLine(of: place) } }
    return filter { error in
      guard error.severity == .error, !error.isIndependent else { return true }
      return !places.contains { follows(error, from: $0, sources) }
    }
  }

  private func follows(_ error: Diagnostic, from closer: Place, _ sources: SourceMap) -> Bool {
    let place = Place(error, sources)
    guard place.file == closer.file else { return false }
    if place.line == closer.line { return true }
    let file = sources.files[place.file]
    let line = file.line(place.line)
    if place.line == closer.line + 1, error.id == .noContext {
      return line.first { !isSpace($0) } == UInt8(ascii: ".")
    }
    return place.line < closer.line && error.id == .missingArgument
      && indentation(line) == indentation(file.line(closer.line))
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func indentation(_ line: ArraySlice<UInt8>) -> Int { line.prefix { isSpace($0) }.count }
}

/// The line where something is wrong.
private struct Place {
  let file: Int
  let line: Int

  init(_ diagnostic: Diagnostic, _ sources: SourceMap) {
    file = sources.fileIndex(at: diagnostic.range.lower)
    line = sources.files[file].lineIndex(at: diagnostic.range.lower)
  }

  func isOnLine(of other: Place) -> Bool { file == other.file && line == other.line }
}

extension Diagnostic {
  /// Whether it cannot be a consequence: a bracket, or a name that is nearly another.
  fileprivate var isIndependent: Bool {
    if id == .strayBracket || id == .unclosedBracket { return true }
    return !fixIts.isEmpty && (id == .unknownMember || id == .unknownName || id == .unknownType)
  }
}
