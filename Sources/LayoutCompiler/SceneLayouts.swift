import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSema

/// Lays out one scene; nil if an error came up on the way, which is then among the diagnostics.
///
/// What a layout leads to may write state, and then the scene is laid out again, until nothing changes any more
/// (Semantics §8.6).
func layOut(
  _ scene: Scene, _ evaluator: Evaluator, _ sources: SourceMap, _ options: CompileOptions,
  _ diagnostics: inout [Diagnostic]
) -> SceneLayout? {
  let known = evaluator.diagnostics.count
  evaluator.beginScene()
  var result: SceneLayout?
  var issues: [Diagnostic] = []
  for number in 1...EvaluationLimits.settlePasses {
    var pass = ScenePass(scene, evaluator, sources, options)
    let next = pass.run()
    issues = pass.diagnostics
    result = pass.layout
    result?.passes = number
    result?.stateWrites = evaluator.stateWrites.map { StateWrites(name: $0.name, count: $0.count) }
    guard let change = next else { break }
    if number == EvaluationLimits.settlePasses { evaluator.failUnsettled(change) }
  }
  let new = Array(evaluator.diagnostics[known...]) + issues
  diagnostics += new
  return new.hasErrors ? nil : result
}
