/// All rules, in the order in which their pages stand. Adding one is a file and a line here.
package enum RuleCatalog {
  package static let all: [Rule] = [
    // Alignment
    .guideAlignmentMismatch, .guideWrongAxis, .guideNeverConsulted, .guideBlocked, .unusedAlignment, .duplicateGuide,
    .guideShadowed, .identityGuide, .defaultOnlyAlignment, .baselineWithoutText, .inertStackAlignment,
    .inertFrameAlignment, .guideMeasuresInnerView,
    // Frames
    .contradictoryFrame, .invalidDimension, .redundantFrame, .backgroundBeforeFrame, .greedyMaxFrame,
    .textClippedByFixedFrame,
    // Stacks, spacers and greedy views
    .spacerInScroll, .spacerInZStack, .loneEdgeSpacer, .flattenableStack, .pointlessContainer,
    .inertPriority, .offsetAsLayout, .positionInStack, .greedyReader,
    .unboundedInScroll,
    // Overflow and visibility
    .stackOverflow, .childExceedsFrame, .zeroSize, .outsideBounds, .variantOverflow, .guideGrowsContainer,
    // Hygiene
    .redundantDefault, .unusedDeclaration, .badSuppression, .sizeCycle, .directionHardcoded,
  ]

  package static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
