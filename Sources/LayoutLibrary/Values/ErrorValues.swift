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
      protocol CustomNSError: Error {}
      extension CustomNSError {
        static var errorDomain: String { "" }
        var errorCode: Int { 1 }
        var errorUserInfo: [String: Any] { [:] }
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
      extension Result {
        func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
          switch self {
          case .success(let value): return .success(value)
          case .failure(let error): return .failure(transform(error))
          }
        }
        func flatMapError<NewFailure>(
          _ transform: (Failure) -> Result<Success, NewFailure>
        ) -> Result<Success, NewFailure> {
          switch self {
          case .success(let value): return .success(value)
          case .failure(let error): return transform(error)
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
      func swap<T>(_ a: inout T, _ b: inout T) {
        let held = a
        a = b
        b = held
      }
      protocol CustomDebugStringConvertible { var debugDescription: String { get } }
      protocol LosslessStringConvertible: CustomStringConvertible {}
      """)

  static let errorObjects = LibraryEntry(
    interface: """
      let NSLocalizedDescriptionKey = "NSLocalizedDescription"
      let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
      let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
      let NSUnderlyingErrorKey = "NSUnderlyingError"
      let NSURLErrorDomain = "NSURLErrorDomain"
      let NSCocoaErrorDomain = "NSCocoaErrorDomain"
      /// An error as an object. One of an error of Swift's has a domain that nobody knows here: the name of its module.
      class NSError: Error, CustomStringConvertible {
        let _domain: String?
        let _code: Int?
        let userInfo: [String: Any]
        let _text: String?
        init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
          self._domain = domain
          self._code = code
          self.userInfo = userInfo ?? [:]
          self._text = nil
        }
        init(_bridging error: Error) {
          let object = error as? NSError
          self._domain = object?._domain
          self._code = object?._code
          self.userInfo = object?.userInfo ?? [:]
          self._text = object == nil ? error.localizedDescription : nil
        }
        var domain: String {
          if _domain == nil { _fail("the domain of an error that is no 'NSError' is not known") }
          return _domain ?? ""
        }
        var code: Int {
          if _code == nil { _fail("the code of an error that is no 'NSError' is not known") }
          return _code ?? 0
        }
        var localizedDescription: String {
          if let text = _text ?? (userInfo[NSLocalizedDescriptionKey] as? String) { return text }
          let reason = userInfo[NSLocalizedFailureReasonErrorKey] as? String
          if let reason { return "The operation couldn’t be completed. " + reason }
          return "The operation couldn’t be completed. (\\(domain) error \\(code).)"
        }
        var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
        var localizedRecoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
        var description: String {
          if !userInfo.isEmpty { _fail("how an error prints its information is not known") }
          return "Error Domain=" + domain + " Code=" + code.description + " \\"(null)\\""
        }
      }
      """)
}
