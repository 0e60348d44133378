import LayoutDiagnostics
import LayoutSyntax

/// View builders: a body whose expressions are views becomes the list of them.
///
/// `if`, `if let` and `switch` choose between builders and are dynamic content; declarations are kept in their places. An
/// expression that is no view is the mistake that Swift reports: its type cannot conform to `View`.
extension Checker {
  mutating func viewBuilder(_ items: ArraySlice<NodeID>, at range: SourceRange) -> Typed {
    let mark = body.locals.count
    defer { body.locals.removeLast(body.locals.count - mark) }
    var code: [ExpressionID] = []
    code.reserveCapacity(items.count)
    var single = TypeID.none
    var count = 0
    for item in items { builderItem(item, &code, &single, &count) }
    let type = count == 1 && !single.isNone ? single : knownTypes.someView
    return Typed(type: type.isNone ? .error : type, code: emit(.viewBuilder, list: code, at: range))
  }

  private mutating func builderItem(
    _ node: NodeID, _ code: inout [ExpressionID], _ single: inout TypeID, _ count: inout Int
  ) {
    switch tree.kind(node) {
    case .variableDecl: localVariables(node, &code)
    case .functionDecl: localFunction(node, &code)
    case .structDecl, .enumDecl, .typealiasDecl: localType(node)
    case .ifConfig: for item in activeItems(node) { builderItem(item, &code, &single, &count) }
    case .ifStmt, .switchStmt:
      if tree.kind(node) == .ifStmt { code.append(builderIf(node)) } else { builderSwitch(node, &code) }
      single = .none
      count += 1
    case .unexpected, .missingExpr, .importDecl: return
    default:
      guard isExpressionKind(node) else { return reportBuilderStatement(node) }
      builderExpression(node, &code, &single)
      count += 1
    }
  }

  private mutating func builderExpression(_ node: NodeID, _ code: inout [ExpressionID], _ single: inout TypeID) {
    let value = infer(node)
    if value.isFailed {
      reportForeignView(node)
      // What has no message yet is not known, so a layout that comes to it has to say so.
      code.append(emit(.invalid, at: tree.range(node)))
      return
    }
    if value.type == .void || value.type == knownTypes.never, isEffect(node) {
      code.append(emit(.discard, a: operand(value.code), at: tree.range(node)))
      return
    }
    guard isView(value.type) else { return reportNotView(node, value.type) }
    single = value.type
    code.append(value.code)
  }

  /// A view is of SwiftUI or of the app; what is named like a class of UIKit and made here is the app's.
  private mutating func reportForeignView(_ node: NodeID) {
    var root = node
    while [.memberExpr, .callExpr].contains(tree.kind(root)) { root = tree.child(root, 0) }
    guard root != node, tree.kind(root) == .identifierExpr, let last = program.foreignNames.last,
      program.foreignNames.contains(where: { $0.range == tree.range(root) }), !isInForeignExtension,
      AppFrameworkNames.looksForeign(text(tree.name(root)))
    else { return }
    if last.range == tree.range(root) { program.foreignNames.removeLast() }
    report(.unknownName, "cannot find '\(text(tree.name(root)))' in scope", at: tree.range(root))
  }

  /// Assignments and calls of functions without a result are accepted for their effect.
  private func isEffect(_ node: NodeID) -> Bool {
    tree.kind(node) == .binaryExpr || tree.kind(node) == .callExpr
  }

  private mutating func builderIf(_ node: NodeID) -> ExpressionID {
    let mark = body.locals.count
    let condition = conditions(tree.child(node, 0))
    let thenBlock = tree.child(node, 1)
    let then = viewBuilder(tree.elements(thenBlock), at: blockRange(thenBlock, node))
    body.locals.removeLast(body.locals.count - mark)
    let elseNode = tree.child(node, 2)
    var otherwise = ExpressionID.none
    if !elseNode.isNone {
      if tree.kind(elseNode) == .ifStmt {
        let inner = builderIf(elseNode)
        otherwise = emit(.viewBuilder, list: [inner], at: tree.range(elseNode))
      } else {
        otherwise = viewBuilder(tree.elements(elseNode), at: tree.range(elseNode)).code
      }
    }
    return emit(.viewIf, a: condition.index, b: operand(then.code), c: otherwise.index, at: tree.range(node))
  }

  private func blockRange(_ block: NodeID, _ node: NodeID) -> SourceRange {
    tree.range(block.isNone ? node : block)
  }

  /// A `switch` is the choice between its cases, one after the other; its subject is computed once, before them.
  private mutating func builderSwitch(_ node: NodeID, _ code: inout [ExpressionID]) {
    let lowered = switchCases(node) { checker, block in
      checker.viewBuilder(checker.tree.elements(block), at: checker.blockRange(block, node)).code
    }
    let range = tree.range(node)
    var otherwise = ExpressionID.none
    for branch in lowered.branches.reversed() {
      if !otherwise.isNone { otherwise = emit(.viewBuilder, list: [otherwise], at: range) }
      otherwise = emit(.viewIf, a: branch.condition.index, b: operand(branch.body), c: otherwise.index, at: range)
    }
    if !lowered.subject.isNone { code.append(lowered.subject) }
    if !otherwise.isNone { code.append(otherwise) }
  }
}
