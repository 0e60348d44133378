import LayoutDiagnostics
import LayoutSyntax

/// Literals, typed by what is expected of them: an integer literal is a `CGFloat` where one is wanted, an `Int` elsewhere.
extension Checker {
  mutating func inferNumber(_ node: NodeID, _ hint: TypeID) -> Typed {
    let hint = hint.isNone && listReading == .number ? knownTypes.double : hint
    return ownNumber(node, hint, isNegative: false) ?? literal(node, hint, isNegative: false)
  }

  /// A number where a type of the program is expected that numbers make: `init(integerLiteral:)`, `init(floatLiteral:)`.
  mutating func ownNumber(_ node: NodeID, _ hint: TypeID, isNegative: Bool) -> Typed? {
    let wanted = types.unwrapped(hint)
    let isInteger = tree.kind(node) == .integerLiteral
    if isInteger, isSized(wanted), let value = sizedLiteral(node, wanted, isNegative: isNegative) { return value }
    if isInteger,
      let made = ownLiteral(wanted, known.integerLiteral, node, { $0.literal(node, $1, isNegative: isNegative) })
    {
      return made
    }
    return ownLiteral(wanted, known.floatLiteral, node) { $0.literal(node, $1, isNegative: isNegative) }
  }

  /// Whether literals of a type are calls of its initialisers: those of the library's basic types are values by themselves.
  private mutating func hasLiteralInitializer(_ type: TypeID) -> Bool {
    if knownTypes.isNumeric(type) || type == knownTypes.string || type == knownTypes.bool { return false }
    if !table[table[NominalID(types[type].a)].declaration].flags.contains(.isLibrary) || isSized(type) { return true }
    return conforms(type, to: knownTypes.byIntegerLiteral) || conforms(type, to: knownTypes.byStringLiteral)
  }

  /// A literal as the argument of an initialiser with one parameter of this label, which a type of the program declares.
  mutating func ownLiteral(
    _ type: TypeID, _ label: NameID, _ node: NodeID, _ read: (inout Checker, TypeID) -> Typed
  ) -> Typed? {
    guard !type.isNone, types.kind(type) == .nominal, hasLiteralInitializer(type) else { return nil }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.initName, of: type, isStatic: true)
    for candidate in scratch.candidates[start...] {
      let signature = self.signature(candidate)
      guard signature.parameterCount == 1, parameter(signature, 0).label == label else { continue }
      let value = read(&self, substituteOwner(parameter(signature, 0).type, table[candidate].owner, type))
      if value.isFailed { return value }
      return Typed(type: type, code: emitCall(candidate, [value.code], of: type, at: tree.range(node)))
    }
    return nil
  }

  /// A number, with the minus sign in front of it if there is one (so that the smallest integer can be written).
  mutating func literal(_ node: NodeID, _ hint: TypeID, isNegative: Bool) -> Typed {
    let range = tree.range(node)
    let wanted = types.unwrapped(hint)
    let token = tree[node].token
    if tree[node].flags.contains(.hasError) { return .error }
    if tree.kind(node) == .floatLiteral || knownTypes.isFloating(wanted) || wantsFloat(wanted) {
      guard let value = NumberText.double(tree, token) else { return reportOverflow(node) }
      let isFloat = knownTypes.isFloating(wanted)
      let type = isFloat ? wanted : wantsFloat(wanted) ? wanted : knownTypes.double
      return Typed(type: type, code: emitDouble(isNegative ? -value : value, at: range))
    }
    guard let value = NumberText.integer(tree, token, isNegative: isNegative) else { return reportOverflow(node) }
    if isGenericNumber(wanted), !hasOpenParameter(wanted) {
      return genericLiteral(wanted, emitInteger(value, at: range), at: range)
    }
    return Typed(type: knownTypes.int, code: emitInteger(value, at: range))
  }

  /// Other types that number literals make.
  private mutating func wantsFloat(_ type: TypeID) -> Bool {
    guard !type.isNone, types.kind(type) == .nominal, type != knownTypes.int else { return false }
    return knownTypes.byFloatLiteral.index >= 0 && conforms(type, to: knownTypes.byFloatLiteral)
  }

  mutating func inferLiteral(_ node: NodeID, _ hint: TypeID) -> Typed {
    let range = tree.range(node)
    switch tree.kind(node) {
    case .booleanLiteral:
      let isTrue = tree.bytes(tree[node].token).first == UInt8(ascii: "t")
      let value = Typed(type: knownTypes.bool, code: emit(.boolean, a: isTrue ? 1 : 0, at: range))
      return ownLiteral(types.unwrapped(hint), named: "booleanLiteral", node, value) ?? value
    case .nilLiteral:
      if hint.isError { return .error }
      let void = Typed(type: .void, code: emit(.void, at: range))
      if let own = ownLiteral(hint, named: "nilLiteral", node, void) { return own }
      guard !hint.isNone, types.kind(hint) == .optional || types.kind(hint) == .parameter else {
        reportNil(node, hint)
        return .error
      }
      return Typed(type: hint, code: emit(.none, at: range))
    default: return inferString(node, hint)
    }
  }

  private mutating func inferString(_ node: NodeID, _ hint: TypeID) -> Typed {
    let isTitle = body.takeIsTitle()
    let own = ownLiteral(types.unwrapped(hint), known.stringLiteral, node) { checker, _ in
      checker.inferString(node, .none)
    }
    if let own { return own }
    let type = stringType(hint)
    if let text = StringText.plain(tree, node) {
      return Typed(type: type, code: emitString(text, at: tree.range(node)))
    }
    let parts = tree.slots(node)
    let isLocalized = isTitle || isLocalized(type)
    let isMultiline = StringText.isMultiline(tree, node)
    let indentation = isMultiline ? StringText.indentation(tree, node) : 0
    var code: [ExpressionID] = []
    for (index, part) in parts.enumerated() {
      if tree.kind(part) == .stringText {
        let place = StringText.Place(
          isMultiline: isMultiline, isFirst: index == 0, isLast: index == parts.count - 1, indentation: indentation)
        let text = StringText.text(tree, part, place, hashes: StringText.hashes(tree, node))
        code.append(emitString(text, at: tree.range(part)))
      } else {
        code.append(interpolation(part, isLocalized: isLocalized))
      }
    }
    if code.isEmpty { return Typed(type: type, code: emitString("", at: tree.range(node))) }
    if code.count == 1, tree.kind(parts.first!) == .stringText {
      program.code[Int(code[0].index)].range = tree.range(node)
      return Typed(type: type, code: code[0])
    }
    return Typed(type: type, code: emit(.interpolate, list: code, c: isLocalized ? 1 : 0, at: tree.range(node)))
  }

  private mutating func stringType(_ hint: TypeID) -> TypeID {
    let wanted = types.unwrapped(hint)
    guard !wanted.isNone, types.kind(wanted) == .nominal, wanted != knownTypes.string else { return knownTypes.string }
    if wanted == knownTypes.character { return wanted }
    let isLiteral = knownTypes.byStringLiteral.index >= 0 && conforms(wanted, to: knownTypes.byStringLiteral)
    return isLiteral ? wanted : knownTypes.string
  }

  // MARK: Collections

  /// A list where anything may stand: of elements of one type, or of anything.
  mutating func inferArray(_ node: NodeID, _ hint: TypeID) -> Typed {
    guard isAnything(hint) else { return arrayOfElements(node, hint) }
    let count = diagnostics.count
    let value = arrayOfElements(node, .none)
    if diagnostics.count == count { return value }
    diagnostics.removeLast(diagnostics.count - count)
    return arrayOfElements(node, array(of: hint))
  }

  private func isAnything(_ type: TypeID) -> Bool {
    !type.isNone && types.kind(type) == .opaque && types[type].a < 0
  }

  private mutating func arrayOfElements(_ node: NodeID, _ hint: TypeID) -> Typed {
    let expected = types.unwrapped(hint)
    if let type = collectionType(node) { return metatypeValue(type, node) }
    if let type = literalNominal(expected) { return openLiteral(node, type) ?? arrayLiteral(node, type) }
    let isArray = !expected.isNone && types.kind(expected) == .nominal && isCollection(expected)
    var element = isArray ? types.operand(expected, 0) : hint.isError ? TypeID.error : TypeID.none
    if !element.isNone, hasOpenParameter(element) { element = .none }
    if element.isNone, !hint.isError { element = optionalElement(node) }
    let isFixed = !element.isNone
    var code: [ExpressionID] = []
    var failed = false
    for (index, item) in tree.slots(node).enumerated() {
      let value = isFixed ? check(item, element, for: .element) : inferElement(item, like: element)
      code.append(value.code)
      if value.type.isError { failed = true }
      if !isFixed { element = joined(element, value.type, index, of: node, &code) }
    }
    if element.isError { return .error }
    if failed { return Typed(type: isArray ? collection(expected, of: element) : array(of: element), code: .none) }
    if element.isNone {
      if isArray { return Typed(type: expected, code: emitLiteral(code, of: expected, at: tree.range(node))) }
      return hint.isError ? .error : reportEmptyLiteral(node)
    }
    let type = isArray ? collection(expected, of: element) : array(of: element)
    return Typed(type: type, code: emitLiteral(code, of: type, at: tree.range(node)))
  }

  private mutating func emitLiteral(_ code: [ExpressionID], of type: TypeID, at range: SourceRange) -> ExpressionID {
    emit(.array, list: code, c: types[type].a == knownTypes.set.index ? 1 : 0, at: range)
  }

  /// `[1, nil, 2]`: what stands beside `nil` tells the type.
  private mutating func optionalElement(_ node: NodeID) -> TypeID {
    let items = tree.slots(node)
    guard items.contains(where: { tree.kind($0) == .nilLiteral }),
      let other = items.first(where: { tree.kind($0) != .nilLiteral })
    else { return .none }
    let count = diagnostics.count
    let type = infer(other).type
    diagnostics.removeLast(diagnostics.count - count)
    return type.isError ? .none : types.optional(type)
  }

  /// The collection that is expected, with the elements that a literal has.
  private mutating func collection(_ type: TypeID, of element: TypeID) -> TypeID {
    types.nominal(NominalID(types[type].a), [element])
  }

  private func isCollection(_ type: TypeID) -> Bool {
    let id = NominalID(types[type].a)
    return types[type].count == 1 && (id == knownTypes.array || id == knownTypes.set)
  }

  /// A type that is made from an array literal: an option set.
  mutating func literalNominal(_ type: TypeID) -> TypeID? {
    guard !type.isNone, types.kind(type) == .nominal else { return nil }
    let id = NominalID(types[type].a)
    guard id != knownTypes.array, id != knownTypes.set else { return nil }
    let isOptions = knownTypes.optionSet.index >= 0 && conforms(type, to: knownTypes.optionSet)
    return isOptions || (knownTypes.byArrayLiteral.index >= 0 && conforms(type, to: knownTypes.byArrayLiteral))
      ? type : nil
  }

  /// `[.top, .leading]`: the union of option sets, or `init(arrayLiteral:)`.
  private mutating func arrayLiteral(_ node: NodeID, _ type: TypeID) -> Typed {
    var element = type
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.arrayLiteral, of: type, isStatic: true)
    if scratch.candidates.count == start { findArrayLiteral(type) }
    if scratch.candidates.count > start, table[scratch.candidates[start]].isFunctionLike {
      let signature = self.signature(scratch.candidates[start])
      let list = signature.parameterCount == 1 ? parameter(signature, 0) : nil
      if let list {
        element = list.flags.contains(.isVariadic) ? list.type : types.operand(list.type, 0)
        element = substituteOwner(element, table[scratch.candidates[start]].owner, type)
      }
      var code: [ExpressionID] = []
      for item in tree.slots(node) { code.append(check(item, element, for: .element).code) }
      let elements = emit(.array, list: code, at: tree.range(node))
      let made = emitCall(scratch.candidates[start], [elements], of: type, at: tree.range(node))
      return Typed(type: type, code: made)
    }
    if let union = unionLiteral(node, type, start) { return union }
    reportMismatch(array(of: type), type, node, for: .argument)
    return .error
  }

  /// `init(arrayLiteral:)` of a type of the program.
  mutating func findArrayLiteral(_ type: TypeID) {
    let start = scratch.candidates.count
    findMembers(known.initName, of: type, isStatic: true)
    let fitting = scratch.candidates[start...].filter {
      signature($0).parameterCount == 1 && parameter(signature($0), 0).label == known.arrayLiteral
    }
    scratch.candidates.truncate(to: start)
    scratch.candidates.append(contentsOf: fitting.prefix(1))
  }

  /// `[.a, .b]` for an option set of the program: `init(rawValue:)` with the bits of all elements.
  mutating func unionLiteral(_ node: NodeID, _ type: TypeID, _ start: Int) -> Typed? {
    guard knownTypes.optionSet.index >= 0, conforms(type, to: knownTypes.optionSet),
      let union = program.names.lookup("_union").map({ table.first(NominalID(-1), $0) }), !union.isNone
    else { return nil }
    findMembers(known.initName, of: type, isStatic: true)
    let initializer = scratch.candidates[start...].first {
      signature($0).parameterCount == 1 && parameter(signature($0), 0).label == known.rawValue
    }
    guard let initializer else { return nil }
    var code: [ExpressionID] = []
    for item in tree.slots(node) { code.append(check(item, type, for: .element).code) }
    let range = tree.range(node)
    let bits = emitCall(union, [emit(.array, list: code, at: range)], at: range)
    let raw = sizedBits(bits, parameter(signature(initializer), 0).type, at: range)
    return Typed(type: type, code: emitCall(initializer, [raw], at: range))
  }

  mutating func inferDictionary(_ node: NodeID, _ hint: TypeID) -> Typed {
    guard isAnything(hint) else { return dictionaryOfEntries(node, hint) }
    let count = diagnostics.count
    let value = dictionaryOfEntries(node, .none)
    if diagnostics.count == count { return value }
    diagnostics.removeLast(diagnostics.count - count)
    return dictionaryOfEntries(node, dictionary(knownTypes.string, hint))
  }

  private mutating func dictionaryOfEntries(_ node: NodeID, _ hint: TypeID) -> Typed {
    let expected = types.unwrapped(hint)
    if let type = collectionType(node) { return metatypeValue(type, node) }
    if let own = ownDictionary(node, expected) { return own }
    let isDictionary =
      !expected.isNone && types.kind(expected) == .nominal && types[expected].a == knownTypes.dictionary.index
      && !hasOpenParameter(expected)
    var key = isDictionary ? types.operand(expected, 0) : TypeID.none
    var value = isDictionary ? types.operand(expected, 1) : TypeID.none
    var code: [ExpressionID] = []
    let items = tree.slots(node)
    for (index, item) in items.enumerated() {
      let wanted = index % 2 == 0 ? key : value
      let typed = wanted.isNone || !isDictionary ? infer(item, wanted) : check(item, wanted, for: .element)
      if typed.type.isError { return .error }
      code.append(typed.code)
      if index % 2 == 0 { key = isDictionary ? key : joined(key, typed.type, index, of: node, step: 2, &code) }
      if index % 2 == 1 { value = isDictionary ? value : joined(value, typed.type, index, of: node, step: 2, &code) }
    }
    if key.isNone { return hint.isError ? .error : reportEmptyLiteral(node) }
    return Typed(type: dictionary(key, value), code: emit(.dictionary, list: code, at: tree.range(node)))
  }
}
