import LayoutEvaluator

/// Combine's operators on several publishers, and what they do with time: what is delivered on a queue comes on its next turn,
/// and what waits for time to pass does not come.
extension LibraryEntry {
  static let publisherUnions = LibraryEntry(
    interface: """
      extension Publisher {
        func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
        where P.Failure == Failure {
          _pair(other)
        }
        func _pair<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
        where P.Failure == Failure {
          AnyPublisher<(Output, P.Output), Failure>(_start: { listener in
            var first: [Output] = []
            var second: [P.Output] = []
            var open = 2
            let tell = { if let a = first.last, let b = second.last { listener.send((a, b)) } }
            let end: (_Completion<Failure>) -> Void = {
              open -= 1
              if case .failure = $0 { open = 0 }
              if open == 0 { listener.finish($0) }
            }
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening },
                take: {
                  first = [$0]
                  tell()
                }, end: end))
            other._subscribe(
              _Listener<P.Output, Failure>(
                wanted: { listener.isListening },
                take: {
                  second = [$0]
                  tell()
                }, end: end))
          })
        }
        func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
          -> AnyPublisher<T, Failure> where P.Failure == Failure {
          let pairs: AnyPublisher<(Output, P.Output), Failure> = _pair(other)
          return pairs.map { (all: (Output, P.Output)) -> T in transform(all.0, all.1) }
        }
        func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
          -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
          let pairs: AnyPublisher<((Output, P.Output), Q.Output), Failure> = _pair(p)._pair(q)
          return pairs.map { (all: ((Output, P.Output), Q.Output)) -> (Output, P.Output, Q.Output) in
            (all.0.0, all.0.1, all.1)
          }
        }
        func combineLatest<P: Publisher, Q: Publisher, T>(
          _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
        ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
          let pairs: AnyPublisher<((Output, P.Output), Q.Output), Failure> = _pair(p)._pair(q)
          return pairs.map { (all: ((Output, P.Output), Q.Output)) -> T in transform(all.0.0, all.0.1, all.1) }
        }
        func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
          -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
          let pairs: AnyPublisher<(((Output, P.Output), Q.Output), R.Output), Failure> = _pair(p)._pair(q)._pair(r)
          return pairs.map {
            (all: (((Output, P.Output), Q.Output), R.Output)) -> (Output, P.Output, Q.Output, R.Output) in
            (all.0.0.0, all.0.0.1, all.0.1, all.1)
          }
        }
        func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
          _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
          let pairs: AnyPublisher<(((Output, P.Output), Q.Output), R.Output), Failure> = _pair(p)._pair(q)._pair(r)
          return pairs.map { (all: (((Output, P.Output), Q.Output), R.Output)) -> T in
            transform(all.0.0.0, all.0.0.1, all.0.1, all.1)
          }
        }
        func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
          _zipped(other)
        }
        func _zipped<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
        where P.Failure == Failure {
          AnyPublisher<(Output, P.Output), Failure>(_start: { listener in
            var first: [Output] = []
            var second: [P.Output] = []
            var isFirstOpen = true
            var isSecondOpen = true
            let tell = {
              if !first.isEmpty, !second.isEmpty { listener.send((first.removeFirst(), second.removeFirst())) }
              if !isFirstOpen && first.isEmpty || !isSecondOpen && second.isEmpty { listener.finish(.finished) }
            }
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening },
                take: {
                  first.append($0)
                  tell()
                },
                end: {
                  isFirstOpen = false
                  if case .failure = $0 { listener.finish($0) } else { tell() }
                }))
            other._subscribe(
              _Listener<P.Output, Failure>(
                wanted: { listener.isListening },
                take: {
                  second.append($0)
                  tell()
                },
                end: {
                  isSecondOpen = false
                  if case .failure = $0 { listener.finish($0) } else { tell() }
                }))
          })
        }
        func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
          -> AnyPublisher<T, Failure> where P.Failure == Failure {
          let pairs: AnyPublisher<(Output, P.Output), Failure> = _zipped(other)
          return pairs.map { (all: (Output, P.Output)) -> T in transform(all.0, all.1) }
        }
        func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
          -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
          let pairs: AnyPublisher<((Output, P.Output), Q.Output), Failure> = _zipped(p)._zipped(q)
          return pairs.map { (all: ((Output, P.Output), Q.Output)) -> (Output, P.Output, Q.Output) in
            (all.0.0, all.0.1, all.1)
          }
        }
        func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
        where P.Failure == Failure, P.Output == Output {
          Publishers.MergeMany([AnyPublisher<Output, Failure>(self), AnyPublisher<Output, Failure>(other)])
            .eraseToAnyPublisher()
        }
        func append(_ values: Output...) -> AnyPublisher<Output, Failure> { _append(values) }
        func append<S: Sequence>(_ values: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
          _append(Array(values))
        }
        func _append(_ values: [Output]) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening }, take: { listener.send($0) },
                end: {
                  if case .finished = $0 { for value in values { listener.send(value) } }
                  listener.finish($0)
                }))
          })
        }
        func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            for value in values { listener.send(value) }
            _relay(listener) { listener.send($0) }
          })
        }
        func flatMap<P: Publisher>(
          maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
          AnyPublisher<P.Output, Failure>(_start: { listener in
            var open = 1
            let end: (_Completion<Failure>) -> Void = {
              open -= 1
              if case .failure = $0 { open = 0 }
              if open == 0 { listener.finish($0) }
            }
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening },
                take: {
                  open += 1
                  transform($0)._subscribe(
                    _Listener<P.Output, Failure>(
                      wanted: { listener.isListening }, take: { listener.send($0) }, end: end))
                }, end: end))
          })
        }
        func share() -> AnyPublisher<Output, Failure> {
          let listeners = _Listeners<Output, Failure>()
          var isStarted = false
          return AnyPublisher<Output, Failure>(_start: { listener in
            listeners.add(listener)
            if isStarted { return }
            isStarted = true
            _subscribe(
              _Listener<Output, Failure>(take: { listeners.send($0) }, end: { listeners.finish($0) }))
          })
        }
        /// Delivers on the next turn.
        func receive(on scheduler: some Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
          if scheduler is ImmediateScheduler { return AnyPublisher<Output, Failure>(self) }
          return AnyPublisher<Output, Failure>(_start: { listener in
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening },
                take: { value in DispatchQueue.main.async { listener.send(value) } },
                end: { completion in DispatchQueue.main.async { listener.finish(completion) } }))
          })
        }
        func subscribe(on scheduler: some Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
          if scheduler is ImmediateScheduler { return AnyPublisher<Output, Failure>(self) }
          return AnyPublisher<Output, Failure>(_start: { listener in
            DispatchQueue.main.async { _subscribe(listener) }
          })
        }
        func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
          let listener = _Listener<Output, Failure>(
            take: { subject.send($0) }, end: { subject.send(completion: $0) })
          _subscribe(listener)
          return AnyCancellable({ listener.cancel() })
        }
        /// Time does not pass: what comes later is not told.
        func _later() -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            _subscribe(_Listener<Output, Failure>(wanted: { listener.isListening }, take: { _ in }, end: { _ in }))
          })
        }
        func debounce(for dueTime: _Stride, scheduler: some Any, options: Any? = nil)
          -> AnyPublisher<Output, Failure> {
          _later()
        }
        func delay(for interval: _Stride, tolerance: _Stride? = nil, scheduler: some Any, options: Any? = nil)
          -> AnyPublisher<Output, Failure> {
          _later()
        }
        /// The first value comes at once, the others later.
        func throttle(for interval: _Stride, scheduler: some Any, latest: Bool) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            var isFirst = true
            _relay(listener) { value in
              if isFirst { DispatchQueue.main.async { listener.send(value) } }
              isFirst = false
            }
          })
        }
        func timeout(_ interval: _Stride, scheduler: some Any, options: Any? = nil, customError: (() -> Failure)? = nil)
          -> AnyPublisher<Output, Failure> {
          receive(on: scheduler)
        }
      }
      extension Publisher where Output: Publisher {
        func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
          AnyPublisher<Output.Output, Failure>(_start: { listener in
            var turn = 0
            _relay(listener) { inner in
              turn += 1
              let own = turn
              inner._subscribe(
                _Listener<Output.Output, Output.Failure>(
                  wanted: { own == turn && listener.isListening }, take: { listener.send($0) }, end: { _ in }))
            }
          })
        }
      }
      /// A distance in time, of which only that it is one matters.
      struct _Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        init(floatLiteral value: Double) {}
        init(integerLiteral value: Int) {}
        init(_ value: Double) {}
        init() {}
        static func seconds(_ value: Double) -> _Stride { _Stride() }
        static func milliseconds(_ value: Int) -> _Stride { _Stride() }
        static func microseconds(_ value: Int) -> _Stride { _Stride() }
        static func nanoseconds(_ value: Int) -> _Stride { _Stride() }
        static var zero: _Stride { _Stride() }
      }
      /// Does at once what it is given.
      struct ImmediateScheduler {
        static let shared: ImmediateScheduler = ImmediateScheduler()
      }
      """)
}
