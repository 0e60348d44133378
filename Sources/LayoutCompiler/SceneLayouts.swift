import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSema

/// Lays out a scene, or each of the previews of a provider; with a name in the options, those of that name.
func layOutAll(
  _ scene: Scene, _ evaluator: Evaluator, _ sources: SourceMap, _ options: CompileOptions,
  _ diagnostics: inout [Diagnostic]
) -> [SceneLayout] {
  var layouts: [SceneLayout] = []
  var part = 0
  var count = 1
  while part < count {
    if let layout = layOut(scene, part, evaluator, sources, options, &count, &diagnostics) { layouts.append(layout) }
    part += 1
  }
  guard let name = options.sceneName, scene.name != name else { return layouts }
  return layouts.filter { $0.name == name }
}

/// Lays out one scene; nil if an error came up on the way, which is then among the diagnostics.
///
/// What a layout leads to may write state, and then the scene is laid out again, until nothing changes any more
/// (Semantics §8.6).
private func layOut(
  _ scene: Scene, _ part: Int, _ evaluator: Evaluator, _ sources: SourceMap, _ options: CompileOptions,
  _ partCount: inout Int, _ diagnostics: inout [Diagnostic]
) -> SceneLayout? {
  let known = evaluator.diagnostics.count
  evaluator.beginScene()
  var result: SceneLayout?
  var issues: [Diagnostic] = []
  var doubt: String?
  var canvas: PreviewCanvas?
  var made: Value?
  var isRefused = false
  for number in 1...EvaluationLimits.settlePasses {
    var pass = ScenePass(scene, part: part, evaluator, sources, options)
    pass.doubt = doubt
    pass.canvas = canvas
    pass.made = made
    pass.partCount = partCount
    let next = pass.run()
    canvas = pass.canvas
    made = pass.made
    issues = pass.diagnostics
    partCount = pass.partCount
    isRefused = pass.isRefused
    result = pass.layout
    result?.passes = number
    result?.stateWrites = evaluator.stateWrites.map { StateWrites(name: $0.name, count: $0.count) }
    guard let change = next else { break }
    if pass.tellsDoubt { doubt = Doubt.ofState }
    if number == EvaluationLimits.settlePasses { evaluator.failUnsettled(change) }
  }
  let new = Array(evaluator.diagnostics[known...]) + issues
  diagnostics += new
  if isRefused, !new.hasErrors { noteRefusal(of: scene, evaluator, &diagnostics) }
  return isRefused || new.hasErrors ? nil : result
}

/// Says of a scene that it has no report because of what has been told of another one.
private func noteRefusal(of scene: Scene, _ evaluator: Evaluator, _ diagnostics: inout [Diagnostic]) {
  let cause = evaluator.repeatedFailure
  if let index = diagnostics.firstIndex(where: { $0.id == cause?.id && $0.range == cause?.range }) {
    diagnostics[index].notes.append(Diagnostic.Note("for the same reason this is not laid out either", at: scene.range))
  } else {
    let message = "Keyline does not understand something that this scene depends on"
    _ = evaluator.fail(.unsupported, message, at: scene.range)
    diagnostics += evaluator.diagnostics.suffix(1)
  }
}
