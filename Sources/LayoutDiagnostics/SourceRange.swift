/// A position in the sources of one compilation: a UTF-8 byte offset in the space that all its files share.
///
/// Every file of a ``SourceMap`` occupies a stretch of its own in that space, so one 32-bit number names both the file and
/// the place in it. Nothing between the lexer and the renderers has to carry a file beside a position.
package typealias SourceOffset = UInt32

/// A half-open range of source bytes, in the offset space of a ``SourceMap``.
package struct SourceRange: Hashable, Sendable {
  /// The first byte.
  package var lower: SourceOffset
  /// One past the last byte; equal to `lower` for a point between two bytes.
  package var upper: SourceOffset

  @inlinable
  package init(_ lower: SourceOffset, _ upper: SourceOffset) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The empty range at an offset: where something is missing.
  @inlinable
  package init(at offset: SourceOffset) {
    self.init(offset, offset)
  }

  @inlinable
  package var isEmpty: Bool { lower == upper }

  @inlinable
  package func contains(_ offset: SourceOffset) -> Bool { lower <= offset && offset < upper }

  /// The smallest range that covers both.
  @inlinable
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lower, other.lower), max(upper, other.upper))
  }
}
