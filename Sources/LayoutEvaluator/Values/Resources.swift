package import LayoutDiagnostics

/// The files that an app brings along, as whoever compiles it finds them: by their names, with a folder before them where the program
/// says so. Nothing is looked for until running code asks.
package struct Resources: Sendable {
  /// The bytes of a file; nil where there is none of that name.
  package let read: @Sendable (String) -> [UInt8]?

  package init(_ read: @escaping @Sendable (String) -> [UInt8]?) { self.read = read }
}

extension Evaluator {
  /// The bytes of a file of the bundle. One that is not there ends the program: what comes of a missing file is nothing that
  /// the app shows.
  package func resource(_ name: String, at range: SourceRange) throws(EvaluationError) -> [UInt8] {
    if let known = readResources[name] { return known }
    guard let bytes = resources?.read(name) else {
      throw fail(.missingResource, Message.missingResource(name, isLooked: resources != nil), at: range)
    }
    readResources[name] = bytes
    return bytes
  }
}
