/// The kinds of node, each with what its `token` and `label` are and which slots it has, in source order.
///
/// A slot's name ends in `?` where the source may leave it out; `…` means any number. This list is the contract between
/// the parser and everyone who reads trees; the grammar that they follow is `Grammar/Layout.ebnf`.
public enum SyntaxKind: UInt8, Sendable, CaseIterable {
  // MARK: File and lists
  /// [item…]: declarations, statements and expressions as they stand.
  case sourceFile
  /// `{ … }` of a function, accessor, `if`, … : [item…].
  case codeBlock
  /// `{ … }` of a type or extension: [declaration…].
  case memberBlock
  /// Something that does not parse, kept so that nothing is lost: [node…].
  case unexpected

  // MARK: Declarations. `token` is the name unless said otherwise; slot 0 is always attributes?
  /// Attributes and modifiers before a declaration: [attribute…].
  case attributeList
  /// `@State`, `@Environment(\.x)`, `private`, `static`, `private(set)`; token = the name or keyword: [arguments?].
  case attribute
  /// token = the module's name: [attributes?].
  case importDecl
  /// [attributes?, genericParameters?, inheritance?, where?, memberBlock].
  case structDecl, classDecl, enumDecl, protocolDecl, actorDecl
  /// token = `extension`: [attributes?, type, inheritance?, where?, memberBlock].
  case extensionDecl
  /// token = `let` or `var`: [attributes?, binding…].
  case variableDecl
  /// One `pattern: Type = value { accessors }` of a variable declaration: [pattern, type?, value?, accessors?]. Without type
  /// and value it has the type of the next binding: `let a, b: Int`.
  case binding
  /// `{ get … set … }`, or a code block that is the getter: [accessor…], or [codeBlock] for the short form.
  case accessorBlock
  /// token = `get`, `set`, `willSet`, `didSet`; label = the parameter's name: [codeBlock?].
  case accessor
  /// token = name or operator: [attributes?, genericParameters?, parameters, returnType?, where?, codeBlock?].
  case functionDecl
  /// token = `init`; flags optional/forced: [attributes?, genericParameters?, parameters, where?, codeBlock?].
  case initializerDecl
  /// token = `deinit`: [attributes?, codeBlock?].
  case deinitializerDecl
  /// token = `subscript`: [attributes?, genericParameters?, parameters, returnType, where?, accessors?].
  case subscriptDecl
  /// [attributes?, genericParameters?, type].
  case typealiasDecl
  /// [attributes?, inheritance?, type?].
  case associatedtypeDecl
  /// token = `case`: [attributes?, enumCaseElement…].
  case enumCaseDecl
  /// [parameters?, rawValue?].
  case enumCaseElement
  /// `#Preview("name") { … }` and other macros at declaration level; token = the name: [attributes?, arguments?].
  case macroDecl
  /// `operator` and `precedencegroup`, which are kept and not looked into; token = the name: [attributes?].
  case operatorDecl, precedenceGroupDecl
  /// `#if … #elseif … #else … #endif`: [ifConfigClause…].
  case ifConfig
  /// flags isDefault for `#else`: [condition?, itemList].
  case ifConfigClause
  /// The items of a clause: [item…].
  case itemList
  /// [parameter…].
  case parameterList
  /// token = the local name, label = the external one (also `_`), or none when there is just one name; flags variadic, inOut:
  /// [attributes?, type?, default?].
  case parameter
  /// `<T: View, U>`: [genericParameter…].
  case genericParameterList
  /// token = name: [constraint?].
  case genericParameter
  /// `: A, B`: [type…].
  case inheritanceClause
  /// `where T: P, U == V`: [requirement…]; a requirement is [type, type], token = `:` or `==`.
  case whereClause, requirement

  // MARK: Statements
  /// token = `if`: [conditionList, codeBlock, else?]; else is a codeBlock or an ifStmt. Also used as an expression.
  case ifStmt
  /// [conditionList, codeBlock].
  case guardStmt, whileStmt
  /// [codeBlock, condition].
  case repeatStmt
  /// [pattern, type?, sequence, where?, codeBlock].
  case forStmt
  /// [subject, switchCase…]. Also used as an expression.
  case switchStmt
  /// flags isDefault: [caseItemList?, codeBlock]; the block has no braces.
  case switchCase
  /// [caseItem…].
  case caseItemList
  /// [pattern, guard?].
  case caseItem
  /// Elements are expressions, optionalBinding, caseCondition or availabilityCondition.
  case conditionList
  /// `let x: T = e`, `var x = e`, `let x`; token = `let` or `var`: [pattern, type?, value?].
  case optionalBinding
  /// `case pattern = e`: [pattern, value].
  case caseCondition
  /// `#available(…)`, `#unavailable(…)`; token = the word: [].
  case availabilityCondition
  /// [value?].
  case returnStmt, throwStmt
  /// label = the statement label's name?: [].
  case breakStmt, continueStmt, fallthroughStmt
  /// [codeBlock].
  case deferStmt
  /// [codeBlock, catchClause…]; a catch clause is [caseItemList?, codeBlock].
  case doStmt, catchClause
  /// `name: statement`; label = the name: [statement].
  case labeledStmt

  // MARK: Patterns
  /// token = the name: [].
  case identifierPattern
  /// `_`: [].
  case wildcardPattern
  /// `(a, b)`: [tuplePatternElement…]; an element has label?: [pattern].
  case tuplePattern, tuplePatternElement
  /// `let pattern` inside a case; token = `let` or `var`: [pattern].
  case bindingPattern
  /// `.name(pattern…)`, `Type.name`: an expression used as a pattern, whose arguments may hold bindingPatterns: [expression].
  case expressionPattern
  /// `is T`: [type].
  case isPattern

  // MARK: Expressions
  /// token = name (`self`, `Self`, `super`, `$0` too): [].
  case identifierExpr
  /// token = the member's name (also `self`, `init`, an integer for tuples): [base].
  case memberExpr
  /// `.name`; token = the name: [].
  case implicitMemberExpr
  /// `name<T, U>`: [base, type…].
  case genericExpr
  /// [callee, argumentList]; trailing closures are the last arguments, flagged trailing.
  case callExpr
  /// [base, argumentList].
  case subscriptExpr
  /// [argument…].
  case argumentList
  /// label = the label?; flags trailing: [value].
  case argument
  /// Parentheses around one expression: [value].
  case parenExpr
  /// Two or more elements, or none: [argument…].
  case tupleExpr
  /// token = the literal: [].
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// [stringText | interpolation…].
  case stringLiteral
  /// token = the segment: [].
  case stringText
  /// `\( … )`: [argumentList].
  case interpolation
  /// [element…].
  case arrayLiteral
  /// [key, value, key, value, …].
  case dictionaryLiteral
  /// [closureSignature?, item…].
  case closureExpr
  /// `[weak self] (a: Int, b) -> T in`: [captureList?, parameterList?, returnType?].
  case closureSignature
  /// [node…]; kept, not checked.
  case captureList
  /// token = the operator: [operand].
  case prefixExpr, postfixExpr
  /// token = the operator (also `=`, `+=`, `??`, `is`-less): [left, right].
  case binaryExpr
  /// [condition, then, else].
  case ternaryExpr
  /// flags optional/forced for `as?`, `as!`: [value, type].
  case asExpr, isExpr
  /// flags optional/forced for `try?`, `try!`: [value].
  case tryExpr
  /// [value].
  case awaitExpr
  /// `repeat f(each x)`: [value].
  case packExpr
  /// `&x`: [value].
  case inoutExpr
  /// `x?` inside a chain: [base].
  case optionalChainExpr
  /// `x!`: [base].
  case forceUnwrapExpr
  /// `\Root.a.b[0]`: [root?, component…]; components are keyPathComponent: token = name.
  case keyPathExpr, keyPathComponent
  /// `#selector(…)`, `#colorLiteral(…)`, `#Preview` inside code; token = the name: [type…, argumentList?].
  case macroExpr
  /// `_` on the left of an assignment: [].
  case discardExpr
  /// `base #if … .a() … #endif`: [base, ifConfigClause…]; a clause's itemList holds at most one chain, whose innermost
  /// base is a postfixIfConfigBase.
  case postfixIfConfigExpr
  /// What stands for the expression before `#if` at the root of a clause's chain: [].
  case postfixIfConfigBase
  /// An expression that should stand here and does not; the parser has said so: [].
  case missingExpr

  // MARK: Types
  /// token = the name: [type…] (generic arguments).
  case namedType
  /// token = the member's name (`Type` and `Protocol` for metatypes too): [base, type…].
  case memberType
  /// [type].
  case optionalType, unwrappedType, arrayType, someType, anyType, inoutType, attributedType
  /// `repeat each T`: [type].
  case packType
  /// [key, value].
  case dictionaryType
  /// [tupleTypeElement…]; an element has label?: [type].
  case tupleType, tupleTypeElement
  /// [tupleType, result].
  case functionType
  /// `A & B`: [type…].
  case compositionType
  /// A type that should stand here and does not: [].
  case missingType
}

extension SyntaxKind {
  /// Stages in other modules compare kinds at every step; Swift's own comparison would be a call there.
  @inlinable
  public static func == (left: SyntaxKind, right: SyntaxKind) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }
}
