package import LayoutEngine
package import LayoutSema
import LayoutSyntax

/// The alignments that the program declares: one key per `AlignmentID` type and axis (Semantics §1.3).
///
/// Every type with a `defaultValue` function gets its two keys before anything runs, in order of declaration, so a guide
/// function may mention an alignment that nothing has mentioned before, and keys do not depend on the order of evaluation.
/// A key is named for the first constant that was made of it, as people speak of `oneThird` and not of its ID type.
package final class CustomAlignments {
  /// The types, in the order of their keys: type n has the keys 2n (horizontal) and 2n + 1.
  package let types: [NominalID]
  private var names: [String?]
  private var positions: [Int32]

  init(_ program: Program, defaultValue: NameID?) {
    var types: [NominalID] = []
    var positions = [Int32](repeating: -1, count: program.nominals.count)
    for index in program.nominals.indices {
      guard let defaultValue, program.nominals[index].witness(defaultValue) != nil else { continue }
      positions[index] = Int32(types.count)
      types.append(NominalID(Int32(index)))
    }
    self.types = types
    self.positions = positions
    names = Array(repeating: nil, count: types.count * 2)
  }

  /// The key of a type on an axis; nil for a type that is no `AlignmentID`.
  package func key(_ type: NominalID, _ axis: Axis) -> AlignmentKey? {
    let position = Int(positions[Int(type.index)])
    return position < 0 ? nil : AlignmentKey(axis, custom: position * 2 + Int(axis.rawValue))
  }

  /// The name that reports use, nil for a key that no constant has been made of.
  package func name(_ key: AlignmentKey) -> String? { key.customIndex.flatMap { names[$0] } }

  /// Names a key after a constant, if nothing has named it yet.
  func adopt(_ name: String, for key: AlignmentKey) {
    guard let index = key.customIndex, names[index] == nil else { return }
    names[index] = name
  }
}
