package import LayoutDiagnostics
package import LayoutEngine
import LayoutSema

/// Guide functions of the program as the engine calls them. While one runs, a `dimensions` value stands for what the
/// engine lets it see; an error in it has been recorded when it answers 0.
extension ViewTreeBuilder {
  /// Opens an `alignmentGuide` node.
  package func guide(_ key: AlignmentKey, _ compute: Closure, at range: SourceRange) {
    if !guideKeys.contains(key) { guideKeys.append(key) }
    let evaluator = evaluator
    tree.beginAlignmentGuide(key) { evaluator.guide(compute, $0, at: range) }
  }

  /// Registers the program's alignments, in the order of their keys.
  func registerAlignments() {
    let evaluator = evaluator
    for type in evaluator.alignments.types {
      for axis in [Axis.horizontal, .vertical] {
        let key = evaluator.alignments.key(type, axis)
        let name = key.flatMap { evaluator.alignments.name($0) } ?? ""
        _ = tree.register(CustomAlignment(axis: axis, name: name) { evaluator.defaultGuide(type, $0) })
      }
    }
  }
}

extension Evaluator {
  func guide(_ compute: Closure, _ view: ViewDimensions, at range: SourceRange) -> Double {
    let dimensions = DimensionsBox(view)
    defer { dimensions.live = nil }
    do throws(EvaluationError) {
      return try call(compute, [.dimensions(dimensions)], at: range).double
    } catch {
      return 0
    }
  }

  /// What an alignment's `defaultValue(in:)` answers.
  func defaultGuide(_ type: NominalID, _ view: ViewDimensions) -> Double {
    guard let name = known.defaultValue, let function = program[type].witness(name) else { return 0 }
    let dimensions = DimensionsBox(view)
    defer { dimensions.live = nil }
    do throws(EvaluationError) {
      return try call(function, [.dimensions(dimensions)], at: program[function].range).double
    } catch {
      return 0
    }
  }

  /// What a closure makes of a container's length; the axis arrives as a case of the language's `Axis`.
  package func length(_ compute: Value, of length: Double, _ axis: Axis, at range: SourceRange) -> Double {
    let axisType = program.nominals.firstIndex { text($0.name) == "Axis" } ?? 0
    let axisValue = Value.enumCase(NominalID(Int32(axisType)), Int32(axis.rawValue), [])
    do throws(EvaluationError) {
      return try apply(compute, [.double(length), axisValue], at: range).double
    } catch {
      return 0
    }
  }

  /// The name of the type that declares a custom guide; nil for a built-in one.
  package func declaration(of key: AlignmentKey) -> SourceRange? {
    key.customIndex.map { program[alignments.types[$0 / 2]].range }
  }

  /// What a guide is called in reports: `leading`, or the name of the program's constant.
  package func name(of key: AlignmentKey) -> String {
    if let index = key.customIndex {
      return alignments.name(key) ?? text(program[alignments.types[index / 2]].name)
    }
    return key.builtInName
  }
}

extension AlignmentKey {
  /// The name of a built-in guide as it is written.
  var builtInName: String {
    let names = axis == .horizontal ? Self.horizontalNames : Self.verticalNames
    for (key, name) in names where key == self { return name }
    return ""
  }

  private static let horizontalNames: [(AlignmentKey, String)] = [
    (.leading, "leading"), (.horizontalCenter, "center"), (.trailing, "trailing"),
    (.listRowSeparatorLeading, "listRowSeparatorLeading"), (.listRowSeparatorTrailing, "listRowSeparatorTrailing"),
  ]
  private static let verticalNames: [(AlignmentKey, String)] = [
    (.top, "top"), (.verticalCenter, "center"), (.bottom, "bottom"), (.firstTextBaseline, "firstTextBaseline"),
    (.lastTextBaseline, "lastTextBaseline"),
  ]
}
