import LayoutEngine
import LayoutEvaluator

/// Gestures and other sources of events: they have no frame, and what they lead to is app code that no layout runs.
extension LibraryEntry {
  static let gestures = LibraryEntry(
    interface: """
      /// What a finger does.
      protocol Gesture {}
      extension Gesture {
        func onChanged(@_action _ action: @escaping (Any) -> Void) -> some Gesture { self }
        func onEnded(@_action _ action: @escaping (Any) -> Void) -> some Gesture { self }
        func updating(_ state: some Any, @_action body: @escaping (Any, Any, Any) -> Void) -> some Gesture { self }
        func simultaneously(with other: some Gesture) -> some Gesture { self }
        func sequenced(before other: some Gesture) -> some Gesture { self }
        func exclusively(before other: some Gesture) -> some Gesture { self }
        func map(@_action _ body: @escaping (Any) -> Void) -> some Gesture { self }
        func modifiers(_ modifiers: EventModifiers) -> some Gesture { self }
      }
      struct DragGesture: Gesture {
        init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
        struct Value {
          var startLocation: CGPoint
          var location: CGPoint
          var translation: CGSize
          var predictedEndTranslation: CGSize
          var predictedEndLocation: CGPoint
        }
      }
      struct TapGesture: Gesture { init(count: Int = 1) {} }
      struct SpatialTapGesture: Gesture {
        init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
      }
      struct LongPressGesture: Gesture { init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {} }
      struct MagnificationGesture: Gesture { init(minimumScaleDelta: CGFloat = 0.01) {} }
      struct MagnifyGesture: Gesture { init(minimumScaleDelta: CGFloat = 0.01) {} }
      struct RotationGesture: Gesture { init(minimumAngleDelta: Angle = .degrees(1)) {} }
      struct RotateGesture: Gesture { init(minimumAngleDelta: Angle = .degrees(1)) {} }
      struct MatchedGeometryProperties: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let position: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 1)
        static let size: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 2)
        static let frame: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 3)
      }
      enum GestureMask { case none, gesture, subviews, all }
      struct Timer { func invalidate() {} }
      struct RunLoop {
        static var main: RunLoop { RunLoop() }
        static var current: RunLoop { RunLoop() }
        struct Mode {
          static var common: Mode { Mode() }
          static var `default`: Mode { Mode() }
        }
      }
      /// Where a program posts what its parts tell each other; of the system nothing is heard.
      @_unseen class NotificationCenter {
        static let `default`: NotificationCenter = NotificationCenter()
        var _observers: [_Observer] = []
        init() {}
        @discardableResult func _observe(
          _ name: Notification.Name?, _ object: Any?, _ action: @escaping (Notification) -> Void
        ) -> _Observer {
          let observer = _Observer(name, object, action)
          _observers.append(observer)
          return observer
        }
        @discardableResult func addObserver(
          forName name: Notification.Name?, object: Any?, queue: Any?, using block: @escaping (Notification) -> Void
        ) -> _Observer {
          _observe(name, object, block)
        }
        func removeObserver(_ observer: Any) { _observers = _observers.filter { $0 !== observer } }
        func post(name: Notification.Name, object: Any?, userInfo: [String: Any]? = nil) {
          post(Notification(name: name, object: object, userInfo: userInfo))
        }
        func post(_ notification: Notification) {
          for observer in _observers where observer._hears(notification) { observer._action(notification) }
        }
      }
      @_unseen class _Observer {
        let _name: Notification.Name?
        let _object: Any?
        let _action: (Notification) -> Void
        init(_ name: Notification.Name?, _ object: Any?, _ action: @escaping (Notification) -> Void) {
          self._name = name
          self._object = object
          self._action = action
        }
        func _hears(_ notification: Notification) -> Bool {
          if let _name, _name != notification.name { return false }
          if let _object { return _object === notification.object }
          return true
        }
      }
      struct Notification {
        var name: Notification.Name
        var object: Any?
        var userInfo: [String: Any]?
        init(name: Notification.Name, object: Any? = nil, userInfo: [String: Any]? = nil) {
          self.name = name
          self.object = object
          self.userInfo = userInfo
        }
        struct Name: Hashable {
          var rawValue: String
          init(_ name: String) { self.rawValue = name }
          init(rawValue: String) { self.rawValue = rawValue }
        }
      }
      struct AnyGesture: Gesture { init(_ gesture: some Gesture) {} }
      struct SimultaneousGesture: Gesture { init(_ first: some Gesture, _ second: some Gesture) {} }
      struct SequenceGesture: Gesture { init(_ first: some Gesture, _ second: some Gesture) {} }
      struct ExclusiveGesture: Gesture { init(_ first: some Gesture, _ second: some Gesture) {} }
      extension View {
        /// Reacts to a gesture.
        func gesture(_ gesture: (some Gesture)?, isEnabled: Bool) -> some View
        /// Reacts to a gesture.
        func gesture(_ gesture: (some Gesture)?, including mask: GestureMask = .all) -> some View
        /// A gesture before those of the view: it changes no frame.
        func highPriorityGesture(_ gesture: (some Gesture)?, including mask: GestureMask = .all) -> some View
        /// A gesture beside those of the view: it changes no frame.
        func simultaneousGesture(_ gesture: (some Gesture)?, including mask: GestureMask = .all) -> some View
        /// Moves together with another view of this identity; in a layout that stands still, it stays where it is. What is
        /// no source takes the frame of one, which is not computed: it is approximate.
        func matchedGeometryEffect(
          id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
          anchor: UnitPoint = .center, isSource: Bool = true) -> some View
      }
      """,
    natives: [
      .neutral("gesture"), .neutral("gesture"), .neutral("highPriorityGesture"), .neutral("simultaneousGesture"),
      .modifier("matchedGeometryEffect") { (builder, site) in
        if !site[5].boolean { builder.approximate("the frame that it takes from another view was not computed") }
        builder.tree.beginPassthrough()
      },
    ])
}
