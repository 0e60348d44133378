import LayoutEvaluator

/// The native code of arrays, sets and dictionaries.
enum CollectionNatives {
  static let arrays: [Native] = [
    .function { (_, _) in .array([]) },
    gathered, gathered, gathered, gathered,
    .function { (evaluator, arguments) throws(EvaluationError) in
      let count = max(arguments[1].integer, 0)
      try evaluator.checkCount(count, at: arguments.range)
      return .array(Array(repeating: arguments[0], count: count))
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      let parts = arguments[0].parts
      return parts[try index(arguments[1], parts.count, evaluator, arguments)]
    },
    .mutating { (evaluator, arguments) throws(EvaluationError) in
      let index = try index(arguments[1], arguments[0].parts.count, evaluator, arguments)
      let element = arguments[2]
      arguments.values[0].changeParts { $0[index] = element }
      return .void
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      guard case .range(let lower, let upper) = arguments[1] else { return .array([]) }
      let (start, count) = (arguments[0].firstIndex, arguments[0].parts.count)
      if lower < start || upper > start + count {
        throw evaluator.failIndex(lower < start ? lower : upper, from: start, count: count, at: arguments.range)
      }
      return part(of: arguments[0], lower - start..<upper - start)
    },
    changing { (parts, arguments) in parts.append(arguments[1]) },
    changing { (parts, arguments) in parts.append(contentsOf: elements(arguments[1])) },
    .mutating { (evaluator, arguments) throws(EvaluationError) in
      let (start, count) = (arguments[0].firstIndex, arguments[0].parts.count)
      let position = arguments[2].integer - start
      if position < 0 || position > count {
        throw evaluator.failIndex(arguments[2].integer, from: start, count: count, at: arguments.range)
      }
      let element = arguments[1]
      arguments.values[0].changeParts { $0.insert(element, at: position) }
      return .void
    },
    .mutating { (evaluator, arguments) throws(EvaluationError) in
      try remove(&arguments, at: arguments[1].integer - arguments[0].firstIndex, evaluator)
    },
    .mutating { (evaluator, arguments) throws(EvaluationError) in
      let removed = try remove(&arguments, at: 0, evaluator)
      if case .slice(let rest, let start) = arguments[0] { arguments[0] = .slice(rest, start + 1) }
      return removed
    },
    .mutating { (evaluator, arguments) throws(EvaluationError) in
      try remove(&arguments, at: arguments[0].parts.count - 1, evaluator)
    },
    .mutating { (_, arguments) in
      arguments[0] = .array([])
      return .void
    },
    changing { (parts, _) in parts.reverse() },
    .mutating { (evaluator, arguments) throws(EvaluationError) in
      arguments[0] = arguments[0].with(try MergeSort.sort(arguments[0].parts) { (a, b) in evaluator.isLess(a, b) })
      return .void
    },
    .mutating { (evaluator, arguments) throws(EvaluationError) in
      let count = arguments[0].parts.count
      let first = try index(arguments[1], count, evaluator, arguments)
      let second = try index(arguments[2], count, evaluator, arguments)
      arguments.values[0].changeParts { $0.swapAt(first, second) }
      return .void
    },
  ]

  /// Sets keep their elements in order of insertion, so that a layout is the same from run to run.
  static let sets: [Native] = [
    .function { (_, _) in .set(KeyTable()) },
    set,
    .function { (evaluator, arguments) in
      .boolean(evaluator.contains(arguments[1], inSet: arguments[0]) ?? false)
    },
    .mutating { (evaluator, arguments) in
      let added = arguments[1]
      let known = evaluator.insert(added, in: &arguments.values[0])
      return .tuple([.boolean(known == nil), known ?? added])
    },
    .mutating { (evaluator, arguments) in
      let removed = arguments[1]
      return evaluator.remove(removed, from: &arguments.values[0])?.promoted ?? .none
    },
  ]

  /// A set of the elements of any sequence.
  static let set = Native.function { (evaluator, arguments) in
    evaluator.set(of: elements(arguments[0]))
  }

  static let dictionaries: [Native] = [
    .function { (_, _) in .dictionary(KeyTable()) },
    .function { (evaluator, arguments) in
      var entries: [Value] = []
      for pair in elements(arguments[0]) where pair.parts.count == 2 {
        entries += pair.parts
      }
      return evaluator.dictionary(entries)
    },
    .function { (evaluator, arguments) in
      evaluator.value(of: arguments[0], forKey: arguments[1])?.promoted ?? .none
    },
    .mutating { (evaluator, arguments) in
      let (key, value) = (arguments[1], arguments[2])
      evaluator.store(value, forKey: key, in: &arguments.values[0])
      return .void
    },
    .function { (evaluator, arguments) in
      evaluator.value(of: arguments[0], forKey: arguments[1]) ?? arguments[2]
    },
    .mutating { (evaluator, arguments) in
      let (key, value) = (arguments[1], arguments[3].promoted)
      evaluator.store(value, forKey: key, in: &arguments.values[0])
      return .void
    },
    .function { (_, arguments) in .array(elements(arguments[0]).map { $0.parts[0] }) },
    .function { (_, arguments) in .array(elements(arguments[0]).map { $0.parts[1] }) },
    .function { (evaluator, arguments) throws(EvaluationError) in
      var entries: [Value] = []
      for pair in elements(arguments[0]) {
        entries.append(pair.parts[0])
        entries.append(try evaluator.apply(arguments[1], [pair.parts[1]], at: arguments.range))
      }
      return evaluator.dictionary(entries)
    },
  ]

  private static let gathered = Native.function { (evaluator, arguments) throws(EvaluationError) in
    if case .range = arguments[0] { try evaluator.checkCount(Sequence(arguments[0]).count, at: arguments.range) }
    return .array(elements(arguments[0]))
  }

  /// The elements of any sequence.
  static func elements(_ value: Value) -> [Value] {
    switch value {
    case .array, .slice, .set: return value.parts
    default:
      let sequence = Sequence(value)
      return (0..<sequence.count).map { sequence[$0] }
    }
  }

  private static func changing(_ change: @escaping @Sendable (inout [Value], Arguments) -> Void) -> Native {
    .mutating { (_, arguments) in
      var whole = arguments[0]
      arguments[0] = .void
      switch whole {
      case .array, .slice: break
      default: whole = .array(elements(whole))
      }
      whole.changeParts { change(&$0, arguments) }
      arguments[0] = whole
      return .void
    }
  }

  /// The distance of an index of the first argument's from the first index.
  static func index(
    _ value: Value, _ count: Int, _ evaluator: Evaluator, _ arguments: Arguments
  ) throws(EvaluationError) -> Int {
    let start = arguments[0].firstIndex
    let index = value.integer &- start
    if index < 0 || index >= count {
      throw evaluator.failIndex(value.integer, from: start, count: count, at: arguments.range)
    }
    return index
  }

  private static func remove(
    _ arguments: inout Arguments, at position: Int, _ evaluator: Evaluator
  ) throws(EvaluationError) -> Value {
    let count = arguments[0].parts.count
    if position < 0 || position >= count {
      throw evaluator.failIndex(position, count: count, at: arguments.range)
    }
    var removed = Value.void
    arguments.values[0].changeParts { removed = $0.remove(at: position) }
    return removed
  }
}
