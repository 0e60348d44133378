import LayoutEvaluator

/// Combine's operators on one publisher: what it tells is changed, chosen, gathered or caught on its way to who listens.
extension LibraryEntry {
  static let publisherOperators = LibraryEntry(
    interface: """
      extension Publisher {
        /// Listens for somebody else: values go through a function, the end is theirs too.
        func _relay<T>(_ listener: _Listener<T, Failure>, _ take: @escaping (Output) -> Void) {
          _subscribe(
            _Listener<Output, Failure>(
              wanted: { listener.isListening }, take: take, end: { listener.finish($0) }))
        }
        /// The same for functions that may throw.
        func _tryRelay<T>(_ listener: _Listener<T, Error>, _ take: @escaping (Output) throws -> Void) {
          _subscribe(
            _Listener<Output, Failure>(
              wanted: { listener.isListening },
              take: {
                do { try take($0) } catch { listener.finish(.failure(error)) }
              },
              end: {
                switch $0 {
                case .finished: listener.finish(.finished)
                case .failure(let error): listener.finish(.failure(error as! Error))
                }
              }))
        }
        func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
          AnyPublisher<T, Failure>(_start: { listener in _relay(listener) { listener.send(transform($0)) } })
        }
        @_disfavoredOverload func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
          map { $0[keyPath: path] }
        }
        func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
          map { ($0[keyPath: a], $0[keyPath: b]) }
        }
        func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> {
          AnyPublisher<T, Error>(_start: { listener in _tryRelay(listener) { listener.send(try transform($0)) } })
        }
        func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
          AnyPublisher<T, Failure>(_start: { listener in
            _relay(listener) { if let value = transform($0) { listener.send(value) } }
          })
        }
        func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, Error> {
          AnyPublisher<T, Error>(_start: { listener in
            _tryRelay(listener) { if let value = try transform($0) { listener.send(value) } }
          })
        }
        func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            _relay(listener) { if isIncluded($0) { listener.send($0) } }
          })
        }
        func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> {
          AnyPublisher<Output, Error>(_start: { listener in
            _tryRelay(listener) { if try isIncluded($0) { listener.send($0) } }
          })
        }
        func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            var last: [Output] = []
            _relay(listener) { value in
              if let known = last.first, predicate(known, value) { return }
              last = [value]
              listener.send(value)
            }
          })
        }
        func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
          AnyPublisher<T, Failure>(_start: { listener in
            var result = initial
            _relay(listener) {
              result = next(result, $0)
              listener.send(result)
            }
          })
        }
        func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            var left = count
            if left <= 0 { return listener.finish(.finished) }
            _relay(listener) {
              left -= 1
              listener.send($0)
              if left == 0 { listener.finish(.finished) }
            }
          })
        }
        func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            _relay(listener) { if predicate($0) { listener.send($0) } else { listener.finish(.finished) } }
          })
        }
        func first() -> AnyPublisher<Output, Failure> { prefix(1) }
        func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
          filter(predicate).prefix(1)
        }
        func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            var left = count
            _relay(listener) { if left > 0 { left -= 1 } else { listener.send($0) } }
          })
        }
        func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            var isOpen = false
            _relay(listener) {
              if !isOpen, predicate($0) { return }
              isOpen = true
              listener.send($0)
            }
          })
        }
        func ignoreOutput() -> AnyPublisher<Never, Failure> {
          AnyPublisher<Never, Failure>(_start: { listener in _relay(listener) { _ in } })
        }
        /// What is known at the end, told at the end.
        func _atEnd<S, T>(
          _ start: S, _ next: @escaping (S, Output) -> S, _ values: @escaping (S) -> [T]
        ) -> AnyPublisher<T, Failure> {
          AnyPublisher<T, Failure>(_start: { listener in
            var state = start
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening }, take: { state = next(state, $0) },
                end: {
                  if case .finished = $0 { for value in values(state) { listener.send(value) } }
                  listener.finish($0)
                }))
          })
        }
        func collect() -> AnyPublisher<[Output], Failure> {
          let none: [Output] = []
          return _atEnd(none, { all, value in all + [value] }, { all in [all] })
        }
        func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
          AnyPublisher<[Output], Failure>(_start: { listener in
            var part: [Output] = []
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening },
                take: {
                  part.append($0)
                  if part.count < count { return }
                  let full = part
                  part = []
                  listener.send(full)
                },
                end: {
                  if case .finished = $0, !part.isEmpty { listener.send(part) }
                  listener.finish($0)
                }))
          })
        }
        func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
          _atEnd(initial, next, { result in [result] })
        }
        func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
        func last() -> AnyPublisher<Output, Failure> {
          let none: [Output] = []
          return _atEnd(none, { _, value in [value] }, { kept in kept })
        }
        func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
          filter(predicate).last()
        }
        func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
          first { !predicate($0) }.count().map { $0 == 0 }
        }
        func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
          first(where: predicate).count().map { $0 > 0 }
        }
        func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
          AnyPublisher<Output, Never>(_start: { listener in
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening }, take: { listener.send($0) },
                end: {
                  if case .failure = $0 { listener.send(output) }
                  listener.finish(.finished)
                }))
          })
        }
        func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            var isEmpty = true
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening },
                take: {
                  isEmpty = false
                  listener.send($0)
                },
                end: {
                  if case .finished = $0, isEmpty { listener.send(output) }
                  listener.finish($0)
                }))
          })
        }
        func `catch`(_ handler: @escaping (Failure) -> Just<Output>) -> AnyPublisher<Output, Never> {
          _caught(handler)
        }
        func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
        where P.Output == Output {
          _caught(handler)
        }
        func _caught<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
        where P.Output == Output {
          AnyPublisher<Output, P.Failure>(_start: { listener in
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening }, take: { listener.send($0) },
                end: {
                  switch $0 {
                  case .finished: listener.finish(.finished)
                  case .failure(let error): handler(error)._subscribe(listener)
                  }
                }))
          })
        }
        func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
          retries <= 0
            ? AnyPublisher<Output, Failure>(self)
            : self.catch { _ in self.retry(retries - 1) }
        }
        func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
          AnyPublisher<Output, E>(_start: { listener in
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening }, take: { listener.send($0) },
                end: {
                  switch $0 {
                  case .finished: listener.finish(.finished)
                  case .failure(let error): listener.finish(.failure(transform(error)))
                  }
                }))
          })
        }
        func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
          AnyPublisher<Output, Never>(_start: { listener in
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening }, take: { listener.send($0) },
                end: {
                  if case .failure(let error) = $0 { fatalError(prefix + "\\(error)") }
                  listener.finish(.finished)
                }))
          })
        }
        func handleEvents(
          @_action receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
          receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
          @_action receiveRequest: ((Any) -> Void)? = nil
        ) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_start: { listener in
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening },
                take: {
                  receiveOutput?($0)
                  listener.send($0)
                },
                end: {
                  receiveCompletion?($0)
                  listener.finish($0)
                }))
          })
        }
        func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(self) }
        func breakpointOnError() -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(self) }
      }
      extension Publisher where Output: Equatable {
        func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
        func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
      }
      extension Publisher where Output: Comparable {
        func max() -> AnyPublisher<Output, Failure> { collect().compactMap { (all: [Output]) -> Output? in all.max() } }
        func min() -> AnyPublisher<Output, Failure> { collect().compactMap { (all: [Output]) -> Output? in all.min() } }
      }
      extension Publisher where Failure == Never {
        func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
          AnyPublisher<Output, E>(_start: { listener in
            _subscribe(
              _Listener<Output, Failure>(
                wanted: { listener.isListening }, take: { listener.send($0) }, end: { _ in listener.finish(.finished) }))
          })
        }
      }
      extension Publisher {
        func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
          AnyPublisher<T, Failure>(_start: { listener in
            _relay(listener) { value in
              listener.send(_optional(value) ?? output)
            }
          })
        }
        func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, Error>
        where Output == Data {
          AnyPublisher<Item, Error>(_start: { listener in
            _tryRelay(listener) { value in
              let data: Data = _same(value)
              listener.send(try decoder.decode(type, from: data))
            }
          })
        }
      }
      /// A value by another name of its type.
      func _same<T>(_ value: Any) -> T
      func _optional<T>(_ value: Any) -> T?
      """,
    natives: [.function { (_, arguments) in arguments[0] }, .function { (_, arguments) in arguments[0] }])
}
