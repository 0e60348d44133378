/// A piece of the library that a module can have without the pieces around it, as it is found without reading its interface.
///
/// A declaration at file scope is one piece, but types and extensions are taken apart: their head, up to the brace, is a
/// piece and so is each member, because a module that has a type names few of its members. Units stand in catalog order,
/// members behind their heads. They are rows of a table of plain numbers (``libraryTable``), which is part of the program
/// and takes no time to make.
struct LibraryUnit {
  /// Its entry's place in the catalog.
  let entry: Int
  /// Its place in the interface, without the comments before it.
  let bytes: Range<Int>
  /// Its native code among that of its entry.
  let natives: Range<Int>
  /// The head that it stands behind; its own place if it is a head; nil if it is neither.
  let head: Int?
  /// The type that a module must have for the unit to be of use, beside having named it.
  let type: Int?
  /// The same for the type of a value that it takes.
  let operand: Int?
  /// The units that it refers to, in ``libraryNeeds``.
  let needs: Range<Int>

  /// How many numbers describe a unit.
  static let columns = 9
  /// What stands in the table for no unit.
  static let absent: UInt16 = .max

  /// The number of units; the row behind the last stands for a module, and needs what every module has.
  static let count = libraryTable.count / columns - 2

  /// A row of the table; the last is only there to end the needs of the one before.
  init(_ index: Int) {
    let start = index * Self.columns
    func number(_ column: Int) -> Int { Int(libraryTable[start + column]) }
    func unit(_ column: Int) -> Int? { number(column) == Int(Self.absent) ? nil : number(column) }
    entry = number(0)
    bytes = number(1)..<number(2)
    natives = number(3)..<number(4)
    head = unit(5)
    type = unit(6)
    operand = unit(7)
    needs = number(8)..<number(8 + Self.columns)
  }
}
