import LayoutDiagnostics
import LayoutSyntax

/// `#Predicate<Trip> { $0.isDone && $0.name.contains(text) }`: a closure that says of a model whether it is meant.
///
/// It is the library's `Predicate` of the closure. Which models it is about is said behind the name, by what the place of the
/// macro expects, or by the closure's parameter. What a closure asks that is not understood matters as soon as it is asked
/// of a model, and not before: most stores of layouts are empty.
extension Checker {
  mutating func inferPredicate(_ node: NodeID, _ hint: TypeID) -> Typed {
    guard let nominal = predicateNominal, let list = tree.slots(node).last, !list.isNone,
      let argument = tree.elements(list).last, tree.kind(tree.child(argument, 0)) == .closureExpr
    else { return foreignMacro(node) }
    let closure = tree.child(argument, 0)
    let input = predicateInput(node, closure, hint, nominal)
    guard !input.isNone, !input.isError else { return foreignMacro(node) }
    let function = types.function([input], knownTypes.bool)
    let (first, failures) = (diagnostics.count, body.failures)
    var made = self.closure(closure, function, isViewBuilder: false)
    if made.isFailed || diagnostics.count > first || body.failures > failures {
      made = unknownPredicate(closure, from: first)
      body.failures = failures
    }
    publish(nominal)
    let code = emit(.structure, list: [made.code], c: nominal.index, at: tree.range(node))
    return Typed(type: types.nominal(nominal, [input]), code: code)
  }

  /// What belongs to another framework: it matters only if a layout runs into it.
  mutating func foreignMacro(_ node: NodeID) -> Typed {
    program.foreignNames.append(ForeignName(name: "#" + text(tree.name(node)), range: tree.range(node)))
    return .error
  }

  private var predicateNominal: NominalID? {
    guard let name = program.names.lookup("Predicate") else { return nil }
    let id = table.first(NominalID(-1), name)
    guard !id.isNone, table[id].kind == .nominal, table[id].flags.contains(.isLibrary) else { return nil }
    return NominalID(table[id].payload)
  }

  private mutating func predicateInput(
    _ node: NodeID, _ closure: NodeID, _ hint: TypeID, _ nominal: NominalID
  ) -> TypeID {
    let written = tree.slots(node).dropLast()
    if let type = written.first { return written.count == 1 ? resolveType(type) : .none }
    var wanted = substitute(hint)
    wanted = types.unwrapped(wanted)
    if !wanted.isNone, types.kind(wanted) == .nominal, types[wanted].a == nominal.index {
      let input = types.operand(wanted, 0)
      if !hasOpenParameter(input) { return input }
    }
    return writtenParameter(of: closure)
  }

  /// A closure that must not be asked, since what it says is not understood.
  private mutating func unknownPredicate(_ node: NodeID, from first: Int) -> Typed {
    let range = tree.range(node)
    let reason = whatIsUnknown(in: range, from: first)
    let message = emitString("'#Predicate' is not understood: " + reason.text, at: reason.range)
    let trap = emit(.trap, a: message.index, at: reason.range)
    let function = addFunction(.empty, parameterCount: 1, 1, [], trap, node)
    return Typed(type: .none, code: emit(.closure, a: function.index, at: range))
  }

  /// Takes back what was reported since a point; tells the first of it, or else which name of a range is not here.
  mutating func whatIsUnknown(in range: SourceRange, from first: Int) -> (text: String, range: SourceRange) {
    let found = diagnostics.count > first ? diagnostics[first] : nil
    diagnostics.removeLast(diagnostics.count - first)
    if let found { return (found.message, found.range) }
    if let name = program.foreignNames.last(where: { range.contains($0.range.lower) }) {
      return ("'\(name.name)' is not part of SwiftUI", name.range)
    }
    return ("it says what layout code does not know", range)
  }
}
