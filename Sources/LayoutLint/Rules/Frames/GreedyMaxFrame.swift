import LayoutDiagnostics
import LayoutEngine

/// A limit that is a size.
extension Rule {
  static let greedyMaxFrame = Rule(
    "greedy-max-frame", .frames, .info,
    what: "A frame with a finite maximum and no minimum is larger than the text in it",
    why: """
      A frame with a maximum takes what it is offered, up to the maximum; it does not shrink to its child. A text is not \
      limited by it but surrounded with room.
      """,
    bad: """
      Text("Hi")
        .frame(maxHeight: 200)
        //@4:21 info[greedy-max-frame]: 'maxHeight' makes a text that is 20.5 high 200 high
      """,
    good: """
      Text("Hi")
        .frame(maxHeight: 200)
        .fixedSize(horizontal: false, vertical: true)
      """,
    isUniversal: true, yields: .toAll
  ) { input, findings in
    for (site, nodes) in input.sites(named: "frame") {
      let call = input.syntax.call(at: site.range)
      // An alignment says that there is meant to be room.
      guard call.flatMap({ input.syntax.argument($0, "alignment") }) == nil,
        nodes.allSatisfy({ $0.greedyAxis != nil }), let first = nodes.first, let axis = first.greedyAxis
      else { continue }
      findings.report(
        "'max\(axis == .horizontal ? "Width" : "Height")' makes a text that is "
          + "\(number(first.at(first.index + 1).size[axis])) \(axis.adjective) \(number(first.size[axis])) \(axis.adjective)",
        at: site.range, variants: variants(of: nodes))
    }
  }
}

extension LintNode {
  /// The axis on which a frame around a text is longer than the text just because it may be.
  fileprivate var greedyAxis: Axis? {
    guard case .flexibleFrame(let width, let height, _) = detail, at(index + 1).innermostTransparent.kind == .text
    else {
      return nil
    }
    return [(Axis.horizontal, width), (.vertical, height)].first { axis, range in
      guard let maximum = range.maximum, maximum.isFinite, range.minimum == nil, range.ideal == nil else {
        return false
      }
      // A text that would like to be longer is limited, as the frame is meant to.
      let text = at(index + 1)
      return text.record.ideal[axis] <= maximum && size[axis] > text.size[axis] + 0.5
    }?.0
  }
}
