import LayoutEvaluator

/// The files that a program reads: those of its bundle, which are found beside its sources, and those that it has written itself
/// since the layout began. Of sounds and films only the names matter, since nothing that is laid out depends on them.
extension LibraryEntry {
  static let bundleFiles = LibraryEntry(
    interface: """
      /// Ends the program if a file of the bundle is not there.
      func _requireResource(_ name: String)
      /// The text of such a file, if it is one, and its bytes.
      func _resourceText(_ name: String) -> String?
      func _resourceBytes(_ name: String) -> [UInt8]
      func _bundleFolder() -> String { "/Bundle/" }
      func _isInBundle(_ path: String) -> Bool { path.hasPrefix(_bundleFolder()) }
      func _bundleName(_ path: String) -> String { String(path.dropFirst(_bundleFolder().count)) }
      func _resourceData(_ name: String) -> Data {
        if let text = _resourceText(name) { return Data(_text: text) }
        return Data(_resourceBytes(name))
      }
      /// What the program has written.
      class _FileStore {
        var files: [String: Data] = [:]
        init() {}
        func read(_ path: String) throws -> Data {
          if let data = files[path] { return data }
          if _isInBundle(path) { return _resourceData(_bundleName(path)) }
          throw CocoaError(.fileReadNoSuchFile)
        }
        func write(_ data: Data, _ path: String) { files[path] = data }
        func has(_ path: String) -> Bool {
          if _isInBundle(path) {
            _requireResource(_bundleName(path))
            return true
          }
          return files[path] != nil
        }
        func remove(_ path: String) throws {
          if files[path] == nil { throw CocoaError(.fileNoSuchFile) }
          files[path] = nil
        }
        func names(_ folder: String) throws -> [String] {
          let start = folder.hasSuffix("/") ? folder : folder + "/"
          let found = files.keys.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
          if found.isEmpty { throw CocoaError(.fileReadNoSuchFile) }
          return found.filter { !$0.contains("/") }.sorted()
        }
      }
      let _fileStore = _FileStore()
      /// The data of an asset catalogue.
      class NSDataAsset {
        let name: String
        let data: Data
        init?(name: String, bundle: Bundle = Bundle.main) {
          self.name = name
          self.data = _resourceData(name + ".dataset")
        }
      }
      """,
    natives: [
      .function { (evaluator, arguments) throws(EvaluationError) in
        let name = arguments[0].string
        if !isPlayed(name) { _ = try evaluator.resource(name, at: arguments.range) }
        return .void
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let bytes = try evaluator.resource(arguments[0].string, at: arguments.range)
        return String(validating: bytes, as: UTF8.self).map { .string($0) } ?? .none
      },
      .function { (evaluator, arguments) throws(EvaluationError) in
        let bytes = try evaluator.resource(arguments[0].string, at: arguments.range)
        return .array(bytes.map { .sized(SizedInteger(.uint8, truncating: UInt64($0))) })
      },
    ])

  /// Whether a file is a sound or a film.
  private static func isPlayed(_ name: String) -> Bool {
    let ending = name.split(separator: ".").last.map { String($0).lowercased() } ?? ""
    return ["mp3", "m4a", "wav", "aac", "caf", "aif", "aiff", "mp4", "m4v", "mov"].contains(ending)
  }
}
