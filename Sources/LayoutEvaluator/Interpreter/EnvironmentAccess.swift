package import LayoutDiagnostics
package import LayoutSema
import LayoutText

/// A value of the environment: one of the library's by number, or one under a key type of the program's.
package enum EnvironmentKey {
  case builtIn(Int)
  case custom(NominalID)
}

/// Reading the environment, and finding out which value of it a key path means: reading a value notes its key.
extension Evaluator {
  /// The key of the value that a key path into `EnvironmentValues` reads.
  package func environmentKey(of path: Value, at range: SourceRange) -> EnvironmentKey? {
    lastEnvironmentKey = nil
    do throws(EvaluationError) {
      _ = try apply(path, [.void], at: range)
    } catch {
      return nil
    }
    return lastEnvironmentKey
  }

  /// A view of the program's own as it stands somewhere: with its `@Environment` properties read from the environment
  /// there, and the states that the place keeps.
  func standing(_ view: Value) throws(EvaluationError) -> Value {
    guard case .structure(let type, var fields) = view else { return view }
    fields = installingState(fields, of: view)
    for index in fields.indices {
      if let scaled = scaledMetric(fields[index]) { fields[index] = scaled }
      guard case .environment(let expression) = fields[index] else { continue }
      fields[index] = expression < 0 ? .none : try evaluate(expression, Frame([], slotCount: 0, outer: nil))
    }
    for index in program[type].wrappers where Int(index) < fields.count {
      let outer = identity
      identity += ".\(index)"
      defer { identity = outer }
      fields[Int(index)] = try standing(fields[Int(index)])
    }
    return .structure(type, fields)
  }

  /// The number of a `ScaledMetric` that an initialiser has made, at the text size here.
  private func scaledMetric(_ value: Value) -> Value? {
    guard case .structure(let type, let fields) = value, type == known.scaledMetric, fields.count == 2 else {
      return nil
    }
    let style = TextStyle(rawValue: UInt8(clamping: fields[1].caseIndex)) ?? .body
    return .double(environment.text.round(fields[0].double * style.growth(in: environment.text)))
  }

  /// The value under a key type of the program's, or what the type gives by default.
  package func environmentValue(under key: NominalID, at range: SourceRange) throws(EvaluationError) -> Value {
    lastEnvironmentKey = .custom(key)
    for entry in environment.custom where entry.key == key { return entry.value }
    guard let name = known.defaultValue, let function = program[key].witness(name) else { return .none }
    return try call(function, [], at: range)
  }

  /// What one of the views of a container says of an `@Entry`; the pairs are what ``Subview`` keeps of it.
  package func containerEntry(_ number: Int, among pairs: [Value]) -> Value {
    let key = -2 - number
    lastEnvironmentKey = .custom(NominalID(Int32(truncatingIfNeeded: key)))
    return pairs.first { $0.parts.first?.integer == key }?.parts.last ?? .none
  }

  /// What a view around this one says of an `@Entry`, which is kept under a number that no type has.
  package func environmentEntry(_ number: Int) -> Value {
    let key = NominalID(Int32(truncatingIfNeeded: -2 - number))
    lastEnvironmentKey = .custom(key)
    return environment.value(under: key) ?? .none
  }
}

extension EnvironmentValues {
  package func value(under key: NominalID) -> Value? { custom.first { $0.key == key }?.value }

  package mutating func set(_ value: Value, under key: NominalID) {
    custom.removeAll { $0.key == key }
    custom.append((key, value))
  }
}
