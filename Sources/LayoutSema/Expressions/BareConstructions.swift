import LayoutDiagnostics
import LayoutSyntax

/// Calls of types that hold nothing besides the value that they are given.
///
/// An optional and an erased value are here the value itself, which knows its type. So what looks like a construction is a
/// conversion: the argument with another type.
extension Checker {
  /// The value that a type is made of and is the same as; nil for a type of another kind.
  mutating func constructBare(_ type: TypeID, _ site: CallSite) -> Typed? {
    constructOptional(type, site) ?? constructErased(type, site)
  }

  /// `Optional(x)`, `Int?.some(x)`: the value itself.
  private mutating func constructOptional(_ type: TypeID, _ site: CallSite) -> Typed? {
    let isBare = types.kind(type) == .nominal && NominalID(types[type].a) == knownTypes.optional
    guard isBare || types.kind(type) == .optional, scratch.arguments.count == site.arguments + 1 else { return nil }
    let argument = scratch.arguments[site.arguments].value
    if !isBare {
      let value = check(argument, types.unwrapped(type), for: .argument)
      if value.isFailed { return value }
      return Typed(type: type, code: promoted(value, to: type, at: site.range))
    }
    let value = infer(argument, types.unwrapped(site.hint))
    if value.isFailed { return value }
    let wrapped = types.nested(value.type)
    return Typed(type: wrapped, code: promoted(value, to: wrapped, at: site.range))
  }

  /// `AnyHashable(x)`, by the name of an alias of `any Hashable`.
  private mutating func constructErased(_ type: TypeID, _ site: CallSite) -> Typed? {
    guard types.kind(type) == .nominal, NominalID(types[type].a) == knownTypes.hashable,
      scratch.arguments.count == site.arguments + 1, tree.kind(site.callee) == .identifierExpr,
      tree.name(site.callee) != table[knownTypes.hashable].name
    else { return nil }
    let erased = types.opaque(knownTypes.hashable)
    let value = check(scratch.arguments[site.arguments].value, erased, for: .argument)
    return value.isFailed ? value : Typed(type: erased, code: value.code)
  }
}
