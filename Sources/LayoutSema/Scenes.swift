import LayoutDiagnostics
import LayoutSyntax

/// Which scenes the module has. A file has every `#Preview`; else the views at file scope; else what a `PreviewProvider` shows. A
/// module whose files have none of these has the last view that can be made without arguments.
extension Checker {
  mutating func collectScenes() {
    for file in trees.indices.dropFirst() {
      let start = program.scenes.count
      for preview in previews where Int(preview.file) == file { addPreview(preview) }
      addFileScene(Int32(file), isShown: program.scenes.count == start)
      if program.scenes.count == start { addProviders(of: Int32(file)) }
    }
    if program.scenes.isEmpty { addLastView() }
  }

  private mutating func addPreview(_ preview: PlacedNode) {
    enter(file: preview.file, Context()) {
      let list = $0.tree.child(preview.node, 1)
      var name: String?
      var content = NodeID.none
      for argument in $0.tree.elements(list) where $0.tree.kind(argument) == .argument {
        let value = $0.tree.child(argument, 0)
        guard !value.isNone else { continue }
        if $0.text($0.tree.label(argument)) == "as" { return $0.warnWidgetPreview(at: $0.tree.range(argument)) }
        if $0.tree.kind(value) == .closureExpr { content = value }
        if $0.tree.kind(value) == .stringLiteral, $0.tree.label(argument) == .empty { name = $0.previewName(value) }
      }
      guard !content.isNone else { return }
      let range = $0.tree.range(preview.node)
      let items = $0.tree.slots(content).filter { slot in !slot.isNone }
      let function = $0.sceneFunction(items[...], range)
      var scene = Scene(origin: .preview, name: name, body: function, range: range)
      scene.traits = $0.traitsFunction(list, range)
      $0.program.scenes.append(scene)
    }
  }

  /// `#Preview(as: .systemSmall) { … } timeline: { … }`: the widget makes its view from an entry, which no layout asks it for.
  private mutating func warnWidgetPreview(at range: SourceRange) {
    warn(
      .unsupported,
      "this preview of a widget is not laid out; one of its view is, with '.previewContext(WidgetPreviewContext(family:))'",
      at: range)
  }

  /// A function that gives the traits of a preview: `traits:` and the arguments behind it.
  private mutating func traitsFunction(_ list: NodeID, _ range: SourceRange) -> FunctionID? {
    let arguments = tree.elements(list).filter { tree.kind($0) == .argument }
    guard !knownTypes.previewTrait.isNone, let first = arguments.firstIndex(where: { tree.label($0) == known.traits })
    else { return nil }
    let function = withFreshBody { checker in
      checker.body.frames.append(Frame())
      var traits: [ExpressionID] = []
      for argument in arguments[first...] {
        let value = checker.tree.child(argument, 0)
        guard !value.isNone, checker.tree.kind(value) != .closureExpr else { continue }
        traits.append(checker.check(value, checker.knownTypes.previewTrait, for: .argument).code)
      }
      let code = checker.emit(.array, list: traits.filter { !$0.isNone }, at: range)
      return Function(name: .empty, parameterCount: 0, slotCount: checker.frame.slotCount, body: code, range: range)
    }
    program.functions.append(function)
    let id = FunctionID(Int32(program.functions.count - 1))
    lowerPending()
    return id
  }

  private mutating func previewName(_ literal: NodeID) -> String? {
    let value = withFreshBody { checker in
      checker.body.frames.append(Frame())
      return checker.infer(literal)
    }
    let code = program.code[Int(operand(value.code))]
    return code.operation == .string ? program.strings[Int(code.a)] : nil
  }

  /// A function without parameters whose body is a view builder.
  private mutating func sceneFunction(_ items: ArraySlice<NodeID>, _ range: SourceRange) -> FunctionID {
    let function = withFreshBody { checker in
      checker.body.frames.append(Frame(returnType: checker.knownTypes.someView))
      let hasReturn = checker.hasReturn(items)
      let value =
        hasReturn
        ? checker.functionBody(items, result: checker.knownTypes.someView, at: range)
        : checker.viewBuilder(items, at: range)
      return Function(
        name: .empty, parameterCount: 0, slotCount: checker.frame.slotCount,
        body: value.code.isNone ? checker.invalid : value.code, range: range)
    }
    program.functions.append(function)
    let id = FunctionID(Int32(program.functions.count - 1))
    lowerPending()
    return id
  }

  /// What stands at a file's scope is checked also where previews are shown in its place.
  private mutating func addFileScene(_ file: Int32, isShown: Bool) {
    let items = fileItems.filter { $0.file == file }.map { $0.node }
    guard let first = items.first, let last = items.last else { return }
    let tree = trees[Int(file)]
    let range = tree.range(first).union(tree.range(last))
    let function = enter(file: file, Context()) { $0.sceneFunction(items[...], range) }
    if isShown { program.scenes.append(Scene(origin: .file, name: nil, body: function, range: range)) }
  }

  private mutating func addProviders(of file: Int32) {
    guard knownTypes.previewProvider.index >= 0 else { return }
    for index in table.nominals.indices {
      let id = NominalID(Int32(index))
      guard isModuleType(id), table[table[id].declaration].file == file, inherits(id, knownTypes.previewProvider)
      else { continue }
      var member = table.first(id, known.previews)
      while !member.isNone, !table[member].isStatic { member = table[member].next }
      guard !member.isNone else { continue }
      addScene(.provider, id, declarationRange(table[id].declaration)) {
        let base = MemberBase(type: $0.table[id].type, value: .none)
        return $0.emitRead(member, base, at: $1)
      }
    }
  }

  func isModuleType(_ id: NominalID) -> Bool {
    table[id].kind != .proto && table[table[id].declaration].file > 0
  }

  mutating func addScene(
    _ origin: Scene.Origin, _ id: NominalID, _ range: SourceRange,
    _ make: (inout Checker, SourceRange) -> ExpressionID
  ) {
    let code = make(&self, range)
    let element = emit(.viewBuilder, list: [code], at: range)
    program.functions.append(Function(name: .empty, parameterCount: 0, slotCount: 0, body: element, range: range))
    let function = FunctionID(Int32(program.functions.count - 1))
    program.scenes.append(Scene(origin: origin, name: text(table[id].name), body: function, range: range))
    lowerPending()
  }

  private mutating func addLastView() {
    guard knownTypes.view.index >= 0 else { return }
    for index in table.nominals.indices.reversed() {
      let id = NominalID(Int32(index))
      guard isModuleType(id), table[id].kind == .structure, table[id].genericCount == 0,
        inherits(id, knownTypes.view), let initializer = emptyInitializer(id)
      else { continue }
      addScene(.view, id, declarationRange(table[id].declaration)) { checker, range in
        checker.emptyCall(initializer, range)
      }
      return
    }
  }

  /// An initialiser that needs no arguments.
  mutating func emptyInitializer(_ id: NominalID) -> DeclarationID? {
    var initializer = table.first(id, known.initName)
    while !initializer.isNone {
      let signature = self.signature(initializer)
      var needsNothing = !table[initializer].flags.contains(.isFailable)
      for index in 0..<Int(signature.parameterCount) where !parameter(signature, index).hasDefault {
        needsNothing = false
      }
      if needsNothing { return initializer }
      initializer = table[initializer].next
    }
    return nil
  }

  mutating func emptyCall(_ initializer: DeclarationID, _ range: SourceRange) -> ExpressionID {
    let signature = self.signature(initializer)
    let site = CallSite(
      candidates: scratch.candidates.count, arguments: scratch.arguments.count, base: .fileScope, node: .none,
      callee: .none, list: .none, hint: .none, range: range)
    var list: [ExpressionID] = []
    for index in 0..<Int(signature.parameterCount) {
      list.append(defaultValue(Int(signature.parameterStart) + index, site))
    }
    return emitCall(initializer, list, at: range)
  }
}
