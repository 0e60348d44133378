/// Small parts of Foundation and the standard library that models, previews and their sample data touch: addresses, places of the
/// world, index paths, comparators, and strings of bytes.
extension LibraryEntry {
  static let foundationExtras = LibraryEntry(
    interface: """
      extension Locale {
        struct Language: Hashable {
          var languageCode: LanguageCode?
          struct LanguageCode: Hashable {
            var identifier: String
            init(_ identifier: String) { self.identifier = identifier }
          }
        }
        struct Region: Hashable {
          var identifier: String
          init(_ identifier: String) { self.identifier = identifier }
        }
        var language: Language { Language(languageCode: languageCode.map { Language.LanguageCode($0) }) }
        var region: Region? { regionCode.map { Region($0) } }
        var currencySymbol: String? { _american("$", "currencySymbol") }
        var decimalSeparator: String? { _american(".", "decimalSeparator") }
        var groupingSeparator: String? { _american(",", "groupingSeparator") }
        static var preferredLanguages: [String] { ["en-US"] }
      }
      extension TimeZone {
        static var gmt: TimeZone { .current }
        static var autoupdatingCurrent: TimeZone { .current }
        init?(abbreviation: String) {
          _identifier = abbreviation
          if !["GMT", "UTC"].contains(abbreviation) { _seconds = nil }
        }
        var identifier: String { _identifier }
        func abbreviation() -> String? {
          guard let seconds = _seconds else { return _missing("the abbreviation of a time zone by its name") }
          let hours = String(seconds.magnitude / 3600)
          let minutes = seconds.magnitude / 60 % 60
          let rest = minutes == 0 ? "" : ":" + (minutes < 10 ? "0" : "") + String(minutes)
          return seconds == 0 ? "GMT" : "GMT" + (seconds < 0 ? "-" : "+") + hours + rest
        }
        func secondsFromGMT() -> Int { _seconds ?? _missing("the distance of a time zone by its name").count }
        func secondsFromGMT(for date: Date) -> Int { secondsFromGMT() }
      }
      /// A place in a list of lists.
      struct IndexPath: Hashable, Comparable {
        var section: Int
        var row: Int
        var item: Int { row }
        init(row: Int, section: Int) {
          self.section = section
          self.row = row
        }
        init(item: Int, section: Int) {
          self.section = section
          self.row = item
        }
        static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
          lhs.section < rhs.section || lhs.section == rhs.section && lhs.row < rhs.row
        }
      }
      extension Sequence {
        /// Sorts by the first property that tells two elements apart.
        func sorted(using comparators: [KeyPathComparator<Element>]) -> [Element] {
          sorted { a, b in
            for comparator in comparators {
              if comparator._isLess(a, b) { return true }
              if comparator._isLess(b, a) { return false }
            }
            return false
          }
        }
      }
      extension Array {
        mutating func sort(using comparator: KeyPathComparator<Element>) { self = sorted(using: comparator) }
        mutating func sort(using comparators: [KeyPathComparator<Element>]) { self = sorted(using: comparators) }
      }
      enum _StringComparator { case localized, localizedStandard, lexical }
      extension KeyPathComparator {
        init(_ keyPath: KeyPath<Root, String>, comparator: _StringComparator, order: SortOrder = .forward) {
          self.init(keyPath, order: order)
        }
      }
      extension Set {
        func symmetricDifference(_ other: Set<Element>) -> Set<Element> { subtracting(other).union(other.subtracting(self)) }
      }
      extension String {
        func uppercased(with locale: Locale?) -> String { uppercased() }
        func lowercased(with locale: Locale?) -> String { lowercased() }
        func capitalized(with locale: Locale?) -> String { capitalized }
      }
      extension CGRect {
        /// The smallest rectangle with whole numbers around this one.
        var integral: CGRect {
          let x = minX.rounded(.down)
          let y = minY.rounded(.down)
          return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
        }
      }
      extension UIFont {
        init?(name: String, size: CGFloat) {
          _font = .custom(name, size: size)
          pointSize = size
        }
        static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
          UIFont(_font: Font.system(size: size).italic(), pointSize: size)
        }
        static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
          UIFont(_font: .system(size: size, weight: weight._weight, design: .monospaced), pointSize: size)
        }
        static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
          UIFont(_font: Font.system(size: size, weight: weight._weight).monospacedDigit(), pointSize: size)
        }
      }
      """)
}
