import LayoutEvaluator

/// The native code of what every sequence can do.
extension CollectionNatives {
  static let sequences: [Native] = [
    .each { (evaluator, arguments, result: inout [Value], element) throws(EvaluationError) in
      result.append(try evaluator.apply(arguments[1], [element], at: arguments.range))
    },
    .each { (evaluator, arguments, result: inout [Value], element) throws(EvaluationError) in
      let value = try evaluator.apply(arguments[1], [element], at: arguments.range)
      if !value.isNone { result.append(value) }
    },
    .each { (evaluator, arguments, result: inout [Value], element) throws(EvaluationError) in
      result.append(contentsOf: elements(try evaluator.apply(arguments[1], [element], at: arguments.range)))
    },
    .each { (evaluator, arguments, result: inout [Value], element) throws(EvaluationError) in
      if try evaluator.apply(arguments[1], [element], at: arguments.range).boolean { result.append(element) }
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      var result = arguments[1]
      for element in elements(arguments[0]) {
        result = try evaluator.apply(arguments[2], [result, element], at: arguments.range)
      }
      return result
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      var result = arguments[1]
      for element in elements(arguments[0]) {
        result = try evaluator.update(arguments[2], result, [element], at: arguments.range)
      }
      return result
    },
    .each { (evaluator, arguments, _: inout [Value], element) throws(EvaluationError) in
      _ = try evaluator.apply(arguments[1], [element], at: arguments.range)
    },
    search { (_, index) in .boolean(index != nil) },
    .function { (evaluator, arguments) throws(EvaluationError) in
      for element in elements(arguments[0]) {
        if !(try evaluator.apply(arguments[1], [element], at: arguments.range).boolean) { return .boolean(false) }
      }
      return .boolean(true)
    },
    search { (elements, index) in index.map { elements[$0].promoted } ?? .none },
    search(backwards: true) { (elements, index) in index.map { elements[$0].promoted } ?? .none },
    .function { (evaluator, arguments) throws(EvaluationError) in
      let all = elements(arguments[0])
      for index in all.indices {
        let found = try evaluator.apply(arguments[1], [all[index]], at: arguments.range).boolean
        if found { return .integer(arguments[0].firstIndex + index) }
      }
      return .none
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      .array(try MergeSort.sort(elements(arguments[0]), by: order(evaluator, arguments)))
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      try extreme(elements(arguments[0]), least: true, by: order(evaluator, arguments))
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      try extreme(elements(arguments[0]), least: false, by: order(evaluator, arguments))
    },
    .function { (_, arguments) in
      .array(elements(arguments[0]).enumerated().map { .tuple([.integer($0.offset), $0.element]) })
    },
    .function { (_, arguments) in .array(elements(arguments[0]).reversed()) },
    part { (count, given) in 0..<min(given, count) },
    part { (count, given) in max(0, count - given)..<count },
    part { (count, given) in min(given, count)..<count },
    part { (count, given) in 0..<max(0, count - given) },
    .function { (evaluator, arguments) throws(EvaluationError) in
      part(of: arguments[0], 0..<(try split(elements(arguments[0]), evaluator, arguments)))
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      let all = elements(arguments[0])
      return part(of: arguments[0], (try split(all, evaluator, arguments))..<all.count)
    },
    .function { (_, arguments) in .array(elements(arguments[0])) },
  ]

  static let comparisons: [Native] = [
    .function { (evaluator, arguments) in
      if let isThere = evaluator.contains(arguments[1], inSet: arguments[0]) { return .boolean(isThere) }
      if case .range(let lower, let upper) = arguments[0], case .integer(let number) = arguments[1] {
        return .boolean(number >= lower && number < upper)
      }
      return .boolean(elements(arguments[0]).contains { evaluator.areEqual($0, arguments[1]) })
    },
    .function { (evaluator, arguments) in
      let found = elements(arguments[0]).firstIndex { evaluator.areEqual($0, arguments[1]) }
      return found.map { .integer(arguments[0].firstIndex + $0) } ?? .none
    },
    .function { (evaluator, arguments) in
      let found = elements(arguments[0]).lastIndex { evaluator.areEqual($0, arguments[1]) }
      return found.map { .integer(arguments[0].firstIndex + $0) } ?? .none
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      try extreme(elements(arguments[0]), least: true) { (a, b) in evaluator.isLess(a, b) }
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      try extreme(elements(arguments[0]), least: false) { (a, b) in evaluator.isLess(a, b) }
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      .array(try MergeSort.sort(elements(arguments[0])) { (a, b) in evaluator.isLess(a, b) })
    },
    .function { (_, arguments) in
      .string(TextSearch.join(elements(arguments[0]).map { $0.string }, with: arguments[1].string))
    },
  ]

  static let properties: [Native] = [
    .function { (_, arguments) in .integer(Sequence(arguments[0]).count) },
    .function { (_, arguments) in .boolean(Sequence(arguments[0]).count == 0) },
    .function { (_, arguments) in
      let sequence = Sequence(arguments[0])
      return sequence.count == 0 ? .none : sequence[0].promoted
    },
    .function { (_, arguments) in
      let sequence = Sequence(arguments[0])
      return sequence.count == 0 ? .none : sequence[sequence.count - 1].promoted
    },
    .function { (_, arguments) in
      let start = arguments[0].firstIndex
      return .range(start, start + Sequence(arguments[0]).count)
    },
    .function { (evaluator, arguments) throws(EvaluationError) in
      let sequence = Sequence(arguments[0])
      return sequence[try CollectionNatives.index(arguments[1], sequence.count, evaluator, arguments)]
    },
  ]

  static let builders: [Native] =
    [
      .function { (_, arguments) in
        let (first, second) = (Sequence(arguments[0]), Sequence(arguments[1]))
        return .array((0..<min(first.count, second.count)).map { .tuple([first[$0], second[$0]]) })
      }
    ] + [false, true].map(integerStride) + [false, true, false, true].map(numberStride)

  private static func integerStride(isClosed: Bool) -> Native {
    .function { (evaluator, arguments) throws(EvaluationError) in
      let (start, end, step) = (arguments[0].integer, arguments[1].integer, arguments[2].integer)
      if step == 0 { throw evaluator.failDivision(end, at: arguments.range) }
      let distance = (Double(end) - Double(start)) / Double(step)
      try evaluator.checkCount(distance > 1e8 ? .max : 0, at: arguments.range)
      return .array(
        isClosed
          ? stride(from: start, through: end, by: step).map { .integer($0) }
          : stride(from: start, to: end, by: step).map { .integer($0) })
    }
  }

  private static func numberStride(isClosed: Bool) -> Native {
    .function { (evaluator, arguments) throws(EvaluationError) in
      let (start, end, step) = (arguments[0].double, arguments[1].double, arguments[2].double)
      let distance = (end - start) / step
      if !distance.isFinite { throw evaluator.failConversion(distance, at: arguments.range) }
      try evaluator.checkCount(distance > 1e8 ? .max : 0, at: arguments.range)
      return .array(
        isClosed
          ? stride(from: start, through: end, by: step).map { .double($0) }
          : stride(from: start, to: end, by: step).map { .double($0) })
    }
  }

  /// A part of a collection by a number of elements.
  private static func part(_ range: @escaping @Sendable (_ count: Int, _ given: Int) -> Range<Int>) -> Native {
    .function { (_, arguments) in
      part(of: arguments[0], range(Sequence(arguments[0]).count, max(arguments[1].integer, 0)))
    }
  }

  /// A part of a collection, by the distances from its first element. It keeps the indices of the whole.
  static func part(of whole: Value, _ range: Range<Int>) -> Value {
    let start = whole.firstIndex
    if case .range = whole { return .range(start + range.lowerBound, start + range.upperBound) }
    return .slice(Array(elements(whole)[range]), start + range.lowerBound)
  }

  /// The first element, or the last, that a predicate accepts.
  private static func search(
    backwards: Bool = false, _ result: @escaping @Sendable ([Value], Int?) -> Value
  ) -> Native {
    .function { (evaluator, arguments) throws(EvaluationError) in
      let all = elements(arguments[0])
      for offset in all.indices {
        let index = backwards ? all.count - 1 - offset : offset
        if try evaluator.apply(arguments[1], [all[index]], at: arguments.range).boolean { return result(all, index) }
      }
      return result(all, nil)
    }
  }

  /// Where the elements that a predicate accepts end.
  private static func split(
    _ all: [Value], _ evaluator: Evaluator, _ arguments: Arguments
  ) throws(EvaluationError) -> Int {
    for index in all.indices {
      if !(try evaluator.apply(arguments[1], [all[index]], at: arguments.range).boolean) { return index }
    }
    return all.count
  }

  /// The order that a function as the second argument means.
  static func order(
    _ evaluator: Evaluator, _ arguments: Arguments
  ) -> (Value, Value) throws(EvaluationError) -> Bool {
    { (a, b) throws(EvaluationError) in
      try evaluator.apply(arguments[1], [a, b], at: arguments.range).boolean
    }
  }

  /// The first of the least elements or of the greatest.
  private static func extreme(
    _ all: [Value], least: Bool, by isLess: (Value, Value) throws(EvaluationError) -> Bool
  ) throws(EvaluationError) -> Value {
    guard var result = all.first else { return .none }
    for element in all.dropFirst() {
      let isBetter = try least ? isLess(element, result) : isLess(result, element)
      if isBetter { result = element }
    }
    return result.promoted
  }
}

extension Native {
  /// A pass over the elements of the first argument that gathers an array.
  fileprivate static func each(
    _ visit: @escaping @Sendable (Evaluator, Arguments, inout [Value], Value) throws(EvaluationError) -> Void
  ) -> Native {
    .function { (evaluator, arguments) throws(EvaluationError) in
      let sequence = Sequence(arguments[0])
      var result: [Value] = []
      for index in 0..<sequence.count {
        try visit(evaluator, arguments, &result, sequence[index])
        try evaluator.checkCount(result.count, at: arguments.range)
      }
      return .array(result)
    }
  }
}

/// A stable sort whose order may fail.
enum MergeSort {
  static func sort(
    _ values: [Value], by isLess: (Value, Value) throws(EvaluationError) -> Bool
  ) throws(EvaluationError) -> [Value] {
    var source = values
    var width = 1
    while width < source.count {
      var target: [Value] = []
      target.reserveCapacity(source.count)
      for start in stride(from: 0, to: source.count, by: 2 * width) {
        let middle = min(start + width, source.count)
        try merge(source[start..<middle], source[middle..<min(middle + width, source.count)], into: &target, isLess)
      }
      source = target
      width *= 2
    }
    return source
  }

  private static func merge(
    _ left: ArraySlice<Value>, _ right: ArraySlice<Value>, into target: inout [Value],
    _ isLess: (Value, Value) throws(EvaluationError) -> Bool
  ) throws(EvaluationError) {
    var (i, j) = (left.startIndex, right.startIndex)
    while i < left.endIndex, j < right.endIndex {
      if try isLess(right[j], left[i]) {
        target.append(right[j])
        j += 1
      } else {
        target.append(left[i])
        i += 1
      }
    }
    target.append(contentsOf: left[i...])
    target.append(contentsOf: right[j...])
  }
}
