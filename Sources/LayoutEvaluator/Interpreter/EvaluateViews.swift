package import LayoutDiagnostics
import LayoutSema
import LayoutText

/// View values: the records that builders and calls make.
extension Evaluator {
  /// A new view.
  package func view(_ body: ViewRecord.Body, _ arguments: [Value], at range: SourceRange) -> Value {
    views.append(ViewRecord(body, arguments, at: range, place: userPlace(range).lower))
    return .view(ViewID(Int32(truncatingIfNeeded: views.count - 1)))
  }

  package subscript(view: ViewID) -> ViewRecord { views[Int(view.index)] }

  /// A value as a view: a struct of the program stands for the view that it is, everything else is one already or, where a
  /// builder has no view, `nil`.
  package func view(from value: Value, at range: SourceRange) -> Value {
    switch value {
    case .structure(let nominal, _), .enumCase(let nominal, _, _): view(.structure(nominal), [value], at: range)
    case .array(let views): view(.tuple, views, at: range)
    default: value
    }
  }

  /// What a builder closure gives, or a view as it is; a string is a text.
  package func builtView(_ content: Value, at range: SourceRange) throws(EvaluationError) -> Value {
    switch content {
    case .closure(let closure): view(from: try call(closure, [], at: range), at: range)
    case .string, .substring: view(.title(.verbatim), [content], at: range)
    default: view(from: content, at: range)
    }
  }

  /// The title of a view: a text of its own where Markdown is in it, and else the string.
  func title(_ text: String, at range: SourceRange) -> Value {
    guard MarkdownSpan.spans(of: text) != [MarkdownSpan(text)], !text.isEmpty else { return .string(text) }
    return view(.title(.markdown), [.string(text)], at: range)
  }

  /// Whether a value is the title of a view.
  package func isTitle(_ value: Value) -> Bool {
    if case .view(let id) = value, case .title = self[id].body { true } else { false }
  }

  /// The views of a builder's body, as one.
  func viewBuilder(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    let start = Int(expression.a)
    var children: [Value] = []
    for index in start..<start + Int(expression.b) {
      let id = program.operands[index].index
      let element = program.code[Int(id)]
      switch element.operation {
      case .define, .block, .discard, .assign: _ = try execute(id, frame)
      case .viewIf: children.append(try viewIf(element, frame))
      default: children.append(view(from: try evaluate(id, frame), at: element.range))
      }
    }
    return view(.tuple, children, at: expression.range)
  }

  private func viewIf(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    let branch = try boolean(expression.a, frame) ? expression.b : expression.c
    return view(.conditional, branch < 0 ? [] : [try evaluate(branch, frame)], at: expression.range)
  }
}
