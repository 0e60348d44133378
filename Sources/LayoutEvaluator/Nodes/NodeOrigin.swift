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
  /// The name's bytes in the source, which is the library's for a view that the library makes of others.
  package var range: SourceRange
  /// The line and column of a report: the name in the program, or, for a view that the library makes, the call that it makes
  /// it for or else the view around it.
  package var place: SourceOffset
  /// Which of the views of a distributed modifier this is, from 0; -1 where the modifier exists once.
  package var copy: Int32
  /// A stack that its one static child replaces (Semantics §2.5).
  package var isDissolved: Bool
  /// The name that `accessibilityIdentifier` or `id` gives, or nil.
  package var identifier: String?
  /// Why the node's size may differ from SwiftUI's; nil where it is known.
  package var approximation: String?

  package init(
    path: PathID, kind: String, range: SourceRange, place: SourceOffset, copy: Int32 = -1, isDissolved: Bool = false,
    identifier: String? = nil, approximation: String? = nil
  ) {
    self.path = path
    self.kind = kind
    self.range = range
    self.place = place
    self.copy = copy
    self.isDissolved = isDissolved
    self.identifier = identifier
    self.approximation = approximation
  }
}
