/// Errors, results and the like, which models are written with.
extension LibraryEntry {
  static let errorValues = LibraryEntry(
    interface: """
      extension Error {
        var localizedDescription: String {
          (self as? LocalizedError)?.errorDescription ?? "The operation couldn’t be completed."
        }
      }
      protocol LocalizedError: Error {
        var errorDescription: String? { get }
        var failureReason: String? { get }
        var recoverySuggestion: String? { get }
      }
      extension LocalizedError {
        var errorDescription: String? { nil }
        var failureReason: String? { nil }
        var recoverySuggestion: String? { nil }
      }
      /// What came of something that may fail.
      enum Result<Success, Failure> {
        case success(Success)
        case failure(Failure)
        func get() throws -> Success {
          switch self {
          case .success(let value): return value
          case .failure(let error): throw error as! Error
          }
        }
        func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
          switch self {
          case .success(let value): return .success(transform(value))
          case .failure(let error): return .failure(error)
          }
        }
      }
      extension Result where Failure == Error {
        init(catching body: () throws -> Success) {
          do { self = .success(try body()) } catch { self = .failure(error) }
        }
      }
      /// What values are hashed into; nothing of a layout depends on it.
      struct Hasher {
        init() {}
        mutating func combine(_ value: some Any) {}
        func finalize() -> Int { 0 }
      }
      /// What Core Data finds: nothing, in a layout.
      typealias FetchedResults = Array
      func swap<T>(_ a: inout T, _ b: inout T) {
        let held = a
        a = b
        b = held
      }
      protocol CustomDebugStringConvertible { var debugDescription: String { get } }
      protocol LosslessStringConvertible: CustomStringConvertible {}
      """)
}
