import LayoutEvaluator

/// Combine's publishers that are made of others by their own names, as `Publishers.CombineLatest($a, $b)`.
extension LibraryEntry {
  static let namedPublishers = LibraryEntry(
    interface: """
      /// The publishers that are made of others by their own names.
      enum Publishers {
        struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
          typealias Output = (A.Output, B.Output)
          typealias Failure = A.Failure
          let a: A
          let b: B
          init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
          }
          func _subscribe(_ listener: _Listener<(A.Output, B.Output), A.Failure>) {
            a.combineLatest(b)._subscribe(listener)
          }
        }
        struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure {
          typealias Output = (A.Output, B.Output, C.Output)
          typealias Failure = A.Failure
          let a: A
          let b: B
          let c: C
          init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
          }
          func _subscribe(_ listener: _Listener<(A.Output, B.Output, C.Output), A.Failure>) {
            a.combineLatest(b, c)._subscribe(listener)
          }
        }
        struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
          typealias Output = (A.Output, B.Output, C.Output, D.Output)
          typealias Failure = A.Failure
          let a: A
          let b: B
          let c: C
          let d: D
          init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
          }
          func _subscribe(_ listener: _Listener<(A.Output, B.Output, C.Output, D.Output), A.Failure>) {
            a.combineLatest(b, c, d)._subscribe(listener)
          }
        }
        struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
          typealias Output = (A.Output, B.Output)
          typealias Failure = A.Failure
          let a: A
          let b: B
          init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
          }
          func _subscribe(_ listener: _Listener<(A.Output, B.Output), A.Failure>) { a.zip(b)._subscribe(listener) }
        }
        struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
          typealias Output = A.Output
          typealias Failure = A.Failure
          let a: A
          let b: B
          init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
          }
          func _subscribe(_ listener: _Listener<A.Output, A.Failure>) { a.merge(with: b)._subscribe(listener) }
        }
        struct MergeMany<P: Publisher>: Publisher {
          typealias Output = P.Output
          typealias Failure = P.Failure
          let publishers: [P]
          init(_ publishers: P...) { self.publishers = publishers }
          init(_ publishers: [P]) { self.publishers = publishers }
          func _subscribe(_ listener: _Listener<P.Output, P.Failure>) {
            var open = publishers.count
            if open == 0 { return listener.finish(.finished) }
            for publisher in publishers {
              publisher._subscribe(
                _Listener<P.Output, P.Failure>(
                  wanted: { listener.isListening }, take: { listener.send($0) },
                  end: {
                    open -= 1
                    if case .failure = $0 { open = 0 }
                    if open == 0 { listener.finish($0) }
                  }))
            }
          }
        }
      }
      """)
}
