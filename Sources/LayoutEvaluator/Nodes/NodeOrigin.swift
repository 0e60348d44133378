package import LayoutDiagnostics

/// Where a node of the engine's tree comes from in the source, and how a report names it.
///
/// Origins stand in an array parallel to the engine's nodes. The containers that SwiftUI inserts by itself (around several
/// views at the root or in an overlay) have none: nobody wrote them and no report lists them.
package struct NodeOrigin: Sendable {
  /// The place among the siblings of the source, all the way up.
  package var path: PathID
  /// The name as written: `HStack`, `Color`, `frame`.
  package var kind: String
  /// The name's bytes in the source; the line and column of a report.
  package var range: SourceRange
  /// Which of the views of a distributed modifier this is, from 0; -1 where the modifier exists once.
  package var copy: Int32
  /// A stack that its one static child replaces (Semantics §2.5).
  package var isDissolved: Bool
  /// The name that `accessibilityIdentifier` or `id` gives, or nil.
  package var identifier: String?
  /// Why the node's size may differ from SwiftUI's; nil where it is known.
  package var approximation: String?

  package init(
    path: PathID, kind: String, range: SourceRange, copy: Int32 = -1, isDissolved: Bool = false,
    identifier: String? = nil, approximation: String? = nil
  ) {
    self.path = path
    self.kind = kind
    self.range = range
    self.copy = copy
    self.isDissolved = isDissolved
    self.identifier = identifier
    self.approximation = approximation
  }

}
