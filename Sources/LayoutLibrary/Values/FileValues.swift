/// Files, and the classes of Foundation that apps keep things in. A layout is an app's first run, so folders are empty but for what
/// the program has written itself. Caches are empty when a layout starts and keep what they get.
extension LibraryEntry {
  static let fileValues = LibraryEntry(
    interface: """
      /// What goes wrong with files.
      struct CocoaError: Error, LocalizedError {
        struct Code: Hashable {
          var rawValue: Int
          static let fileNoSuchFile = Code(rawValue: 4)
          static let fileReadNoSuchFile = Code(rawValue: 260)
          static let fileReadCorruptFile = Code(rawValue: 259)
          static let fileReadNoPermission = Code(rawValue: 257)
          static let fileReadUnknown = Code(rawValue: 256)
          static let fileWriteUnknown = Code(rawValue: 512)
          static let fileWriteOutOfSpace = Code(rawValue: 640)
          static let coderReadCorrupt = Code(rawValue: 4864)
          static let coderValueNotFound = Code(rawValue: 4865)
          static let userCancelled = Code(rawValue: 3072)
        }
        var code: Code
        init(_ code: Code) { self.code = code }
        var errorDescription: String? { nil }
        static var fileNoSuchFile: Code { .fileNoSuchFile }
        static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
        static var fileReadCorruptFile: Code { .fileReadCorruptFile }
        static var fileReadNoPermission: Code { .fileReadNoPermission }
        static var fileReadUnknown: Code { .fileReadUnknown }
        static var fileWriteUnknown: Code { .fileWriteUnknown }
        static var fileWriteOutOfSpace: Code { .fileWriteOutOfSpace }
        static var coderReadCorrupt: Code { .coderReadCorrupt }
        static var coderValueNotFound: Code { .coderValueNotFound }
        static var userCancelled: Code { .userCancelled }
      }
      func ~= (pattern: CocoaError.Code, error: Error) -> Bool { (error as? CocoaError)?.code == pattern }
      class FileManager {
        init() {}
        static let `default` = FileManager()
        enum SearchPathDirectory {
          case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory, downloadsDirectory
          case desktopDirectory, picturesDirectory, musicDirectory, moviesDirectory, userDirectory
          var _path: String {
            switch self {
            case .documentDirectory: return "/Documents/"
            case .cachesDirectory: return "/Library/Caches/"
            case .applicationSupportDirectory: return "/Library/Application Support/"
            case .libraryDirectory: return "/Library/"
            case .downloadsDirectory: return "/Downloads/"
            case .desktopDirectory: return "/Desktop/"
            case .picturesDirectory: return "/Pictures/"
            case .musicDirectory: return "/Music/"
            case .moviesDirectory: return "/Movies/"
            case .userDirectory: return "/Users/"
            }
          }
        }
        struct SearchPathDomainMask: Hashable {
          static var userDomainMask: SearchPathDomainMask { SearchPathDomainMask() }
          static var localDomainMask: SearchPathDomainMask { SearchPathDomainMask() }
          static var allDomainsMask: SearchPathDomainMask { SearchPathDomainMask() }
        }
        func urls(for directory: SearchPathDirectory, in mask: SearchPathDomainMask) -> [URL] {
          [URL(fileURLWithPath: directory._path)]
        }
        func url(
          for directory: SearchPathDirectory, in mask: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
        ) throws -> URL {
          URL(fileURLWithPath: directory._path)
        }
        func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
          URL(fileURLWithPath: "/Groups/" + identifier + "/")
        }
        func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
        var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
        func fileExists(atPath path: String) -> Bool { _fileStore.has(path) }
        func isReadableFile(atPath path: String) -> Bool { _fileStore.has(path) }
        func contents(atPath path: String) -> Data? { try? _fileStore.read(path) }
        func contentsOfDirectory(atPath path: String) throws -> [String] { try _fileStore.names(path) }
        func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [Any]?) throws -> [URL] {
          try _fileStore.names(url.path).map { url.appendingPathComponent($0) }
        }
        @discardableResult func createFile(atPath path: String, contents: Data?) -> Bool {
          _fileStore.write(contents ?? Data(), path)
          return true
        }
        func createDirectory(at url: URL, withIntermediateDirectories creates: Bool) throws {}
        func createDirectory(atPath path: String, withIntermediateDirectories creates: Bool) throws {}
        func removeItem(at url: URL) throws { try _fileStore.remove(url.path) }
        func removeItem(atPath path: String) throws { try _fileStore.remove(path) }
        func copyItem(at source: URL, to target: URL) throws {
          _fileStore.write(try _fileStore.read(source.path), target.path)
        }
        func moveItem(at source: URL, to target: URL) throws {
          try copyItem(at: source, to: target)
          try removeItem(at: source)
        }
      }
      func NSHomeDirectory() -> String { "/" }
      func NSTemporaryDirectory() -> String { "/tmp/" }
      extension Data {
        struct WritingOptions: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [Data.WritingOptions]) -> Data.WritingOptions {
            Data.WritingOptions(rawValue: _union(elements))
          }
          static let atomic: Data.WritingOptions = Data.WritingOptions(rawValue: 1)
          static let atomicWrite: Data.WritingOptions = Data.WritingOptions(rawValue: 1)
          static let completeFileProtection: Data.WritingOptions = Data.WritingOptions(rawValue: 2)
        }
        struct ReadingOptions: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [Data.ReadingOptions]) -> Data.ReadingOptions {
            Data.ReadingOptions(rawValue: _union(elements))
          }
          static let mappedIfSafe: Data.ReadingOptions = Data.ReadingOptions(rawValue: 1)
          static let uncached: Data.ReadingOptions = Data.ReadingOptions(rawValue: 2)
          static let alwaysMapped: Data.ReadingOptions = Data.ReadingOptions(rawValue: 8)
        }
        init(contentsOf url: URL, options: Data.ReadingOptions = .uncached) throws { self = try _fileStore.read(url.path) }
        func write(to url: URL, options: Data.WritingOptions = .atomic) throws { _fileStore.write(self, url.path) }
      }
      extension String {
        init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws {
          try self.init(contentsOfFile: url.path, encoding: encoding)
        }
        init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws {
          guard let text = String(data: try _fileStore.read(path), encoding: encoding) else {
            throw CocoaError(.fileReadCorruptFile)
          }
          self = text
        }
        func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
          try write(toFile: url.path, atomically: atomically, encoding: encoding)
        }
        func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {
          guard let data = data(using: encoding) else { throw CocoaError(.fileWriteUnknown) }
          _fileStore.write(data, path)
        }
      }
      /// A cache, which keeps what it gets as long as a layout takes.
      class NSCache<KeyType, ObjectType> {
        var _kept: [String: ObjectType] = [:]
        var name = ""
        var countLimit = 0
        var totalCostLimit = 0
        init() {}
        func object(forKey key: KeyType) -> ObjectType? { _kept["\\(key)"] }
        func setObject(_ object: ObjectType, forKey key: KeyType) { _kept["\\(key)"] = object }
        func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) { _kept["\\(key)"] = object }
        func removeObject(forKey key: KeyType) { _kept["\\(key)"] = nil }
        func removeAllObjects() { _kept = [:] }
      }
      /// Foundation's string: the same letters in an object.
      struct NSString: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
        var _text: String
        var _bridged: String { _text }
        init(string: String) { _text = string }
        init(stringLiteral value: String) { _text = value }
        init(_bridging value: String) { _text = value }
        var description: String { _text }
        var length: Int { _text.utf16.count }
        var _url: URL { URL(fileURLWithPath: _text) }
        var pathExtension: String { _url.pathExtension }
        var lastPathComponent: String { _url.lastPathComponent }
        var deletingPathExtension: String {
          pathExtension.isEmpty ? _text : String(_text.dropLast(pathExtension.count + 1))
        }
        func appendingPathComponent(_ component: String) -> String {
          _text.hasSuffix("/") || _text.isEmpty ? _text + component : _text + "/" + component
        }
        func character(at index: Int) -> UInt16 { _text.utf16[index] }
        func substring(with range: NSRange) -> String {
          guard let part = Range(range, in: _text) else {
            _fail("the range is not in the text")
            return ""
          }
          return String(_text[part])
        }
        func substring(from index: Int) -> String {
          substring(with: NSRange(location: index, length: length - index))
        }
        func substring(to index: Int) -> String { substring(with: NSRange(location: 0, length: index)) }
        func range(of text: String, options: String.CompareOptions = []) -> NSRange {
          let found = _text.range(of: text, options: options)
          return found == nil ? NSRange(location: NSNotFound, length: 0) : NSRange(found!, in: _text)
        }
        func replacingCharacters(in range: NSRange, with text: String) -> String {
          substring(to: range.location) + text + substring(from: range.upperBound)
        }
        func replacingOccurrences(of target: String, with text: String) -> String {
          _text.replacingOccurrences(of: target, with: text)
        }
        func components(separatedBy separator: String) -> [String] { _text.components(separatedBy: separator) }
        func appending(_ text: String) -> String { _text + text }
        func contains(_ text: String) -> Bool { _text.contains(text) }
        func hasPrefix(_ text: String) -> Bool { _text.hasPrefix(text) }
        func hasSuffix(_ text: String) -> Bool { _text.hasSuffix(text) }
        func isEqual(to text: String) -> Bool { _text == text }
        var lowercased: String { _text.lowercased() }
        var uppercased: String { _text.uppercased() }
        var capitalized: String { _text.capitalized }
        var floatValue: Float { Float(doubleValue) }
        var boolValue: Bool { ["y", "Y", "t", "T", "1"].contains(_text.prefix(1)) }
        var intValue: Int { integerValue }
        var doubleValue: Double { Double(_text) ?? 0 }
        var integerValue: Int { Int(_text) ?? 0 }
      }
      extension String { init(_ string: NSString) { self = string._text } }
      """)
}
