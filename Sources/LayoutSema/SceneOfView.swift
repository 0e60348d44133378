import LayoutDiagnostics
import LayoutSyntax

/// The scene of one view that somebody asks for by its name, among all that a module has: the view itself if it can be made
/// without arguments, or else the previews that make one. The rest of the module is checked all the same.
extension Checker {
  mutating func collectScenes(of view: String) {
    collectScenes()
    let scenes = program.scenes
    program.scenes = []
    guard let id = moduleView(view) else { return reportUnknownView(view) }
    if table[id].genericCount == 0, let initializer = emptyInitializer(id) {
      return addScene(.view, id, declarationRange(table[id].declaration)) { $0.emptyCall(initializer, $1) }
    }
    let name = table[id].name
    program.scenes = scenes.filter { $0.origin != .view && shows($0, name) }
    if program.scenes.isEmpty { reportNeedsArguments(id) }
  }

  private mutating func moduleView(_ name: String) -> NominalID? {
    for index in table.nominals.indices where text(table.nominals[index].name) == name {
      if isModuleView(NominalID(Int32(index))) { return NominalID(Int32(index)) }
    }
    return nil
  }

  private mutating func isModuleView(_ id: NominalID) -> Bool {
    knownTypes.view.index >= 0 && isModuleType(id) && inherits(id, knownTypes.view)
  }

  /// Whether what a scene is written as, or the type of the provider that it is of, has a name in it.
  private func shows(_ scene: Scene, _ name: NameID) -> Bool {
    guard let tree = trees.dropFirst().first(where: { $0.file.range.contains(scene.range.lower) }) else { return false }
    for item in tree.slots(tree.root) {
      let range = tree.range(item)
      guard range.contains(scene.range.lower) || scene.range.contains(range.lower) else { continue }
      let isNamed = tree.tokens.contains { token in
        token.name == name && range.contains(token.start + tree.file.base)
      }
      if isNamed { return true }
    }
    return false
  }

  private mutating func reportUnknownView(_ name: String) {
    var suggestions = Suggestions(for: name)
    for index in table.nominals.indices where isModuleView(NominalID(Int32(index))) {
      suggestions.consider(text(table.nominals[index].name))
    }
    let question = suggestions.result.map { "; did you mean '" + $0 + "'?" } ?? ""
    enter(file: 1, Context()) {
      $0.report(
        .unknownScene, "no view of this module is called '" + name + "'" + question,
        at: SourceRange(at: $0.tree.file.range.lower))
    }
  }

  private mutating func reportNeedsArguments(_ id: NominalID) {
    let range = declarationRange(table[id].declaration)
    enter(file: table[table[id].declaration].file, Context()) {
      $0.report(
        .unknownScene,
        "'" + $0.text($0.table[id].name) + "' cannot be made without arguments, and no preview makes one", at: range)
    }
  }
}
