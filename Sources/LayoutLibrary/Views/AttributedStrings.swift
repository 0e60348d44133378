/// Texts that are made of more than letters: strings whose parts have attributes, and images.
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
      struct AttributedString: Hashable, ExpressibleByStringLiteral {
        struct Index: Comparable, Hashable {
          var _offset: Int
          static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
        }
        var _runs: [_AttributedRun]
        init(_ string: String = "") { _runs = [_AttributedRun(string: string)] }
        init(stringLiteral value: String) { _runs = [_AttributedRun(string: value)] }
        init(
          localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
          comment: String? = nil
        ) { _runs = [_AttributedRun(string: key._text, isMarkdown: true)] }
        init(markdown: String) { _runs = [_AttributedRun(string: markdown, isMarkdown: true)] }
        init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
          _runs = [_AttributedRun(string: markdown, isMarkdown: true)]
        }
        struct MarkdownParsingOptions {
          enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
          enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
          init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil) {}
        }
        init(_ part: AttributedString) { self = part }
        var font: Font? {
          get { _runs.allSatisfy { $0.font == _runs[0].font } ? _runs.first?.font : nil }
          set { for index in _runs.indices { _runs[index].font = newValue } }
        }
        var kern: CGFloat? {
          get { _runs.allSatisfy { $0.kern == _runs[0].kern } ? _runs.first?.kern : nil }
          set { for index in _runs.indices { _runs[index].kern = newValue } }
        }
        var tracking: CGFloat? {
          get { _runs.allSatisfy { $0.tracking == _runs[0].tracking } ? _runs.first?.tracking : nil }
          set { for index in _runs.indices { _runs[index].tracking = newValue } }
        }
        var baselineOffset: CGFloat? {
          get { _runs.allSatisfy { $0.baselineOffset == _runs[0].baselineOffset } ? _runs.first?.baselineOffset : nil }
          set { for index in _runs.indices { _runs[index].baselineOffset = newValue } }
        }
        var foregroundColor: Color? {
          get { _runs.allSatisfy { $0.foregroundColor == _runs[0].foregroundColor } ? _runs.first?.foregroundColor : nil }
          set { for index in _runs.indices { _runs[index].foregroundColor = newValue } }
        }
        var backgroundColor: Color? {
          get { _runs.allSatisfy { $0.backgroundColor == _runs[0].backgroundColor } ? _runs.first?.backgroundColor : nil }
          set { for index in _runs.indices { _runs[index].backgroundColor = newValue } }
        }
        static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString {
          var sum = lhs
          sum._runs += rhs._runs
          return sum
        }
        mutating func append(_ other: AttributedString) { _runs += other._runs }
        static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs._runs += rhs._runs }
        var characters: String { _runs.map { $0.letters }.joined() }
        var startIndex: Index { Index(_offset: 0) }
        var endIndex: Index { Index(_offset: characters.count) }
        /// The first place where a text stands.
        func range(of text: String, options: String.CompareOptions = []) -> Range<Index>? {
          let ignoresCase = options.contains(.caseInsensitive)
          let letters = ignoresCase ? characters.lowercased() : characters
          let parts = letters.components(separatedBy: ignoresCase ? text.lowercased() : text)
          if parts.count < 2 { return nil }
          return Index(_offset: parts[0].count)..<Index(_offset: parts[0].count + text.count)
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
        func _cut(_ start: Int, _ end: Int) -> [_AttributedRun] {
          var result: [_AttributedRun] = []
          var offset = 0
          for run in _runs {
            let count = run.letters.count
            let first = max(start - offset, 0)
            let last = min(end - offset, count)
            if first < last {
              var part = run
              part.string = String(run.letters.dropFirst(first).prefix(last - first))
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
      }
      typealias AttributedSubstring = AttributedString
      struct _AttributedRun: Hashable {
        var string: String
        var isMarkdown = false
        var font: Font?
        var kern: CGFloat?
        var tracking: CGFloat?
        var baselineOffset: CGFloat?
        var foregroundColor: Color?
        var backgroundColor: Color?
        /// Which letters Markdown leaves is for the text to say.
        var letters: String {
          if isMarkdown { fatalError("letters and ranges of a string made of Markdown are not supported") }
          return string
        }
        var text: Text {
          var text = isMarkdown ? Text(LocalizedStringKey(string)) : Text(verbatim: string)
          if let font { text = text.font(font) }
          if let kern { text = text.kerning(kern) }
          if let tracking { text = text.tracking(tracking) }
          if let baselineOffset { text = text.baselineOffset(baselineOffset) }
          return text
        }
      }
      """)
}
