import LayoutDiagnostics
import LayoutSyntax

/// `a?.b`: the rest of a chain runs on the payload, which is kept in a slot of its own.
///
/// A payload that the rest changes, as in `items?.append(x)` or `person?.name = "…"`, is stored back into what it came from, so
/// that a link of the chain is as much a place as a member is.
extension Checker {
  /// Wraps finished code into the optional chains that were opened since `mark`, the innermost first.
  mutating func chained(_ value: Typed, from mark: Int, at range: SourceRange) -> ExpressionID {
    var code = value.code
    for index in (mark..<body.chain.count).reversed() {
      let link = body.chain[index]
      if link.isWritten { code = storingBack(link, behind: Typed(type: value.type, code: code), at: range) }
      code = emit(.optionalChain, a: operand(link.base), b: operand(code), c: link.slot, at: range)
    }
    body.chain.removeLast(body.chain.count - mark)
    return code
  }

  private mutating func storingBack(_ link: ChainLink, behind value: Typed, at range: SourceRange) -> ExpressionID {
    var payload = emit(.local, a: link.slot, at: range)
    if link.isNested { payload = emit(.promote, a: payload.index, b: 1, at: range) }
    let back = store(link.base, payload.index, at: range)
    if value.type == .void { return emit(.block, list: [value.code, back], at: range) }
    let slot = newSlot()
    let keep = emit(.define, a: slot, c: operand(value.code), at: range)
    return emit(.sequence, list: [keep, back, emit(.local, a: slot, at: range)], at: range)
  }

  private mutating func publishSetter(of id: DeclarationID, _ call: Expression) {
    let setter = setterID(id)
    program.functions[Int(call.c)].setter = setter
    program.functions[Int(call.c)].setterValue = call.b - Int32(passedGenerics(id).count)
    program.functions[Int(call.c)].setterChangesSelf = !table[id].isStatic && table[id].owner.index >= 0
  }

  /// Notes that a place is written: if it is a part of a chain's payload, that has to be stored back; if it is a part of what
  /// a getter gives, the getter's setter is wanted.
  mutating func noteWrite(to place: ExpressionID) {
    var place = place
    while !place.isNone {
      let code = program[place]
      switch code.operation {
      case .field, .lazyField, .forceUnwrap, .inoutArgument: place = ExpressionID(code.a)
      case .native where code.b > 0, .apply where code.b == 1: place = program.operands[Int(code.a)]
      case .call:
        guard let id = getters[code.c] else { return }
        publishSetter(of: id, code)
        guard !table[id].isStatic, code.b > 0 else { return }
        place = program.operands[Int(code.a)]
      case .local where code.b == 0:
        for index in body.chain.indices where body.chain[index].slot == code.a { body.chain[index].isWritten = true }
        return
      default: return
      }
    }
  }
}
