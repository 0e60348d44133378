import LayoutDiagnostics
import LayoutSyntax

/// The common type of the elements of a literal that nobody expects a type of.
///
/// The first element says what the others may be. One that is something else may share a class with it, be a number with a
/// fraction beside whole ones, or be a list of such: `[[1, 2], [2.5]]` is a list of lists of `Double`.
extension Checker {
  /// An element that is read like those before it, or for itself if it cannot be one of them.
  mutating func inferElement(_ item: NodeID, like element: TypeID) -> Typed {
    let count = diagnostics.count
    let value = infer(item, element)
    guard diagnostics.count > count, !element.isNone, tree.kind(item) == .arrayLiteral else { return value }
    let found = Array(diagnostics[count...])
    diagnostics.removeSubrange(count...)
    let own = infer(item, .none)
    if diagnostics.count == count, !own.isFailed { return own }
    diagnostics.replaceSubrange(count..., with: found)
    return value
  }

  /// The common type of the elements so far and one more. A fraction makes whole numbers before it `Double`, too.
  ///
  /// - Parameter step: how many items further the element before is; in a dictionary keys and values take turns.
  mutating func joined(
    _ element: TypeID, _ next: TypeID, _ index: Int, of list: NodeID, step: Int = 1, _ code: inout [ExpressionID]
  ) -> TypeID {
    if element.isNone || element.isError { return next }
    if next.isError || converts(next, to: element) {
      return element == knownTypes.int && next != element ? next : element
    }
    if types.kind(next) == .optional, converts(element, to: next) { return next }
    if let parent = commonParent(element, next) { return parent }
    guard isMadeOf(knownTypes.int, element), isMadeOf(knownTypes.double, next) else {
      reportMismatch(next, element, tree.child(list, index), for: .element)
      return element
    }
    for number in stride(from: index % step, to: index, by: step) {
      let item = tree.child(list, number)
      guard isWholeLiteral(item) else {
        reportMismatch(element, next, item, for: .element)
        return next
      }
      code[number] = infer(item, next).code
    }
    return next
  }

  /// The nearest class that two classes of the program inherit from; of lists a list of that.
  private mutating func commonParent(_ left: TypeID, _ right: TypeID) -> TypeID? {
    guard types.kind(left) == .nominal, types.kind(right) == .nominal else { return nil }
    if isArray(left), isArray(right) {
      return commonParent(types.operand(left, 0), types.operand(right, 0)).map { array(of: $0) }
    }
    let id = NominalID(types[right].a)
    return ([NominalID(types[left].a)] + ownParents(of: NominalID(types[left].a))).first {
      table[$0].kind == .classType && inherits(id, $0)
    }.map { table[$0].type }
  }

  /// Whether a type is a number's, or that of lists of it.
  private func isMadeOf(_ number: TypeID, _ type: TypeID) -> Bool {
    if types.kind(type) == .nominal, isArray(type) { return isMadeOf(number, types.operand(type, 0)) }
    return number == knownTypes.double ? knownTypes.isFloating(type) : type == number
  }

  /// `3`, `-3`, `[3]`: what is of `Double` as well, if the elements beside it are.
  private func isWholeLiteral(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .prefixExpr: isWholeLiteral(tree.child(node, 0))
    case .arrayLiteral: tree.slots(node).allSatisfy { isWholeLiteral($0) }
    default: tree.kind(node) == .integerLiteral
    }
  }
}
