import LayoutEvaluator

/// What a finished layout leads to: geometry that is heard, views that appear, and work for later (Semantics §8.6–8.7).
/// All of it may write state, and then there is another layout.
extension LibraryEntry {
  static let feedback = LibraryEntry(
    interface: """
      extension View {
        /// Runs an action with a value made of this view's geometry, when it is first known and when it changes.
        func onGeometryChange<T: Equatable>(
          for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View
        /// Runs an action with the values before and after a change of this view's geometry.
        func onGeometryChange<T: Equatable>(
          for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
        ) -> some View
        /// Runs an action when this view is laid out for the first time. One that does more than layout knows is not run.
        func onAppear(@_effect perform action: (() -> Void)? = nil) -> some View
        /// Gives the coordinate space of this view a name.
        func coordinateSpace<T: Hashable>(name: T) -> some View
        /// Gives the coordinate space of this view a name.
        func coordinateSpace(_ name: CoordinateSpace) -> some View
      }
      /// A queue of work for later.
      enum DispatchQoS { case background, utility, `default`, userInitiated, userInteractive, unspecified }
      struct DispatchQueue {
        /// The queue that runs when the layout is done.
        init(label: String, qos: DispatchQoS = .userInitiated, attributes: Attributes = .concurrent) {}
        enum Attributes { case concurrent, initiallyInactive }
        static var main: DispatchQueue { get }
        static func global(qos: DispatchQoS = .userInitiated) -> DispatchQueue { main }
        /// Runs a function at once.
        func sync<T>(execute work: () -> T) -> T { work() }
        func async(qos: DispatchQoS, execute work: @escaping () -> Void) { async(execute: work) }
        /// Runs a function when the layout is done.
        func async(execute work: @escaping () -> Void)
        /// Runs a function at another time, which is none of a static layout.
        func asyncAfter(@_effect deadline: DispatchTime, @_action execute work: @escaping () -> Void)
      }
      /// A point of time.
      enum DispatchTimeInterval { case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never }
      struct DispatchTime {
        static func now() -> DispatchTime
        static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
        static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
      }
      """,
    natives: [
      effect("onGeometryChange", .geometryListener), effect("onGeometryChange", .geometryListenerWithOld),
      effect("onAppear", .appearance), effect("coordinateSpace", .coordinateSpace),
      effect("coordinateSpace", .coordinateSpace),
      .function { (_, _) in .void },
      .function { (evaluator, arguments) in
        evaluator.schedule(arguments[1], at: arguments.range)
        return .void
      },
      .function { (_, _) in .void }, .function { (_, _) in .void },
    ])
}
