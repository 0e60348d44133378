package import LayoutDiagnostics
import LayoutSema

/// Something that a preview says about its canvas.
package struct PreviewSetting {
  package enum Kind: Int, Sendable {
    /// A size in points.
    case fixed
    /// As large as the view.
    case fits
    /// The whole screen.
    case screen
    case portrait, landscape
    /// A device, by name.
    case device
    /// The preview's own name.
    case name
    /// A widget, by the index of its family.
    case widget
    /// A modifier of the view.
    case modifier
  }

  package let kind: Kind
  /// What belongs to it: two lengths, a name.
  package let values: [Value]
  /// Where it is written; nil where nobody has to know.
  package let range: SourceRange?

  package init?(_ value: Value) {
    guard case .tuple(let parts) = value, let kind = parts.first.flatMap({ Kind(rawValue: $0.integer) }) else {
      return nil
    }
    self.kind = kind
    values = Array(parts.dropFirst())
    range = nil
  }

  package init(_ kind: Kind, _ values: [Value], at range: SourceRange? = nil) {
    self.kind = kind
    self.values = values
    self.range = range
  }
}

extension Evaluator {
  /// A preview's view as the modifiers among its traits make it, the first of them innermost.
  package func modified(
    _ view: Value, by traits: [PreviewSetting], at range: SourceRange
  ) throws(EvaluationError) -> Value {
    var view = view
    for trait in traits {
      guard case .modifier = trait.kind, let modifier = trait.values.first, let type = modifier.nominal,
        let name = known.body, let body = program[type].witness(name)
      else { continue }
      let context = try sharedContext(of: type, at: range)
      view = self.view(from: try call(body, [try standing(modifier), view, context], at: range), at: range)
    }
    return view
  }

  /// What a preview modifier's type makes for all of its values, once for a scene.
  private func sharedContext(of type: NominalID, at range: SourceRange) throws(EvaluationError) -> Value {
    if let known = sharedContexts.first(where: { $0.modifier == type }) { return known.context }
    guard let name = known.makeSharedContext, let maker = program[type].witness(name) else { return .void }
    let context = try call(maker, [], at: range)
    sharedContexts.append((type, context))
    return context
  }

  /// What the modifiers around a preview's view say, the outermost first.
  package func previewSettings(of view: Value) -> [PreviewSetting] {
    var settings: [PreviewSetting] = []
    var view = view
    while case .view(let id) = view {
      let record = self[id]
      switch record.body {
      case .tuple where record.arguments.count == 1: break
      case .native(let native):
        switch natives[Int(native.index)] {
        case .neutral("previewLayout"), .neutral("previewInterfaceOrientation"):
          if let setting = PreviewSetting(record.arguments[1]) { settings.append(setting) }
        case .neutral("previewDevice"):
          guard record.arguments[1].optionalString != nil else { break }
          settings.append(PreviewSetting(.device, [record.arguments[1]], at: record.range))
        case .neutral("previewDisplayName"): settings.append(PreviewSetting(.name, [record.arguments[1]]))
        case .look("previewContext", _): settings.append(PreviewSetting(.widget, record.arguments[1].parts))
        case .modifier, .neutral, .environment, .look, .inheritance, .identifier: break
        default: return settings
        }
      default: return settings
      }
      view = record.arguments.first ?? .none
    }
    return settings
  }

  /// The views of a preview provider, each of which is a preview: those in its builder, in groups and branches there and of a
  /// `ForEach`. A modifier on several of them is on each.
  package func previews(in view: Value) throws(EvaluationError) -> [Value] {
    guard case .view(let id) = view else { return [view] }
    let record = self[id]
    var content: [Value]
    switch record.body {
    case .tuple: content = record.arguments
    case .conditional: content = Array(record.arguments.prefix(1))
    case .native(let native):
      switch natives[Int(native.index)] {
      case .list(_, let function): content = [try function(self, Arguments(record.arguments, at: record.range))]
      case .modifier, .composed, .neutral, .environment, .look, .inheritance, .identifier:
        return try previews(modifiedBy: record, view)
      default: return [view]
      }
    default: return [view]
    }
    var views: [Value] = []
    for part in content { views += try previews(in: part) }
    return views
  }

  private func previews(modifiedBy record: ViewRecord, _ view: Value) throws(EvaluationError) -> [Value] {
    guard let inner = record.arguments.first else { return [view] }
    let views = try previews(in: inner)
    if views.count == 1 { return [view] }
    return views.map { self.view(record.body, [$0] + record.arguments.dropFirst(), at: record.range) }
  }
}
