/// A position in the sources of one compilation: a UTF-8 byte offset in the space that all its files share.
///
/// Every file of a ``SourceMap`` occupies a stretch of its own in that space, so one 32-bit number names both the file and
/// the place in it. Nothing between the lexer and the renderers has to carry a file beside a position.
public typealias SourceOffset = UInt32

/// A half-open range of source bytes, in the offset space of a ``SourceMap``.
public struct SourceRange: Hashable, Sendable {
  /// The first byte.
  public var lower: SourceOffset
  /// One past the last byte; equal to `lower` for a point between two bytes.
  public var upper: SourceOffset

  @inlinable
  public init(_ lower: SourceOffset, _ upper: SourceOffset) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The empty range at an offset: where something is missing.
  @inlinable
  public init(at offset: SourceOffset) {
    self.init(offset, offset)
  }

  @inlinable
  public var isEmpty: Bool { lower == upper }

  @inlinable
  public func contains(_ offset: SourceOffset) -> Bool { lower <= offset && offset < upper }

  /// The smallest range that covers both.
  @inlinable
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lower, other.lower), max(upper, other.upper))
  }
}
