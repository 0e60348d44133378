import LayoutDiagnostics

/// The names of Apple's other frameworks, as they stand in the files of apps beside their views.
///
/// A program that uses them is right, and what it does with them is seldom of any concern to a layout: a model loads data,
/// a button vibrates, a delegate answers. So such a name has no type here, and whatever is made of it has none either; only
/// a layout that runs into it gets an error. The lists are searched after a lookup has failed.
enum AppFrameworkNames {
  static func contains(_ name: String) -> Bool {
    isPrefixed(Array(name.utf8)) || isListed(name)
  }

  /// Whether a name looks like one of another framework's without being known as one.
  static func looksForeign(_ name: String) -> Bool { isPrefixed(Array(name.utf8)) && !isListed(name) }

  /// Whether a name is one of the lists', and not only looks like one.
  static func isListed(_ name: String) -> Bool {
    isQuiet(name) || words(names, contain: name) || words(functions, contain: name) || words(network, contain: name)
  }

  /// Whether a name is that of a type of SwiftUI which no layout is made of: what is dragged, saved, told or timed.
  static func isQuiet(_ name: String) -> Bool { words(quiet, contain: name) }

  /// Whether a name is that of a type with one of the frameworks' prefixes: capital letters, the last of which starts a
  /// word.
  private static func isPrefixed(_ name: [UInt8]) -> Bool {
    var capitals = 0
    while capitals < name.count, name[capitals] >= 0x41, name[capitals] <= 0x5A { capitals += 1 }
    guard capitals > 2, capitals < name.count, capitals < 6 else { return false }
    return words(prefixes, contain: String(decoding: name[..<(capitals - 1)], as: UTF8.self))
  }

  /// The name of Foundation's network that one is nearly.
  static func near(_ name: String) -> String? {
    guard ["URL", "HTT", "XML"].contains(where: { name.utf8.starts(with: $0.utf8) }) else { return nil }
    let names = network.withUTF8Buffer { bytes in
      bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(decoding: $0, as: UTF8.self) }
    }
    return Suggestions.best(for: name, among: names)
  }

  private static func words(_ list: StaticString, contain name: String) -> Bool {
    list.withUTF8Buffer { bytes in
      bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.contains { $0.elementsEqual(name.utf8) }
    }
  }

  private static let prefixes: StaticString = """
    UI NS AV CL MK WK SK SCN AR PH UN CN EK HK ML VN MF MP SF ST GK GC CK CM CI CA CB CG CX LA LP MTK MTL NW PDF PK QL
    RP WC AS BG SC GAD FIR GID FB OS XC IN JS SS TK TV UT DC MX AC CV CF CT HM MC NF SL SN SR
    """

  /// Foundation's types of the network and of XML, in families whose names begin alike.
  private static let network: StaticString = """
    HTTPCookie HTTPCookieAcceptPolicy HTTPCookiePropertyKey HTTPCookieStorage HTTPCookieStringPolicy HTTPField
    HTTPFields HTTPRequest HTTPResponse HTTPTypes HTTPURLResponse
    URL URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents URLConnection
    URLConnectionDelegate URLConnectionDataDelegate URLConnectionDownloadDelegate URLCredential
    URLCredentialPersistence URLCredentialStorage URLDownload URLDownloadDelegate URLError URLFileProtection
    URLFileResourceType URLHandle URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRequest
    URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
    URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate
    URLSessionStreamTask URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics
    URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask
    URLThumbnailDictionaryItem URLUbiquitousItemDownloadingStatus URLUbiquitousSharedItemPermissions
    URLUbiquitousSharedItemRole
    XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate XMLDocumentKind
    """

  private static let names: StaticString = """
    AnyCancellable AnyPublisher AsyncStream AsyncThrowingStream AttributeContainer ComparableComparator AttributedString
    Bundle ByteCountFormatter CurrentValueSubject Data DateComponentsFormatter DateInterval DateIntervalFormatter
    Decimal Decoder Deferred Dimension DispatchGroup DispatchQueue DispatchSemaphore DispatchSource DispatchTime
    DispatchWorkItem Empty Encoder EnergyFormatter Fail FetchDescriptor FileHandle FileManager FileWrapper Future
    Hasher ISO8601DateFormatter IndexPath IndexingIterator IndexSet
    CodingKeys InputStream JSONDecoder JSONEncoder Just KeyPathComparator KeyedDecodingContainer
    KeyedEncodingContainer KeyValueStore LengthFormatter ListFormatter Logger MassFormatter Measurement
    MeasurementFormatter Mirror ModelConfiguration ModelContainer ModelContext ModelActor Notification
    NotificationCenter NumberFormatter ObjectIdentifier ObservableObjectPublisher Operation OperationQueue OutputStream
    PassthroughSubject PersistentIdentifier PersonNameComponents PersonNameComponentsFormatter Predicate Process
    ProcessInfo Product Progress PropertyListDecoder PropertyListEncoder Publisher Published Publishers Record
    RelativeDateTimeFormatter Result RunLoop Scanner Schema SortDescriptor SortOrder Stream Subject Subscriber
    Subscribers Subscription Thread Timer Transaction Unit
    UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitDispersion UnitDuration UnitElectricCharge
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitPower UnitPressure UnitSpeed UnitLength UnitMass UnitTemperature UnitVolume UserDefaults Activity ActivityKit
    ActivityAttributes AppIntent AppShortcutsProvider AppDelegate DeviceActivityReport IntentTimelineProvider
    StaticConfiguration Timeline TimelineEntry TimelineProvider Widget WidgetBundle WidgetCenter WidgetConfiguration
    Entity ModelEntity RealityKit RealityView AnchorEntity Firestore Auth Firebase FirebaseApp Storage
    Database Analytics Alamofire AF Realm RealmSwift Purchases Keychain KeychainWrapper Combine CoreData Foundation
    UIHostingController NSHostingController NSHostingView DecodingError EncodingError CharacterSet Locale Calendar
    TimeZone ContiguousArray UnsafePointer UnsafeMutablePointer UnsafeRawPointer UnsafeBufferPointer
    UnsafeMutableBufferPointer OpaquePointer Selector ProgressUnit UserInfo Never
    """

  private static let quiet: StaticString = """
    Transferable TransferRepresentation ProxyRepresentation CodableRepresentation DataRepresentation FileRepresentation
    FileDocument ReferenceFileDocument FileDocumentReadConfiguration FileDocumentWriteConfiguration
    FileDocumentConfiguration ReferenceFileDocumentConfiguration ReadConfiguration WriteConfiguration UTType
    SentTransferredFile ReceivedTransferredFile AppIntent AppEntity AppEnum EntityQuery IntentResult IntentParameter
    ParameterSummary IntentDescription IntentParameterSummary IntentDialog IntentFile IntentItem AppShortcut AppIntentTimelineProvider AppIntentConfiguration WidgetConfigurationIntent Tip Tips
    TipViewStyle PreviewModifier PreviewContext PreviewPlatform AccessibilityRotorEntry AccessibilityRotorContent
    AXChartDescriptorRepresentable AccessibilityNotification BlurReplaceTransition UIGestureRecognizerRepresentable
    CustomHoverEffect ScrollTargetBehaviorContext SectionedFetchRequest SectionedFetchResults FetchedResults
    OpenDocumentAction NewDocumentAction RenameAction PurchaseAction ObservationRegistrar VersionedSchema
    SchemaMigrationPlan MigrationStage PersistentModel HistoryDescriptor AccessoryWidgetBackground
    AnySequence AnyIterator AnyCollection SortComparator RegexComponent Regex RegexBuilder Clock
    ContinuousClock SuspendingClock AsyncSequence AsyncIteratorProtocol AsyncPublisher TaskGroup ThrowingTaskGroup
    DiscardingTaskGroup CheckedContinuation MainActor GlobalActor KeyValuePairs
    UnfairLock OSAllocatedUnfairLock Mutex Atomic OSLog OSSignposter SIMD3 SIMD4
    """

  private static let functions: StaticString = """
    NSLocalizedString DispatchQueue objc_setAssociatedObject objc_getAssociatedObject autoreleasepool malloc free memcpy
    arc4random arc4random_uniform exit sleep usleep os_log dispatch_async isKnownUniquelyReferenced withUnsafePointer
    withUnsafeBytes withUnsafeMutableBytes unsafeBitCast CACurrentMediaTime CFAbsoluteTimeGetCurrent
    kCFAllocatorDefault kSecClass errSecSuccess SecItemAdd SecItemCopyMatching SecItemDelete withExtendedLifetime
    withCheckedContinuation withCheckedThrowingContinuation withTaskGroup withThrowingTaskGroup
    withObservationTracking
    """
}
