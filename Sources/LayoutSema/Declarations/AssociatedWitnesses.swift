import LayoutDiagnostics
import LayoutSyntax

/// The types that stand for a type's associated types, as functions that running code finds by name: what
/// `Item.allCases` is asked of where `Item` is an associated type.
extension Checker {
  /// The name that the answer for an associated type is published under.
  mutating func associatedName(_ name: NameID) -> NameID {
    if let known = associatedNames[name] { return known }
    let published = program.names.insert("\(text(name))#type")
    associatedNames[name] = published
    return published
  }

  /// Publishes how the answer to a requirement of the module is set, under the name of the requirement and a `=`.
  mutating func publishSetter(of id: DeclarationID, for requirement: DeclarationID, _ name: NameID, _ type: TypeID) {
    let (row, asked) = (table[id], table[requirement])
    let isStored = asked.kind == .variable && asked.flags.isDisjoint(with: [.isComputed, .isLet])
    let isSubscript = asked.kind == .subscripting
    guard asked.file > 0 || isSubscript, asked.flags.contains(.hasSetter) || isStored, row.file > 0 || isSubscript
    else { return }
    let function: FunctionID
    if row.flags.contains(.isNative) {
      guard isSubscript, row.flags.contains(.hasSetter) else { return }
      function = nativeSetter(id, type)
    } else if row.flags.contains(.hasSetter) {
      function = setterID(id)
    } else {
      guard row.kind == .variable, row.flags.isDisjoint(with: [.isComputed, .isLet]) else { return }
      function = storingFunction(id, type)
    }
    let owner = types[type].a
    let setter = program.names.insert(text(name) + "=")
    program.nominals[Int(owner)].parts.witnesses.append(Witness(name: setter, function: function))
  }

  /// A function that stores its last argument into a property, of its first unless that is static.
  private mutating func storingFunction(_ id: DeclarationID, _ type: TypeID) -> FunctionID {
    let node = table[id].node
    return enter(file: table[id].file, Context()) { checker in
      checker.withFreshBody {
        let range = $0.tree.range(node)
        let count: Int32 = $0.table[id].isStatic ? 1 : 2
        $0.body.frames.append(Frame(slotCount: count))
        let held = count == 1 ? ExpressionID.none : $0.undispatched($0.emit(.local, a: 0, at: range))
        let base = MemberBase(type: type, value: held)
        let value = $0.emit(.local, a: count - 1, at: range)
        let code = $0.store($0.emitRead(id, base, at: range), value.index, at: range)
        let slots = $0.body.frames.removeLast().slotCount
        return $0.addFunction(.empty, parameterCount: count, slots, [], code, node)
      }
    }
  }

  /// A function that stores its last argument in what a subscript of the library gives.
  private mutating func nativeSetter(_ id: DeclarationID, _ type: TypeID) -> FunctionID {
    let range = trees[Int(table[id].file)].range(table[id].node)
    let count = Int32(parameterCount(id))
    let arguments = (0..<count).map { emit(.local, a: $0, at: range) }
    let place = emitCall(id, arguments, of: type, at: range)
    let code = store(place, emit(.local, a: count, at: range).index, at: range)
    program.functions.append(
      Function(name: .empty, parameterCount: count + 1, slotCount: count + 1, body: code, range: range))
    return FunctionID(Int32(program.functions.count - 1))
  }

  /// Publishes what the types of the program say of associated types that code asks for. What answers may ask again.
  mutating func publishAssociated() {
    guard !associatedNames.isEmpty else { return }
    let all = table.rows.indices.filter { table.rows[$0].kind == .associatedType }
    var known = 0
    while known != associatedNames.count {
      known = associatedNames.count
      for row in all where associatedNames[table.rows[row].name] != nil {
        let associated = table.rows[row]
        for index in table.nominals.indices where table.nominals[index].isPublished {
          publish(associated.name, of: associated.owner, for: NominalID(Int32(index)))
        }
      }
    }
  }

  private mutating func publish(_ name: NameID, of proto: NominalID, for id: NominalID) {
    let published = associatedName(name)
    guard table[id].kind != .proto, inherits(id, proto), program.nominals[Int(id.index)].witness(published) == nil
    else { return }
    let type = memberType(table[id].type, name)
    if type.isNone || type.isError { return }
    let declaration = table[id].declaration
    let node = table[declaration].node
    let function = enter(file: table[declaration].file, Context()) { checker in
      checker.withFreshBody { $0.typeFunction(type, of: id, node) }
    }
    program.nominals[Int(id.index)].parts.witnesses.append(Witness(name: published, function: function))
  }

  /// A function that gives a type, which may be made of the arguments of the type that it belongs to.
  mutating func typeFunction(_ type: TypeID, of id: NominalID, _ node: NodeID) -> FunctionID {
    let range = tree.range(node)
    body.frames.append(Frame(slotCount: 0))
    for index in table[id].genericStart..<table[id].genericStart + table[id].genericCount {
      declareLocal(.empty, types.metatype(types.parameter(Int(index))), isLet: true, at: range)
    }
    let count = frame.slotCount
    let code = typeValue(type, at: range)
    let slots = body.frames.removeLast().slotCount
    let function = addFunction(.empty, parameterCount: count, slots, [], code, node)
    if count > 0 { program.functions[Int(function.index)].passedTypes = .arguments }
    return function
  }
}
