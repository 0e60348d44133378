import LayoutDiagnostics
import LayoutSyntax

/// The members that Xcode makes of an asset catalogue: `Image(.avatar)`, `Color(.brand)`.
///
/// No file declares them, so any name will do for a resource. It keeps the name as it is spelled; a catalogue that has an
/// image of that name gives it its size, and otherwise its size is as unknown as that of any image without its file.
extension Checker {
  /// The resource that a member of `ImageResource` or `ColorResource` is; nil for other types.
  mutating func assetSymbol(_ name: NameID, _ type: TypeID, _ node: NodeID) -> Typed? {
    guard isAssetResource(type) else { return nil }
    let range = tree.range(node)
    let id = NominalID(types[type].a)
    publish(id)
    let code = emit(.structure, list: [emitString(text(name), at: range)], c: id.index, at: range)
    return Typed(type: type, code: code)
  }

  func isAssetResource(_ type: TypeID) -> Bool {
    guard !type.isNone, types.kind(type) == .nominal else { return false }
    let id = NominalID(types[type].a)
    guard id.index >= 0, table[table[id].declaration].flags.contains(.isLibrary) else { return false }
    let name = text(table[id].name)
    return name == "ImageResource" || name == "ColorResource"
  }
}
