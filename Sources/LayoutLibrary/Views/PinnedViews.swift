import LayoutEvaluator

/// `PinnedScrollableViews`, which lazy stacks and grids share: a header that is pinned is somewhere else only while its
/// section is scrolled, and nothing is scrolled here (Semantics §6.11).
extension LibraryEntry {
  static let pinnedScrollableViews = LibraryEntry(
    interface: """
      /// What stays at the edge of a scroll view while its section is on the screen.
      struct PinnedScrollableViews: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [PinnedScrollableViews]) -> PinnedScrollableViews {
          PinnedScrollableViews(rawValue: _union(elements))
        }
        static let sectionHeaders: PinnedScrollableViews = PinnedScrollableViews(rawValue: 1)
        static let sectionFooters: PinnedScrollableViews = PinnedScrollableViews(rawValue: 2)
      }
      """)
}
