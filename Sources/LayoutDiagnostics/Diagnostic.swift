/// Something a stage has to say about the source: data, which only the renderers turn into text.
///
/// Every stage makes these and none of them prints. One mistake makes one diagnostic; what else there is to say about it
/// travels in `notes` and `fixIts`.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable, CaseIterable {
    case error, warning, info
  }

  /// A second place that belongs to the same message, such as a declaration.
  package struct Note: Hashable, Sendable {
    package var message: String
    /// The place; `nil` for a note that belongs to no place in the source.
    package var range: SourceRange?

    package init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  package var id: DiagnosticID
  /// The rule of lint that it comes from; nil for everything that is ``DiagnosticID``'s own.
  package var rule: String?
  package var severity: Severity
  /// One sentence without a full stop, lower case first, names in single quotes.
  package var message: String
  package var range: SourceRange
  package var notes: [Note]
  package var fixIts: [FixIt]

  package init(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, at range: SourceRange, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }

  /// An error.
  package init(
    _ id: DiagnosticID, _ message: String, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.init(id, .error, message, at: range, notes: notes, fixIts: fixIts)
  }
}

extension Diagnostic {
  /// What users call this kind of message, in reports and when they silence it.
  package var name: String { rule ?? id.rawValue }
}

/// A change of the source that mends a mistake: edits that are applied together.
package struct FixIt: Hashable, Sendable {
  /// What it does, as an imperative: `replace 'Txt' with 'Text'`.
  package var message: String
  package var edits: [SourceEdit]

  package init(_ message: String, _ edits: SourceEdit...) { self.init(message, edits: edits) }

  package init(_ message: String, edits: [SourceEdit]) {
    self.message = message
    self.edits = edits
  }
}

extension Array where Element == Diagnostic {
  /// In order of position, without repetitions; equal positions keep the order of the stages.
  package func sortedByPosition() -> [Diagnostic] {
    let order = indices.sorted { (self[$0].range.lower, $0) < (self[$1].range.lower, $1) }
    var result: [Diagnostic] = []
    for index in order {
      // Repetitions have the same place, so they stand together.
      let twin = result.reversed().prefix { $0.range.lower == self[index].range.lower }.contains(self[index])
      if !twin { result.append(self[index]) }
    }
    return result
  }

  /// Without the warnings of what a layout has come to, which is an error then.
  package func withoutWarningsOfErrors() -> [Diagnostic] {
    guard hasErrors else { return self }
    return filter { one in
      one.severity == .error || !contains { $0.severity == .error && $0.id == one.id && $0.range == one.range }
    }
  }

  /// Whether any of them is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
