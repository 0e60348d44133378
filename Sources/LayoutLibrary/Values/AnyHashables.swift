/// `AnyHashable`: any value that can be a key.
///
/// Values here know their types, so nothing is wrapped: it is another name of `any Hashable`, whose conversions, casts and
/// comparisons it has. `base` is a member of values of which no type is known, and of no others.
extension LibraryEntry {
  static let anyHashables = LibraryEntry(
    interface: """
      typealias AnyHashable = any Hashable
      extension Hashable where Self == Never { var base: Any { self } }
      """)
}
