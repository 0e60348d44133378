/// The registry of everything Keyline can say: one case a kind of message, named in kebab-case for users.
///
/// A test holds the registry against the corpus, so that each kind is shown by at least one file.
package enum DiagnosticID: String, Sendable, CaseIterable {
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
  case nestingTooDeep = "nesting-too-deep"

  // Syntax that is missing
  case expectedSyntax = "expected-syntax"
  case expectedExpression = "expected-expression"
  case expectedType = "expected-type"
  case expectedName = "expected-name"
  case keywordAsName = "keyword-as-name"
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
  case endlessRecursion = "endless-recursion"
  case circularValue = "circular-value"
  case tooManySteps = "too-many-steps"
  case tooManyElements = "too-many-elements"
  case tooManyNodes = "too-many-nodes"
  case unknownScene = "unknown-scene"

  // Laying out
  case nonFiniteFrame = "non-finite-frame"
  case nanGuide = "nan-guide"
  case recursiveGuide = "recursive-guide"
  case invalidFrameDimension = "invalid-frame-dimension"
  case contradictoryFrame = "contradictory-frame"
  case nanPriority = "nan-priority"
  case guideDepth = "guide-depth"
}
