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
  var cache = LibraryCache()
  return layOut(checkModule(sources, view: settings.first?.viewName, &cache), settings)
}

/// A compilation for each of several settings: checked once and laid out for each.
package func compile(_ sources: SourceMap, each settings: [CompileOptions]) -> [Compilation] {
  var cache = LibraryCache()
  return compile(sources, each: settings, cache: &cache)
}

/// The same for whoever compiles many modules, one after the other.
package func compile(
  _ sources: SourceMap, each settings: [CompileOptions], cache: inout LibraryCache
) -> [Compilation] {
  let module = checkModule(sources, view: settings.first?.viewName, &cache)
  return settings.map { layOut(module, [$0]) }
}

private func layOut(_ module: CheckedModule, _ settings: [CompileOptions]) -> Compilation {
  var compilation = Compilation(diagnostics: module.diagnostics, sources: module.sources)
  if !module.diagnostics.hasErrors {
    for options in settings {
      var diagnostics: [Diagnostic] = []
      let evaluator = Evaluator(module.program, natives: module.natives, libraryRange: module.libraryRange)
      evaluator.resources = options.resources
      for scene in selectScenes(module.program, options, &diagnostics) {
        compilation.scenes += layOutAll(scene, evaluator, module.sources, options, &diagnostics)
      }
      let known = compilation.diagnostics
      compilation.diagnostics += diagnostics.filter { settings.count == 1 || !known.contains($0) }
    }
  }
  compilation.diagnostics = compilation.diagnostics.sortedByPosition().withoutWarningsOfErrors()
  return compilation
}

/// What is wrong with the sources, without laying anything out.
package func check(_ sources: SourceMap) -> Compilation {
  var cache = LibraryCache()
  return check(sources, cache: &cache)
}

/// The same for whoever checks many modules, one after the other.
package func check(_ sources: SourceMap, cache: inout LibraryCache) -> Compilation {
  let module = checkModule(sources, view: nil, &cache)
  return Compilation(diagnostics: module.diagnostics.sortedByPosition(), sources: module.sources)
}

/// The files of a module, checked together with the library.
private struct CheckedModule {
  var program: Program
  var diagnostics: [Diagnostic]
  /// With the library behind the module's files, so that those keep their offsets.
  var sources: SourceMap
  var natives: [Native]
  var libraryRange: SourceRange
}

/// Checks against a part of the library that holds what the files name, and against all of it before anything is called an
/// error.
private func checkModule(_ sources: SourceMap, view: String?, _ cache: inout LibraryCache) -> CheckedModule {
  var names = NameTable()
  let files = sources.files.map { parse($0, names: &names) }
  let library = cache.library(neededBy: files.map { $0.tree }, names: names)
  let module = checkModule(sources, files, names, view, library)
  let mayBeInTheRest = module.program.foreignNames.contains { $0.isMember || $0.isOfSwiftUI }
  let isComplete = !module.diagnostics.hasErrors && !mayBeInTheRest
  return isComplete || library.selection.isWhole
    ? module : checkModule(sources, files, names, view, cache.wholeLibrary())
}

private func checkModule(
  _ sources: SourceMap, _ files: [ParsedFile], _ names: NameTable, _ view: String?, _ library: LibraryCache.Entry
) -> CheckedModule {
  var sources = sources
  let index = sources.add(copyOf: library.checked.file)
  var allNames = library.checked.names
  let trees = files.map { $0.tree }
  let renaming = allNames.insert(contentsOf: names)
  let renamed = zip(trees, PrivateNames(trees).names).map { tree, own in
    var renaming = renaming
    for name in own { renaming[Int(name.index)] = allNames.addNamesake(of: renaming[Int(name.index)]) }
    return tree.renamed(renaming)
  }
  let checked = check(
    files: renamed, library: library.checked, at: sources.files[index], names: allNames, view: view)
  return CheckedModule(
    program: checked.program,
    diagnostics: (files.flatMap { $0.diagnostics } + checked.diagnostics).withoutConsequences(in: sources)
      .sayingWhatIsMissing(from: trees),
    sources: sources, natives: library.natives, libraryRange: sources.files[index].range)
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
