import LayoutDiagnostics
import LayoutSyntax

@testable import LayoutLibrary
@testable import LayoutSema

/// What the code in the library's units refers to, as the checker resolves it in the whole of the library.
///
/// Names alone would say that everything with a member of that name is needed. Here every call that is written down in the
/// checked program is traced back to the declaration that it means, and both of its ends to the units that they stand in.
struct LibraryReferences {
  /// The units that each unit's code calls, reads or makes values of.
  private(set) var targets: [Set<Int>]
  private let starts: [Int]
  private let units: [IndexedUnit]
  /// What functions, natives and globals were declared as.
  private var functions: [Int32: Int] = [:]
  private var natives: [Int32: Int] = [:]
  private var globals: [Int32: Int] = [:]
  private var nominals: [Int32: Int] = [:]

  /// - Parameter units: the library's, in catalog order.
  init(of units: [IndexedUnit], in catalog: [LibraryEntry]) {
    self.units = units
    targets = Array(repeating: [], count: units.count)
    var start = 0
    starts = catalog.map { entry in
      defer { start += entry.interface.utf8CodeUnitCount + 1 }
      return start
    }
    let checker = Self.checkedLibrary()
    noteDeclarations(checker)
    for expression in checker.program.code { note(expression, checker) }
  }

  private static func checkedLibrary() -> Checker {
    let sources = SourceMap(path: Library.path, text: LibraryInterface.all.text)
    var names = NameTable()
    let tree = parse(sources.files[0], names: &names, isInterface: true).tree
    var checker = Checker(trees: [tree], names: names)
    checker.reportsLibrary = true
    _ = checker.emit(.invalid, at: SourceRange(at: 0))
    checker.collect(treesFrom: 0)
    checker.findKnownTypes()
    checker.checkModule()
    return checker
  }

  private mutating func noteDeclarations(_ checker: Checker) {
    for row in checker.table.rows where row.file == 0 && !row.node.isNone {
      guard let unit = unit(at: checker.trees[0].range(row.node).lower) else { continue }
      if row.function.index >= 0 { functions[row.function.index] = unit }
      if row.setter.index >= 0 { functions[row.setter.index] = unit }
      if row.global.index >= 0 { globals[row.global.index] = unit }
      if row.kind == .nominal { nominals[row.payload] = unit }
      guard row.native.index >= 0 else { continue }
      natives[row.native.index] = unit
      if row.flags.contains(.hasSetter) { natives[row.native.index + 1] = unit }
    }
  }

  private mutating func note(_ expression: Expression, _ checker: Checker) {
    let target: Int? =
      switch expression.operation {
      case .call: functions[expression.c]
      case .closure: functions[expression.a]
      case .native: natives[expression.c]
      case .global: globals[expression.a]
      case .structure: nominals[expression.c]
      case .enumCase: nominals[expression.c >> 16]
      default: nil
      }
    guard let target, let unit = unit(at: expression.range.lower), unit != target else { return }
    targets[unit].insert(target)
  }

  /// The unit that a place of the library's text is in; nil between units.
  private func unit(at place: SourceOffset) -> Int? {
    let entry = starts.lastIndex { $0 <= Int(place) } ?? 0
    let offset = Int(place) - starts[entry]
    var (low, high) = (0, units.count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore = (units[middle].entry, units[middle].bytes.lowerBound) <= (entry, offset)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    guard low > 0, units[low - 1].entry == entry, units[low - 1].bytes.contains(offset) else { return nil }
    return low - 1
  }
}
