package import LayoutDiagnostics
package import LayoutSema

/// The models of a store as a graph. What a model's properties refer to is in the store with it; what leaves the store is
/// taken out of the properties that refer to it; and of two properties that are each other's inverse, setting one sets both.
extension Evaluator {
  /// The objects among some values, each once, and behind them what their properties and the lists in these refer to.
  package func reachable(from roots: [Value]) -> [Value] {
    var found: [Value] = []
    var seen: Set<ObjectIdentifier> = []
    func take(_ value: Value) {
      switch value {
      case .object(let object) where seen.insert(ObjectIdentifier(object)).inserted: found.append(value)
      case .array, .set, .slice: value.parts.forEach(take)
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

  /// An object and those that leave the store with it.
  package func cascade(from object: Value) -> [Value] {
    var found = Self.models(in: object)
    var next = 0
    while next < found.count {
      let model = found[next]
      for relationship in program[model.type].relationships where relationship.isCascading {
        let others = Self.models(in: model.fields[Int(relationship.field)])
        found += others.filter { other in !found.contains { $0 === other } }
      }
      next += 1
    }
    return found.map { .object($0) }
  }

  /// Takes objects out of the properties of others.
  package func forget(_ objects: [Value], in others: [Value], at range: SourceRange) {
    let gone = Self.identities(Self.models(in: .array(objects)))
    for case .object(let other) in others {
      for index in other.fields.indices {
        let held = Self.models(in: other.fields[index])
        let kept = held.filter { !gone.contains(ObjectIdentifier($0)) }
        if kept.count == held.count { continue }
        let isList = if case .object = other.fields[index] { false } else { true }
        write(isList ? .array(kept.map { .object($0) }) : .none, to: other, index, at: range)
      }
    }
  }

  /// Sets what refers back to a model whose property has been set.
  func keepInverse(of object: Object, _ field: Int, from old: Value, to new: Value) {
    let relationship = program[object.type].relationships.first { Int($0.field) == field }
    guard let relationship, relationship.inverse >= 0 else { return }
    let inverse = Int(relationship.inverse)
    let (before, after) = (Self.models(in: old), Self.models(in: new))
    let (known, kept) = (Self.identities(before), Self.identities(after))
    for other in before where !kept.contains(ObjectIdentifier(other)) { Self.take(object, from: other, inverse) }
    for other in after where inverse < other.fields.count && !known.contains(ObjectIdentifier(other)) {
      let held = Self.models(in: other.fields[inverse])
      if relationship.isInverseList {
        if held.contains(where: { $0 === object }) { continue }
        other.fields[inverse] = .array((held + [object]).map { .object($0) })
      } else {
        for previous in held where previous !== object { Self.take(other, from: previous, field) }
        other.fields[inverse] = .object(object)
      }
    }
  }

  private static func take(_ object: Object, from other: Object, _ field: Int) {
    guard field < other.fields.count else { return }
    if case .object(let held) = other.fields[field] {
      if held === object { other.fields[field] = .none }
    } else {
      other.fields[field] = .array(models(in: other.fields[field]).filter { $0 !== object }.map { .object($0) })
    }
  }

  private static func identities(_ objects: [Object]) -> Set<ObjectIdentifier> {
    Set(objects.map { ObjectIdentifier($0) })
  }

  /// The objects that a property holds: one, several or none.
  private static func models(in value: Value) -> [Object] {
    switch value {
    case .object(let object): [object]
    case .array(let elements), .slice(let elements, _):
      elements.compactMap { if case .object(let object) = $0 { object } else { nil } }
    default: []
    }
  }
}
