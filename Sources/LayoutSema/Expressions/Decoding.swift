import LayoutDiagnostics
import LayoutSyntax

/// `T(from: decoder)`, `super.init(from: decoder)` and `super.encode(to: encoder)`: calls of what Swift writes for types that say
/// nothing of coding. What a type declares itself is called like anything else.
extension Checker {
  /// A call that makes a value of what a decoder reads.
  mutating func inferDecoding(_ type: TypeID, _ site: CallSite) -> Typed? {
    guard knownTypes.decodable.index >= 0, isDecoderCall(site), conforms(type, to: knownTypes.decodable) else {
      return nil
    }
    if types.kind(type) == .nominal, ownDecoder(NominalID(types[type].a)) != nil { return nil }
    let decoder = infer(scratch.arguments[site.arguments].value)
    if decoder.isFailed { return .error }
    let value = typeValue(type, at: site.range)
    return Typed(type: type, code: callLibrary("_decoded", [value, decoder.code], at: site.range))
  }

  /// `super.init(from: decoder)` where Swift writes the parent's initialiser.
  mutating func inferParentDecoding(_ parent: NominalID, _ site: CallSite) -> Typed? {
    guard knownTypes.decodable.index >= 0, isDecoderCall(site), inherits(parent, knownTypes.decodable),
      let place = local(known.selfName), !([parent] + ownParents(of: parent)).contains(where: { ownDecoder($0) != nil })
    else { return nil }
    let decoder = infer(scratch.arguments[site.arguments].value)
    if decoder.isFailed { return .error }
    let object = read(place, at: site.range).code
    return Typed(type: .void, code: fillingParent(parent, object, decoder.code, at: site.range))
  }

  private func isDecoderCall(_ site: CallSite) -> Bool {
    scratch.arguments.count == site.arguments + 1 && text(scratch.arguments[site.arguments].label) == "from"
  }

  /// `super.encode(to: encoder)` where Swift writes the parent's function: the function of the library that stands for it would ask
  /// the object, whose own function calls this one.
  mutating func parentEncoding(
    _ id: DeclarationID, _ arguments: [ExpressionID], at range: SourceRange
  ) -> ExpressionID? {
    guard table[id].owner == knownTypes.encodable, knownTypes.encodable.index >= 0, let object = arguments.first,
      inheritance.superValues.contains(object.index), let parent = ownParent(of: context.owner)
    else { return nil }
    return emit(.call, list: arguments, c: encoder(of: parent).index, at: range)
  }
}
