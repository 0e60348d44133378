/// A style of a variable font that has a name of its own, and where it lies in the design space.
///
/// The numbers on a weight axis are the font's own affair: what one calls Medium is 500 on its axis and 510 on another's. So
/// a weight is looked for by its name before its number is taken.
package struct NamedStyle: Sendable {
  /// Such as `Medium`.
  package let name: String
  /// What programs call it, such as `Mine-Medium`; empty where it has no such name.
  package let postScriptName: String
  /// A value for every axis of the font.
  package let settings: [VariationSetting]

  /// The named styles of a font; at most 256 are read.
  static func all(in fvar: FontTable, axes: [VariationAxis], _ names: NameRecords) -> [NamedStyle] {
    guard !axes.isEmpty, axes.count <= 16 else { return [] }
    let start = fvar.u16(4) + axes.count * max(20, fvar.u16(10))
    let size = fvar.u16(14)
    guard size >= 4 + axes.count * 4 else { return [] }
    let hasPostScriptNames = size >= 6 + axes.count * 4
    return (0..<min(fvar.plausible(fvar.u16(12), from: start, stride: size), 256)).map { index in
      let record = start + index * size
      return NamedStyle(
        name: names[fvar.u16(record)],
        postScriptName: hasPostScriptNames ? names[fvar.u16(record + 4 + axes.count * 4)] : "",
        settings: axes.indices.map { VariationSetting(axes[$0].tag, fvar.fixed(record + 4 + $0 * 4)) })
    }
  }
}
