package import LayoutDiagnostics
import LayoutSema

/// A decoder or an encoder taken apart: the library's structures of these names, whose fields are what this reads in order.
///
/// A decoder has a piece of what was read; an encoder has an object that keeps what is written. Both know the keys that lead
/// there, and what goes on elsewhere: how keys are spelled, how types of Foundation are coded, and how errors are thrown.
package struct Coder {
  private let type: NominalID
  private let fields: [Value]
  /// The call that wants something coded, for messages.
  package let range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    fields = value.parts
    type = value.nominal ?? NominalID(-1)
    self.range = range
  }

  private init(_ type: NominalID, _ fields: [Value], at range: SourceRange) {
    self.type = type
    self.fields = fields
    self.range = range
  }

  package var value: Value { .structure(type, fields) }
  /// What was read, or the object that keeps what is written.
  package var node: Value { fields[0] }
  package var path: [Value] { fields[1].parts }
  private var options: [Value] { fields[2].parts }
  /// Spells a key; nil where it stays as it is.
  package var keys: Value { options[0] }
  /// Codes what the library declares.
  package var known: Value { options[1] }
  /// Throws an error.
  package var failure: Value { options[2] }

  /// The same place with something else in it.
  package func with(_ node: Value) -> Coder { Coder(type, [node, fields[1], fields[2]], at: range) }

  /// A place one step further in.
  package func child(_ node: Value, _ key: Value) -> Coder {
    Coder(type, [node, .array(path + [key]), fields[2]], at: range)
  }

  /// The place where coding began.
  package var rooted: Coder { Coder(type, [fields[0], .array([]), fields[2]], at: range) }
}

extension Value {
  /// A number without a fraction as an integer.
  var whole: WideInteger? {
    switch self {
    case .integer, .sized: wide
    default: double == double.rounded(.towardZero) ? WideInteger(double) : nil
    }
  }
}
