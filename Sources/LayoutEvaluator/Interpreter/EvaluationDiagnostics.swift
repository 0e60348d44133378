package import LayoutDiagnostics
import LayoutSema

/// Recording what went wrong, with the calls that led there.
extension Evaluator {
  /// Records a diagnostic; the caller throws what this returns.
  package func fail(
    _ id: DiagnosticID, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) -> EvaluationError {
    let place = userPlace(range)
    let diagnostic = Diagnostic(id, .error, message, at: place, notes: notes + callNotes(besides: place))
    if let known = diagnostics.first(where: { $0.id == id && $0.range == place }) {
      repeatedFailure = known
    } else {
      diagnostics.append(diagnostic)
    }
    return EvaluationError()
  }

  /// Records something that is doubtful but no reason to stop.
  package func warn(_ id: DiagnosticID, _ message: String, at range: SourceRange) {
    let place = userPlace(range)
    if diagnostics.contains(where: { $0.id == id && $0.message == message }) { return }
    diagnostics.append(Diagnostic(id, .warning, message, at: place))
  }

  /// A number that no call before this one got.
  package func nextUnique() -> Int {
    uniqueCount += 1
    return uniqueCount
  }

  /// Whether a place is in the library.
  package func isInLibrary(_ place: SourceOffset) -> Bool { libraryRange.contains(place) }

  /// The innermost place in the user's own files: what happens in the library is shown where the library was called.
  func userPlace(_ range: SourceRange) -> SourceRange {
    if !isInLibrary(range.lower) { return range }
    return calls.last { !isInLibrary($0.range.lower) }?.range ?? range
  }

  private func callNotes(besides place: SourceRange) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    for call in calls.reversed() where call.range != place && !isInLibrary(call.range.lower) {
      let name = text(program[call.function].name)
      if notes.count == EvaluationLimits.reportedCalls { break }
      if name.isEmpty { continue }
      notes.append(Diagnostic.Note("called here: '" + name + "'", at: call.range))
    }
    return notes
  }
}

/// The sentences of the evaluator.
enum Message {
  static func missingResource(_ name: String, isLooked: Bool) -> String {
    isLooked
      ? "'\(name)' is not beside the sources, nor in a folder below"
      : "'\(name)' is a file of the app's bundle, and no folder is known where that could be"
  }

  static let undecodable = "decoding a value of a type that only running code could know is not supported"
  static let unencodable = "encoding a value of this type is not supported"
  static let invalidJSON = "The given data was not valid JSON."
  static let tooManySteps = "evaluation does not end: it was stopped after 50,000,000 steps"
  static let tooManyElements = "more than 10,000,000 elements"
  static let tooManyNodes = "the scene has more than 1,000,000 nodes"
  static func leftOut(_ reason: String) -> String {
    "this layout runs code that is left out, so what it would store is missing: " + reason
  }

  static func missing(_ reason: String) -> String {
    "this layout depends on a value that the code left out here would store: " + reason
  }

  static let unexpectedNil = "unexpectedly found nil while unwrapping an optional value"
  static func notUnderstood(among names: [String]) -> String {
    let text = "Keyline does not understand something in this code, on which the layout depends"
    if names.isEmpty { return text }
    return text + "; it knows nothing of '" + names.joined(separator: "', '") + "'"
  }
  static let overflow = "arithmetic overflow: the result does not fit in 'Int'"
  static let unwritablePlace = "a change of this place is not supported in layout code"
  static let ownArithmetic = "arithmetic of a type of the program is not supported in generic code"
  static let invalidRange = "the upper bound of a range is below its lower bound"

  static func unknownTypeArgument(_ member: String) -> String {
    "static member '" + member + "' of a generic parameter is not supported in layout code"
  }

  static func uncaught(_ error: String) -> String { "error " + error + " is thrown here, and nothing catches it" }

  static func foreign(_ name: String) -> String {
    "this layout depends on '" + name + "', which is not part of SwiftUI: Keyline knows nothing of it"
  }

  static func uninferred(_ name: String) -> String {
    "this layout depends on what '" + name + "' publishes, whose type could not be inferred"
  }

  static func undrawn(_ name: String) -> String {
    "this layout depends on '" + name + "': Keyline draws nothing, so it does not know that"
  }

  static func notLaidOut(_ name: String) -> String {
    "this layout depends on '" + name + "', which Keyline does not lay out"
  }

  static func circularValue(_ name: String) -> String { "the value of '" + name + "' depends on itself" }

  static func endlessRecursion(_ name: String) -> String {
    let subject = name.isEmpty ? "a closure" : "'" + name + "'"
    return subject + " calls itself without end: calls are nested more than 1,000 deep"
  }

  static func endlessView(_ name: String) -> String {
    "view '" + name + "' contains itself without end: views are nested more than 1,000 deep"
  }

  static func overflow(of kind: SizedInteger.Kind) -> String {
    "arithmetic overflow: the result does not fit in '" + kind.name + "'"
  }

  static func doesNotFit(_ value: String, _ kind: SizedInteger.Kind) -> String {
    value + " does not fit in '" + kind.name + "'"
  }

  static func divisionByZero(_ dividend: String) -> String { "division of " + dividend + " by zero" }

  static func divisionByZero(_ dividend: Int) -> String { "division of \(dividend) by zero" }

  static func notAnInteger(_ value: Double) -> String {
    value.isNaN
      ? "NaN cannot be converted to 'Int'"
      : value.isInfinite ? "infinity cannot be converted to 'Int'" : "\(value) does not fit in 'Int'"
  }

  static func indexOutOfRange(_ index: Int, from start: Int, count: Int) -> String {
    let first = start == 0 ? "" : ", of which the first has the index \(start)"
    return "index \(index) is out of range: there are \(count) elements" + first
  }

  static let unwritablePath = "writing through this key path is not supported"

  static func unknownFormat(_ directive: String) -> String {
    "'%\(directive)' in a format is not supported"
  }

  static func notHere(_ what: String) -> String { "\(what) is not supported" }

  static func trapped(_ message: String) -> String { message.isEmpty ? "fatal error" : "fatal error: " + message }
}
