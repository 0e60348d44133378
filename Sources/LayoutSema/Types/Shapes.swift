import LayoutSyntax

/// How values of a type read as text, where the values alone do not tell.
///
/// At run time an optional is its payload and a tuple has no labels; `"\(x)"` shows both. So an interpolation of a type with
/// such a part gets the type's ``TypeShape``, and what the types of the program hold is noted beside their fields.
extension Checker {
  /// The index of a type's shape in the program; -1 where its values tell all there is.
  mutating func shape(of type: TypeID) -> Int32 {
    if type.isNone || type.isError { return -1 }
    if let known = shapes[type] { return known }
    shapes[type] = -1
    let shape = makeShape(type)
    guard let shape else { return -1 }
    program.shapes.append(shape)
    shapes[type] = Int32(program.shapes.count - 1)
    return Int32(program.shapes.count - 1)
  }

  private mutating func makeShape(_ type: TypeID) -> TypeShape? {
    switch types.kind(type) {
    case .optional: return .optional(shape(of: types.operand(type, 0)))
    case .tuple:
      var labels: [NameID] = []
      var parts: [Int32] = []
      for index in 0..<types.elementCount(type) {
        labels.append(types.elementLabel(type, index))
        parts.append(shape(of: types.element(type, index)))
      }
      let isPlain = labels.allSatisfy { $0 == .empty } && parts.allSatisfy { $0 < 0 }
      return isPlain ? nil : .tuple(labels, parts)
    case .nominal: return nominalShape(type)
    default: return nil
    }
  }

  private mutating func nominalShape(_ type: TypeID) -> TypeShape? {
    let id = NominalID(types[type].a)
    let arguments = (0..<Int(types[type].count)).map { types.operand(type, $0) }
    if id == knownTypes.dictionary, arguments.count == 2 {
      let (key, value) = (shape(of: arguments[0]), shape(of: arguments[1]))
      return key < 0 && value < 0 ? nil : .dictionary(key, value)
    }
    if id == knownTypes.range || id == knownTypes.closedRange {
      let isClosed = id == knownTypes.closedRange
      return !isClosed && arguments.first == knownTypes.int ? nil : .range(isClosed: isClosed)
    }
    let name = text(table[id].name)
    if table[table[id].declaration].flags.contains(.isLibrary) {
      guard arguments.count == 1, name == "Array" || name == "Set" || name == "ArraySlice" else { return nil }
      let element = shape(of: arguments[0])
      return element < 0 ? nil : .array(element)
    }
    noteFields(id)
    return arguments.isEmpty ? nil : .named(describe(type))
  }

  /// Notes the shapes of what a type of the program holds.
  private mutating func noteFields(_ id: NominalID) {
    let index = Int(id.index)
    guard program.nominals[index].shapes.isEmpty else { return }
    var all: [[Int32]] = []
    var labels: [[NameID]] = []
    if table[id].kind == .enumeration {
      for element in table[id].fields {
        let signature = self.signature(element)
        let parameters = (0..<Int(signature.parameterCount)).map { parameter(signature, $0) }
        all.append(parameters.map { shape(of: $0.type) })
        labels.append(parameters.map { $0.label })
      }
    } else {
      all.append(table[id].fields.map { shape(of: variableType($0)) })
    }
    program.nominals[index].parts.shapes = all
    program.nominals[index].parts.labels = labels
  }
}
