package import LayoutDiagnostics
package import LayoutSema

/// The models of a store as a graph. What a model's properties refer to is in the store with it; what leaves the store is
/// taken out of the properties that refer to it.
extension Evaluator {
  /// The objects among some values, each once, and behind them what their properties and the lists in these refer to.
  package func reachable(from roots: [Value]) -> [Value] {
    var found: [Value] = []
    var seen: Set<ObjectIdentifier> = []
    func take(_ value: Value) {
      switch value {
      case .object(let object) where seen.insert(ObjectIdentifier(object)).inserted: found.append(value)
      case .array(let elements), .set(let elements), .slice(let elements, _): elements.forEach(take)
      default: break
      }
    }
    roots.forEach(take)
    var next = 0
    while next < found.count {
      found[next].parts.forEach(take)
      next += 1
    }
    return found
  }

  /// Whether a value is an object of a class or of one that inherits from it.
  package func isInstance(_ value: Value, of type: NominalID) -> Bool {
    guard case .object(let object) = value else { return false }
    return object.type == type || program[object.type].parents.contains(type)
  }

  /// Takes an object out of the properties of others.
  package func forget(_ object: Value, in others: [Value], at range: SourceRange) {
    for case .object(let other) in others {
      for index in other.fields.indices {
        let value = other.fields[index]
        switch value {
        case .object where value == object: write(.none, to: other, index, at: range)
        case .array(let elements) where elements.contains { $0 == object }:
          write(.array(elements.filter { !($0 == object) }), to: other, index, at: range)
        default: break
        }
      }
    }
  }
}
