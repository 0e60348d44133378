package import LayoutDiagnostics
import LayoutEvaluator
import LayoutLibrary
import LayoutSema
import LayoutSyntax

/// The whole pipeline: text to lossless trees, trees to a checked program, the program to view trees, view trees to frames.
///
/// Every stage is a pure function and none of them stops the others: what is wrong is a diagnostic, and a scene is laid out
/// if nothing that it runs is in error.
package func compile(_ sources: SourceMap, options: CompileOptions) -> Compilation {
  compile(sources, settings: [options])
}

/// The same for several settings, such as devices: checked once and laid out for each. The scenes of the first setting come
/// first; what several settings say is said once.
package func compile(_ sources: SourceMap, settings: [CompileOptions]) -> Compilation {
  layOut(checkModule(sources), settings)
}

/// A compilation for each of several settings: checked once and laid out for each.
package func compile(_ sources: SourceMap, each settings: [CompileOptions]) -> [Compilation] {
  let module = checkModule(sources)
  return settings.map { layOut(module, [$0]) }
}

/// The same for whoever compiles many modules, one after the other.
package func compile(
  _ sources: SourceMap, each settings: [CompileOptions], cache: inout LibraryCache
) -> [Compilation] {
  let module = checkModule(sources, &cache)
  return settings.map { layOut(module, [$0]) }
}

private func layOut(_ module: CheckedModule, _ settings: [CompileOptions]) -> Compilation {
  var compilation = Compilation(diagnostics: module.diagnostics, sources: module.sources)
  if !module.diagnostics.hasErrors {
    for options in settings {
      var diagnostics: [Diagnostic] = []
      let evaluator = Evaluator(module.program, natives: module.library.natives, libraryRange: module.libraryRange)
      for scene in selectScenes(module.program, options, &diagnostics) {
        compilation.scenes += layOutAll(scene, evaluator, module.sources, options, &diagnostics)
      }
      let known = compilation.diagnostics
      compilation.diagnostics += diagnostics.filter { settings.count == 1 || !known.contains($0) }
    }
  }
  compilation.diagnostics = compilation.diagnostics.sortedByPosition()
  return compilation
}

/// What is wrong with the sources, without laying anything out.
package func check(_ sources: SourceMap) -> Compilation {
  let module = checkModule(sources)
  return Compilation(diagnostics: module.diagnostics.sortedByPosition(), sources: module.sources)
}

/// The files of a module, checked together with the library.
private struct CheckedModule {
  var program: Program
  var diagnostics: [Diagnostic]
  /// With the library behind the module's files, so that those keep their offsets.
  var sources: SourceMap
  var library: LibrarySelection
  var libraryRange: SourceRange
}

/// Checks against the part of the library that the files name, and against all of it before anything is called an error.
private func checkModule(_ sources: SourceMap) -> CheckedModule {
  var names = NameTable()
  let files = sources.files.map { parse($0, names: &names) }
  let module = checkModule(sources, files, LibrarySelection(neededBy: names), names)
  return module.diagnostics.isEmpty ? module : checkModule(sources, files, .all, names)
}

private func checkModule(
  _ sources: SourceMap, _ files: [ParsedFile], _ library: LibrarySelection, _ names: NameTable
) -> CheckedModule {
  var sources = sources
  var names = names
  let index = sources.add(path: Library.path, text: library.text)
  let libraryFile = sources.files[index]
  let interface = parse(libraryFile, names: &names, isInterface: true)
  let checked = check(files: files.map { $0.tree }, library: interface.tree, names: names)
  return CheckedModule(
    program: checked.program, diagnostics: files.flatMap { $0.diagnostics } + checked.diagnostics, sources: sources,
    library: library, libraryRange: libraryFile.range)
}

/// The same with the library read beforehand: its names come first, so the module is read once more with the table of those.
private func checkModule(_ sources: SourceMap, _ cache: inout LibraryCache) -> CheckedModule {
  var names = NameTable()
  for file in sources.files { _ = parse(file, names: &names) }
  let module = checkModule(sources, LibrarySelection(neededBy: names), &cache)
  return module.diagnostics.isEmpty ? module : checkModule(sources, .all, &cache)
}

private func checkModule(
  _ sources: SourceMap, _ library: LibrarySelection, _ cache: inout LibraryCache
) -> CheckedModule {
  var sources = sources
  var (interface, names) = cache.read(library)
  let files = sources.files.map { parse($0, names: &names) }
  let index = sources.add(copyOf: interface.file)
  let libraryFile = sources.files[index]
  interface = interface.moved(to: libraryFile)
  let checked = check(files: files.map { $0.tree }, library: interface, names: names)
  return CheckedModule(
    program: checked.program, diagnostics: files.flatMap { $0.diagnostics } + checked.diagnostics, sources: sources,
    library: library, libraryRange: libraryFile.range)
}

/// The scenes that the options ask for; all of them if no name is given.
private func selectScenes(
  _ program: Program, _ options: CompileOptions, _ diagnostics: inout [Diagnostic]
) -> [Scene] {
  guard let name = options.sceneName else { return program.scenes }
  let scenes = program.scenes.filter { $0.name == name || $0.origin == .provider }
  if scenes.isEmpty {
    let place = program.scenes.first?.range ?? SourceRange(at: 0)
    var notes: [Diagnostic.Note] = []
    for scene in program.scenes { notes.append(Diagnostic.Note("scene '" + (scene.name ?? "") + "'", at: scene.range)) }
    diagnostics.append(Diagnostic(.unknownScene, .error, "there is no scene '" + name + "'", at: place, notes: notes))
  }
  return scenes
}
