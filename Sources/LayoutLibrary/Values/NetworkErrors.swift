/// The errors of requests, as services and their stand-ins throw them. No request is made here, but a program may fail with one of
/// these by itself; a text that shows it says of it what Foundation does.
extension LibraryEntry {
  static let networkErrors = LibraryEntry(
    interface: """
      struct URLError: Error, Hashable {
        struct Code: Hashable, RawRepresentable {
          var rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static var unknown: Code { Code(rawValue: -1) }
          static var cancelled: Code { Code(rawValue: -999) }
          static var badURL: Code { Code(rawValue: -1000) }
          static var timedOut: Code { Code(rawValue: -1001) }
          static var unsupportedURL: Code { Code(rawValue: -1002) }
          static var cannotFindHost: Code { Code(rawValue: -1003) }
          static var cannotConnectToHost: Code { Code(rawValue: -1004) }
          static var networkConnectionLost: Code { Code(rawValue: -1005) }
          static var dnsLookupFailed: Code { Code(rawValue: -1006) }
          static var httpTooManyRedirects: Code { Code(rawValue: -1007) }
          static var resourceUnavailable: Code { Code(rawValue: -1008) }
          static var notConnectedToInternet: Code { Code(rawValue: -1009) }
          static var redirectToNonExistentLocation: Code { Code(rawValue: -1010) }
          static var badServerResponse: Code { Code(rawValue: -1011) }
          static var userCancelledAuthentication: Code { Code(rawValue: -1012) }
          static var userAuthenticationRequired: Code { Code(rawValue: -1013) }
          static var zeroByteResource: Code { Code(rawValue: -1014) }
          static var cannotDecodeRawData: Code { Code(rawValue: -1015) }
          static var cannotDecodeContentData: Code { Code(rawValue: -1016) }
          static var cannotParseResponse: Code { Code(rawValue: -1017) }
          static var fileDoesNotExist: Code { Code(rawValue: -1100) }
          static var noPermissionsToReadFile: Code { Code(rawValue: -1102) }
          static var dataNotAllowed: Code { Code(rawValue: -1020) }
          static var internationalRoamingOff: Code { Code(rawValue: -1018) }
          static var callIsActive: Code { Code(rawValue: -1019) }
          static var secureConnectionFailed: Code { Code(rawValue: -1200) }
          static var appTransportSecurityRequiresSecureConnection: Code { Code(rawValue: -1022) }
        }
        let code: Code
        init(_ code: Code) { self.code = code }
        init(_ code: Code, userInfo: [String: Any]) { self.code = code }
        var errorCode: Int { code.rawValue }
        var localizedDescription: String {
          "The operation couldn’t be completed. (NSURLErrorDomain error \\(code.rawValue).)"
        }
        static var unknown: Code { .unknown }
        static var cancelled: Code { .cancelled }
        static var badURL: Code { .badURL }
        static var timedOut: Code { .timedOut }
        static var notConnectedToInternet: Code { .notConnectedToInternet }
        static var networkConnectionLost: Code { .networkConnectionLost }
        static var badServerResponse: Code { .badServerResponse }
      }
      """)
}
