/// The modules that come with Apple's systems, by their names.
///
/// What a file imports from them is never missing from an app: Keyline lays it out or knows what it is. Every other module is
/// a package or a part of the app, which has to be given to be known. The lists are searched by imports, `canImport` and
/// names behind a module's, so they need no table.
enum SystemModules {
  /// Whether a module comes with one of the systems.
  static func contains(_ name: String) -> Bool {
    isOnIOS(name) || SwiftUINames.contains(elsewhere, name)
  }

  /// Whether a module comes with iOS, for which files are read.
  static func isOnIOS(_ name: String) -> Bool {
    comesWithSwiftUI(name) || SwiftUINames.contains(frameworks, name)
  }

  /// Whether a module's name stands for it without an import of its own, as SwiftUI imports it.
  static func comesWithSwiftUI(_ name: String) -> Bool { SwiftUINames.contains(implied, name) }

  private static let implied: StaticString = """
    Swift SwiftUI SwiftUICore Foundation FoundationEssentials FoundationInternationalization UIKit Combine
    Observation CoreGraphics CoreFoundation CoreText CoreImage CoreTransferable ImageIO QuartzCore
    UniformTypeIdentifiers Accessibility Symbols DeveloperToolsSupport Darwin Dispatch ObjectiveC OSLog os simd
    """

  private static let frameworks: StaticString = """
    AVFoundation AVFAudio AVKit AVRouting Accelerate Accounts ActivityKit AdServices AdSupport AddressBook AlarmKit
    AppClip AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices
    AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat CallKit CarPlay
    Charts ClassKit ClockKit CloudKit Cinematic Contacts ContactsUI CFNetwork ColorSync CommonCrypto Compression
    CryptoKit Distributed MachO PlaygroundSupport RegexBuilder Security SwiftData Synchronization System
    SystemConfiguration TabularData Testing XCTest CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
    CoreHaptics CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreSpotlight CoreTelephony
    CoreVideo CreateML DataDetection DeviceActivity DeviceCheck EventKit EventKitUI ExposureNotification
    ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit
    FoundationModels GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit
    IOSurface IdentityLookup ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation
    LiveCommunicationKit LocalAuthentication ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport
    MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage
    NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OpenAL OpenGLES PDFKit PHASE PassKit
    PencilKit Photos PhotosUI ProximityReader PushKit PushToTalk QuickLook QuickLookThumbnailing RealityKit
    ReplayKit RoomPlan SafariServices SceneKit ScreenTime SensorKit SensitiveContentAnalysis ShazamKit SharedWithYou
    SharedWithYouCore Social SoundAnalysis Speech SpriteKit StoreKit TVServices ThreadNetwork TipKit ToneLibrary
    Translation UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit
    VisualIntelligence WatchConnectivity WeatherKit WebKit WidgetKit WorkoutKit iAd ARKit
    """

  /// The modules of the other systems, whose files are read, too.
  private static let elsewhere: StaticString = """
    AppKit Cocoa Carbon ScriptingBridge ServiceManagement ScreenCaptureKit IOKit ApplicationServices CoreServices
    Quartz PreferencePanes Automator InputMethodKit WatchKit TVUIKit TVMLKit CompositorServices RealityFoundation
    FinderSync
    """
}
