import LayoutEvaluator

/// Combine's publishers: what tells values to those who listen. A layout shows what is told at once, while a subscription is
/// made or a value is sent, and what is told on the main queue's next turn. What comes later or from outside never comes, so
/// the publishers that wait for it tell nothing.
///
/// Every operator gives an `AnyPublisher`, where Combine gives a type of its own that says which operator it was.
extension LibraryEntry {
  static let publishers = LibraryEntry(
    interface: """
      /// What tells values until it ends.
      protocol Publisher<Output, Failure> {
        associatedtype Output
        associatedtype Failure: Error
        func _subscribe(_ listener: _Listener<Output, Failure>)
      }
      enum Subscribers {
        typealias Completion = _Completion
        struct Demand: Hashable {
          static let unlimited: Subscribers.Demand = Subscribers.Demand()
        }
      }
      enum _Completion<Failure: Error> {
        case finished, failure(Failure)
      }
      /// Who hears what a publisher tells, for as long as somebody behind wants to.
      @_unseen class _Listener<Input, Failure: Error> {
        var _isOpen: Bool = true
        var _onCancel: () -> Void = {}
        let _isWanted: () -> Bool
        let _take: (Input) -> Void
        let _end: (_Completion<Failure>) -> Void
        init(
          wanted: @escaping () -> Bool, take: @escaping (Input) -> Void, end: @escaping (_Completion<Failure>) -> Void
        ) {
          self._isWanted = wanted
          self._take = take
          self._end = end
        }
        init(take: @escaping (Input) -> Void, end: @escaping (_Completion<Failure>) -> Void) {
          self._isWanted = { true }
          self._take = take
          self._end = end
        }
        var isListening: Bool { _isOpen && _isWanted() }
        func send(_ input: Input) {
          if isListening { _take(input) }
        }
        func finish(_ completion: _Completion<Failure>) {
          if !isListening { return }
          _isOpen = false
          _end(completion)
        }
        func cancel() {
          if !_isOpen { return }
          _isOpen = false
          _onCancel()
        }
      }
      protocol Cancellable { func cancel() }
      extension Cancellable {
        func store(in list: inout [AnyCancellable]) { list.append(AnyCancellable(self)) }
        func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
      }
      /// A subscription, which ends when it is cancelled.
      @_unseen class AnyCancellable: Hashable, Cancellable {
        let _cancel: () -> Void
        init(_ cancel: @escaping () -> Void) { self._cancel = cancel }
        init<C: Cancellable>(_ canceller: C) { self._cancel = { canceller.cancel() } }
        func cancel() { _cancel() }
        func store(in list: inout [AnyCancellable]) { list.append(self) }
        func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
        static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      struct AnyPublisher<Output, Failure: Error>: Publisher {
        let _start: (_Listener<Output, Failure>) -> Void
        init(_start start: @escaping (_Listener<Output, Failure>) -> Void) { self._start = start }
        init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
          self._start = { publisher._subscribe($0) }
        }
        func _subscribe(_ listener: _Listener<Output, Failure>) { _start(listener) }
      }
      extension Publisher {
        func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
        func sink(
          receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
          receiveValue: @escaping (Output) -> Void
        ) -> AnyCancellable {
          let listener = _Listener<Output, Failure>(take: receiveValue, end: receiveCompletion)
          _subscribe(listener)
          return AnyCancellable({ listener.cancel() })
        }
      }
      extension Publisher where Failure == Never {
        func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          let listener = _Listener<Output, Failure>(take: receiveValue, end: { _ in })
          _subscribe(listener)
          return AnyCancellable({ listener.cancel() })
        }
        func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
          var object = object
          return sink { object[keyPath: keyPath] = $0 }
        }
        func assign(to published: inout _PublishedPublisher<Output>) {
          let property = published
          _subscribe(_Listener<Output, Failure>(take: { property._assign($0) }, end: { _ in }))
        }
      }
      /// One value.
      struct Just<Output>: Publisher {
        typealias Failure = Never
        let output: Output
        init(_ output: Output) { self.output = output }
        func _subscribe(_ listener: _Listener<Output, Never>) {
          listener.send(output)
          listener.finish(.finished)
        }
      }
      /// No value.
      struct Empty<Output, Failure: Error>: Publisher {
        let completeImmediately: Bool
        init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
        init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
          self.completeImmediately = completeImmediately
        }
        func _subscribe(_ listener: _Listener<Output, Failure>) {
          if completeImmediately { listener.finish(.finished) }
        }
      }
      /// An error.
      struct Fail<Output, Failure: Error>: Publisher {
        let error: Failure
        init(error: Failure) { self.error = error }
        init(outputType: Output.Type, failure: Failure) { self.error = failure }
        func _subscribe(_ listener: _Listener<Output, Failure>) { listener.finish(.failure(error)) }
      }
      /// A publisher that is made for each who listens.
      struct Deferred<DeferredPublisher: Publisher>: Publisher {
        typealias Output = DeferredPublisher.Output
        typealias Failure = DeferredPublisher.Failure
        let createPublisher: () -> DeferredPublisher
        init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
        func _subscribe(_ listener: _Listener<Output, Failure>) { createPublisher()._subscribe(listener) }
      }
      /// One value that a function promises, which runs once and at once.
      class Future<Output, Failure: Error>: Publisher {
        typealias Promise = (Result<Output, Failure>) -> Void
        var _result: Result<Output, Failure>?
        var _listeners: [_Listener<Output, Failure>] = []
        init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
          attemptToFulfill { self._keep($0) }
        }
        func _keep(_ result: Result<Output, Failure>) {
          if _result != nil { return }
          _result = result
          let listeners = _listeners
          _listeners = []
          for listener in listeners { _tell(listener, result) }
        }
        func _tell(_ listener: _Listener<Output, Failure>, _ result: Result<Output, Failure>) {
          switch result {
          case .success(let value):
            listener.send(value)
            listener.finish(.finished)
          case .failure(let error): listener.finish(.failure(error))
          }
        }
        func _subscribe(_ listener: _Listener<Output, Failure>) {
          if let _result { _tell(listener, _result) } else { _listeners.append(listener) }
        }
      }
      extension Sequence {
        var publisher: AnyPublisher<Element, Never> {
          AnyPublisher<Element, Never>(_start: { listener in
            for element in self {
              if !listener.isListening { return }
              listener.send(element)
            }
            listener.finish(.finished)
          })
        }
      }
      extension Optional {
        var publisher: AnyPublisher<Wrapped, Never> {
          AnyPublisher<Wrapped, Never>(_start: { listener in
            if let value = self { listener.send(value) }
            listener.finish(.finished)
          })
        }
      }
      extension Result where Failure: Error {
        var publisher: AnyPublisher<Success, Failure> {
          AnyPublisher<Success, Failure>(_start: { listener in
            switch self {
            case .success(let value):
              listener.send(value)
              listener.finish(.finished)
            case .failure(let error): listener.finish(.failure(error))
            }
          })
        }
      }
      """)
}
