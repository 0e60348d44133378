import LayoutSyntax

@testable import LayoutLibrary

extension LibraryIndexer {
  /// The index as Swift source: tables of numbers, which the compiler lays down in the program as they are.
  var source: String {
    """
    // What the units of the library are and need, so that a module reads only what it uses (``LibrarySelection``). Made from
    // the interfaces by `UPDATE_EXPECTATIONS=1 swift test --filter LibraryIndexTests`; a module that needs an entry which is
    // another than this was made from reads the whole library.

    /// The bytes of each entry's interface and the number of its natives.
    let libraryEntrySizes: [UInt16] = [
    \(Self.lines(entrySizes))
    ]

    /// A row for each unit (``LibraryUnit``).
    let libraryTable: [UInt16] = [
    \(rows.map { Self.lines($0) }.joined(separator: "\n"))
    ]

    /// The units that each unit refers to, by the ranges of its row.
    let libraryNeeds: [UInt16] = [
    \(Self.lines(sortedNeeds.flatMap { $0 }))
    ]

    /// The hashes of the names that get at units, in order of size.
    let libraryOffers: [UInt32] = [
    \(Self.lines(allOffers.map { Int($0.hash) }))
    ]

    /// The unit for each of the hashes.
    let libraryOfferedUnits: [UInt16] = [
    \(Self.lines(allOffers.map { $0.unit }))
    ]

    """
  }

  private var entrySizes: [Int] { catalog.flatMap { [$0.interface.utf8CodeUnitCount, $0.natives.count] } }

  private var sortedNeeds: [[Int]] { needs.map { $0.sorted() } + [roots.sorted()] }

  private var rows: [[Int]] {
    var start = 0
    var rows: [[Int]] = []
    for (index, unit) in units.enumerated() {
      let absent = Int(LibraryUnit.absent)
      rows.append([
        unit.entry, unit.bytes.lowerBound, unit.bytes.upperBound, unit.natives.lowerBound, unit.natives.upperBound,
        unit.head ?? absent, condition(of: index) ?? absent, operand(of: index) ?? absent, start,
      ])
      start += needs[index].count
    }
    return rows + [Self.emptyRow(start), Self.emptyRow(start + roots.count)]
  }

  /// A row without a unit, for where its needs start.
  private static func emptyRow(_ start: Int) -> [Int] {
    let absent = Int(LibraryUnit.absent)
    return [absent, 0, 0, 0, 0, absent, absent, absent, start]
  }

  private var allOffers: [(hash: UInt32, unit: Int)] {
    var offered: [(hash: UInt32, unit: Int)] = []
    for index in units.indices {
      for name in offers(of: index) { offered.append((Self.hash(name), index)) }
    }
    return offered.sorted { ($0.hash, $0.unit) < ($1.hash, $1.unit) }
  }

  private static func hash(_ name: String) -> UInt32 {
    var names = NameTable()
    let id = names.insert(name)
    return names.hash(of: id)
  }

  /// Numbers in lines that the formatter leaves as they are.
  private static func lines(_ numbers: [Int]) -> String {
    var lines: [String] = []
    var line = " "
    for number in numbers {
      let text = grouped(number)
      if line.count + text.count > 116 {
        lines.append(line)
        line = " "
      }
      line += " \(text),"
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// A large number with its thousands apart.
  private static func grouped(_ number: Int) -> String {
    if number < 1_000_000 { return String(number) }
    var digits = Array(String(number))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert("_", at: place) }
    return String(digits)
  }
}
