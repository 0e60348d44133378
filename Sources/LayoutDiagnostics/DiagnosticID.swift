/// The registry of everything Keyline can say: one case a kind of message, named in kebab-case for users.
///
/// A test holds the registry against the corpus, so that each kind is shown by at least one file.
package enum DiagnosticID: String, Sendable, CaseIterable {
  // Text and tokens
  case invalidUTF8 = "invalid-utf8"

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
