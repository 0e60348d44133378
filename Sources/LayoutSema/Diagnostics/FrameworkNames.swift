/// The views and values of frameworks that go with SwiftUI, and the modifiers that they give views.
///
/// What they draw has no layout here, and is no mistake of the file; so its message says whose they are.
enum FrameworkNames {
  /// The framework that a name comes from; nil for a name of none of them.
  static func framework(of name: String) -> String? {
    for (framework, list) in lists where SwiftUINames.contains(list, name) { return framework }
    return nil
  }

  /// Whether a modifier of views comes from one of them.
  static func isModifier(_ name: String) -> Bool { SwiftUINames.contains(modifiers, name) }

  private static let lists: [(String, StaticString)] = [
    ("Charts", charts), ("MapKit", mapKit), ("AVKit", avKit), ("WebKit", webKit), ("PhotosUI", photos),
    ("StoreKit", store), ("RealityKit", scenes), ("TipKit", tips),
  ]

  private static let charts: StaticString = """
    AnnotationContext AnyChartContent AreaMark AreaPlot AxisContent AxisGridLine AxisMark AxisMarkPosition
    AxisMarkPreset AxisMarkValues AxisMarks AxisTick AxisValue AxisValueLabel BarMark BarPlot BasicChartSymbolShape
    Chart Chart3D Chart3DContent ChartAxisContent ChartBinRange ChartContent ChartContentBuilder ChartPlotContent
    ChartProxy ChartSymbolShape InterpolationMethod LineMark LinePlot MarkDimension MarkStackingMethod Plot
    PlottableValue PointMark PointPlot RectangleMark RectanglePlot RuleMark RulePlot SectorMark SectorPlot SurfacePlot
    """

  private static let mapKit: StaticString = """
    Annotation AnnotationContent EmptyMapContent LookAroundPreview Map MapAnnotation MapCamera MapCameraBounds
    MapCameraPosition MapCameraUpdateContext MapCircle MapCompass MapContent MapContentBuilder MapFeature
    MapInteractionModes MapLocationCompass MapMarker MapPin MapPitchSlider MapPitchToggle MapPolygon MapPolyline
    MapProxy MapReader MapScaleView MapSelection MapStyle MapUserLocationButton MapUserTrackingMode MapZoomStepper
    Marker UserAnnotation
    """

  private static let avKit: StaticString = """
    VideoPlayer
    """

  private static let webKit: StaticString = """
    WebPage WebView
    """

  private static let photos: StaticString = """
    PhotosPicker PhotosPickerItem PhotosPickerSelectionBehavior PhotosPickerStyle
    """

  private static let store: StaticString = """
    OfferCodeView PayWithApplePayButton ProductView ProductViewStyle StoreView SubscriptionOfferView
    SubscriptionStoreButton SubscriptionStoreContent SubscriptionStoreView
    """

  private static let tips: StaticString = """
    TipView TipUIView TipGroup TipViewConfiguration
    """

  private static let scenes: StaticString = """
    RealityView RealityViewContent SceneView SpriteView
    """

  private static let modifiers: StaticString = """
    chart3DPose chartAngleSelection chartBackground chartForegroundStyleScale chartGesture chartLegend
    chartLineStyleScale chartOverlay chartPlotStyle chartScrollPosition chartScrollTargetBehavior chartScrollableAxes
    chartSymbolScale chartSymbolSizeScale chartXAxis chartXAxisLabel chartXAxisStyle chartXScale chartXSelection
    chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle chartYScale chartYSelection chartYVisibleDomain
    chartZAxis chartZScale lookAroundViewer mapCameraKeyframeAnimator mapControlVisibility mapControls
    mapFeatureSelectionAccessory mapFeatureSelectionContent mapFeatureSelectionDisabled mapItemDetailPopover
    mapItemDetailSheet mapScope mapStyle onMapCameraChange activityBackgroundTint activitySystemActionForegroundColor
    dynamicIsland supplementalActivityFamilies supportedFamilies unredacted widgetAccentable
    widgetAccentedRenderingMode widgetCurvesContent widgetLabel widgetURL contentMarginsDisabled
    containerBackgroundRemovable configurationDisplayName description onBackgroundURLSessionEvents
    currentEntitlementTask inAppPurchaseOptions manageSubscriptionsSheet offerCodeRedemption onInAppPurchaseCompletion
    onInAppPurchaseStart productDescription productIconBorder productViewStyle refundRequestSheet storeProductTask
    storeProductsTask subscriptionStoreButtonLabel subscriptionStoreControlBackground subscriptionStoreControlIcon
    subscriptionStoreControlStyle subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
    subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction payWithApplePayButtonStyle
    onApplePayCouponCodeChange signInWithAppleButtonStyle musicSubscriptionOffer familyActivityPicker
    healthDataAccessRequest continuityDevicePicker contactAccessPicker onCameraCaptureEvent workoutPreview
    webViewBackForwardNavigationGestures webViewContentBackground webViewElementFullscreenBehavior
    webViewLinkPreviews webViewMagnificationGestures webViewOnScrollGeometryChange webViewScrollPosition
    webViewTextSelection
    """
}
