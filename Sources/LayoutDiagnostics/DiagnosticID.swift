/// The registry of everything Keyline can say: one case a kind of message, named in kebab-case for users.
///
/// A test holds the registry against the corpus, so that each kind is shown by at least one file.
package enum DiagnosticID: String, Sendable, CaseIterable {
  /// A rule of lint found something; ``Diagnostic/rule`` says which.
  case lint = "lint"

  // Text and tokens
  case invalidUTF8 = "invalid-utf8"
  case strayCharacter = "stray-character"
  case unterminatedString = "unterminated-string"
  case unterminatedComment = "unterminated-comment"
  case invalidEscape = "invalid-escape"
  case invalidNumber = "invalid-number"
  case wrongQuotes = "wrong-quotes"
  case editorPlaceholder = "editor-placeholder"
  case regexLiteral = "regex-literal"

  // Brackets
  case unclosedBracket = "unclosed-bracket"
  case strayBracket = "stray-bracket"
  case wrongBracket = "wrong-bracket"
  case nestingTooDeep = "nesting-too-deep"

  // Syntax that is missing
  case expectedSyntax = "expected-syntax"
  case expectedExpression = "expected-expression"
  case expectedType = "expected-type"
  case expectedName = "expected-name"
  case keywordAsName = "keyword-as-name"
  case misspelledKeyword = "misspelled-keyword"
  case missingComma = "missing-comma"
  case missingSeparator = "missing-separator"
  case missingBody = "missing-body"
  case missingIn = "missing-in"
  case missingTypeOrValue = "missing-type-or-value"

  // Syntax that is too much or wrong
  case unexpectedSyntax = "unexpected-syntax"
  case notADeclaration = "not-a-declaration"
  case straySemicolon = "stray-semicolon"
  case assignmentAsCondition = "assignment-as-condition"
  case elseWithoutIf = "else-without-if"
  case separatedOperator = "separated-operator"
  case nonAssociativeOperators = "non-associative-operators"

  // Running a program
  case divisionByZero = "division-by-zero"
  case arithmeticOverflow = "arithmetic-overflow"
  case indexOutOfRange = "index-out-of-range"
  case unexpectedNil = "unexpected-nil"
  case invalidConversion = "invalid-conversion"
  case invalidRange = "invalid-range"
  case trapped = "trapped"
  case leftOut = "left-out"
  case endlessRecursion = "endless-recursion"
  case circularValue = "circular-value"
  case tooManySteps = "too-many-steps"
  case tooManyElements = "too-many-elements"
  case tooManyNodes = "too-many-nodes"
  case missingResource = "missing-resource"
  case unknownScene = "unknown-scene"
  case unknownDevice = "unknown-device"

  // Laying out
  case nonFiniteFrame = "non-finite-frame"
  case nanGuide = "nan-guide"
  case recursiveGuide = "recursive-guide"
  case invalidFrameDimension = "invalid-frame-dimension"
  case contradictoryFrame = "contradictory-frame"
  case nanPriority = "nan-priority"
  case guideDepth = "guide-depth"
  case unsettledLayout = "unsettled-layout"

  // Names
  case unknownName = "unknown-name"
  case unknownType = "unknown-type"
  case unknownMember = "unknown-member"
  case staticMemberOnInstance = "static-member-on-instance"
  case instanceMemberOnType = "instance-member-on-type"
  case noContext = "no-context"
  case typeAsValue = "type-as-value"
  case functionReference = "function-reference"
  case duplicateDeclaration = "duplicate-declaration"
  case misplacedDeclaration = "misplaced-declaration"
  case circularReference = "circular-reference"
  case inaccessible = "inaccessible"

  // Types
  case typeMismatch = "type-mismatch"
  case optionalNotUnwrapped = "optional-not-unwrapped"
  case notOptional = "not-optional"
  case neverNil = "never-nil"
  case literalOverflow = "literal-overflow"
  case operatorOperands = "operator-operands"
  case bareProtocol = "bare-protocol"
  case genericArguments = "generic-arguments"
  case requirement = "unmet-requirement"
  case missingRequirement = "missing-requirement"
  case missingType = "missing-type"
  case missingOverride = "missing-override"

  // Calls
  case argumentLabel = "argument-label"
  case argumentOrder = "argument-order"
  case missingArgument = "missing-argument"
  case extraArgument = "extra-argument"
  case missingAmpersand = "missing-ampersand"
  case notCallable = "not-callable"
  case notConstructible = "not-constructible"
  case ambiguousUse = "ambiguous-use"
  case closureParameters = "closure-parameters"

  // Statements
  case notAView = "not-a-view"
  case builderStatement = "builder-statement"
  case unusedResult = "unused-result"
  case missingReturn = "missing-return"
  case guardFallsThrough = "guard-falls-through"
  case notSequence = "not-a-sequence"
  case notExhaustive = "not-exhaustive"
  case payloadCount = "payload-count"
  case notAssignable = "not-assignable"
  case noInitialValue = "no-initial-value"
  case usedBeforeInitialized = "used-before-initialized"
  case unhandledError = "unhandled-error"
  case missingTry = "missing-try"
  case unmarkedWait = "unmarked-wait"
  case unsupported = "unsupported"

  // Programs that run
  case currentTime = "current-time"
}
