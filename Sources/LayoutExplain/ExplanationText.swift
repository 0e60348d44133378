import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine

/// An explanation for people: three short chapters and a sum. In front of every sentence stands the line of the source that it
/// is about, as in a listing, so that one can read along in the file.
package struct ExplanationText {
  private let isColored: Bool
  private let gutter: Int
  private var bytes: [UInt8] = []

  /// Sentences are broken to this width.
  private static let width = 100
  /// Of the nodes that may be meant as well, this many are named.
  private static let mostCandidates = 20

  package static func render(_ explanation: Explanation, isColored: Bool) -> [UInt8] {
    var lines = explanation.steps.compactMap { $0.actor.line } + [0]
    lines += explanation.terms.compactMap { $0.node.line }
    let digits = number(Double(lines.max() ?? 0)).utf8.count
    var text = ExplanationText(isColored: isColored, gutter: max(3, digits + 1))
    text.append(explanation)
    return text.bytes
  }

  private init(isColored: Bool, gutter: Int) {
    self.isColored = isColored
    self.gutter = gutter
  }

  private mutating func append(_ explanation: Explanation) {
    title(explanation)
    for phase in ExplanationStep.Phase.allCases {
      let steps = explanation.steps.filter { $0.phase == phase }
      guard !steps.isEmpty else { continue }
      line("")
      line(phase.title, .bold)
      for step in steps where !step.text.isEmpty { append(step) }
      if phase == .offer && steps.contains(where: { $0.text.mentionsNil }) {
        line(Self.pad("", gutter) + "  nil: nothing is proposed, so the view takes its ideal length.", .dim)
      }
    }
    if explanation.chooser == nil { sum(explanation) }
  }

  private mutating func title(_ explanation: Explanation) {
    let subject = explanation.subject
    let frame = explanation.frame
    var place = explanation.file
    if let line = subject.line, let column = subject.column {
      place += ":\(number(Double(line))):\(number(Double(column)))"
    }
    let scene = explanation.scene.map { " in \"\($0)\"" } ?? ""
    if let chooser = explanation.chooser {
      line("\(subject.label)\(scene) is not shown", .bold)
      line(place, .dim)
      let at = chooser.line.map { " in line \(number(Double($0)))" } ?? ""
      line("\(chooser.label)\(at) has chosen another view. This is how:")
    } else {
      line("\(subject.label)\(scene) is \(text(frame.size)) at \(text(Point(x: frame.x, y: frame.y)))", .bold)
      line(place, .dim)
    }
    if !explanation.others.isEmpty {
      line("This is the first of \(number(Double(explanation.others.count + 1))) that may be meant. The others:", .dim)
      for other in explanation.others.prefix(Self.mostCandidates) {
        let place = other.line.map { ", line \(number(Double($0)))" } ?? ""
        line("  \(other.path ?? "")  \(other.label)\(place)", .dim)
      }
      let rest = explanation.others.count - Self.mostCandidates
      if rest > 0 { line("  and \(number(Double(rest))) more", .dim) }
    }
  }

  private mutating func append(_ step: ExplanationStep) {
    sentence(step.actor.line, step.text)
    if let shares = step.shares { append(shares) }
    if let guides = step.guides { append(guides) }
  }

  // MARK: Tables

  private mutating func append(_ table: ShareTable) {
    if let offer = table.offer {
      var sum = "\(number(offer)) offered − \(number(table.spacing)) of spacing"
      sum += table.gaps.count > 1 ? " (\(gapList(table.gaps)))" : ""
      if table.reserved > 0 { sum += " − \(number(table.reserved)) kept back for lower priorities" }
      sentence(nil, sum + " = \(number(offer - table.spacing - table.reserved)) to give", indent: 2)
    } else {
      sentence(nil, "spacing \(gapList(table.gaps))", indent: 2)
    }
    let isShared = table.offer != nil
    let hasPriorities = table.rows.contains { $0.priority != table.rows[0].priority }
    var columns = [Column("turn"), Column("child", isLeft: true)]
    if hasPriorities { columns.append(Column("priority")) }
    if isShared {
      columns += [Column("least"), Column("most"), Column("left"), Column("for"), Column("offered")]
    }
    columns.append(Column("takes"))
    for (turn, row) in table.rows.enumerated() {
      var cells = [number(Double(turn + 1)), row.node.rowLabel]
      if hasPriorities { cells.append(row.priority == -.infinity ? "last" : number(row.priority)) }
      if isShared {
        cells += [
          number(row.minimum), number(row.maximum), number(row.available), number(Double(row.parts)), number(row.offer),
        ]
      }
      cells.append(number(row.taken))
      for index in columns.indices { columns[index].cells.append(cells[index]) }
    }
    grid(columns, lines: table.rows.map { $0.node.line }, marked: table.rows.map { $0.isMarked })
    guard let leftover = table.leftover, leftover.magnitude >= LayoutTrace.tolerance else { return }
    let rest = leftover > 0 ? "\(number(leftover)) is left over" : "\(number(-leftover)) is missing"
    sentence(nil, rest, indent: 2)
  }

  private func gapList(_ gaps: [Double]) -> String {
    if let first = gaps.first, gaps.allSatisfy({ $0 == first }) {
      return gaps.count == 1 ? number(first) : "\(number(Double(gaps.count))) times \(number(first))"
    }
    return gaps.map { number($0) }.joinedWithAnd
  }

  private mutating func append(_ table: GuideTable) {
    let edge = table.axis.coordinate
    var columns = [
      Column("child", isLeft: true), Column(table.guide), Column("line"), Column(edge),
      Column("the guide is", isLeft: true),
    ]
    for row in table.rows {
      let cells = [row.node.rowLabel, number(row.value), number(row.line), number(row.origin), row.words]
      for index in columns.indices { columns[index].cells.append(cells[index]) }
    }
    grid(columns, lines: table.rows.map { $0.node.line }, marked: table.rows.map { $0.isMarked })
  }

  private mutating func sum(_ explanation: Explanation) {
    line("")
    line("How that adds up", .bold)
    let frame = explanation.frame
    var columns = [Column("", isLeft: true), Column("x"), Column("y"), Column("", isLeft: true)]
    for term in explanation.terms {
      let cells = [term.node.label, number(term.x), number(term.y), term.reason]
      for index in columns.indices { columns[index].cells.append(cells[index]) }
    }
    let total = ["in the container", number(frame.x), number(frame.y), "and \(text(frame.size)) large"]
    for index in columns.indices { columns[index].cells.append(total[index]) }
    let lines = explanation.terms.map { $0.node.line } + [nil]
    grid(columns, lines: lines, marked: lines.indices.map { $0 == lines.count - 1 })
    let pixels = explanation.pixelFrame
    let scale = number(explanation.container.scale)
    sentence(
      nil,
      pixels == frame
        ? "All edges lie on whole pixels at @\(scale)x, so it is drawn there."
        : "Drawn on whole pixels at @\(scale)x: \(text(pixels.size)) at \(text(Point(x: pixels.x, y: pixels.y))).")
  }

  private struct Column {
    let title: String
    let isLeft: Bool
    var cells: [String] = []

    init(_ title: String, isLeft: Bool = false) {
      self.title = title
      self.isLeft = isLeft
    }

    var width: Int { cells.reduce(title.unicodeScalars.count) { max($0, $1.unicodeScalars.count) } }

    func padded(_ text: String) -> String {
      let padding = String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
      return isLeft ? text + padding : padding + text
    }
  }

  private mutating func grid(_ columns: [Column], lines: [Int?], marked: [Bool]) {
    var head = Self.pad("", gutter) + "    "
    for column in columns { head += column.padded(column.title) + "  " }
    if columns.contains(where: { !$0.title.isEmpty }) { line(head, .dim) }
    for index in lines.indices {
      append(Self.right(lines[index].map { number(Double($0)) } ?? "", gutter), .dim)
      var row = "    "
      for column in columns { row += column.padded(column.cells[index]) + "  " }
      line(row, marked[index] ? .bold : .plain)
    }
  }

  // MARK: Lines

  /// A sentence behind its line number, broken to the width.
  private mutating func sentence(_ number: Int?, _ text: String, indent: Int = 0) {
    append(Self.right(number.map { LayoutExplain.number(Double($0)) } ?? "", gutter), .dim)
    let margin = gutter + 2 + indent
    append(String(repeating: " ", count: 2 + indent))
    var column = margin
    for (index, word) in text.split(separator: " ").enumerated() {
      let length = word.unicodeScalars.count
      if index > 0 && column + 1 + length > Self.width {
        line("")
        append(String(repeating: " ", count: margin + 2))
        column = margin + 2
      } else if index > 0 {
        append(" ")
        column += 1
      }
      append(String(word))
      column += length
    }
    line("")
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.unicodeScalars.count)) + text
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
  }

  private enum Style: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
  }

  private mutating func append(_ text: String, _ style: Style = .plain) {
    let isStyled = isColored && style != .plain && !text.isEmpty
    if isStyled { bytes.append(contentsOf: "\u{1B}[\(style.rawValue)m".utf8) }
    bytes.append(contentsOf: text.utf8)
    if isStyled { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
  }

  private mutating func line(_ text: String, _ style: Style = .plain) {
    var end = text[...]
    while end.last == " " { end.removeLast() }
    append(String(end), style)
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension ExplanationStep.Phase {
  fileprivate var title: String {
    switch self {
    case .offer: "What is proposed"
    case .answer: "What comes back"
    case .place: "Where it is put"
    }
  }
}

extension String {
  /// The word `nil` is in it.
  fileprivate var mentionsNil: Bool { split(separator: " ").contains { $0 == "nil" || $0 == "nil," } }
}
