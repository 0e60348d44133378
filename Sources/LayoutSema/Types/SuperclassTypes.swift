import LayoutDiagnostics
import LayoutSyntax

/// Subclasses of generic classes: `final class LoginProcessor: StateProcessor<LoginState, LoginAction>`.
///
/// What a class's clause says its parent is, is a type over the class's own generic parameters. A member of the parent is
/// seen through it: its parameters stand for what the clause gives them, along the whole line of parents. Objects keep the
/// types of their own class; code of a parent asks the object's class what its parameters are.
extension Checker {
  /// Notes the type that a class's inheritance clause names of its parent.
  mutating func noteParentType(_ type: TypeID, of id: NominalID) {
    guard table[id].kind == .classType, types.kind(type) == .nominal, types[type].count > 0,
      table[NominalID(types[type].a)].kind == .classType
    else { return }
    inheritance.parentTypes[id] = type
  }

  /// An instance's type as one of a class that it inherits from; `.none` if it does not.
  mutating func instance(_ type: TypeID, of ancestor: NominalID) -> TypeID {
    guard !type.isNone, table[ancestor].kind == .classType else { return .none }
    if types.kind(type) == .parameter {
      return inheritance.classBounds[type].map { instance($0, of: ancestor) } ?? .none
    }
    var type = type
    while types.kind(type) == .nominal, types[type].a != ancestor.index {
      let id = NominalID(types[type].a)
      guard let parent = ownParent(of: id), parent != id else { return .none }
      type = substituteOwner(inheritance.parentTypes[id] ?? table[parent].type, id, type)
    }
    return types.kind(type) == .nominal ? type : .none
  }

  /// Runs a step in which the generic parameters of a class's parents stand for what a type of the class gives them.
  mutating func withParentsBound<Result>(
    _ id: NominalID, _ type: TypeID, _ step: (inout Checker) -> Result
  ) -> Result {
    let parents = ownParents(of: id).filter { table[$0].genericCount > 0 }
    if parents.isEmpty { return step(&self) }
    let instances = parents.map { instance(type, of: $0) }
    let mark = openGenerics.count
    for (parent, instance) in zip(parents, instances) {
      _ = open(ownerGenerics(parent))
      bindOwner(parent, to: instance)
    }
    let result = step(&self)
    close(mark)
    return result
  }

  /// The name under which the objects of a class and those of its subclasses tell one of its generic parameters.
  private mutating func parameterName(_ id: NominalID, _ offset: Int) -> NameID {
    program.names.insert("\(text(table[id].name)).\(id.index).\(offset)#type")
  }

  /// A generic parameter of the class that the walk is in, as `self` tells it; nil where `self` keeps it as it is.
  mutating func inheritedParameter(_ offset: Int32, at range: SourceRange) -> ExpressionID? {
    guard inheritance.parents.contains(context.owner) else { return nil }
    let type = emit(.typeOfValue, a: selfBase(range).value.index, at: range)
    let name = parameterName(context.owner, Int(offset))
    return emit(.callWitness, list: [type], c: Int32(bitPattern: name.index), at: range)
  }

  /// Publishes for a class what its generic parameters and those of its parents are.
  mutating func publishParameters(_ id: NominalID) {
    guard table[id].kind == .classType, !inheritance.parents.isEmpty else { return }
    for owner in [id] + ownParents(of: id) where inheritance.parents.contains(owner) {
      let type = instance(table[id].type, of: owner)
      for offset in 0..<Int(table[owner].genericCount) where !type.isNone {
        let name = parameterName(owner, offset)
        let declaration = table[id].declaration
        let (argument, node) = (types.operand(type, offset), table[declaration].node)
        let function = enter(file: table[declaration].file, Context()) { checker in
          checker.withFreshBody { $0.typeFunction(argument, of: id, node) }
        }
        program.nominals[Int(id.index)].parts.witnesses.append(Witness(name: name, function: function))
      }
    }
  }
}
