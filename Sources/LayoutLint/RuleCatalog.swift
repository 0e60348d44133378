/// All rules, in the order in which their pages stand. Adding one is a file and a line here.
package enum RuleCatalog {
  package static let all: [Rule] = [
    // Alignment
    .guideAlignmentMismatch, .guideWrongAxis, .guideNeverConsulted, .guideBlocked, .unusedAlignment, .duplicateGuide,
    .guideShadowed, .identityGuide, .defaultOnlyAlignment, .baselineWithoutText, .inertStackAlignment,
    .inertFrameAlignment,
    // Frames
    .contradictoryFrame, .invalidDimension, .redundantFrame, .greedyMaxFrame,
    // Stacks, spacers and greedy views
    .spacerInScroll, .spacerInZStack, .inertPriority, .offsetAsLayout, .positionInStack, .greedyReader,
    .unboundedInScroll,
    // Overflow and visibility
    .stackOverflow, .childExceedsFrame, .zeroSize, .outsideBounds, .guideGrowsContainer,
    // Hygiene
    .redundantDefault, .unusedDeclaration, .badSuppression,
  ]

  package static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
