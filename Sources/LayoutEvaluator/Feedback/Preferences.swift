package import LayoutDiagnostics
package import LayoutEngine
package import LayoutSema

/// One view's value for a preference key, on its way up.
package struct PreferenceEntry {
  package var key: NominalID
  package var value: Value

  package init(key: NominalID, value: Value) {
    self.key = key
    self.value = value
  }
}

/// The functions of preference keys (Semantics §8.1).
extension Evaluator {
  /// The value of a key from what views below say, in order of declaration: the key's default where none says anything.
  package func preference(
    _ key: NominalID, of entries: ArraySlice<PreferenceEntry>, at range: SourceRange
  ) throws(EvaluationError) -> Value {
    var result: Value?
    for entry in entries where entry.key == key {
      if let value = result {
        result = try reduce(key, value, entry.value, at: range)
      } else {
        result = entry.value
      }
    }
    if let result { return result }
    guard let name = known.defaultValue, let function = program[key].witness(name) else { return .none }
    return try call(function, [], at: range)
  }

  /// What `reduce(value:nextValue:)` leaves in its first argument. The next value arrives as a function; a cell is one
  /// that gives what it holds.
  private func reduce(
    _ key: NominalID, _ value: Value, _ next: Value, at range: SourceRange
  ) throws(EvaluationError) -> Value {
    guard let name = known.reduce, let function = program[key].witness(name) else { return value }
    return try callKeeping(0, function, [value, .cell(Cell(next))], at: range).kept
  }

  /// A rectangle of the container as an `Anchor` of the language.
  package func anchor(_ rect: Rect) -> Value {
    .structure(known.anchor, [.double(rect.x), .double(rect.y), .double(rect.width), .double(rect.height)])
  }

  /// A proxy that stands for a view in a frame.
  package func proxy(_ state: GeometryProxyState) -> Value {
    proxies.append(state)
    return .proxy(proxies.count - 1)
  }
}
