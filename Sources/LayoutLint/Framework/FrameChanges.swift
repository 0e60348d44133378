import LayoutCompiler
package import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// The frames that differ between two versions of a file, one line each: what an unsafe fix does, before anybody believes in it.
///
/// Views and modifiers are paired by what they are called, in order; one that only one version has is left out.
///
/// - Parameter limit: the number of lines after which the rest is only counted.
package func frameChanges(
  from old: SourceMap, to new: SourceMap, options: LintOptions, limit: Int = 20
) -> [String] {
  var lines: [String] = []
  let settings = options.variants.map { $0.options }
  for ((before, after), variant) in zip(
    zip(compile(old, each: settings), compile(new, each: settings)), options.variants)
  {
    let suffix = options.variants.count > 1 ? " on " + variant.name : ""
    for (one, other) in zip(before.scenes, after.scenes) {
      for (node, twin) in pairs(one.nodes, other.nodes) where !node.frame.isSame(as: twin.frame) {
        let place = new.location(of: twin.origin.place)
        lines.append(
          "\(place.path):\(place.line):\(place.column): \(twin.origin.kind) \(text(node.frame)) → \(text(twin.frame))\(suffix)"
        )
      }
    }
  }
  guard lines.count > limit else { return lines }
  return lines.prefix(limit) + ["and \(lines.count - limit) frames more"]
}

/// The first of a kind with the first, the second with the second, if both have as many: what was moved stays itself. Otherwise
/// what stands at the same place.
private func pairs(_ old: [PlacedNode], _ new: [PlacedNode]) -> [(PlacedNode, PlacedNode)] {
  let before = byKind(old)
  let after = byKind(new)
  let isMoved = before.count == after.count && before.allSatisfy { after[$0.key]?.count == $0.value.count }
  guard isMoved else { return inOrder(old, new) }
  var taken: [String: Int] = [:]
  return new.map { twin in
    let number = taken[twin.origin.kind, default: 0]
    taken[twin.origin.kind] = number + 1
    return (before[twin.origin.kind]![number], twin)
  }
}

private func byKind(_ nodes: [PlacedNode]) -> [String: [PlacedNode]] {
  var kinds: [String: [PlacedNode]] = [:]
  for node in nodes { kinds[node.origin.kind, default: []].append(node) }
  return kinds
}

/// How far to look for the twin of a node that seems to be missing.
private let reach = 8

private func inOrder(_ old: [PlacedNode], _ new: [PlacedNode]) -> [(PlacedNode, PlacedNode)] {
  var pairs: [(PlacedNode, PlacedNode)] = []
  var (left, right) = (0, 0)
  while left < old.count, right < new.count {
    if old[left].origin.kind == new[right].origin.kind {
      pairs.append((old[left], new[right]))
      (left, right) = (left + 1, right + 1)
      continue
    }
    let skipped = old[left...].prefix(reach).firstIndex { $0.origin.kind == new[right].origin.kind }
    let added = new[right...].prefix(reach).firstIndex { $0.origin.kind == old[left].origin.kind }
    switch (skipped, added) {
    case (let skipped?, nil): left = skipped
    case (nil, let added?): right = added
    default: (left, right) = (left + 1, right + 1)
    }
  }
  return pairs
}

extension Rect {
  /// Whether nobody could tell it from another: what is left of other orders of addition does not count.
  func isSame(as other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { $0.magnitude < 1e-6 }
  }
}

private func text(_ frame: Rect) -> String {
  "(\(number(frame.x)), \(number(frame.y)), \(number(frame.width)) × \(number(frame.height)))"
}
