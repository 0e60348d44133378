import LayoutSyntax

/// What the words around a declaration make of it: its modifiers and attributes, and the accessors in its braces.
///
/// They become flags of its row while declarations are collected; who needs more of an attribute reads its node.
extension Checker {
  /// Reads the modifiers and attributes that have a meaning here.
  func modifierFlags(_ attributes: NodeID) -> DeclarationFlags {
    var flags: DeclarationFlags = []
    for attribute in tree.elements(attributes) {
      let name = tree.name(attribute)
      if name == known.staticName || name == known.classWord {
        flags.insert(.isStatic)
      } else if name == known.mutatingName {
        flags.insert(.isMutating)
      } else if name == known.privateName {
        flags.insert(tree.child(attribute, 0).isNone ? .isPrivate : .isSetPrivately)
      } else if name == known.fileprivateName, tree.child(attribute, 0).isNone {
        flags.insert(.isFileprivate)
      } else if known.builders.contains(name) {
        flags.insert(.isViewBuilder)
      } else if name == known.disfavored || isDeprecation(attribute) {
        flags.insert(.isDisfavored)
      } else if isCapitalized(tree[attribute].token) {
        flags.insert(.isWrapped)
      }
    }
    return flags
  }

  private func isDeprecation(_ attribute: NodeID) -> Bool {
    guard tree.name(attribute) == known.available else { return false }
    let record = tree[attribute]
    guard record.last.index != .max, record.last.index >= record.first.index else { return false }
    for token in record.first.index...record.last.index where tree[TokenID(token)].name == known.deprecated {
      return true
    }
    return false
  }

  private func isCapitalized(_ token: TokenID) -> Bool {
    guard !token.isNone, let first = tree.bytes(token).first else { return false }
    return first >= 0x41 && first <= 0x5A
  }

  /// What the braces after a variable make of it.
  func accessorFlags(_ block: NodeID, _ place: MemberPlace) -> DeclarationFlags {
    guard !block.isNone else { return [] }
    var flags: DeclarationFlags = []
    var hasBody = false
    for accessor in tree.slots(block) {
      guard tree.kind(accessor) == .accessor else { return .isComputed }
      let name = tree.name(accessor)
      if name == known.getName || name == Word.read.name {
        flags.insert(.isComputed)
        if startsMutating(accessor) { flags.insert(.isMutating) }
        if tree.waits(accessor) { flags.insert(.isAsync) }
      }
      if name == known.setName || name == Word.modify.name { flags.formUnion([.isComputed, .hasSetter]) }
      if !tree.child(accessor, 0).isNone { hasBody = true }
    }
    guard !hasBody, flags.contains(.isComputed) else { return flags }
    if place.isProtocolBody { flags.insert(.isRequirement) } else { flags.insert(.isNative) }
    return flags
  }

  /// `mutating get`.
  private func startsMutating(_ accessor: NodeID) -> Bool {
    tree[tree[accessor].first].name == known.mutatingName && tree[accessor].first != tree[accessor].token
  }
}
