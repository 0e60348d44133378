import LayoutDiagnostics
import LayoutSyntax

/// The bodies of what Swift writes for coding: property by property for structs and classes, by the raw value for what has one, and
/// for every other enum an object whose key is the case.
extension Checker {
  // MARK: Decoding

  /// What makes a value of the decoder in slot 0.
  mutating func decoding(_ id: NominalID, at range: SourceRange) -> ExpressionID {
    _ = conformances(of: id)
    let decoder = emit(.local, a: 0, at: range)
    if let raw = rawDecoding(id, decoder, at: range) { return raw }
    if table[id].kind == .enumeration {
      let shapes = caseShapes(id, withTypes: true, at: range)
      return callLibrary("_caseDecoded", [decoder, typeValue(table[id].type, at: range), shapes], at: range)
    }
    for parent in ownParents(of: id) {
      if let own = ownDecoder(parent) { return filling(id, by: own, decoder, at: range) }
    }
    let owner = ownParents(of: id).last { inherits($0, knownTypes.decodable) } ?? id
    let fields = newSlot()
    // what has no keys is made of anything
    let opened = codedFields(owner).isEmpty ? decoder : callLibrary("_fields", [decoder], at: range)
    var code = [emitDefine(fields, opened, at: range)]
    let coded = decodedFields(owner)
    var values: [ExpressionID] = []
    for field in table[id].fields {
      let found = coded.first { $0.field == field }
      values.append(found.map { decoded($0, fields, at: range) } ?? initialField(field))
    }
    publish(id)
    let made = emit(.structure, list: values + keptTypes(id, at: range), c: id.index, at: range)
    code.append(emit(.returnValue, a: made.index, at: range))
    return emit(.block, list: code, at: range)
  }

  private mutating func emitDefine(_ slot: Int32, _ value: ExpressionID, at range: SourceRange) -> ExpressionID {
    emit(.define, a: slot, c: operand(value), at: range)
  }

  /// The coded properties without the constants that have their values already.
  private mutating func decodedFields(_ id: NominalID) -> [CodedField] {
    codedFields(id).filter { coded in
      let row = table[coded.field]
      let hasValue = !trees[Int(row.file)].child(row.node, 2).isNone
      return !(row.flags.contains(.isLet) && hasValue)
    }
  }

  private mutating func decoded(_ coded: CodedField, _ fields: Int32, at range: SourceRange) -> ExpressionID {
    let isWrapped = ownWrapper(coded.field) != nil
    if isWrapped, hasOwnContainer {
      let reason = "decoding wrapped properties by an extension of 'KeyedDecodingContainer' is not supported"
      return emit(.trap, a: emitString(reason, at: range).index, at: range)
    }
    let type = isWrapped ? ownWrapperType(coded.field) : variableType(coded.field)
    let decoder = emit(.local, a: fields, at: range)
    return callLibrary("_field", [decoder, coded.key, typeValue(type, at: range)], at: range)
  }

  /// Whether the module declares how containers decode, which what Swift writes would choose for some properties.
  private var hasOwnContainer: Bool {
    guard let owner = libraryNominal("KeyedDecodingContainer"), let name = program.names.lookup("decode") else {
      return false
    }
    let first = table.first(owner, name)
    return !first.isNone && table[first].file > 0
  }

  /// An object that a parent's `init(from:)` fills.
  private mutating func filling(
    _ id: NominalID, by own: DeclarationID, _ decoder: ExpressionID, at range: SourceRange
  ) -> ExpressionID {
    publish(id)
    var values: [ExpressionID] = []
    for field in table[id].fields { values.append(initialField(field)) }
    let made = emit(.structure, list: values + keptTypes(id, at: range), c: id.index, at: range)
    return emit(.call, list: [decoder, made], c: fillingFunction(own).index, at: range)
  }

  /// `super.init(from: decoder)` where Swift writes the parent's: its properties, one by one.
  mutating func fillingParent(
    _ parent: NominalID, _ object: ExpressionID, _ decoder: ExpressionID, at range: SourceRange
  )
    -> ExpressionID
  {
    let owner = ownParents(of: parent).last { inherits($0, knownTypes.decodable) } ?? parent
    let fields = newSlot()
    var code = [emitDefine(fields, callLibrary("_fields", [decoder], at: range), at: range)]
    for coded in decodedFields(owner) {
      let place = emit(.field, a: operand(object), b: table[coded.field].payload, at: range)
      code.append(emit(.assign, a: place.index, b: operand(decoded(coded, fields, at: range)), at: range))
    }
    return emit(.block, list: code, at: range)
  }

  /// What has a raw value is made of that.
  private mutating func rawDecoding(
    _ id: NominalID, _ decoder: ExpressionID, at range: SourceRange
  ) -> ExpressionID? {
    guard let raw = rawCodingType(id), let maker = rawMaker(id) else { return nil }
    let argument = emit(.local, a: 0, at: range)
    program.functions.append(
      Function(
        name: .empty, parameterCount: 1, slotCount: 1,
        body: emitCall(maker, [argument], of: table[id].type, at: range), range: range))
    let closure = emit(.closure, a: Int32(program.functions.count - 1), at: range)
    let type = typeValue(table[id].type, at: range)
    return callLibrary("_rawDecoded", [decoder, type, typeValue(raw, at: range), closure], at: range)
  }

  /// The type of the raw values that a type is coded by: those of an enum, or of a struct that says so of itself.
  private mutating func rawCodingType(_ id: NominalID) -> TypeID? {
    if isRaw(id) { return table[id].rawType }
    let isRepresentable = inherits(id, knownTypes.rawRepresentable) || inherits(id, knownTypes.optionSet)
    guard isRepresentable else { return nil }
    let member = table.first(id, known.rawValue)
    return member.isNone || table[member].kind != .variable ? nil : variableType(member)
  }

  private mutating func rawMaker(_ id: NominalID) -> DeclarationID? {
    var member = table.first(id, known.initName)
    while !member.isNone {
      let signature = self.signature(member)
      if table[member].isStatic, signature.parameterCount == 1, parameter(signature, 0).label == known.rawValue {
        return member
      }
      member = table[member].next
    }
    return nil
  }

  /// Of each case its key, the keys of its payloads, and their types.
  private mutating func caseShapes(_ id: NominalID, withTypes: Bool, at range: SourceRange) -> ExpressionID {
    let keys = codedFields(id)
    var shapes: [ExpressionID] = []
    for element in table[id].fields {
      let signature = self.signature(element)
      let labels = payloadKeys(element, of: id)
      var names: [ExpressionID] = []
      var payload: [ExpressionID] = []
      for index in 0..<Int(signature.parameterCount) {
        let parameter = parameter(signature, index)
        let name = parameter.label == .empty ? "_\(index)" : text(parameter.label)
        names.append(labels.first { $0.name == name }?.key ?? emitString(name, at: range))
        if withTypes { payload.append(typeValue(parameter.type, at: range)) }
      }
      let key = keys.first { $0.field == element }?.key ?? emitString("", at: range)
      let parts = [key, emit(.array, list: names, at: range), emit(.array, list: payload, at: range)]
      shapes.append(emit(.tuple, list: parts, at: range))
    }
    return emit(.array, list: shapes, at: range)
  }

  /// What `BeginCodingKeys` of a case `begin` calls what it holds.
  private mutating func payloadKeys(_ element: DeclarationID, of id: NominalID) -> [(name: String, key: ExpressionID)] {
    let name = text(table[element].name)
    guard let found = program.names.lookup(name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys") else {
      return []
    }
    let keys = table.first(id, found)
    return keys.isNone || table[keys].kind != .nominal ? [] : keyTexts(NominalID(table[keys].payload))
  }

  // MARK: Encoding

  /// What writes the value in slot 0 into the encoder in slot 1.
  mutating func encoding(_ id: NominalID, at range: SourceRange) -> ExpressionID {
    _ = conformances(of: id)
    let (value, encoder) = (emit(.local, a: 0, at: range), emit(.local, a: 1, at: range))
    if rawCodingType(id) != nil {
      let base = MemberBase(type: table[id].type, value: value)
      let raw = emitRead(table.first(id, known.rawValue), base, at: range)
      return callLibrary("_write", [encoder, raw], at: range)
    }
    if table[id].kind == .enumeration {
      let shapes = caseShapes(id, withTypes: false, at: range)
      return callLibrary("_writeCase", [encoder, value, shapes], at: range)
    }
    let coded = codedFields(id)
    var values: [ExpressionID] = []
    for field in coded { values.append(emit(.field, a: value.index, b: table[field.field].payload, at: range)) }
    let names = emit(.array, list: coded.map { $0.key }, at: range)
    return callLibrary("_writeFields", [encoder, names, emit(.array, list: values, at: range)], at: range)
  }
}
