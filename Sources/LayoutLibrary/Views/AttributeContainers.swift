/// The attributes of strings, one by one: of a container, of a string all of whose runs have one in common, and of the old
/// `NSAttributedString`, which is a string with attributes that everybody who has it shares.
extension LibraryEntry {
  static let attributeContainers = LibraryEntry(
    interface: """
      /// Attributes that a string may get.
      struct AttributeContainer: Hashable {
        init() {}
        /// The font.
        var font: Font?
        /// Points between characters.
        var kern: CGFloat?
        /// Points between characters.
        var tracking: CGFloat?
        /// The distance from the baseline.
        var baselineOffset: CGFloat?
        /// The colour of the letters.
        var foregroundColor: Color?
        /// The colour behind the letters.
        var backgroundColor: Color?
        /// A line under the letters.
        var underlineStyle: Text.LineStyle?
        /// A line through the letters.
        var strikethroughStyle: Text.LineStyle?
        /// What Markdown says of the letters.
        var inlinePresentationIntent: InlinePresentationIntent?
        /// The language of the letters.
        var languageIdentifier: String?
        var _link: URL?
        var _isMarkdownLink = false
        /// Where a link goes to.
        var link: URL? {
          get {
            if _isMarkdownLink { fatalError("where a link in Markdown goes to is not supported") }
            return _link
          }
          set {
            _link = newValue
            _isMarkdownLink = false
          }
        }
        mutating func merge(
          _ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
        ) {
          let new = mergePolicy == .keepNew ? other : self
          let old = mergePolicy == .keepNew ? self : other
          font = new.font ?? old.font
          kern = new.kern ?? old.kern
          tracking = new.tracking ?? old.tracking
          baselineOffset = new.baselineOffset ?? old.baselineOffset
          foregroundColor = new.foregroundColor ?? old.foregroundColor
          backgroundColor = new.backgroundColor ?? old.backgroundColor
          underlineStyle = new.underlineStyle ?? old.underlineStyle
          strikethroughStyle = new.strikethroughStyle ?? old.strikethroughStyle
          inlinePresentationIntent = new.inlinePresentationIntent ?? old.inlinePresentationIntent
          languageIdentifier = new.languageIdentifier ?? old.languageIdentifier
          _link = new._link ?? old._link
          _isMarkdownLink = new._isMarkdownLink || new._link == nil && old._isMarkdownLink
        }
        func merging(
          _ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
        ) -> AttributeContainer {
          var copy = self
          copy.merge(other, mergePolicy: mergePolicy)
          return copy
        }
        func _without(_ other: AttributeContainer) -> AttributeContainer {
          var copy = self
          if other.font != nil { copy.font = nil }
          if other.kern != nil { copy.kern = nil }
          if other.tracking != nil { copy.tracking = nil }
          if other.baselineOffset != nil { copy.baselineOffset = nil }
          if other.foregroundColor != nil { copy.foregroundColor = nil }
          if other.backgroundColor != nil { copy.backgroundColor = nil }
          if other.underlineStyle != nil { copy.underlineStyle = nil }
          if other.strikethroughStyle != nil { copy.strikethroughStyle = nil }
          if other.inlinePresentationIntent != nil { copy.inlinePresentationIntent = nil }
          if other.languageIdentifier != nil { copy.languageIdentifier = nil }
          if other._link != nil { copy._link = nil }
          return copy
        }
      }
      extension AttributeContainer {
        func font(_ value: Font) -> AttributeContainer {
          var copy = self
          copy.font = value
          return copy
        }
        func kern(_ value: CGFloat) -> AttributeContainer {
          var copy = self
          copy.kern = value
          return copy
        }
        func tracking(_ value: CGFloat) -> AttributeContainer {
          var copy = self
          copy.tracking = value
          return copy
        }
        func baselineOffset(_ value: CGFloat) -> AttributeContainer {
          var copy = self
          copy.baselineOffset = value
          return copy
        }
        func foregroundColor(_ value: Color) -> AttributeContainer {
          var copy = self
          copy.foregroundColor = value
          return copy
        }
        func backgroundColor(_ value: Color) -> AttributeContainer {
          var copy = self
          copy.backgroundColor = value
          return copy
        }
        func underlineStyle(_ value: Text.LineStyle) -> AttributeContainer {
          var copy = self
          copy.underlineStyle = value
          return copy
        }
        func strikethroughStyle(_ value: Text.LineStyle) -> AttributeContainer {
          var copy = self
          copy.strikethroughStyle = value
          return copy
        }
        func inlinePresentationIntent(_ value: InlinePresentationIntent) -> AttributeContainer {
          var copy = self
          copy.inlinePresentationIntent = value
          return copy
        }
        func languageIdentifier(_ value: String) -> AttributeContainer {
          var copy = self
          copy.languageIdentifier = value
          return copy
        }
        func link(_ value: URL) -> AttributeContainer {
          var copy = self
          copy.link = value
          return copy
        }
      }
      extension AttributedString {
        var font: Font? {
          get {
            let first = _runs.first?.attributes.font
            return _runs.allSatisfy { $0.attributes.font == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.font = newValue } }
        }
        var kern: CGFloat? {
          get {
            let first = _runs.first?.attributes.kern
            return _runs.allSatisfy { $0.attributes.kern == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.kern = newValue } }
        }
        var tracking: CGFloat? {
          get {
            let first = _runs.first?.attributes.tracking
            return _runs.allSatisfy { $0.attributes.tracking == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.tracking = newValue } }
        }
        var baselineOffset: CGFloat? {
          get {
            let first = _runs.first?.attributes.baselineOffset
            return _runs.allSatisfy { $0.attributes.baselineOffset == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.baselineOffset = newValue } }
        }
        var foregroundColor: Color? {
          get {
            let first = _runs.first?.attributes.foregroundColor
            return _runs.allSatisfy { $0.attributes.foregroundColor == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.foregroundColor = newValue } }
        }
        var backgroundColor: Color? {
          get {
            let first = _runs.first?.attributes.backgroundColor
            return _runs.allSatisfy { $0.attributes.backgroundColor == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.backgroundColor = newValue } }
        }
        var underlineStyle: Text.LineStyle? {
          get {
            let first = _runs.first?.attributes.underlineStyle
            return _runs.allSatisfy { $0.attributes.underlineStyle == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.underlineStyle = newValue } }
        }
        var strikethroughStyle: Text.LineStyle? {
          get {
            let first = _runs.first?.attributes.strikethroughStyle
            return _runs.allSatisfy { $0.attributes.strikethroughStyle == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.strikethroughStyle = newValue } }
        }
        var inlinePresentationIntent: InlinePresentationIntent? {
          get {
            let first = _runs.first?.attributes.inlinePresentationIntent
            return _runs.allSatisfy { $0.attributes.inlinePresentationIntent == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.inlinePresentationIntent = newValue } }
        }
        var languageIdentifier: String? {
          get {
            let first = _runs.first?.attributes.languageIdentifier
            return _runs.allSatisfy { $0.attributes.languageIdentifier == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.languageIdentifier = newValue } }
        }
        var link: URL? {
          get {
            let first = _runs.first?.attributes.link
            return _runs.allSatisfy { $0.attributes.link == first } ? first : nil
          }
          set { for index in _runs.indices { _runs[index].attributes.link = newValue } }
        }
      }
      """)
}
