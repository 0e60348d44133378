import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutExplain
import LayoutTestSupport
import Testing

/// Explanations as they are printed, and that they account for the frames of everything that can be explained.
@Suite struct ExplanationTests {
  /// The first line of a file says which node is explained and in which box it is laid out:
  /// `// explain: NODE in 320x480`. The explanation lies beside it.
  @Test(arguments: Corpus.files(in: "explain")) func saysWhatIsApproved(path: String) throws {
    let text = try Corpus.text(path)
    let words = (text.split(separator: "\n").first ?? "").split(separator: " ").map(String.init)
    try #require(words.count == 5 && words[1] == "explain:" && words[3] == "in", "the first line of \(path)")
    let size = words[4].split(separator: "x").compactMap { Double(String($0)) }
    let name = String(path.split(separator: "/").last ?? "")
    let compilation = compile(name, text, Size(width: size[0], height: size[1]))
    #expect(!compilation.diagnostics.hasErrors)
    let match = try #require(findNodes(words[2], in: compilation).first, "\(words[2]) in \(path)")
    let explanation = try #require(explain(match, in: compilation))
    let rendered = ExplanationText.render(explanation, isColored: false)
    try Corpus.expect(
      String(decoding: rendered, as: UTF8.self), toEqual: path.replacing(".layout", with: ".explanation"))
  }

  /// Of every node of every sample: the terms add up to the origin, the last answer is the size, and the node has a line of
  /// the file, also where the library made it.
  @Test(arguments: Corpus.samples + Corpus.files(in: "explain"))
  func accountsForEveryFrame(path: String) throws { try accountsForFrames(path) { _ in 1 } }

  /// The same of some nodes of larger programs.
  @Test(arguments: Corpus.files(in: "../Programs") + Corpus.files(in: "run"))
  func accountsForFramesOfPrograms(path: String) throws { try accountsForFrames(path) { 1 + $0 / 10 } }

  private func accountsForFrames(_ path: String, step: (_ nodes: Int) -> Int) throws {
    var cache = LibraryCache.ofWholeLibrary
    for size in [Size(width: 400, height: 600), Size(width: 120, height: 200)] {
      let compilation = compile(path, try Corpus.text(path), size, &cache)
      for (scene, layout) in compilation.scenes.enumerated() {
        for node in stride(from: 0, to: layout.nodes.count, by: step(layout.nodes.count)) {
          let explanation = explain(NodeMatch(scene: scene, node: node), in: compilation)
          let origin = layout.nodes[node].origin
          #expect(compilation.sources.fileIndex(at: origin.place) == 0, "\(path) \(origin.kind)")
          check(explanation, frame: layout.nodes[node].frame, "\(path) \(origin.kind)")
        }
      }
    }
  }

  private func check(_ explanation: Explanation?, frame: Rect, _ place: String) {
    guard let explanation else {
      Issue.record("\(place) has no explanation")
      return
    }
    #expect(explanation.frame == frame, "\(place)")
    if explanation.chooser != nil { return }
    let x = explanation.terms.reduce(0) { $0 + $1.x }
    let y = explanation.terms.reduce(0) { $0 + $1.y }
    #expect(abs(x - frame.x) < 0.001 && abs(y - frame.y) < 0.001, "\(place)")
    checkPlaces(explanation, place)
    let sizes = explanation.steps.filter { $0.phase == .answer && $0.other == nil && $0.actor == explanation.subject }
    #expect(sizes.contains { $0.size == frame.size }, "\(place)")
  }

  /// What a sentence says of a stack's child is what its numbers come to.
  private func checkPlaces(_ explanation: Explanation, _ place: String) {
    for step in explanation.steps {
      if let point = step.point, let anchor = step.anchor, let origin = step.origin, let other = step.other,
        let size = explanation.steps.first(where: { $0.phase == .answer && $0.other == nil && $0.actor == other })?.size
      {
        let (x, y) = (point.x - anchor.x * size.width, point.y - anchor.y * size.height)
        #expect(abs(x - origin.x) < 0.001 && abs(y - origin.y) < 0.001, "\(place): where \(other.label) is put")
      }
      for row in step.guides?.rows ?? [] {
        #expect(abs(row.line - row.value - row.origin) < 0.001, "\(place): a guide of \(row.node.label)")
      }
      guard let shares = step.shares, let offer = shares.offer, let leftover = shares.leftover else { continue }
      let taken = shares.rows.reduce(shares.spacing) { $0 + $1.taken }
      #expect(abs(offer - taken - leftover) < 0.001, "\(place): what \(step.actor.label) shares out")
      for row in shares.rows {
        guard let available = row.available, let offer = row.offer, offer.isFinite, available.isFinite else { continue }
        #expect(abs(max(0, available) / Double(row.parts) - offer) < 0.001, "\(place): the share of \(row.node.label)")
      }
    }
  }

  /// Being asked for its trace changes nothing in a layout.
  @Test(arguments: Corpus.samples) func leavesFramesAlone(path: String) throws {
    let text = try Corpus.text(path)
    let traced = compile(path, text, Size(width: 400, height: 600))
    let plain = compile(path, text, Size(width: 400, height: 600), isTraced: false)
    for (a, b) in zip(traced.scenes, plain.scenes) {
      #expect(a.nodes.map(\.frame) == b.nodes.map(\.frame))
      #expect(!a.traces.isEmpty && b.traces.isEmpty)
    }
  }

  private func compile(_ path: String, _ text: String, _ size: Size, isTraced: Bool = true) -> Compilation {
    var cache = LibraryCache.ofWholeLibrary
    return compile(path, text, size, isTraced: isTraced, &cache)
  }

  private func compile(
    _ path: String, _ text: String, _ size: Size, isTraced: Bool = true, _ cache: inout LibraryCache
  ) -> Compilation {
    var options = CompileOptions(container: Container(size: size))
    options.isTraced = isTraced
    options.resources = Resources(Corpus.neighbours(of: path))
    return LayoutCompiler.compile(SourceMap(path: path, text: Array(text.utf8)), each: [options], cache: &cache)[0]
  }
}
