/// Diagnostics as data for other programs.
///
/// Places are lines and columns counted from 1, columns in Unicode scalars, ends exclusive.
extension JSONWriter {
  /// An array of all of them.
  package mutating func value(_ diagnostics: [Diagnostic], sources: SourceMap) {
    beginArray()
    for diagnostic in diagnostics { value(diagnostic, sources: sources) }
    endArray()
  }

  package mutating func value(_ diagnostic: Diagnostic, sources: SourceMap) {
    beginObject()
    key("id")
    value(diagnostic.name)
    key("severity")
    value(diagnostic.severity.rawValue)
    key("message")
    value(diagnostic.message)
    place(diagnostic.range, sources)
    key("notes")
    beginArray()
    for note in diagnostic.notes { value(note, sources) }
    endArray()
    key("fixIts")
    beginArray()
    for fixIt in diagnostic.fixIts { value(fixIt, sources) }
    endArray()
    endObject()
  }

  private mutating func value(_ note: Diagnostic.Note, _ sources: SourceMap) {
    beginObject(inline: true)
    key("message")
    value(note.message)
    if let range = note.range { place(range, sources) }
    endObject()
  }

  private mutating func value(_ fixIt: FixIt, _ sources: SourceMap) {
    beginObject()
    key("message")
    value(fixIt.message)
    key("edits")
    beginArray()
    for edit in fixIt.edits {
      beginObject(inline: true)
      place(edit.range, sources)
      key("replacement")
      value(edit.replacement)
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func place(_ range: SourceRange, _ sources: SourceMap) {
    let start = sources.location(of: range.lower)
    let end = sources.location(of: range.upper)
    key("file")
    value(start.path)
    key("line")
    value(start.line)
    key("column")
    value(start.column)
    key("endLine")
    value(end.line)
    key("endColumn")
    value(end.column)
  }
}
