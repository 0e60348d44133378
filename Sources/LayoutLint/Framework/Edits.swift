import LayoutDiagnostics
import LayoutSyntax

/// The edits that fixes are made of. Each keeps what it does not mean to change byte for byte, and none takes a comment away:
/// where it would, there is no edit.
extension SyntaxIndex {
  /// Puts a modifier behind a view or modifier: on the same line, or on a line of its own where the last one is.
  func append(_ modifier: String, to call: NodeID) -> SourceEdit {
    let place = SourceRange(at: tree.range(call).upper)
    let callee = tree.child(call, 0)
    guard tree.kind(callee) == .memberExpr else { return SourceEdit(place, modifier) }
    let gap = SourceRange(tree.range(tree.child(callee, 0)).upper, tree.range(tree[callee].token).lower)
    let lead = text(gap)
    let isOnOwnLine = lead.utf8.contains(UInt8(ascii: "\n")) && !holdsComment(gap)
    return SourceEdit(place, (isOnOwnLine ? String(lead.dropLast()) : "") + modifier)
  }

  /// Takes a modifier from where it is and puts it behind one further out.
  func move(_ call: NodeID, behind outer: NodeID) -> [SourceEdit]? {
    guard let removal = removal(ofModifier: call) else { return nil }
    return [removal, SourceEdit(SourceRange(at: tree.range(outer).upper), text(removal.range))]
  }

  /// The expressions and statements in the braces behind a call; nil without braces, or with names before `in`.
  func content(of call: NodeID) -> [NodeID]? {
    guard let argument = arguments(call).last, tree[argument].flags.contains(.trailing),
      arguments(call).count(where: { tree[$0].flags.contains(.trailing) }) == 1
    else { return nil }
    let closure = value(argument)
    guard tree.kind(closure) == .closureExpr, tree.child(closure, 0).isNone else { return nil }
    return Array(tree.slots(closure).dropFirst())
  }

  /// Puts what stands in a container's braces in the place of the container, with its lines moved to where that began.
  func unwrap(_ call: NodeID) -> [SourceEdit]? {
    guard let content = content(of: call), let first = content.first, let last = content.last else { return nil }
    let whole = tree.range(call)
    let head = SourceRange(whole.lower, tree.range(first).lower)
    let tail = SourceRange(tree.range(last).upper, whole.upper)
    guard !holdsComment(head), !holdsComment(tail), !holdsMultilineString(whole) else { return nil }
    let surplus = indentation(at: tree.range(first).lower) - indentation(at: whole.lower)
    return [SourceEdit(head, "")] + dedent(SourceRange(head.upper, tail.lower), by: surplus) + [SourceEdit(tail, "")]
  }

  /// Takes up to a number of spaces from the beginning of every line after the first of a range.
  private func dedent(_ range: SourceRange, by count: Int) -> [SourceEdit] {
    guard count > 0 else { return [] }
    let file = tree.file
    let lines = file.lineIndex(at: range.lower)...file.lineIndex(at: range.upper)
    return lines.dropFirst().compactMap { index in
      let start = file.base + file.lineStarts[index]
      let spaces = min(count, indentation(at: start))
      return spaces == 0 ? nil : SourceEdit(SourceRange(start, start + SourceOffset(spaces)), "")
    }
  }

  /// The spaces and tabs at the beginning of the line that an offset lies on.
  private func indentation(at offset: SourceOffset) -> Int {
    tree.file.line(tree.file.lineIndex(at: offset)).prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// Whether a comment starts in a range; what looks like one in a string counts too, for safety.
  func holdsComment(_ range: SourceRange) -> Bool {
    let text = bytes(range)
    return zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "/") && ($1 == $0 || $1 == UInt8(ascii: "*")) }
  }

  /// Whether a string of several lines starts in a range: the spaces before its lines are part of what they say.
  private func holdsMultilineString(_ range: SourceRange) -> Bool {
    let text = bytes(range)
    let quote = UInt8(ascii: "\"")
    return zip(zip(text, text.dropFirst()), text.dropFirst(2)).contains {
      $0.0 == quote && $0.1 == quote && $1 == quote
    }
  }
}
