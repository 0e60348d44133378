import LayoutDiagnostics
import LayoutSyntax

/// `"\(value)"`: how a value stands in a text.
///
/// In a string it is what it says of itself. A text that may be translated has a directive in the place of each number, so
/// there the formats of a language decide: `Text("\(1204.5)")` shows 1,204.500000. Which literals are such texts is told by
/// their types, and for titles, which may be strings as well, by what they are titles of.
extension Checker {
  /// Whether literals of a type are texts that may be translated.
  func isLocalized(_ type: TypeID) -> Bool {
    guard type != knownTypes.string, types.kind(type) == .nominal else { return false }
    return table[table[NominalID(types[type].a)].declaration].flags.contains(.isLocalized)
  }

  /// `\(value)`; a second argument (`specifier:`, `format:`, `style:`) says how the value becomes text.
  mutating func interpolation(_ node: NodeID, isLocalized: Bool) -> ExpressionID {
    let arguments = tree.elements(tree.child(node, 0))
    guard let first = arguments.first else { return invalid }
    let value = inferDescribed(tree.child(first, 0))
    guard arguments.count > 1, !value.type.isError else {
      if isLocalized, let number = localizedNumber(value, tree.range(node)) { return number }
      return described(value, tree.range(node))
    }
    let second = arguments[arguments.index(after: arguments.startIndex)]
    let format = interpolationFormat(second, value, isLocalized)
    return format ?? value.code
  }

  /// A number in a text that is translated: grouped, and fractions to six digits, as its directive in a format has it.
  private mutating func localizedNumber(_ value: Typed, _ range: SourceRange) -> ExpressionID? {
    guard !value.isFailed else { return nil }
    let isFraction = knownTypes.isFloating(value.type) || value.type == types.nominal(knownTypes.float)
    guard isFraction || value.type == knownTypes.int || isSized(value.type) else { return nil }
    return formatted(value, emitString(isFraction ? "%lf" : "%lld", at: range), isLocalized: true, at: range)
  }

  /// A value that becomes text: `value as Any` reads as the value does.
  mutating func inferDescribed(_ node: NodeID) -> Typed {
    if !node.isNone, tree.kind(node) == .asExpr, tree[node].flags.isDisjoint(with: [.optional, .forced]),
      tree.kind(tree.child(node, 1)) == .namedType, tree.name(tree.child(node, 1)) == known.any
    {
      return infer(tree.child(node, 0))
    }
    return infer(node)
  }

  /// The text of a value: what it tells itself, or what its type has it say.
  mutating func described(_ value: Typed, _ range: SourceRange) -> ExpressionID {
    let shape = value.isFailed ? -1 : shape(of: value.type)
    return shape < 0 ? value.code : emit(.describe, a: value.code.index, b: shape, at: range)
  }

  /// `specifier: "%.1f"` is the library's `String(format:_:)`; for other labels the value has `_interpolation`.
  private mutating func interpolationFormat(
    _ argument: NodeID, _ value: Typed, _ isLocalized: Bool
  ) -> ExpressionID? {
    let label = tree.label(argument)
    guard text(label) == "specifier" else { return interpolationMember(label, argument, value) }
    let format = check(tree.child(argument, 0), knownTypes.string, for: .argument)
    return format.isFailed ? invalid : formatted(value, format.code, isLocalized: isLocalized, at: tree.range(argument))
  }

  /// A call of the library's `String(format:_:)`, or of the one that groups digits.
  private mutating func formatted(
    _ value: Typed, _ format: ExpressionID, isLocalized: Bool, at range: SourceRange
  ) -> ExpressionID {
    let label = isLocalized ? "_localized" : "format"
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.initName, of: knownTypes.string, isStatic: true)
    let initializer = scratch.candidates[start...].first {
      let signature = self.signature($0)
      guard signature.parameterCount == 2, parameter(signature, 1).flags.contains(.isVariadic) else { return false }
      return text(parameter(signature, 0).label) == label
    }
    guard let initializer else { return invalid }
    return emitCall(initializer, [format, emit(.array, list: [value.code], at: range)], at: range)
  }

  private mutating func interpolationMember(_ label: NameID, _ node: NodeID, _ value: Typed) -> ExpressionID? {
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    let name = program.names.lookup("_interpolation")
    if let name { findMembers(name, of: value.type, isStatic: false) }
    let candidates = scratch.candidates[start...].filter {
      let signature = signature($0)
      return signature.parameterCount == 1 && parameter(signature, 0).label == label
    }
    for candidate in candidates {
      let parameter = parameter(signature(candidate), 0)
      let known = diagnostics.count
      let format = check(tree.child(node, 0), parameter.type, for: .argument)
      if !format.isFailed { return emitCall(candidate, [value.code, format.code], at: tree.range(node)) }
      if candidate == candidates.last { return invalid }
      diagnostics.removeLast(diagnostics.count - known)
    }
    report(
      .unsupported, "'\(text(label))' cannot say how '\(describe(value.type))' becomes text", at: tree.range(node))
    return invalid
  }
}
