import LayoutDiagnostics
import LayoutEngine

/// What the engine's issues are called and how bad they are: an error where a frame cannot be trusted, a warning where
/// SwiftUI ignores a value and says so in its log.
struct LayoutMessage {
  let id: DiagnosticID
  let severity: Diagnostic.Severity
  let text: String

  init(_ kind: LayoutIssue.Kind) {
    switch kind {
    case .nonFiniteFrame: self.init(.nonFiniteFrame, .error, "this view's frame is not finite")
    case .nanGuide: self.init(.nanGuide, .error, "the guide's value is not a number")
    case .recursiveGuide: self.init(.recursiveGuide, .error, "the guide's default value depends on the guide itself")
    case .invalidFrameDimension:
      self.init(.invalidFrameDimension, .warning, "a negative or non-finite frame dimension is ignored")
    case .contradictoryFrame:
      self.init(.contradictoryFrame, .warning, "the minimum, ideal and maximum of this frame contradict each other")
    case .nanPriority: self.init(.nanPriority, .error, "the layout priority is not a number")
    case .unsettled:
      self.init(.unsettledLayout, .error, "frames relative to this container change its size without end")
    case .guideDepth: self.init(.guideDepth, .error, "guides ask for each other too deeply")
    }
  }

  private init(_ id: DiagnosticID, _ severity: Diagnostic.Severity, _ text: String) {
    self.id = id
    self.severity = severity
    self.text = text
  }
}
