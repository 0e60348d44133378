public import LayoutDiagnostics

/// One file as tokens and nodes: lossless, flat and immutable.
///
/// Tokens cover the file in order; what lies between two tokens is trivia (spaces, line breaks, comments) and is looked up
/// when somebody asks. So the source can be printed back byte for byte from the tokens alone, whatever the parser made of
/// them. Nodes are kept in one array in post-order (children before parents, the file last) and refer to each other by
/// 32-bit index: a tree of half a million nodes is a handful of allocations, and passing one around costs nothing.
///
/// A node's children are *slots*: every kind has a fixed list of them (``SyntaxKind``), and a slot that the source leaves
/// out holds ``NodeID/none``. Lists are kinds of their own with as many slots as elements.
public struct SyntaxTree: Sendable {
  /// The file that was parsed; its base places the tree's offsets in the shared offset space.
  public let file: SourceFile
  /// All tokens in source order; the last one is the end of the file. Index 0 is the first token.
  public internal(set) var tokens: [Token]
  public internal(set) var nodes: [SyntaxNode]
  public internal(set) var children: [NodeID]
  /// The `sourceFile` node.
  public internal(set) var root: NodeID

  public init(file: SourceFile, tokens: [Token], nodes: [SyntaxNode], children: [NodeID], root: NodeID) {
    self.file = file
    self.tokens = tokens
    self.nodes = nodes
    self.children = children
    self.root = root
  }
}

extension SyntaxTree {
  /// The same tree for the same text in another place.
  public func moved(to file: SourceFile) -> SyntaxTree {
    SyntaxTree(file: file, tokens: tokens, nodes: nodes, children: children, root: root)
  }

  /// The same tree with the names of another table, given by those of its own.
  public func renamed(_ names: [NameID]) -> SyntaxTree {
    let renamed = [Token](unsafeUninitializedCapacity: tokens.count) { memory, count in
      for index in tokens.indices {
        var token = tokens[index]
        token.name = names[Int(token.name.index)]
        memory.initializeElement(at: index, to: token)
      }
      count = tokens.count
    }
    return SyntaxTree(file: file, tokens: renamed, nodes: nodes, children: children, root: root)
  }
}

/// The index of a node in its tree.
public struct NodeID: Hashable, Sendable {
  public var index: UInt32

  @inlinable
  public init(_ index: UInt32) { self.index = index }

  /// The content of a slot that the source leaves out.
  @inlinable
  public static var none: NodeID { NodeID(.max) }

  @inlinable @inline(__always)
  public var isNone: Bool { index == .max }

  @inlinable @inline(__always)
  public static func == (left: NodeID, right: NodeID) -> Bool { left.index == right.index }
}

/// The index of a token in its tree.
public struct TokenID: Hashable, Sendable {
  public var index: UInt32

  @inlinable
  public init(_ index: UInt32) { self.index = index }

  /// What stands for a token that the source leaves out.
  @inlinable
  public static var none: TokenID { TokenID(.max) }

  @inlinable @inline(__always)
  public var isNone: Bool { index == .max }

  @inlinable @inline(__always)
  public static func == (left: TokenID, right: TokenID) -> Bool { left.index == right.index }
}

/// One node: its kind, the tokens that name it, the tokens that it covers, and where its slots are.
public struct SyntaxNode: Sendable {
  public var kind: SyntaxKind
  public var flags: SyntaxFlags
  /// The token that the node is about: a declaration's name, an operator, a member's name, a literal (``SyntaxKind``).
  public var token: TokenID
  /// A second token where the kind has one: an argument's label, a parameter's external name.
  public var label: TokenID
  /// The first and the last token covered. A node that covers nothing has `last < first`: it stands before `first`.
  public var first: TokenID
  public var last: TokenID
  public var childStart: UInt32
  public var childCount: UInt32
}

/// What a node says beyond its kind.
public struct SyntaxFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The node, or something in it, did not parse: its diagnostics are already written, so later stages keep quiet about it.
  /// The flag does not travel out of braces: a statement that is broken does not break the call whose closure it stands in.
  @inlinable public static var hasError: SyntaxFlags { SyntaxFlags(rawValue: 1 << 0) }
  /// An argument that is a trailing closure.
  @inlinable public static var trailing: SyntaxFlags { SyntaxFlags(rawValue: 1 << 1) }
  /// `init?`, `as?`, `try?`, `.none`-able: the form with a question mark.
  @inlinable public static var optional: SyntaxFlags { SyntaxFlags(rawValue: 1 << 2) }
  /// `init!`, `as!`, `try!`: the form with an exclamation mark.
  @inlinable public static var forced: SyntaxFlags { SyntaxFlags(rawValue: 1 << 3) }
  /// A variadic parameter, `T...`.
  @inlinable public static var variadic: SyntaxFlags { SyntaxFlags(rawValue: 1 << 4) }
  /// An `inout` parameter.
  @inlinable public static var inOut: SyntaxFlags { SyntaxFlags(rawValue: 1 << 5) }
  /// A `default` case of a switch, an `#else` clause.
  @inlinable public static var isDefault: SyntaxFlags { SyntaxFlags(rawValue: 1 << 6) }
}

extension SyntaxTree {
  @inlinable @inline(__always)
  public subscript(node: NodeID) -> SyntaxNode { nodes[Int(node.index)] }
  @inlinable @inline(__always)
  public subscript(token: TokenID) -> Token { tokens[Int(token.index)] }

  @inlinable @inline(__always)
  public func kind(_ node: NodeID) -> SyntaxKind { nodes[Int(node.index)].kind }

  /// The content of a slot; `.none` where the source leaves it out.
  @inlinable @inline(__always)
  public func child(_ node: NodeID, _ slot: Int) -> NodeID {
    let record = nodes[Int(node.index)]
    return slot < Int(record.childCount) ? children[Int(record.childStart) + slot] : .none
  }

  /// All slots of a node, in source order.
  @inlinable
  public func slots(_ node: NodeID) -> ArraySlice<NodeID> {
    let record = nodes[Int(node.index)]
    return children[Int(record.childStart)..<Int(record.childStart + record.childCount)]
  }

  /// The elements of a list node; nothing for `.none`.
  @inlinable
  public func elements(_ list: NodeID) -> ArraySlice<NodeID> { list.isNone ? [] : slots(list) }

  /// The bytes that a node covers, from its first token to the end of its last, in the shared offset space.
  @inlinable @inline(__always)
  public func range(_ node: NodeID) -> SourceRange {
    let record = nodes[Int(node.index)]
    let start = tokens[Int(record.first.index)].start
    guard record.last.index != UInt32.max, record.last.index >= record.first.index else {
      return SourceRange(at: start + file.base)
    }
    return SourceRange(start + file.base, tokens[Int(record.last.index)].end + file.base)
  }

  /// The bytes of a token without its trivia, in the shared offset space.
  @inlinable
  public func range(_ token: TokenID) -> SourceRange {
    let token = tokens[Int(token.index)]
    return SourceRange(token.start + file.base, token.end + file.base)
  }

  /// The bytes of a token.
  @inlinable
  public func bytes(_ token: TokenID) -> ArraySlice<UInt8> {
    let token = tokens[Int(token.index)]
    return file.text[Int(token.start)..<Int(token.end)]
  }

  /// A token's text.
  public func text(_ token: TokenID) -> String { String(decoding: bytes(token), as: UTF8.self) }

  /// The source of a node, as it is written.
  public func text(_ node: NodeID) -> String {
    let range = range(node)
    return String(decoding: file.text[Int(range.lower - file.base)..<Int(range.upper - file.base)], as: UTF8.self)
  }

  /// The interned name of a node's token: of an identifier, keyword or operator.
  @inlinable @inline(__always)
  public func name(_ node: NodeID) -> NameID {
    let token = nodes[Int(node.index)].token
    return token.isNone ? .empty : tokens[Int(token.index)].name
  }

  /// The interned name of a node's label; `.empty` where it has none.
  @inlinable @inline(__always)
  public func label(_ node: NodeID) -> NameID {
    let token = nodes[Int(node.index)].label
    return token.isNone ? .empty : tokens[Int(token.index)].name
  }
}
