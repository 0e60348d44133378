import LayoutEvaluator

/// Publishers that a program sends values to, and those of its own published properties.
///
/// A `@Published` property is a plain one of its object until somebody asks for its publisher, `$name`; from then on what is
/// stored tells the new value to all who listen, before the property has it, as Combine does. The object keeps the publishers
/// of its properties, and the one of its `objectWillChange`.
extension LibraryEntry {
  static let subjects = LibraryEntry(
    interface: """
      protocol Subject<Output, Failure>: AnyObject, Publisher {
        func send(_ value: Output)
        func send(completion: Subscribers.Completion<Failure>)
      }
      extension Subject where Output == Void { func send() { send(()) } }
      /// Who listens to a subject, and how it has ended.
      @_unseen class _Listeners<Output, Failure: Error> {
        var all: [_Listener<Output, Failure>] = []
        var completion: _Completion<Failure>?
        init() {}
        func add(_ listener: _Listener<Output, Failure>) {
          if let completion { listener.finish(completion) } else { all.append(listener) }
        }
        func send(_ value: Output) {
          if completion != nil { return }
          all = all.filter { $0.isListening }
          for listener in all { listener.send(value) }
        }
        func finish(_ completion: _Completion<Failure>) {
          if self.completion != nil { return }
          self.completion = completion
          let listeners = all
          all = []
          for listener in listeners { listener.finish(completion) }
        }
      }
      @_unseen class PassthroughSubject<Output, Failure: Error>: Subject {
        let _listeners: _Listeners<Output, Failure> = _Listeners<Output, Failure>()
        init() {}
        func send(_ value: Output) { _listeners.send(value) }
        func send(completion: Subscribers.Completion<Failure>) { _listeners.finish(completion) }
        func _subscribe(_ listener: _Listener<Output, Failure>) { _listeners.add(listener) }
      }
      class CurrentValueSubject<Output, Failure: Error>: Subject {
        let _listeners: _Listeners<Output, Failure> = _Listeners<Output, Failure>()
        var _value: Output
        init(_ value: Output) { self._value = value }
        var value: Output {
          get { _value }
          set { send(newValue) }
        }
        func send(_ value: Output) {
          if _listeners.completion != nil { return }
          _value = value
          _listeners.send(value)
        }
        func send(completion: Subscribers.Completion<Failure>) { _listeners.finish(completion) }
        func _subscribe(_ listener: _Listener<Output, Failure>) {
          _listeners.add(listener)
          if _listeners.completion == nil { listener.send(_value) }
        }
      }
      /// What tells that an object is about to change.
      @_unseen class ObservableObjectPublisher: Publisher {
        typealias Output = Void
        typealias Failure = Never
        let _listeners: _Listeners<Void, Never> = _Listeners<Void, Never>()
        init() {}
        func send() { _listeners.send(()) }
        func _subscribe(_ listener: _Listener<Void, Never>) { _listeners.add(listener) }
      }
      extension ObservableObject {
        var objectWillChange: ObservableObjectPublisher {
          if let known = _objectPublisher(self) { return known }
          let made = ObservableObjectPublisher()
          _keepPublisher(self, -1, made)
          return made
        }
      }
      extension Published { typealias Publisher = _PublishedPublisher<Value> }
      /// The publisher of a property.
      @_unseen class _PublishedPublisher<Value>: Publisher {
        typealias Output = Value
        typealias Failure = Never
        let _listeners: _Listeners<Value, Never> = _Listeners<Value, Never>()
        let _object: Any
        let _place: Int
        init(_ object: Any, _ field: Int) {
          self._object = object
          self._place = field
        }
        func _assign(_ value: Value) {
          _announce(_object, _place, value)
          _setPublished(_object, _place, value)
        }
        func _subscribe(_ listener: _Listener<Value, Never>) {
          _listeners.add(listener)
          let value: Value = _publishedValue(_object, _place)
          listener.send(value)
        }
      }
      /// The publisher of an object's property, which is made when somebody first asks for it.
      func _publisher(_ object: Any, _ field: Int, _ value: Any) -> _PublishedPublisher<Any> {
        if let known = _publisherKept(object, field) { return known }
        let made = _PublishedPublisher<Any>(object, field)
        _keepPublisher(object, field, made)
        return made
      }
      /// Tells those who listen to an object and to one of its properties what the property is about to be.
      func _announce(_ object: Any, _ field: Int, _ value: Any) {
        if let whole = _objectPublisher(object) { whole.send() }
        if let one = _publisherKept(object, field) { one._listeners.send(value) }
      }
      func _objectPublisher(_ object: Any) -> ObservableObjectPublisher?
      func _publisherKept(_ object: Any, _ field: Int) -> _PublishedPublisher<Any>?
      func _keepPublisher(_ object: Any, _ field: Int, _ publisher: Any)
      func _publishedValue<Value>(_ object: Any, _ field: Int) -> Value
      func _setPublished(_ object: Any, _ field: Int, _ value: Any)
      """,
    natives: [
      .function { (_, arguments) in arguments[0].object?.publisher(of: -1) ?? .none },
      .function { (_, arguments) in arguments[0].object?.publisher(of: arguments[1].integer) ?? .none },
      .function { (_, arguments) in
        arguments[0].object?.keep(arguments[2], asPublisherOf: arguments[1].integer)
        return .void
      },
      .function { (_, arguments) in arguments[0].object?.fields[arguments[1].integer] ?? .none },
      .function { (evaluator, arguments) in
        if let object = arguments[0].object {
          evaluator.write(arguments[2], to: object, arguments[1].integer, at: arguments.range)
        }
        return .void
      },
    ])
}
