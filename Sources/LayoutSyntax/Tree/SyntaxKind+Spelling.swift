/// The kinds by name, for dumps: Embedded Swift has no reflection, so the names stand here once more, in order. A test
/// holds them against the cases.
extension SyntaxKind {
  /// The kind's name as it stands in ``SyntaxKind``.
  package var spelling: String { Self.spellings[Int(rawValue)] }

  private static let spellings: [String] = [
    "sourceFile", "codeBlock", "memberBlock", "unexpected", "attributeList", "attribute", "importDecl", "structDecl",
    "classDecl", "enumDecl", "protocolDecl", "actorDecl", "extensionDecl", "variableDecl", "binding", "accessorBlock",
    "accessor", "functionDecl", "initializerDecl", "deinitializerDecl", "subscriptDecl", "typealiasDecl",
    "associatedtypeDecl", "enumCaseDecl", "enumCaseElement", "macroDecl", "operatorDecl", "precedenceGroupDecl",
    "ifConfig", "ifConfigClause", "itemList", "parameterList", "parameter", "genericParameterList",
    "genericParameter", "inheritanceClause", "whereClause", "requirement", "ifStmt", "guardStmt", "whileStmt",
    "repeatStmt", "forStmt", "switchStmt", "switchCase", "caseItemList", "caseItem", "conditionList",
    "optionalBinding", "caseCondition", "availabilityCondition", "returnStmt", "throwStmt", "breakStmt",
    "continueStmt", "fallthroughStmt", "deferStmt", "doStmt", "catchClause", "labeledStmt", "identifierPattern",
    "wildcardPattern", "tuplePattern", "tuplePatternElement", "bindingPattern", "expressionPattern", "isPattern",
    "identifierExpr", "memberExpr", "implicitMemberExpr", "genericExpr", "callExpr", "subscriptExpr", "argumentList",
    "argument", "parenExpr", "tupleExpr", "integerLiteral", "floatLiteral", "booleanLiteral", "nilLiteral",
    "regexLiteral", "stringLiteral", "stringText", "interpolation", "arrayLiteral", "dictionaryLiteral", "closureExpr",
    "closureSignature", "captureList", "prefixExpr", "postfixExpr", "binaryExpr", "ternaryExpr", "asExpr", "isExpr",
    "tryExpr", "awaitExpr", "packExpr", "inoutExpr", "optionalChainExpr", "forceUnwrapExpr", "keyPathExpr",
    "keyPathComponent", "macroExpr", "discardExpr", "postfixIfConfigExpr", "postfixIfConfigBase", "missingExpr",
    "namedType", "memberType", "optionalType", "unwrappedType", "arrayType", "someType", "anyType", "inoutType",
    "attributedType", "packType", "dictionaryType", "tupleType", "tupleTypeElement", "functionType", "compositionType",
    "missingType",
  ]
}
