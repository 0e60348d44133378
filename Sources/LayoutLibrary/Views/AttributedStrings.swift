import LayoutEvaluator
import LayoutText

/// Texts that are made of more than letters: strings whose parts have attributes, and images. They are written in the language
/// itself; only what Markdown comes to is read natively.
extension LibraryEntry {
  static let attributedStrings = LibraryEntry(
    interface: """
      extension Text {
        /// An image among letters, about as wide as a symbol.
        @_disfavoredOverload init(_ image: Image) { self = Text(verbatim: "\\u{FFFC}") }
        /// A string with attributes.
        @_disfavoredOverload init(_ attributedContent: AttributedString) { self = attributedContent._text }
      }
      /// A string whose parts may look different: runs of letters with the attributes that they have in common.
      @_likeOwn struct AttributedString: Hashable, ExpressibleByStringLiteral {
        struct Index: Comparable, Hashable {
          var _offset: Int
          static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
        }
        var _runs: [_AttributedRun]
        init() { _runs = [] }
        init(_ string: some StringProtocol, attributes: AttributeContainer = AttributeContainer()) {
          _runs = [_AttributedRun(string: "\\(string)", attributes: attributes)]
        }
        init(stringLiteral value: String) { _runs = [_AttributedRun(string: value)] }
        init(
          localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
          comment: String? = nil
        ) { _runs = _markdownRuns(key._text) }
        init(markdown: String) { _runs = _markdownRuns(_inline(markdown)) }
        init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
          _runs = _markdownRuns(options.interpretedSyntax == .full ? _inline(markdown) : markdown)
        }
        struct MarkdownParsingOptions {
          enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
          enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
          var allowsExtendedAttributes: Bool
          var interpretedSyntax: InterpretedSyntax
          var failurePolicy: FailurePolicy
          var languageCode: String?
          init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
          ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
          }
        }
        init(_ part: AttributedString) { self = part }
        var characters: String { _runs.map { $0.string }.joined() }
        var startIndex: Index { Index(_offset: 0) }
        var endIndex: Index { Index(_offset: characters.count) }
        func index(_ i: Index, offsetByCharacters distance: Int) -> Index { Index(_offset: i._offset + distance) }
        func index(afterCharacter i: Index) -> Index { Index(_offset: i._offset + 1) }
        func index(beforeCharacter i: Index) -> Index { Index(_offset: i._offset - 1) }
        /// The stretches of letters whose attributes are the same.
        var runs: [Run] {
          var result: [Run] = []
          var offset = 0
          for run in _AttributedRun.joined(_runs) {
            let count = run.string.count
            result.append(
              Run(attributes: run.attributes, range: Index(_offset: offset)..<Index(_offset: offset + count)))
            offset += count
          }
          return result
        }
        static func == (lhs: AttributedString, rhs: AttributedString) -> Bool {
          _AttributedRun.joined(lhs._runs) == _AttributedRun.joined(rhs._runs)
        }
        static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString {
          var sum = lhs
          sum._runs += rhs._runs
          return sum
        }
        mutating func append(_ other: AttributedString) { _runs += other._runs }
        static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs._runs += rhs._runs }
        mutating func insert(_ other: AttributedString, at index: Index) {
          _runs = _cut(0, index._offset) + other._runs + _cut(index._offset, endIndex._offset)
        }
        mutating func replaceSubrange(_ range: Range<Index>, with other: AttributedString) { self[range] = other }
        mutating func removeSubrange(_ range: Range<Index>) { self[range] = AttributedString() }
        mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributeMergePolicy = .keepNew) {
          for index in _runs.indices { _runs[index].attributes.merge(attributes, mergePolicy: mergePolicy) }
        }
        func mergingAttributes(
          _ attributes: AttributeContainer, mergePolicy: AttributeMergePolicy = .keepNew
        ) -> AttributedString {
          var copy = self
          copy.mergeAttributes(attributes, mergePolicy: mergePolicy)
          return copy
        }
        mutating func setAttributes(_ attributes: AttributeContainer) {
          for index in _runs.indices { _runs[index].attributes = attributes }
        }
        func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
          var copy = self
          copy.setAttributes(attributes)
          return copy
        }
        mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) {
          for index in _runs.indices where _runs[index].attributes.merging(attributes) == _runs[index].attributes {
            _runs[index].attributes = _runs[index].attributes._without(attributes).merging(others)
          }
        }
        /// The first place where a text stands, or the last one.
        func range(of text: some StringProtocol, options: String.CompareOptions = []) -> Range<Index>? {
          let all = characters
          guard let found = all.range(of: "\\(text)", options: options) else { return nil }
          let start = all.distance(from: all.startIndex, to: found.lowerBound)
          return Index(_offset: start)..<Index(_offset: start + all.distance(from: found.lowerBound, to: found.upperBound))
        }
        subscript(range: Range<Index>) -> AttributedString {
          get {
            var part = self
            part._runs = _cut(range.lowerBound._offset, range.upperBound._offset)
            return part
          }
          set {
            let end = endIndex._offset
            _runs = _cut(0, range.lowerBound._offset) + newValue._runs + _cut(range.upperBound._offset, end)
          }
        }
        subscript(range: PartialRangeFrom<Index>) -> AttributedString {
          get { self[range.lowerBound..<endIndex] }
          set { self[range.lowerBound..<endIndex] = newValue }
        }
        subscript(range: PartialRangeUpTo<Index>) -> AttributedString {
          get { self[startIndex..<range.upperBound] }
          set { self[startIndex..<range.upperBound] = newValue }
        }
        func _cut(_ start: Int, _ end: Int) -> [_AttributedRun] {
          var result: [_AttributedRun] = []
          var offset = 0
          for run in _runs {
            let count = run.string.count
            let first = max(start - offset, 0)
            let last = min(end - offset, count)
            if first < last {
              var part = run
              part.string = String(run.string.dropFirst(first).prefix(last - first))
              result.append(part)
            }
            offset += count
          }
          return result
        }
        var _text: Text {
          var text = Text(verbatim: "")
          for index in _runs.indices { text = index == 0 ? _runs[0].text : text + _runs[index].text }
          return text
        }
        /// A stretch of letters whose attributes are the same.
        @dynamicMemberLookup
        struct Run: Hashable {
          var attributes: AttributeContainer
          var range: Range<Index>
          subscript<T>(dynamicMember keyPath: KeyPath<AttributeContainer, T>) -> T { attributes[keyPath: keyPath] }
        }
        /// Which of two values an attribute keeps.
        enum AttributeMergePolicy { case keepNew, keepCurrent }
      }
      typealias AttributedSubstring = AttributedString
      extension String {
        subscript(range: Range<AttributedString.Index>) -> String {
          String(dropFirst(range.lowerBound._offset).prefix(range.upperBound._offset - range.lowerBound._offset))
        }
      }
      func _inline(_ markdown: String) -> String {
        let starts = ["# ", "## ", "### ", "- ", "* ", "+ ", "> ", "1. ", "```", "    "]
        if markdown.contains("\\n") || starts.contains(where: { markdown.hasPrefix($0) }) {
          fatalError("paragraphs, headings and lists in Markdown are not supported")
        }
        return markdown
      }
      /// The stretches of a Markdown text: letters, and bits that say what emphasis they have.
      func _markdownSpans(_ text: String) -> [(String, Int)]
      func _markdownRuns(_ text: String) -> [_AttributedRun] {
        _markdownSpans(text).map { span in
          var run = _AttributedRun(string: span.0)
          let intent = InlinePresentationIntent(rawValue: span.1 & 7 | (span.1 & 8) * 4)
          if intent.rawValue != 0 { run.attributes.inlinePresentationIntent = intent }
          run.attributes._isMarkdownLink = span.1 & 16 != 0
          return run
        }
      }
      struct _AttributedRun: Hashable {
        var string: String
        var attributes = AttributeContainer()
        var text: Text {
          var text = Text(verbatim: string)
          if let font = attributes.font { text = text.font(font) }
          if let kern = attributes.kern { text = text.kerning(kern) }
          if let tracking = attributes.tracking { text = text.tracking(tracking) }
          if let baselineOffset = attributes.baselineOffset { text = text.baselineOffset(baselineOffset) }
          if let intent = attributes.inlinePresentationIntent {
            if intent.contains(.stronglyEmphasized) { text = text.bold() }
            if intent.contains(.emphasized) { text = text.italic() }
            if intent.contains(.code) { text = text.monospaced() }
          }
          return text
        }
        /// Runs beside each other with the same attributes as one.
        static func joined(_ runs: [_AttributedRun]) -> [_AttributedRun] {
          var result: [_AttributedRun] = []
          for run in runs where !run.string.isEmpty {
            if let last = result.last, last.attributes == run.attributes {
              result[result.count - 1].string += run.string
            } else {
              result.append(run)
            }
          }
          return result
        }
      }
      /// What Markdown says of a stretch of text.
      struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [InlinePresentationIntent]) -> InlinePresentationIntent {
          InlinePresentationIntent(rawValue: _union(elements))
        }
        static let emphasized: InlinePresentationIntent = InlinePresentationIntent(rawValue: 1)
        static let stronglyEmphasized: InlinePresentationIntent = InlinePresentationIntent(rawValue: 2)
        static let code: InlinePresentationIntent = InlinePresentationIntent(rawValue: 4)
        static let strikethrough: InlinePresentationIntent = InlinePresentationIntent(rawValue: 32)
        static let softBreak: InlinePresentationIntent = InlinePresentationIntent(rawValue: 64)
        static let lineBreak: InlinePresentationIntent = InlinePresentationIntent(rawValue: 128)
      }
      """,
    natives: [
      .function { (_, arguments) in
        .array(
          MarkdownSpan.spans(of: arguments[0].string).map {
            .tuple([.string($0.text), .integer(Int($0.traits.rawValue))])
          })
      }
    ])
}
