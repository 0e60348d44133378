import LayoutDiagnostics
import LayoutSyntax

/// Literals of the number types that the library declares beside `Int`, `Double` and `CGFloat`: `Float`, `UInt8`, …
///
/// Their operators are functions like any other. What the checker adds is that a literal is one of them where one is
/// expected, and that one which does not fit is an error, as Swift has it.
extension Checker {
  mutating func isSized(_ type: TypeID) -> Bool {
    knownTypes.sizedNumber.index >= 0 && !type.isNone && types.kind(type) == .nominal
      && inherits(NominalID(types[type].a), knownTypes.sizedNumber)
  }

  /// `UInt64(0xcbf29ce484222325)`: the literal is one of the type itself.
  mutating func constructNumber(_ type: TypeID, _ site: CallSite) -> Typed? {
    guard isSized(type), scratch.arguments.count == site.arguments + 1 else { return nil }
    let argument = scratch.arguments[site.arguments]
    guard argument.label == .empty, argument.shape == .integer || argument.shape == .float && isSingle(type) else {
      return nil
    }
    return infer(argument.value, type)
  }

  /// Whether one of the library's numbers is `Float`.
  func isSingle(_ type: TypeID) -> Bool { width(type) == nil }

  /// A whole number of a type with a size; nil for a `Float`.
  mutating func sizedLiteral(_ node: NodeID, _ type: TypeID, isNegative: Bool) -> Typed? {
    guard let (width, isSigned) = width(type) else { return nil }
    let range = tree.range(node)
    guard let magnitude = NumberText.magnitude(tree.bytes(tree[node].token)) else { return reportOverflow(node) }
    let limit = isSigned ? UInt64(1) << UInt64(width - 1) : UInt64.max >> UInt64(64 - width)
    let largest = isSigned && !isNegative ? limit - 1 : !isSigned && isNegative ? 0 : limit
    if magnitude > largest {
      let spelling = (isNegative ? "-" : "") + "\(magnitude)"
      reportDoesNotFit(node, spelling, type)
      return .error
    }
    let value = emitInteger(Int64(bitPattern: isNegative ? 0 &- magnitude : magnitude), at: range)
    let code = emit(.typedLiteral, a: value.index, b: typeValue(type, at: range).index, at: range)
    return Typed(type: type, code: code)
  }

  /// The bits of an integer type, and whether it has a sign, as its name tells; nil for a `Float`.
  private func width(_ type: TypeID) -> (Int, Bool)? {
    var name = Substring(text(table[NominalID(types[type].a)].name))
    let isSigned = name.first != "U"
    if !isSigned { name = name.dropFirst() }
    guard name.hasPrefix("Int") else { return nil }
    return (Int(name.dropFirst(3)) ?? 64, isSigned)
  }

  /// `Element(count)`, `T(1.5)`: a number as one of a generic type, which is floating-point where the type has to be.
  mutating func constructGenericNumber(_ type: TypeID, _ site: CallSite) -> Typed? {
    if let made = constructOfLiteral(type, site) { return made }
    guard isGenericNumber(type), scratch.arguments.count == site.arguments + 1,
      scratch.arguments[site.arguments].label == .empty
    else { return nil }
    let value = infer(scratch.arguments[site.arguments].value)
    if value.isFailed { return .error }
    guard knownTypes.isNumeric(value.type) || isGenericNumber(value.type) else { return nil }
    let isFloating = satisfiesFloating(type)
    guard isFloating || value.type == knownTypes.int || value.type == type else { return nil }
    let isWhole = isFloating && value.type == knownTypes.int
    let code = isWhole ? emit(.integerToDouble, a: value.code.index, at: site.range) : value.code
    return Typed(type: type, code: code)
  }

  /// `RawValue(integerLiteral: value)` of what a generic parameter stands for.
  private mutating func constructOfLiteral(_ type: TypeID, _ site: CallSite) -> Typed? {
    guard types.kind(type) == .parameter, knownTypes.byIntegerLiteral.index >= 0,
      scratch.arguments.count == site.arguments + 1,
      scratch.arguments[site.arguments].label == known.integerLiteral,
      conforms(type, to: knownTypes.byIntegerLiteral)
    else { return nil }
    let value = infer(scratch.arguments[site.arguments].value)
    return value.isFailed ? .error : genericLiteral(type, value.code, at: site.range)
  }

  /// Whether a generic type is one of floating-point numbers.
  private mutating func satisfiesFloating(_ type: TypeID) -> Bool {
    let floating = knownTypes.floatingPoint
    guard floating.index >= 0 else { return false }
    return types.kind(type) == .parameter
      ? conforms(type, to: floating) : boundsOfMember(type).contains { inherits($0, floating) }
  }

  /// `.zero` of numbers whose type running code cannot know, as in an extension of a sequence: a zero of any kind.
  mutating func genericZero(_ id: DeclarationID, _ base: MemberBase, at range: SourceRange) -> ExpressionID? {
    guard base.value.isNone, base.meta.isNone, types.kind(base.type) == .member, isGenericNumber(base.type),
      table[table[id].owner].name == table[knownTypes.arithmetic].name
    else { return nil }
    return emitInteger(0, at: range)
  }

  /// What generic code that does not know its numbers gives, as a number of the type that the caller knows: the zero of a
  /// list without elements.
  mutating func settled(
    _ code: ExpressionID, _ id: DeclarationID, _ declared: TypeID, _ type: TypeID, at range: SourceRange
  ) -> ExpressionID {
    guard table[id].file > 0, types.kind(declared) == .member, !code.isNone,
      knownTypes.isFloating(type) || isSized(type)
    else { return code }
    return emit(.typedLiteral, a: code.index, b: typeValue(type, at: range).index, at: range)
  }

  /// A whole number where a generic parameter says what numbers are.
  mutating func genericLiteral(_ type: TypeID, _ value: ExpressionID, at range: SourceRange) -> Typed {
    guard types.kind(type) == .parameter else { return Typed(type: type, code: value) }
    let code = emit(.typedLiteral, a: value.index, b: typeValue(type, at: range).index, at: range)
    return Typed(type: type, code: code)
  }
}
