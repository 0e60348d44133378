/// The names of SwiftUI that Keyline may lack: its views and other types, and the modifiers of views.
///
/// A program that uses them is right, and only Keyline falls short, so its message must not call them unknown or offer
/// a name that is spelled like them. The lists are searched only after a lookup has failed; a name that the library has
/// by now is found before and may stay here. They are text and not arrays, as nothing but that search reads them.
enum SwiftUINames {
  /// Whether SwiftUI, or the part of UIKit that wraps views, has a type of that name.
  static func isType(_ name: String) -> Bool {
    contains(views, name) || contains(styles, name) || contains(wrappers, name) || contains(values, name)
      || contains(wrapped, name) || contains(protocols, name)
  }

  /// Whether SwiftUI's `View`, or a view of its own, has a modifier of that name.
  static func isModifier(_ name: String) -> Bool {
    contains(looks, name) || contains(behavior, name) || contains(presentation, name) || contains(access, name)
      || contains(rest, name) || FrameworkNames.isModifier(name)
  }

  static func contains(_ list: StaticString, _ name: String) -> Bool {
    list.withUTF8Buffer { bytes in
      bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.contains { $0.elementsEqual(name.utf8) }
    }
  }

  // MARK: Types

  private static let views: StaticString = """
    AnyView AsyncImage Button Canvas Chart ColorPicker ContentUnavailableView ContextMenu ControlGroup DatePicker
    DebugReplaceableView DisclosureGroup Divider EditButton EllipticalGradient EmptyView EquatableView ForEach Form
    Gauge GeometryReader GeometryReader3D GlassEffectContainer Grid GridRow Group GroupBox GroupElementsOfContent
    HelpLink HSplitView Image KeyframeAnimator Label LabeledContent LabeledControlGroupContent
    LabeledToolbarItemGroupContent LazyHGrid LazyHStack LazyVGrid LazyVStack Link List Map Menu MenuButton
    MeshGradient Model3D ModifiedContent MultiDatePicker NavigationLink NavigationSplitView NavigationStack
    NavigationView NewDocumentButton OutlineGroup OutlineSubgroupChildren PasteButton PhaseAnimator PhotosPicker
    Picker PlaceholderContentView PresentedWindowContent PreviewModifierContent PrimitiveButtonStyleConfiguration
    ProductView ProgressView RenameButton ScrollView ScrollViewReader SearchUnavailableContent Section
    SectionedFetchResults SecureField SettingsLink ShareLink SignInWithAppleButton Slider SpatialContainer SpriteView
    StoreView SceneView Stepper SubscriptionStoreView Subview SubviewsCollection Tab TabSection TabView Table
    TableColumn TableRow Text TextEditor TextField TextFieldLink TimelineView Toggle VideoPlayer VSplitView
    ViewThatFits WebView WindowVisibilityToggle ZStackLayout HStackLayout VStackLayout GridLayout ToolbarItem
    ToolbarItemGroup ToolbarSpacer ToolbarTitleMenu DefaultToolbarItem CommandGroup CommandMenu SidebarCommands
    TextEditingCommands TextFormattingCommands ToolbarCommands InspectorCommands ImportFromDevicesCommands
    EmptyCommands WindowGroup Window Settings DocumentGroup MenuBarExtra ImmersiveSpace UtilityWindow AlertScene
    AnyShape AnyLayout Capsule Circle ContainerRelativeShape ConcentricRectangle Ellipse OffsetShape Path Rectangle
    RotatedShape RoundedRectangle ScaledShape TransformedShape UnevenRoundedRectangle ButtonBorderShape
    """

  private static let styles: StaticString = """
    AccessoryCircularGaugeStyle AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle
    BorderedButtonMenuStyle BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle
    BorderlessButtonStyle ButtonMenuStyle ButtonStyle ButtonStyleConfiguration ButtonToggleStyle CarouselListStyle
    CarouselTabViewStyle CheckboxToggleStyle CircularProgressViewStyle ColumnNavigationViewStyle ColumnsFormStyle
    CompactDatePickerStyle CompactMenuControlGroupStyle ControlGroupStyle DatePickerStyle DefaultButtonStyle
    DefaultDatePickerStyle DefaultGaugeStyle DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle
    DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultTabViewStyle DefaultTextFieldStyle
    DefaultToggleStyle DisclosureGroupStyle DoubleColumnNavigationViewStyle EllipticalListStyle FieldDatePickerStyle
    FormStyle GaugeStyle GlassButtonStyle GraphicalDatePickerStyle GroupBoxStyle GroupedFormStyle GroupedListStyle
    IconOnlyLabelStyle IndexViewStyle InlinePickerStyle InsetGroupedListStyle InsetListStyle LabelStyle
    LabeledContentStyle LinearGaugeStyle LinearProgressViewStyle LinkButtonStyle ListStyle MenuPickerStyle MenuStyle
    NavigationControlGroupStyle NavigationLinkPickerStyle NavigationSplitViewStyle NavigationViewStyle
    PageIndexViewStyle PageTabViewStyle PaletteControlGroupStyle PalettePickerStyle PickerStyle PlainButtonStyle
    PlainListStyle PlainTextFieldStyle PopUpButtonPickerStyle PrimitiveButtonStyle ProgressViewStyle
    RadioGroupPickerStyle RoundedBorderTextFieldStyle SegmentedPickerStyle SidebarListStyle SquareBorderTextFieldStyle
    StackNavigationViewStyle StepperFieldDatePickerStyle SwitchToggleStyle TabViewStyle TableStyle TextEditorStyle
    TextFieldStyle TitleAndIconLabelStyle TitleOnlyLabelStyle ToggleStyle ToolbarLabelStyle VerticalPageTabViewStyle
    WheelDatePickerStyle WheelPickerStyle DefaultMenuButtonStyle
    """

  private static let wrappers: StaticString = """
    AccessibilityFocusState AppStorage Bindable Binding Environment EnvironmentObject FetchRequest FocusState
    FocusedBinding FocusedObject FocusedValue GestureState Namespace NSApplicationDelegateAdaptor ObservedObject
    PhysicalMetric ScaledMetric SceneStorage SectionedFetchRequest State StateObject UIApplicationDelegateAdaptor
    WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor Entry ViewBuilder ToolbarContentBuilder CommandsBuilder
    SceneBuilder TableColumnBuilder TableRowBuilder TabContentBuilder Previewable AnimatableValues
    """

  private static let values: StaticString = """
    AccessibilityActionKind AccessibilityTraits ActionSheet Alert Anchor AngularGradient AnimatableModifier
    AnimatablePair Animation AnyGesture AnyGradient AnyShapeStyle AnyTransition App BackgroundStyle BlendMode
    ButtonRole ColorScheme ColorSchemeContrast ContentMode ContentShapeKinds ContentTransition ControlSize
    CoordinateSpace DismissAction DragGesture DropDelegate DropInfo DynamicTypeSize EditMode EnvironmentKey
    EnvironmentValues EventModifiers ExclusiveGesture FillStyle FocusedValueKey FocusedValues ForegroundStyle Gesture
    GeometryEffect Glass Gradient GraphicsContext GridItem HierarchicalShapeStyle HoverEffect HoverPhase ImagePaint
    ImageRenderer InsettableShape KeyEquivalent KeyPress KeyboardShortcut KeyframeTrack LinearGradient LinearKeyframe
    LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture Material MatchedGeometryProperties
    NavigationPath OpenURLAction PeriodicTimelineSchedule PinnedScrollableViews PresentationDetent PresentationMode
    PreviewContext PreviewLayout ProjectionTransform ProposedViewSize RadialGradient RedactionReasons RotateGesture
    RotationGesture RoundedCornerStyle SafeAreaRegions Scene ScenePhase ScrollPosition ScrollTarget
    ScrollTargetBehavior ScrollViewProxy ScrollGeometry SelectionShapeStyle SensoryFeedback SeparatorShapeStyle
    SequenceGesture Shader ShadowStyle ShapeStyle SimultaneousGesture SpatialTapGesture Spring SpringKeyframe
    StrokeStyle SubmitLabel SymbolRenderingMode SymbolVariants TapGesture TextAlignment TextRenderer TextSelection
    TimelineSchedule TintShapeStyle ToolbarContent ToolbarItemPlacement ToolbarRole Transaction Transition
    TransitionPhase UserInterfaceSizeClass Visibility VisualEffect Commands ContainerValues Font Layout LayoutSubview
    LayoutSubviews LayoutValueKey ViewSpacing ViewDimensions ViewModifier PreferenceKey Axis Edge
    """

  private static let wrapped: StaticString = """
    NSHostingController NSHostingView NSViewControllerRepresentable NSViewRepresentable NSViewRepresentableContext
    UIGestureRecognizerRepresentable UIHostingConfiguration UIViewControllerRepresentable
    UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext WKInterfaceObjectRepresentable
    """

  private static let protocols: StaticString = """
    AlignmentID Animatable AnimationStateKey AsyncImagePhase AttributedTextFormattingDefinition AxisMarks
    CustomAnimation CustomHoverEffect CustomPresentationDetent DisabledTextSelectability DocumentConfiguration
    DynamicProperty DynamicTableRowContent DynamicViewContent EmptyAnimatableData EmptyVisualEffect
    EnabledTextSelectability EnvironmentalModifier FetchedResults FileDocument FileDocumentConfiguration FindContext
    FormStyleConfiguration GaugeStyleConfiguration GestureMask GroupBoxStyleConfiguration HandActivationBehavior
    IconRenderingMode KeyframeTimeline KeyframeTrackContent KeyframesBuilder Keyframes LabelStyleConfiguration
    LabeledContentStyleConfiguration LayoutDirectionBehavior LayoutProperties LayoutRotationUnaryLayout LazyState
    LineStyle LocalCoordinateSpace LongPressGesture MenuStyleConfiguration NamedCoordinateSpace
    NavigationSplitViewColumn NavigationSplitViewVisibility OpenDocumentAction OpenSettingsAction OpenWindowAction
    DismissWindowAction PencilDoubleTapGesturePhase PencilSqueezeGesturePhase PinnedScrollableViews
    PlatformViewRepresentable PlaceholderTextShapeStyle PointerStyle PresentationAdaptation
    PresentationBackgroundInteraction PresentationContentInteraction PresentationSizing PreviewModifier PreviewProvider
    PreviewTrait PrimitiveButtonStyleConfiguration ProgressViewStyleConfiguration ReferenceFileDocument
    ReferenceFileDocumentConfiguration RefreshAction RenameAction ResetFocusAction ScrollBounceBehavior
    ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollIndicatorVisibility ScrollInputBehavior ScrollPhase
    ScrollTransitionConfiguration ScrollTransitionPhase SearchFieldPlacement SearchSuggestionsPlacement
    SearchScopeActivation SectionConfiguration SettledGesture SidebarRowSize SpringLoadingBehavior SubmitTriggers
    SubscriptionView SubviewsCollectionSlice SwipeActions TabContent TabCustomizationBehavior TabPlacement TabRole
    TabSearchActivation TabViewCustomization TableColumnContent TableColumnForEach TableForEachContent TableRowContent
    TextAttribute TextEditingPlacement TextFieldStyleConfiguration TextInputDictationActivation TextProxy
    TextSelectability TextSelectionAffinity TimelineView ToggleStyleConfiguration ToolbarCustomizationBehavior
    ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarLabelStyle ToolbarPlacement ToolbarTitleDisplayMode
    Transferable TransferRepresentation FileRepresentation ProxyRepresentation CodableRepresentation
    TransitionProperties UbiquitousStore UnitCurve UserInterfaceLayoutDirection VectorArithmetic VerticalEdge
    HorizontalEdge ViewAlignedScrollTargetBehavior PagingScrollTargetBehavior WindowResizability WindowStyle
    WindowToolbarStyle WritingToolsBehavior ZoomNavigationTransition AutomaticNavigationTransition NavigationTransition
    MatchedGeometryEffect
    """

  // MARK: Modifiers

  private static let looks: StaticString = """
    accentColor allowedDynamicRange allowsTightening animation antialiased aspectRatio backgroundExtensionEffect
    backgroundStyle baselineOffset blendMode blur bold border brightness buttonBorderShape buttonStyle
    buttonRepeatBehavior clipShape clipped colorEffect colorInvert colorMultiply colorScheme compositingGroup
    containerBackground containerCornerOffset containerRelativeFrame containerShape contentMargins contentShape
    contentTransition contrast controlGroupStyle controlSize cornerRadius datePickerStyle defaultAppStorage
    defaultScrollAnchor disclosureGroupStyle distortionEffect drawingGroup dynamicTypeSize
    flipsForRightToLeftLayoutDirection fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle
    gaugeStyle geometryGroup glassEffect glassEffectID glassEffectTransition glassEffectUnion grayscale gridCellAnchor
    gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle headerProminence horizontalRadioGroupLayout
    hueRotation imageScale indexViewStyle invalidatableContent italic kerning keyframeAnimator labelIconToTitleSpacing
    labelReservedIconWidth labelStyle labelsHidden labelsVisibility labeledContentStyle layerEffect lineHeight
    lineLimit lineSpacing listItemTint listRowBackground listRowInsets listRowPlatterColor listRowSeparator
    listRowSeparatorTint listRowSpacing listSectionMargins listSectionSeparator listSectionSeparatorTint
    listSectionSpacing listStyle luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource
    materialActiveAppearance menuIndicator menuOrder menuStyle minimumScaleFactor modifierKeyAlternate monospaced
    monospacedDigit multilineTextAlignment navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationTransition navigationViewStyle opacity overlay paletteSelectionEffect phaseAnimator pickerStyle
    preferredColorScheme privacySensitive progressViewStyle projectionEffect redacted renderingMode resizable
    rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation scaledToFill scaledToFit
    scaleEffect scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash shadow speechAdjustedPitch strikethrough stroke
    strokeBorder symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode
    symbolVariableValueMode symbolVariant tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewCustomization
    tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle
    textCase textEditorStyle textFieldStyle textRenderer textScale tint toggleStyle tracking transformEffect
    transition truncationMode typesettingLanguage underline unredacted visualEffect writingToolsBehavior zIndex
    """

  private static let behavior: StaticString = """
    allowsHitTesting allowsWindowActivationEvents autocapitalization autocorrectionDisabled badge badgeProminence
    contextMenu copyable cuttable defaultFocus defaultHoverEffect deleteDisabled digitalCrownAccessory
    digitalCrownRotation disableAutocorrection disabled dragConfiguration draggable dropDestination environment
    environmentObject exportableToServices exportsItemProviders findDisabled findNavigator focusEffectDisabled
    focusScope focusSection focusable focused focusedObject focusedSceneObject focusedSceneValue focusedValue
    fontResolutionContext gesture handGestureShortcut handlesExternalEvents help highPriorityGesture hoverEffect
    hoverEffectDisabled hoverEffectGroup id importableFromServices importsItemProviders interactionActivityTrackingTag
    itemProvider keyboardShortcut keyboardType lineLimit modelContainer modelContext moveDisabled
    navigationLinkIndicatorVisibility onAppear onChange onCommand onContinueUserActivity onContinuousHover
    onCopyCommand onCutCommand onDelete onDeleteCommand onDisappear onDrag onDrop onExitCommand onGeometryChange
    onHover onInsert onKeyPress onLongPressGesture onLongTouchGesture onModifierKeysChanged onMove onMoveCommand
    onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange onReceive
    onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit
    onTapGesture pageCommand pasteDestination persistentSystemOverlays pointerStyle pointerVisibility
    prefersDefaultFocus previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout
    refreshable renameAction replaceDisabled scrollDisabled scrollDismissesKeyboard scrollInputBehavior scrollPosition
    scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion searchDictationBehavior
    searchFocused searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions
    searchToolbarBehavior searchable selectionDisabled sensoryFeedback simultaneousGesture springLoadingBehavior
    submitLabel submitScope subscriptionStatusTask swipeActions tag task textContentType textInputAutocapitalization
    textInputCompletion textInputFormattingControlVisibility textInputSuggestions textSelection textSelectionAffinity
    touchBar transaction transformEnvironment transformPreference typeSelectEquivalent userActivity
    """

  private static let presentation: StaticString = """
    actionSheet alert confirmationDialog dialogIcon dialogPreventsAppTermination dialogSeverity
    dialogSuppressionToggle edgesIgnoringSafeArea fileDialogBrowserOptions fileDialogConfirmationLabel
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage
    fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter fileMover fullScreenCover
    hidesSharedBackground immersiveEnvironmentPicker inspector inspectorColumnWidth interactiveDismissDisabled
    menuActionDismissBehavior navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
    navigationBarTitleDisplayMode navigationDestination navigationDocument navigationSubtitle navigationTitle ornament
    photosPicker photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle popover
    presentationBackground presentationBackgroundInteraction presentationBreakthroughEffect
    presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationPreventsAppTermination presentationSizing quickLookPreview sheet statusBar
    statusBarHidden storeButton toolbar toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
    toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility
    translationPresentation translationTask windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior
    windowResizeBehavior windowToolbarFullScreenVisibility
    """

  private static let rest: StaticString = """
    alignmentGuide alternatingRowBackgrounds buttonSizing sharedBackgroundVisibility sectionIdentifier tabBarItemTint
    anchorPreference assistiveAccessNavigationIcon attributedTextFormattingDefinition background
    backgroundPreferenceValue containerValue contentCaptureProtected contentToolbar coordinateSpace
    customizationBehavior customizationID defaultAdaptableTabBarPlacement defaultPreference defaultVisibility dialogIcon
    dropPreviewsFormation fixedSize font frame handPointerBehavior hidden ignoresSafeArea immersiveContentBrightness
    labelsHidden layoutDirectionBehavior layoutPriority layoutValue listRowHoverEffect listRowHoverEffectDisabled
    manipulable modifier navigationBarColor offset onImmersionChange onWorldRecenter overlayPreferenceValue padding
    pickerStyle position preference preferredSurroundingsEffect presentedWindowStyle presentedWindowToolbarStyle
    previewInterfaceOrientation rotation3DLayout scaledToFit3D searchPresentationToolbarBehavior sectionActions
    sectionIndexLabel sliderThumbVisibility spatialOverlay springLoadingBehavior supportedVolumeViewpoints
    symbolVariableValueMode tabPlacement tabViewSearchActivation textInputFormattingControlVisibility tint
    toolbarItemHidden transformAnchorPreference upperLimbVisibility userActivity volumeBaseplateVisibility
    windowManagerRole windowResizability windowStyle defaultWheelPickerItemHeight glassBackgroundEffect
    worldAlignmentBehavior systemTrayBehavior rotation3DLayout
    """

  private static let access: StaticString = """
    accessibility accessibilityAction accessibilityActions accessibilityActivationPoint accessibilityAddTraits
    accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
    accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint
    accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction accessibilityRemoveTraits
    accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
    accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilityTextContentType accessibilityValue accessibilityZoomAction speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters
    """
}
