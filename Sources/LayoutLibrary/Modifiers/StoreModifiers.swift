import LayoutEvaluator

/// What StoreKit, PhotosUI, WebKit, TipKit and their like hang on a view: sheets, tasks and looks that take no part in its
/// layout. The views of these frameworks are not laid out.
extension LibraryEntry {
  static let storeModifiers = LibraryEntry(
    interface: """
      enum StoreButtonKind { case automatic, cancellation, restorePurchases, redeemCode, signIn, policies }
      enum SubscriptionStorePolicyKind { case termsOfService, privacyPolicy }
      enum WebViewBehavior { case automatic, enabled, disabled }
      enum PhotosPickerStyle { case presentation, inline, compact }
      struct PHPickerCapabilities: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let search: PHPickerCapabilities = PHPickerCapabilities(rawValue: 1)
        static let stagingArea: PHPickerCapabilities = PHPickerCapabilities(rawValue: 2)
        static let collectionNavigation: PHPickerCapabilities = PHPickerCapabilities(rawValue: 4)
        static let selectionActions: PHPickerCapabilities = PHPickerCapabilities(rawValue: 8)
        static let sensitivityAnalysisIntervention: PHPickerCapabilities = PHPickerCapabilities(rawValue: 16)
      }
      enum SubscriptionStoreButtonLabel {
        case automatic, displayName, price, multiline, singleLine, action
        var displayName: SubscriptionStoreButtonLabel { self }
        var price: SubscriptionStoreButtonLabel { self }
        var action: SubscriptionStoreButtonLabel { self }
      }
      enum _SubscriptionStoreControlStyle {
        case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker, pagedProminentPicker
      }
      extension View {
        /// What is shown over the app.
        func appStoreOverlay(
          isPresented: Binding<Bool>, @_action configuration: @escaping () -> Any
        ) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View
        func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func refundRequestSheet(
          @_effect for transactionID: Any, isPresented: Binding<Bool>, @_action onDismiss: ((Any) -> Void)? = nil
        ) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func offerCodeRedemption(
          isPresented: Binding<Bool>, @_action onCompletion: @escaping (Any) -> Void = { _ in }
        ) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func musicSubscriptionOffer(
          isPresented: Binding<Bool>, @_effect options: Any = 0, @_action onLoadCompletion: ((Any) -> Void)? = nil
        ) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func familyActivityPicker(isPresented: Binding<Bool>, @_effect selection: some Any) -> some View
        func familyActivityPicker(
          headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, @_effect selection: some Any
        ) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func journalingSuggestionsPicker(
          isPresented: Binding<Bool>, @_action onCompletion: @escaping (Any) async -> Void
        ) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func contactAccessPicker(
          isPresented: Binding<Bool>, @_action completionHandler: @escaping ([String]) -> Void = { _ in }
        ) -> some View
        /// What the store tells the app.
        func onInAppPurchaseStart(@_action perform action: ((Any) async -> Void)? = nil) -> some View
        /// What happens when something is bought: it changes no frame.
        func onInAppPurchaseCompletion(@_action perform action: ((Any, Any) async -> Void)? = nil) -> some View
        /// Work that is done while this view is there: it changes no frame.
        func inAppPurchaseOptions(@_action _ options: ((Any) async -> Any)?) -> some View
        /// Work that is done while this view is there: it changes no frame.
        func storeProductTask(
          for id: String, @_effect priority: Any = 0, @_action action: @escaping (Any) async -> Void
        ) -> some View
        /// Work that is done while this view is there: it changes no frame.
        func storeProductsTask(
          for ids: [String], @_effect priority: Any = 0, @_action action: @escaping (Any) async -> Void
        ) -> some View
        /// Work that is done while this view is there: it changes no frame.
        func subscriptionStatusTask(
          for groupID: String, @_effect priority: Any = 0, @_action action: @escaping (Any) async -> Void
        ) -> some View
        /// Work that is done while this view is there: it changes no frame.
        func currentEntitlementTask(
          for id: String, @_effect priority: Any = 0, @_action action: @escaping (Any) async -> Void
        ) -> some View
        /// How the store's views look: they are not laid out.
        func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View
        /// How the views of the store look: they are not laid out.
        func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View
        /// How the views of the store look: they are not laid out.
        func subscriptionStoreControlStyle(_ style: _SubscriptionStoreControlStyle) -> some View
        /// How the views of the store look: they are not laid out.
        func subscriptionStoreControlBackground(@_effect _ background: some ShapeStyle) -> some View
        /// How the views of the store look: they are not laid out.
        func subscriptionStorePickerItemBackground(@_effect _ background: some ShapeStyle) -> some View
        /// How the views of the store look: they are not laid out.
        func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind) -> some View
        func subscriptionStorePolicyDestination<V: View>(
          for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> V
        ) -> some View
        /// How the views of the store look: they are not laid out.
        func subscriptionStorePolicyForegroundStyle(@_effect _ style: some ShapeStyle) -> some View
        /// How the views of the store look: they are not laid out.
        func subscriptionStoreSignInAction(@_action _ action: (() -> Void)?) -> some View
        /// How the views of the store look: they are not laid out.
        func productIconBorder() -> some View
        /// How the views of the store look: they are not laid out.
        func productDescription(_ visibility: Visibility) -> some View
        /// What the picker of photos offers.
        func photosPickerStyle(_ style: PhotosPickerStyle) -> some View
        /// What only the running app heeds: it changes no frame.
        func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> some View
        /// What only the running app heeds: it changes no frame.
        func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewBackForwardNavigationGestures(_ value: WebViewBehavior) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewContentBackground(_ visibility: Visibility) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewLinkPreviews(_ value: WebViewBehavior) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewMagnificationGestures(_ value: WebViewBehavior) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewElementFullscreenBehavior(_ value: WebViewBehavior) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewTextSelection(_ value: some Any) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewContextMenu<Content: View>(@ViewBuilder menu: (Any) -> Content) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewOnScrollGeometryChange<T: Hashable>(
          for type: T.Type, @_action of transform: @escaping (Any) -> T,
          @_action action: @escaping (T, T) -> Void
        ) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View
        /// How a web view behaves: it is not laid out.
        func webViewScrollInputBehavior(@_effect _ behavior: some Any, @_effect for input: some Any) -> some View
        /// Tips: those over a view are not there at first, and how they look changes no frame.
        func popoverTip(@_effect _ tip: some Any, @_action action: @escaping (Any) -> Void = { _ in }) -> some View
        func popoverTip(
          @_effect _ tip: some Any, arrowEdge: Edge, @_action action: @escaping (Any) -> Void = { _ in }
        ) -> some View
        /// How tips look: they are not there at first.
        func tipBackground(@_effect _ style: some Any) -> some View
        /// How tips look: they are not there at first.
        func tipImageSize(_ size: CGSize) -> some View
        /// How tips look: they are not there at first.
        func tipImageStyle(@_effect _ style: some Any) -> some View
        /// How tips look: they are not there at first.
        func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
        /// How tips look: they are not there at first.
        func tipViewStyle(@_effect _ style: some Any) -> some View
        /// How tips look: they are not there at first.
        func tipAnchor(@_effect _ id: some Any) -> some View
        /// What only the running app heeds: it changes no frame.
        func realityViewCameraControls(@_effect _ controls: Any) -> some View
      }
      """,
    natives: [
      "appStoreOverlay", "manageSubscriptionsSheet", "manageSubscriptionsSheet", "refundRequestSheet",
      "offerCodeRedemption", "musicSubscriptionOffer", "familyActivityPicker", "familyActivityPicker",
      "journalingSuggestionsPicker", "contactAccessPicker", "onInAppPurchaseStart", "onInAppPurchaseCompletion",
      "inAppPurchaseOptions", "storeProductTask", "storeProductsTask", "subscriptionStatusTask",
      "currentEntitlementTask", "storeButton", "subscriptionStoreButtonLabel", "subscriptionStoreControlStyle",
      "subscriptionStoreControlBackground", "subscriptionStorePickerItemBackground",
      "subscriptionStorePolicyDestination", "subscriptionStorePolicyDestination",
      "subscriptionStorePolicyForegroundStyle", "subscriptionStoreSignInAction", "productIconBorder",
      "productDescription", "photosPickerStyle", "photosPickerDisabledCapabilities",
      "photosPickerAccessoryVisibility", "webViewBackForwardNavigationGestures", "webViewContentBackground",
      "webViewLinkPreviews", "webViewMagnificationGestures", "webViewElementFullscreenBehavior",
      "webViewTextSelection", "webViewContextMenu", "webViewOnScrollGeometryChange", "webViewScrollPosition",
      "webViewScrollInputBehavior", "popoverTip", "popoverTip", "tipBackground", "tipImageSize", "tipImageStyle",
      "tipCornerRadius", "tipViewStyle", "tipAnchor", "realityViewCameraControls",
    ].map { (name: String) in Native.neutral(name) })
}
