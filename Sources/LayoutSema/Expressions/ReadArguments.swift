import LayoutSyntax

/// Arguments that are read before it is clear what is called, because only their types tell the candidates apart.
extension Checker {
  /// Reads the arguments that have a type of their own. Says whether one has none: `sin(.pi / 2)` takes what is expected.
  mutating func readOthers(_ site: CallSite) -> Bool {
    var isOpen = false
    for index in site.arguments..<scratch.arguments.count
    where scratch.arguments[index].shape == .other && scratch.arguments[index].typed == nil {
      if isImplicit(scratch.arguments[index].value) {
        isOpen = true
        continue
      }
      let value = infer(scratch.arguments[index].value, constructedHint(index, site))
      if !maySpread(value.type, scratch.arguments[index].value) { scratch.arguments[index].typed = value }
    }
    return isOpen
  }

  /// Whether a value is a function by its name that may take a tuple for its parameters, as its place will say.
  private mutating func maySpread(_ type: TypeID, _ node: NodeID) -> Bool {
    !type.isNone && types.kind(type) == .function && types.parameterCount(type) > 1
      && tree.kind(node) == .identifierExpr && local(tree.name(node)) == nil
  }

  /// Reads list literals for parameters of any type, where what where clauses demand of that tells the candidates apart.
  mutating func readToldLists(_ site: CallSite) -> Bool {
    let candidates = Array(scratch.candidates[site.candidates...])
    var isRead = false
    // a generic type that is expected tells what its parameters are
    let isTold = !site.hint.isNone && types.kind(site.hint) == .nominal && types[site.hint].count > 0
    guard !isTold, candidates.allSatisfy({ signature($0).requirementCount > 0 }) else { return false }
    for index in site.arguments..<scratch.arguments.count where scratch.arguments[index].typed == nil {
      guard scratch.arguments[index].shape == .array || scratch.arguments[index].shape == .dictionary,
        !tree.slots(scratch.arguments[index].value).isEmpty
      else { continue }
      let isFree = candidates.allSatisfy {
        guard matches($0, site) else { return false }
        let parameter = Int(scratch.arguments[index].parameter)
        return types.kind(self.parameter(signature($0), parameter).type) == .parameter
      }
      guard isFree else { continue }
      scratch.arguments[index].typed = infer(scratch.arguments[index].value)
      isRead = true
    }
    return isRead
  }

  /// What `KeyPathComparator(\.name)` or `#Predicate { … }` makes where one of the candidates takes that generic type.
  private mutating func constructedHint(_ index: Int, _ site: CallSite) -> TypeID {
    let value = scratch.arguments[index].value
    let isMacro = tree.kind(value) == .macroExpr
    guard isMacro || tree.kind(value) == .callExpr && tree.kind(tree.child(value, 0)) == .identifierExpr else {
      return .none
    }
    let made = table.first(NominalID(-1), tree.name(isMacro ? value : tree.child(value, 0)))
    guard !made.isNone, table[made].kind == .nominal, table[NominalID(table[made].payload)].genericCount > 0 else {
      return .none
    }
    var hint = TypeID.none
    for candidate in Array(scratch.candidates[site.candidates...]) where matches(candidate, site) {
      let signature = self.signature(candidate)
      withOpenGenerics(candidate, signature, site) {
        $0.bindResult(signature.result, site.hint)
        let written = $0.substitute($0.parameter(signature, Int($0.scratch.arguments[index].parameter)).type)
        let type = $0.types.unwrapped(written)
        let isMade = $0.types.kind(type) == .nominal && $0.types[type].a == $0.table[made].payload
        if hint.isNone, isMade, !$0.hasOpenParameter(type) { hint = type }
      }
    }
    return hint
  }
}
