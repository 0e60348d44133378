import LayoutEvaluator
import LayoutText

/// Modifiers that decide how the texts in a view measure: font, weight, lines. They travel down the tree.
extension LibraryEntry {
  static let fontModifiers = LibraryEntry(
    interface: """
      extension View {
        /// The default font of the texts in this view.
        func font(_ font: Font?) -> some View
        /// The weight of the fonts in this view.
        func fontWeight(_ weight: Font.Weight?) -> some View
        /// The design of the fonts in this view.
        func fontDesign(_ design: Font.Design?) -> some View
        /// The width of the fonts in this view.
        func fontWidth(_ width: Font.Width?) -> some View
        /// Bold fonts in this view.
        func bold(_ isActive: Bool = true) -> some View
        /// Italic fonts in this view.
        func italic(_ isActive: Bool = true) -> some View
        /// Monospaced fonts in this view.
        func monospaced(_ isActive: Bool = true) -> some View
        /// Digits of one width in this view.
        func monospacedDigit() -> some View
        /// Points between the characters of the texts in this view.
        func kerning(_ kerning: CGFloat) -> some View
        /// Points between the characters of the texts in this view.
        func tracking(_ tracking: CGFloat) -> some View
        /// The distance of letters from the baseline in this view.
        func baselineOffset(_ baselineOffset: CGFloat) -> some View
        /// Underlines the texts in this view.
        func underline(
          _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
        /// Strikes through the texts in this view.
        func strikethrough(
          _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
        /// The greatest number of lines of each text in this view.
        func lineLimit(_ number: Int?) -> some View
        /// The least and the greatest number of lines of each text in this view.
        func lineLimit(_ limit: ClosedRange<Int>) -> some View
        /// The least number of lines of each text in this view.
        func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
        /// The greatest number of lines of each text in this view.
        func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
        /// The greatest number of lines of each text in this view, whose room is kept if so desired.
        func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
        /// Points between the lines of each text in this view.
        func lineSpacing(_ lineSpacing: CGFloat) -> some View
        /// How the lines of each text in this view are aligned with each other.
        func multilineTextAlignment(_ alignment: TextAlignment) -> some View
        /// How far each text in this view may shrink to fit.
        func minimumScaleFactor(_ factor: CGFloat) -> some View
        /// Whether the characters of each text in this view may move together to fit.
        func allowsTightening(_ flag: Bool) -> some View
        /// Which part of a line that is too long gives way.
        func truncationMode(_ mode: Text.TruncationMode) -> some View
        /// Upper or lower case for the texts in this view.
        func textCase(_ textCase: Text.Case?) -> some View
        /// The text size of this view.
        func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
        /// The text sizes that this view can have.
        func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View
        /// The smallest text size that this view can have.
        func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View
        /// The greatest text size that this view can have.
        func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View
      }
      /// How lines of text are aligned with each other.
      enum TextAlignment: Hashable, CaseIterable { case leading, center, trailing }
      /// The size that the reader wants text in.
      enum DynamicTypeSize: Int, Hashable, CaseIterable, Comparable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
        /// Whether it is one of the sizes for accessibility.
        var isAccessibilitySize: Bool { rawValue > 6 }
      }
      """,
    natives: [
      .environment("font") { (environment, arguments) in environment.font = arguments[1].font },
      .attribute("fontWeight") { (attributes, arguments) in
        attributes.weight = LibraryEntry.weight(arguments[1])
      },
      .attribute("fontDesign") { (attributes, arguments) in
        attributes.design = arguments[1].isNone ? nil : LibraryEntry.design(arguments[1])
      },
      .neutral("fontWidth"),
      .attribute("bold") { (attributes, arguments) in attributes.isBold = arguments[1].boolean },
      .attribute("italic") { (attributes, arguments) in attributes.isItalic = arguments[1].boolean },
      .attribute("monospaced") { (attributes, arguments) in attributes.isMonospaced = arguments[1].boolean },
      .attribute("monospacedDigit") { (attributes, _) in attributes.hasMonospacedDigits = true },
      .attribute("kerning") { (attributes, arguments) in attributes.kerning = arguments[1].double },
      .attribute("tracking") { (attributes, arguments) in attributes.tracking = arguments[1].double },
      .attribute("baselineOffset") { (attributes, arguments) in attributes.baselineOffset = arguments[1].double },
      .neutral("underline"), .neutral("strikethrough"),
      .textOption("lineLimit") { (options, arguments) in
        options.lineLimit = arguments[1].isNone ? nil : max(arguments[1].integer, 1)
      },
      .textOption("lineLimit") { (options, arguments) in
        guard case .range(let lower, let upper) = arguments[1] else { return }
        options.lineLimit = max(upper - 1, 1)
        options.reservedLines = max(lower, 0)
      },
      .textOption("lineLimit") { (options, arguments) in
        options.lineLimit = nil
        options.reservedLines = max(arguments[1].parts.first?.integer ?? 0, 0)
      },
      .textOption("lineLimit") { (options, arguments) in
        options.lineLimit = max(arguments[1].parts.first?.integer ?? 1, 1)
      },
      .textOption("lineLimit") { (options, arguments) in
        options.lineLimit = max(arguments[1].integer, 1)
        options.reservedLines = arguments[2].boolean ? max(arguments[1].integer, 1) : 0
      },
      .textOption("lineSpacing") { (options, arguments) in options.lineSpacing = max(arguments[1].double, 0) },
      .look("multilineTextAlignment") { (controls, arguments) in controls.textAlignment = arguments[1].caseIndex },
      .textOption("minimumScaleFactor") { (options, arguments) in
        options.minimumScaleFactor = min(max(arguments[1].double, 0.01), 1)
      },
      .textOption("allowsTightening") { (options, arguments) in options.allowsTightening = arguments[1].boolean },
      .textOption("truncationMode") { (options, arguments) in
        options.truncationMode = [.head, .tail, .middle][max(arguments[1].caseIndex, 0) % 3]
      },
      .attribute("textCase") { (attributes, arguments) in
        attributes.textCase = arguments[1].isNone ? nil : arguments[1].caseIndex == 0 ? .uppercase : .lowercase
      },
      .environment("dynamicTypeSize") { (environment, arguments) in
        environment.contentSize = LibraryEntry.contentSize(arguments[1])
      },
      .environment("dynamicTypeSize") { (environment, arguments) in
        let bounds = arguments[1].parts.map { LibraryEntry.contentSize($0) }
        guard bounds.count == 2 else { return }
        environment.contentSize = min(max(environment.contentSize, bounds[0]), bounds[1])
      },
      .environment("dynamicTypeSize") { (environment, arguments) in
        guard let bound = arguments[1].parts.first else { return }
        environment.contentSize = max(environment.contentSize, LibraryEntry.contentSize(bound))
      },
      .environment("dynamicTypeSize") { (environment, arguments) in
        guard let bound = arguments[1].parts.first else { return }
        environment.contentSize = min(environment.contentSize, LibraryEntry.contentSize(bound))
      },
    ])

  private static func contentSize(_ value: Value) -> ContentSizeCategory {
    ContentSizeCategory(rawValue: UInt8(clamping: value.caseIndex)) ?? .large
  }
}

extension Native {
  /// A modifier that changes the fonts of the texts in a view.
  static func attribute(
    _ kind: String, _ change: @escaping @Sendable (inout TextAttributes, Arguments) -> Void
  ) -> Native {
    .environment(kind) { (environment, arguments) in change(&environment.textAttributes, arguments) }
  }

  /// A modifier that changes the lines of the texts in a view.
  static func textOption(
    _ kind: String, _ change: @escaping @Sendable (inout TextOptions, Arguments) -> Void
  ) -> Native {
    .environment(kind) { (environment, arguments) in change(&environment.textOptions, arguments) }
  }
}
