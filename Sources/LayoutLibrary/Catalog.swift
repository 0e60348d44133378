/// Everything that is built in, one line each, in the order of the interface text.
let catalog: [LibraryEntry] = [
  .protocols, .numbers, .basicTypes, .collections, .mathFunctions,
  .alignments, .viewDimensions, .edges, .geometry, .color, .shapeStyles, .gradients, .font,
  .viewProtocol, .emptyView, .group, .anyView, .forEach, .section, .hStack, .vStack, .zStack, .shapes, .shapeModifiers,
  .paths, .spacer,
  .divider, .text, .geometryReader, .grid, .lazyStacks, .lazyGrids, .scrollView, .viewThatFits,
  .frame, .padding, .alignmentGuide, .overlay, .background, .fixedSize, .aspectRatio, .offset, .layoutPriority, .naming,
  .safeArea,
  .fontModifiers, .environment, .bindings, .drawingValues, .animations, .neutralModifiers,
]
