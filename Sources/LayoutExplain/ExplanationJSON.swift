import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine

/// An explanation as JSON, `keyline-explanation/1`: the steps with their numbers, each with the sentence that the text form
/// prints. Null is no proposal, or a question that was not asked; what has no bound is the string `infinity`.
package struct ExplanationJSON {
  package static let schemaName = "keyline-explanation/1"

  private var json = JSONWriter()

  package static func render(_ explanation: Explanation) -> [UInt8] {
    var writer = ExplanationJSON()
    writer.append(explanation)
    return writer.json.bytes + [UInt8(ascii: "\n")]
  }

  private mutating func append(_ explanation: Explanation) {
    json.beginObject()
    json.key("schema")
    json.value(Self.schemaName)
    json.key("file")
    json.value(explanation.file)
    json.key("scene")
    if let scene = explanation.scene { json.value(scene) } else { json.null() }
    member("node", explanation.subject)
    if let chooser = explanation.chooser { member("hiddenBy", chooser) }
    member("frame", explanation.frame)
    member("pixelFrame", explanation.pixelFrame)
    member("scale", explanation.container.scale)
    json.key("steps")
    json.beginArray()
    for step in explanation.steps { append(step) }
    json.endArray()
    json.key("terms")
    json.beginArray()
    for term in explanation.terms { append(term) }
    json.endArray()
    json.endObject()
  }

  private mutating func append(_ step: ExplanationStep) {
    json.beginObject()
    member("phase", step.phase.rawValue)
    member("by", step.actor)
    if let other = step.other { member("to", other) }
    if !step.text.isEmpty { member("text", step.text) }
    if let proposal = step.proposal { member("proposal", proposal) }
    if let size = step.size {
      json.key("size")
      json.beginObject(inline: true)
      member("width", size.width)
      member("height", size.height)
      json.endObject()
    }
    if let origin = step.origin {
      json.key("origin")
      json.beginObject(inline: true)
      member("x", origin.x)
      member("y", origin.y)
      json.endObject()
    }
    if let point = step.point { member("point", point) }
    if let anchor = step.anchor { member("anchor", anchor) }
    if !step.questions.isEmpty { append(step.questions) }
    if let shares = step.shares { append(shares) }
    if let guides = step.guides { append(guides) }
    json.endObject()
  }

  private mutating func append(_ table: ShareTable) {
    json.key("sharing")
    json.beginObject()
    member("axis", table.axis == .horizontal ? "horizontal" : "vertical")
    member("offer", table.offer)
    member("spacing", table.spacing)
    json.key("gaps")
    json.beginArray(inline: true)
    for gap in table.gaps { json.value(gap) }
    json.endArray()
    member("reserved", table.reserved)
    member("leftover", table.leftover)
    json.key("turns")
    json.beginArray()
    for row in table.rows {
      json.beginObject(inline: true)
      member("node", row.node)
      member("priority", row.priority)
      member("minimum", row.minimum)
      member("maximum", row.maximum)
      member("left", row.available)
      json.key("parts")
      json.value(row.parts)
      member("offer", row.offer)
      member("taken", row.taken)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private mutating func append(_ questions: [SubviewQuestion]) {
    json.key("questions")
    json.beginArray()
    for question in questions {
      json.beginObject(inline: true)
      member("node", question.node)
      member("function", question.isPlacing ? "placeSubviews" : "sizeThatFits")
      member("proposal", question.proposal)
      json.key("size")
      json.beginObject(inline: true)
      member("width", question.size.width)
      member("height", question.size.height)
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }

  private mutating func append(_ table: GuideTable) {
    json.key("guides")
    json.beginObject()
    member("guide", table.guide)
    member("axis", table.axis == .horizontal ? "horizontal" : "vertical")
    json.key("children")
    json.beginArray()
    for row in table.rows {
      json.beginObject(inline: true)
      member("node", row.node)
      member("value", row.value)
      member("source", row.source)
      member("text", row.words)
      if let line = row.sourceLine {
        json.key("sourceLine")
        json.value(line)
      }
      member("line", row.line)
      member("origin", row.origin)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private mutating func append(_ term: PlaceTerm) {
    json.beginObject(inline: true)
    member("node", term.node)
    member("x", term.x)
    member("y", term.y)
    member("text", term.reason)
    json.endObject()
  }

  // MARK: Members

  private mutating func member(_ name: StaticString, _ text: String) {
    json.key(name)
    json.value(text)
  }

  private mutating func member(_ name: StaticString, _ number: Double) {
    json.key(name)
    if number.isInfinite { json.value(number < 0 ? "-infinity" : "infinity") } else { json.value(number) }
  }

  private mutating func member(_ name: StaticString, _ number: Double?) {
    if let number { return member(name, number) }
    json.key(name)
    json.null()
  }

  private mutating func member(_ name: StaticString, _ node: NodeReference) {
    json.key(name)
    json.beginObject(inline: true)
    member("name", node.name)
    if let identifier = node.identifier { member("identifier", identifier) }
    if let view = node.view { member("view", view) }
    if let path = node.path { member("path", path) }
    if let line = node.line, let column = node.column {
      json.key("line")
      json.value(line)
      json.key("column")
      json.value(column)
    }
    json.endObject()
  }

  private mutating func member(_ name: StaticString, _ point: Point) {
    json.key(name)
    json.beginObject(inline: true)
    member("x", point.x)
    member("y", point.y)
    json.endObject()
  }

  private mutating func member(_ name: StaticString, _ rect: Rect) {
    json.key(name)
    json.beginObject(inline: true)
    member("x", rect.x)
    member("y", rect.y)
    member("width", rect.width)
    member("height", rect.height)
    json.endObject()
  }

  private mutating func member(_ name: StaticString, _ proposal: ProposedSize) {
    json.key(name)
    json.beginObject(inline: true)
    member("width", proposal.width)
    member("height", proposal.height)
    json.endObject()
  }
}
