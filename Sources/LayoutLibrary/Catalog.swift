/// What the language itself rests on: literals, optionals, ranges, `View`. Every module has the types of these entries.
let language: [LibraryEntry] = [.protocols, .numbers, .basicTypes, .collections, .viewProtocol]

/// Values, views and modifiers: what a module has if it names it.
let vocabulary: [LibraryEntry] = [
  .partialRanges, .collectionProtocols,
  .viewModifiers, .previews, .bindings, .mathFunctions, .collectionExtras, .iterators, .comparators,
  .numberExtras, .floatingNumbers, .networkErrors, .anyHashables, .fetchedResults, .sizedIntegers, .decimals,
  .decimalObjects, .randomGenerators, .singleValues,
  .dateValues, .calendarValues, .calendarSearch, .dateStyles,
  .relativeDates,
  .numberFormats, .numberStyles, .measurements, .everydayUnits, .physicalUnits, .amountFormatters, .styleShorthands,
  .foundationExtras, .rareModifiers,
  .alignments, .viewDimensions, .edges, .geometry, .color, .shapeStyles, .gradients, .font,
  .emptyView, .group, .anyView, .forEach, .subviews, .section, .hStack, .vStack, .zStack, .shapes, .shapeModifiers,
  .paths, .spacer,
  .divider, .text, .textsOfValues, .listFormats, .attributedStrings, .attributeContainers, .geometryReader,
  .preferences, .feedback, .customLayouts,
  .grid, .pinnedScrollableViews, .lazyVStack, .lazyHStack, .gridItem, .lazyVGrid, .lazyHGrid, .scrollView,
  .viewThatFits,
  .frame, .padding, .alignmentGuide, .overlay, .background, .fixedSize, .aspectRatio, .offset, .layoutPriority, .naming,
  .safeArea,
  .fontModifiers, .environment, .environmentTexts, .drawingValues, .animations, .appFunctions, .errorValues,
  .errorObjects,
  .userDefaults, .appStorage, .sceneStorage, .urls, .bundleFiles, .fileValues, .codingKeys, .decoders, .encoders,
  .coders, .jsonObjects, .codedValues, .propertyLists,
  .sortDescriptors, .modelStore, .modelQueries, .modelModifiers, .appIntents, .internetDates,
  .stringExtras, .stringCodes, .characterValues, .characterSets, .stringData,
  .regularExpressions, .predicates, .swiftRegex,
  .formatters, .numberFormatters, .locales, .appFormatters, .gestures, .publishers, .publisherOperators,
  .publisherUnions, .namedPublishers, .subjects, .outsidePublishers, .neutralModifiers,
  .button, .label, .image, .toggle, .textFields, .slider, .stepper,
  .pickersOfValues, .progressView, .gauge, .groupBox, .disclosureGroup, .controlGroup, .outlineGroup,
  .labeledContent, .link, .menu, .picker,
  .list, .navigation, .tabView, .presentations,
  .accessibility, .dragAndDrop, .pointersAndKeys, .focusAndActivities, .searching, .scrollModifiers, .animators,
  .animatable, .bars, .sheets, .glass, .canvas, .timelineView, .appStructure, .chart, .map, .mediaViews,
  .accessibilityExtras, .controlExtras, .textLayouts, .platformModifiers, .storeModifiers, .pickersOfSystem,
  .representables, .screen, .platformPaths,
  .platformFonts, .feedbackGenerators,
]

/// Everything that is built in, in the order of the interface text.
let catalog = language + vocabulary
