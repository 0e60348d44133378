import LayoutDiagnostics
import LayoutSyntax

/// Members that Foundation and UIKit have and the library lacks.
///
/// As with the names of other frameworks (``AppFrameworkNames``), a program that uses them is right, and only a layout that
/// runs into one gets an error, which says what is missing. Of Foundation's own types every member may be meant that is
/// spelled like none of those that are here; of strings, collections and numbers only the listed ones.
extension Checker {
  /// Whether a member belongs to another framework's part of a type; if so, it is noted for whoever runs into it.
  mutating func isForeignMember(
    _ spelling: String, of base: TypeID, _ best: String?, at range: SourceRange
  ) -> Bool {
    let type = types.unwrapped(base)
    guard types.kind(type) == .nominal else { return false }
    let id = NominalID(types[type].a)
    guard id.index >= 0, table[table[id].declaration].flags.contains(.isLibrary) else { return false }
    let owner = text(table[id].name)
    let isKnown = !isView(type) && SwiftUINames.contains(AppMembers.listed, spelling)
    guard isKnown || best == nil && AppMembers.isType(owner) else { return false }
    let isOfSwiftUI = SwiftUINames.contains(AppMembers.drawing, owner)
    program.foreignNames.append(
      ForeignName(name: owner + "." + spelling, range: range, isMember: true, isOfSwiftUI: isOfSwiftUI))
    return true
  }

  /// Whether a call only hands something of an app's own on to the views inside of its view: a layout that reads it says that
  /// it knows nothing of it, and every other one is the same without.
  mutating func handsModelOn(_ site: CallSite) -> Bool {
    guard isView(site.base.type), !site.base.value.isNone, !site.callee.isNone else { return false }
    guard let first = tree.elements(site.list).first else { return false }
    switch text(tree.name(site.callee)) {
    case "environmentObject", "modelContainer", "modelContext": return true
    case "environment":
      if tree.elements(site.list).count == 1 { return true }
      let path = tree.child(first, 0)
      guard tree.kind(path) == .keyPathExpr, let key = tree.slots(path).last, !key.isNone else { return false }
      return ["managedObjectContext", "modelContext"].contains(text(tree.name(key)))
    default: return false
    }
  }
}

extension Checker {
  /// Whether a name may be a member of the type that the code around it extends, of which the library has a part.
  func isOwnMemberOfForeign(_ spelling: String, _ best: String?) -> Bool {
    guard !context.selfType.isNone, types.kind(context.selfType) == .nominal, spelling.first?.isLowercase == true,
      best.map({ $0.first?.isUppercase == true }) ?? true
    else { return false }
    let id = NominalID(types[context.selfType].a)
    return id.index >= 0 && table[table[id].declaration].flags.contains(.isLibrary)
      && AppMembers.isType(text(table[id].name))
  }

  /// Whether what is read stands in an extension of a type that is not here: any name there may be one of that type's members.
  var isInForeignExtension: Bool {
    if context.owner.index >= 0, context.selfType == .error { return true }
    var scope = context.scope
    while scope.index >= 0 {
      if table.scopes[Int(scope.index)].owner.index < -1 { return true }
      if scope == .file { return false }
      scope = table.scopes[Int(scope.index)].parent
    }
    return false
  }

  /// Whether the code around stands in `extension Array<Row>` where what the brackets say is not here.
  var isBoundToUnknown: Bool {
    mutating get {
      var scope = context.scope
      while scope.index >= 0, scope != .file {
        let bound = table.scopes[Int(scope.index)].boundType
        let count = diagnostics.count
        let isUnknown = !bound.isNone && types.hasError(resolveType(bound))
        diagnostics.removeLast(diagnostics.count - count)
        if isUnknown { return true }
        scope = table.scopes[Int(scope.index)].parent
      }
      return false
    }
  }

  /// Whether a function is a modifier of the library that moves nothing, whatever it is given: what another framework says of
  /// an opacity is of no concern to a layout.
  func changesLooksOnly(_ id: DeclarationID) -> Bool {
    table[id].flags.contains(.isLibrary) && table[id].native.index >= 0
      && SwiftUINames.contains(AppMembers.looks, text(table[id].name))
  }
}

/// The names of members, by what they are of.
package enum AppMembers {
  /// Whether any member of a type may be meant that the library lacks.
  static func isType(_ name: String) -> Bool {
    SwiftUINames.contains(types, name) || SwiftUINames.contains(drawing, name)
  }

  /// Modifiers of views that move nothing, with all of their overloads.
  package static let looks: StaticString = """
    accentColor accessibilityHidden accessibilityHint accessibilityLabel accessibilityValue allowsHitTesting animation
    blur border brightness colorMultiply contrast cornerRadius disabled foregroundColor grayscale hueRotation opacity
    saturation shadow
    """

  /// SwiftUI's types of drawing and motion, of which the library has a part.
  static let drawing: StaticString = """
    Animation AnyTransition GraphicsContext Path ProjectionTransform SymbolEffect SymbolEffectOptions
    """

  /// Foundation's and UIKit's types that the library has a part of.
  static let types: StaticString = """
    AnyCancellable AttributeContainer AttributedString Bundle ByteCountFormatter CALayer CGColor CGMutablePath CGPath
    CLLocationCoordinate2D Calendar CharacterSet Data Date DateComponents DateComponentsFormatter DateFormatter
    DateInterval DateIntervalFormatter Decimal DispatchQueue DispatchWorkItem FetchDescriptor FileManager Formatter
    IndexPath IndexSet ISO8601DateFormatter JSONDecoder JSONEncoder LengthFormatter ListFormatter Locale
    ManagedObjectContext Measurement MeasurementFormatter ModelConfiguration ModelContainer ModelContext
    NSAttributedString NSMutableAttributedString NSNumber Notification NotificationCenter
    NumberFormatter PersonNameComponents PersonNameComponentsFormatter ProcessInfo Progress Publisher
    RelativeDateTimeFormatter RunLoop DateFormatStyle NumberFormatStyle ByteCountFormatStyle Duration Hasher Scanner Task TimeZone Timer UIApplication UIBezierPath UIColor UIDevice UIFont
    UIImage UIScreen URL URLComponents UndoManager UserDefaults UUID
    """

  /// Values of the environment that no layout of an app's own is known to need.
  static let environment: StaticString = """
    accessibilityAssistiveAccessEnabled accessibilityDimFlashingLights accessibilityInvertColors
    accessibilityLargeContentViewerEnabled accessibilityPlayAnimatedImages accessibilityPrefersHeadAnchorAlternative
    accessibilityQuickActionsEnabled accessibilityShowButtonShapes accessibilitySwitchControlEnabled activityFamily
    allowedDynamicRange allowsTightening appDatabase appearsActive authorizationController autocorrectionDisabled
    backgroundMaterial backgroundProminence backgroundStyle badgeProminence buttonRepeatBehavior contentTransition
    contentTransitionAddsDrawingGroup controlActiveState createImmersiveSpace defaultAppStorage
    defaultMinListHeaderHeight defaultWheelPickerItemHeight description disableAutocorrection dismissImmersiveSpace
    displayStoreKitMessage documentConfiguration fileDialogBrowserOptions findContext font headerProminence
    horizontalScrollIndicatorVisibility imageScale immersiveSpaceDisplacement isActivityFullscreen isHoverEffectEnabled
    isScrollEnabled isSceneCaptured isTabBarShowingSections keyboardShortcut lineHeightMultiple materialActiveAppearance
    isFocusEffectEnabled isInHoverEffectGroup navigationLinkIndicatorVisibility verticalScrollBounceBehavior
    horizontalScrollBounceBehavior writingToolsBehavior menuIndicatorVisibility minimumScaleFactor menuOrder newDocument openDocument openImmersiveSpace openIntent
    physicalMetrics preferredPencilDoubleTapAction preferredPencilSqueezeAction products purchase pushWindow
    realityKitScene remoteDeviceIdentifier rename resetFocus scrollDismissesKeyboardMode searchSuggestionsPlacement
    shouldDismiss showsWidgetContainerBackground showsWidgetLabel sidebarRowSize springLoadingBehavior
    surfaceSnappingInfo symbolRenderingMode symbolVariants truncationMode tabBarPlacement
    tabViewBottomAccessoryPlacement textCase tintColor toolbarLabelStyle touchBar verticalScrollIndicatorVisibility
    volumetricSize webAuthenticationSession widgetContentMargins widgetLabel widgetRenderingMode
    worldTrackingLimitations buttonBorderShape buttonSizing fontResolutionContext labelsVisibility levelOfDetail lineHeight
    requestAgeRange showsWidgetBackground supportsImagePlayground supportsRemoteScenes symbolColorRenderingMode
    symbolVariableValueMode textSelectionAffinity
    """

  /// Members that extend the types of the standard library.
  static let listed: StaticString = """
    applyingTransform boundingRect canBeConverted cString completePath difference
    enumerateLines enumerateSubstrings fastestEncoding getBytes getCString lengthOfBytes
    linguisticTags lineRange localizedUppercase localizedLowercase maximumLengthOfBytes paragraphRange
    precomposedStringWithCanonicalMapping decomposedStringWithCanonicalMapping propertyList
    rangeOfCharacter rangeOfComposedCharacterSequence removingPercentEncoding size sizeThatFits smallestEncoding
    commonPrefix capitalizedString debugDescription substring unicodeScalars utf8CString variantFittingPresentationWidth
    withContiguousStorageIfAvailable withUnsafeBytes withUnsafeBufferPointer withUnsafeMutableBufferPointer
    writeToFile write wholeMatch firstMatch prefixMatch matches trimmingPrefix ranges publisher
    """
}
