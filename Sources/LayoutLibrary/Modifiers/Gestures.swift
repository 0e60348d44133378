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
      /// What tells of events as they happen.
      struct _Events {
        func autoconnect() -> _Events { self }
        func receive(on scheduler: some Any) -> _Events { self }
        func eraseToAnyPublisher() -> _Events { self }
        func debounce(for interval: Double, scheduler: some Any) -> _Events { self }
        func dropFirst(_ count: Int = 1) -> _Events { self }
        func removeDuplicates() -> _Events { self }
      }
      struct Timer {
        static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> _Events {
          _Events()
        }
        func invalidate() {}
      }
      struct RunLoop {
        static var main: RunLoop { RunLoop() }
        struct Mode {
          static var common: Mode { Mode() }
          static var `default`: Mode { Mode() }
        }
      }
      struct NotificationCenter {
        static var `default`: NotificationCenter { NotificationCenter() }
        func publisher(for name: Notification.Name) -> _Events { _Events() }
      }
      struct Notification {
        struct Name: Hashable {
          init(_ name: String) {}
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
        /// Reacts to what a publisher tells.
        func onReceive(@_effect _ publisher: some Any, @_action perform action: @escaping (Any) -> Void) -> some View
      }
      """,
    natives: [
      .neutral("gesture"), .neutral("gesture"), .neutral("highPriorityGesture"), .neutral("simultaneousGesture"),
      .modifier("matchedGeometryEffect") { (builder, site) in
        if !site[5].boolean { builder.approximate("the frame that it takes from another view was not computed") }
        builder.tree.beginPassthrough()
      },
      .neutral("onReceive"),
    ])
}
