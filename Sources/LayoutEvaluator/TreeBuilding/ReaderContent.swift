/// The content of a geometry reader, made from a proxy that knows the reader's frame.
extension Evaluator {
  package func content(
    of reader: DeferredReader, _ state: GeometryProxyState
  ) throws(EvaluationError) -> Value {
    let proxy = proxy(state)
    environment = reader.environment
    return try call(reader.content, [proxy], at: reader.range)
  }
}
