import LayoutDiagnostics
import LayoutSyntax

/// What Swift writes for types that are decodable or encodable: a function that makes a value of a decoder, and one that writes a
/// value into an encoder. Native code finds them by name (``Witness``), as it finds those that a program writes itself.
///
/// The functions are code like all other, made of the library's natives for one property, one raw value or one case of an enum; so a
/// generic type's know its arguments. A module whose files name no coder has neither of them, as the library is without coders then.
extension Checker {
  /// What is known of coding.
  struct Coding {
    var decoders: [NominalID: FunctionID] = [:]
    var encoders: [NominalID: FunctionID] = [:]
  }

  /// A property that is coded, or a case of an enum, and what its key is called.
  struct CodedField {
    var field: DeclarationID
    var key: ExpressionID
  }

  /// Publishes how a type is decoded and encoded.
  mutating func publishCoding(_ id: NominalID) {
    guard table[table[id].declaration].file > 0, table[id].kind != .proto else { return }
    if knownTypes.decodable.index >= 0, inherits(id, knownTypes.decodable) {
      publish(decoder(of: id), as: "init(from:)", id)
    }
    if knownTypes.encodable.index >= 0, inherits(id, knownTypes.encodable) {
      publish(encoder(of: id), as: "encode(to:)", id)
    }
  }

  private mutating func publish(_ function: FunctionID, as name: String, _ id: NominalID) {
    let witness = Witness(name: program.names.insert(name), function: function)
    program.nominals[Int(id.index)].parts.witnesses.append(witness)
  }

  private mutating func decoder(of id: NominalID) -> FunctionID {
    if let own = ownDecoder(id) { return functionID(own) }
    if let known = coding.decoders[id] { return known }
    let function = reserveCoder(id, .decoding)
    coding.decoders[id] = function
    if table[id].genericCount > 0 { program.functions[Int(function.index)].passedTypes = .arguments }
    return function
  }

  /// The function that encodes the values of a type: its own or a parent's, or what Swift writes for the one that is encodable first.
  mutating func encoder(of id: NominalID) -> FunctionID {
    for owner in [id] + ownParents(of: id) {
      if let own = ownEncoder(owner) { return functionID(own) }
    }
    let id = codedOwner(id, knownTypes.encodable)
    if let known = coding.encoders[id] { return known }
    let function = reserveCoder(id, .encoding)
    coding.encoders[id] = function
    return function
  }

  private mutating func reserveCoder(_ id: NominalID, _ part: PendingBody.Part) -> FunctionID {
    let declaration = table[id].declaration
    program.functions.append(
      Function(name: .empty, parameterCount: 0, slotCount: 0, body: invalid, range: coderRange(part)))
    pendingBodies.append(PendingBody(declaration: declaration, part: part))
    return FunctionID(Int32(program.functions.count - 1))
  }

  /// Where the code of such a function stands: in the library, so that what goes wrong is shown where that was called.
  private func coderRange(_ part: PendingBody.Part) -> SourceRange {
    let proto = part == .decoding ? knownTypes.decodable : knownTypes.encodable
    return program.nominals[Int(proto.index)].range
  }

  /// The class that says first of itself and those below that they are coded; every other type itself.
  private mutating func codedOwner(_ id: NominalID, _ proto: NominalID) -> NominalID {
    ownParents(of: id).last { inherits($0, proto) } ?? id
  }

  /// `init(from:)` of a type, where the program declares it.
  mutating func ownDecoder(_ id: NominalID) -> DeclarationID? {
    coderMember(id, known.initName, label: "from", taking: "Decoder")
  }

  mutating func ownEncoder(_ id: NominalID) -> DeclarationID? {
    program.names.lookup("encode").flatMap { coderMember(id, $0, label: "to", taking: "Encoder") }
  }

  private mutating func coderMember(
    _ id: NominalID, _ name: NameID, label: String, taking type: String
  ) -> DeclarationID? {
    for owner in [id] + Array(conformances(of: id)) where owner == id || table[owner].kind == .proto {
      var member = table.first(owner, name)
      while !member.isNone {
        let row = table[member]
        if row.isFunctionLike, row.file > 0, row.flags.isDisjoint(with: [.isSynthesized, .isRequirement]) {
          let signature = self.signature(member)
          if signature.parameterCount == 1, text(parameter(signature, 0).label) == label,
            types.kind(parameter(signature, 0).type) == .nominal,
            text(table[NominalID(types[parameter(signature, 0).type].a)].name) == type
          {
            return member
          }
        }
        member = row.next
      }
    }
    return nil
  }

  // MARK: Keys

  /// The properties or cases of a type that are coded, with their keys: those that `CodingKeys` names, or all.
  mutating func codedFields(_ id: NominalID) -> [CodedField] {
    let keys = program.names.lookup("CodingKeys").map { table.first(id, $0) } ?? .none
    let declared = keys.isNone || table[keys].kind != .nominal ? nil : keyTexts(NominalID(table[keys].payload))
    var result: [CodedField] = []
    for field in table[id].fields where table[field].owner == id && !table[field].flags.contains(.isLazy) {
      let name = text(table[field].name)
      let range = trees[Int(table[field].file)].range(table[field].node)
      if let declared {
        let found = declared.first { $0.name == name } ?? declared.first { $0.name == "_" + name && isObserved(field) }
        if let found { result.append(CodedField(field: field, key: found.key)) }
      } else {
        result.append(CodedField(field: field, key: emitString((isObserved(field) ? "_" : "") + name, at: range)))
      }
    }
    return result
  }

  /// Whether a macro keeps a class's property under a name with an underscore.
  private func isObserved(_ field: DeclarationID) -> Bool {
    let owner = table[field].owner
    guard table[owner].kind == .classType, !table[field].flags.contains(.isLet) else { return false }
    let names = attributeNames(table[table[owner].declaration])
    return names.contains("Observable") && !attributeNames(table[field]).contains("ObservationIgnored")
  }

  private func attributeNames(_ row: Declaration) -> [String] {
    let tree = trees[Int(row.file)]
    return tree.elements(row.attributes).map { text(tree.name($0)) }
  }

  /// What the cases of an enum of keys are called in encoded objects.
  mutating func keyTexts(_ id: NominalID) -> [(name: String, key: ExpressionID)] {
    let hasTexts = rawType(id) == knownTypes.string
    var result: [(name: String, key: ExpressionID)] = []
    for element in table[id].fields {
      let row = table[element]
      let tree = trees[Int(row.file)]
      let raw = tree.child(row.node, 1)
      var key = ExpressionID.none
      if hasTexts, !raw.isNone {
        key = enter(file: row.file, context(of: element)) {
          $0.check(raw, $0.knownTypes.string, for: .initialValue).code
        }
      }
      let name = text(row.name)
      result.append((name, key.isNone ? emitString(name, at: tree.range(row.node)) : key))
    }
    return result
  }

  // MARK: Bodies

  /// Writes one of the functions.
  mutating func lowerCoder(_ declaration: DeclarationID, _ part: PendingBody.Part) {
    let id = NominalID(table[declaration].payload)
    guard let function = part == .decoding ? coding.decoders[id] : coding.encoders[id] else { return }
    var place = Context()
    place.scope = table[id].scope
    place.owner = id
    place.selfType = table[id].type
    withFreshBody { checker in
      checker.enter(file: checker.table[declaration].file, place) {
        let range = $0.coderRange(part)
        $0.body.frames.append(Frame(slotCount: part == .decoding ? 1 : 2))
        if part == .decoding {
          $0.bindTypes(of: id)
        } else {
          $0.context.selfFrame = 0
        }
        let count = $0.frame.slotCount
        let code = part == .decoding ? $0.decoding(id, at: range) : $0.encoding(id, at: range)
        $0.program.functions[Int(function.index)].parameterCount = count
        $0.program.functions[Int(function.index)].slotCount = $0.frame.slotCount
        $0.program.functions[Int(function.index)].body = code
      }
    }
  }

  /// Calls a function of the library.
  func libraryFunction(_ spelling: String) -> DeclarationID {
    guard let name = program.names.lookup(spelling) else { return .none }
    var id = table.first(NominalID(-1), name)
    while !id.isNone, !table[id].flags.contains(.isLibrary) || !table[id].isFunctionLike { id = table[id].next }
    return id
  }

  mutating func callLibrary(_ spelling: String, _ arguments: [ExpressionID], at range: SourceRange) -> ExpressionID {
    let id = libraryFunction(spelling)
    return id.isNone ? invalid : emitCall(id, arguments, at: range)
  }

  func isRaw(_ id: NominalID) -> Bool {
    table[id].kind == .enumeration && !table[id].rawType.isNone && !table[id].rawType.isError
  }
}
