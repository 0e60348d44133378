import LayoutEvaluator

/// Publishers of what happens outside of a layout: time passes, the system notifies. A layout stands still, so a timer tells
/// nothing; of notifications, those that the program posts itself are heard.
extension LibraryEntry {
  static let outsidePublishers = LibraryEntry(
    interface: """
      extension Timer {
        typealias TimerPublisher = _TimerPublisher
        static func publish(
          every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: Any? = nil
        ) -> _TimerPublisher {
          _TimerPublisher()
        }
      }
      protocol ConnectablePublisher<Output, Failure>: Publisher {}
      extension ConnectablePublisher {
        func connect() -> any Cancellable { AnyCancellable({}) }
        func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(self) }
      }
      class _TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        init() {}
        func _subscribe(_ listener: _Listener<Date, Never>) {}
      }
      extension NotificationCenter {
        func publisher(for name: Notification.Name, object: Any? = nil) -> AnyPublisher<Notification, Never> {
          AnyPublisher<Notification, Never>(_start: { listener in
            _observe(name, object, { listener.send($0) })
          })
        }
      }
      extension View {
        /// Runs an action with what a publisher tells while this view appears.
        func onReceive<P: Publisher>(
          @_effect _ publisher: P, @_effect perform action: @escaping (P.Output) -> Void
        ) -> some View where P.Failure == Never {
          _onReceive(perform: { if _isKnown(publisher) { _ = publisher.sink(receiveValue: action) } })
        }
        func _onReceive(@_effect perform action: (() -> Void)? = nil) -> some View
      }
      /// Whether a publisher is not of another framework.
      func _isKnown(_ publisher: Any) -> Bool
      """,
    natives: [
      effect("onReceive", .appearance),
      .function { (_, arguments) in if case .void = arguments[0] { .boolean(false) } else { .boolean(true) } },
    ])
}
