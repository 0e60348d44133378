package import LayoutDiagnostics
package import LayoutSyntax

/// Where an unknown name may be declared: in a package that its file imports, or in another file of the app.
///
/// People paste one file of an app, and half of what it names is right and elsewhere. The error stays, since no frame can be
/// told without the declaration, but it says what would help: once for a package, and once if a lone file lacks types.
extension [Diagnostic] {
  /// The diagnostics with notes at the first unknown names.
  ///
  /// - Parameter files: the module's files, whose ranges the diagnostics have.
  package func sayingWhatIsMissing(from files: [SyntaxTree]) -> [Diagnostic] {
    guard hasErrors else { return self }
    var result = self
    for tree in files {
      let unknown = indices.filter { tree.range.contains(self[$0].range.lower) && self[$0].isOfUnknown }
      guard let first = unknown.min(by: { self[$0].range.lower < self[$1].range.lower }) else { continue }
      let packages = tree.packages
      if let note = note(of: packages) { result[first].notes.append(note) }
      if packages.isEmpty, files.count == 1, let type = unknown.first(where: { tree.isType(at: self[$0].range) }) {
        result[type].notes.append(Diagnostic.Note("files of one app are given together: keyline check *.swift"))
      }
    }
    return result
  }
}

extension Diagnostic {
  /// Whether it is about a name that is like nothing known.
  fileprivate var isOfUnknown: Bool {
    severity == .error && fixIts.isEmpty && [.unknownName, .unknownType, .unknownMember].contains(id)
  }
}

/// A module that a file imports and that comes with no system.
private struct Package {
  var name: String
  var range: SourceRange
}

private func note(of packages: [Package]) -> Diagnostic.Note? {
  guard let first = packages.first else { return nil }
  let names = packages.map { "'\($0.name)'" }.joined(separator: ", ")
  return Diagnostic.Note(
    "the file imports \(names), of which nothing is here: what it uses of that has to be declared", at: first.range)
}

extension SyntaxTree {
  fileprivate var range: SourceRange { SourceRange(file.base, file.base + SourceOffset(file.text.count)) }

  fileprivate var packages: [Package] {
    guard let root = nodes.last, root.kind == .sourceFile else { return [] }
    return slots(NodeID(UInt32(nodes.count - 1))).compactMap { item in
      guard !item.isNone, kind(item) == .importDecl, !self[item].token.isNone else { return nil }
      let name = text(self[item].token)
      return SystemModules.contains(name) ? nil : Package(name: name, range: range(item))
    }
  }

  /// Whether a name begins like that of a type.
  fileprivate func isType(at range: SourceRange) -> Bool {
    let first = file.text[Int(range.lower - file.base)]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}
