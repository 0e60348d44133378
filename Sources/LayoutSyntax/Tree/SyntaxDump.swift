/// A tree as indented text, for approved outputs: one node a line, with what its `token` and `label` say.
///
/// A slot that the source leaves out is shown as `-` unless nothing behind it is there either, so that a line's place
/// among its siblings is its slot.
package struct SyntaxDump {
  private let tree: SyntaxTree
  private var output = ""

  /// The dump of a whole tree.
  package static func text(of tree: SyntaxTree) -> String {
    var dump = SyntaxDump(tree: tree)
    dump.write(tree.root)
    return dump.output
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  /// Writes a node and all below it. A stack of its own, because a chain of modifiers is as deep as it is long.
  private mutating func write(_ root: NodeID) {
    var pending: [(node: NodeID, depth: Int)] = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      output += String(repeating: "  ", count: min(depth, 100))
      if node.isNone {
        output += "-\n"
        continue
      }
      writeLine(node)
      let slots = tree.slots(node)
      let lastFilled = slots.lastIndex { !$0.isNone } ?? slots.startIndex - 1
      for slot in slots[slots.startIndex..<(lastFilled + 1)].reversed() { pending.append((slot, depth + 1)) }
    }
  }

  private mutating func writeLine(_ node: NodeID) {
    let record = tree[node]
    output += record.kind.spelling
    if !record.label.isNone { output += " \(tree.text(record.label)):" }
    if !record.token.isNone { output += " `\(tree.text(record.token))`" }
    for (flag, word) in Self.flagNames where record.flags.contains(flag) { output += " \(word)" }
    output += "\n"
  }

  private static let flagNames: [(SyntaxFlags, String)] = [
    (.hasError, "!"), (.trailing, "trailing"), (.optional, "optional"), (.forced, "forced"), (.variadic, "variadic"),
    (.inOut, "inout"), (.isDefault, "default"),
  ]
}
