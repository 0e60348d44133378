/// Values that layouts pass on to controls, and that no frame depends on.
extension LibraryEntry {
  static let resources = LibraryEntry(
    interface: """
      /// Where something is to be found.
      struct URL: Hashable {
        let absoluteString: String
        init?(string: String) { self.absoluteString = string }
        init(fileURLWithPath path: String) { self.absoluteString = path }
      }
      """)
}
