/// What is known of a node's length along one axis before anybody asks: the point of the bottom-up pass. A stack asks each
/// child for its minimum, its maximum and its share; most children can answer from three numbers, without being
/// measured and without asking their own children. That keeps sizing linear at any depth. Every number is exactly what
/// measuring would give, to the last bit; where that is not certain the response is a weaker one.
///
/// The raw values are sets of doubts, so that the union of two is what is known of something that depends on both.
struct Response: Equatable {
  var rawValue: UInt32

  /// The same length whatever is offered on either axis.
  static let rigid = Response(rawValue: 0b000)
  /// `clamp(offer; low, high)`, and `ideal` for ∅, whatever the other axis is.
  static let clamped = Response(rawValue: 0b001)
  /// `low` at 0, `ideal` at ∅, `high` at ∞, whatever the other axis is; anything else must be measured.
  static let sampled = Response(rawValue: 0b011)
  /// Must be measured.
  static let unknown = Response(rawValue: 0b111)

  func union(_ other: Response) -> Response { Response(rawValue: rawValue | other.rawValue) }
}

/// The response of one axis with its numbers, in points. A NaN among them must be measured.
struct AxisSummary {
  var response: Response
  var low: Double
  var ideal: Double
  var high: Double

  static let unknown = AxisSummary(response: .unknown, low: .nan, ideal: .nan, high: .nan)

  static func rigid(_ length: Double) -> AxisSummary {
    AxisSummary(response: .rigid, low: length, ideal: length, high: length)
  }

  static func clamped(_ low: Double, _ ideal: Double, _ high: Double) -> AxisSummary {
    AxisSummary(response: .clamped, low: min(low, high), ideal: ideal, high: high)
  }

  /// `low` at 0 whatever the other axis is, else it must be measured.
  static func low(_ low: Double) -> AxisSummary { sampled(low: low, ideal: .nan, high: .nan) }

  static func sampled(low: Double, ideal: Double, high: Double) -> AxisSummary {
    AxisSummary(response: .sampled, low: low, ideal: ideal, high: high)
  }

  /// The length under `offer` (∅ is NaN), NaN if it must be measured.
  func length(at offer: Double) -> Double {
    if response == .rigid { return ideal }
    if offer.isAbsent { return ideal }
    if response == .clamped { return clamp(offer, low, high) }
    return offer == 0 ? low : offer == .infinity ? high : .nan
  }
}

/// What the bottom-up pass notes of a node besides numbers: the response of each axis, and what its parent must take care
/// of. One word a node.
struct NodeFlags {
  var rawValue: UInt32

  /// Size and content stay the same whatever the node is offered: one measurement serves every proposal.
  static let inert: UInt32 = 1 << 6
  /// The priority is not 0.
  static let hasPriority: UInt32 = 1 << 7
  /// A Spacer, possibly in modifiers without layout: a frame around it keeps its spacing (Semantics §3.2).
  static let projectsSpacing: UInt32 = 1 << 8

  /// A stack that can be shared out without asking (see `uniformLength`).
  static let uniform: UInt32 = 1 << 9

  /// In a candidate that `ViewThatFits` did not choose: without a frame.
  static let leftOut: UInt32 = 1 << 10

  /// What is in the node must be put in place again.
  static let stale: UInt32 = 1 << 11

  /// Offered lengths on both axes, it answers lengths: neither is infinite.
  static let finite: UInt32 = 1 << 12

  /// It stays finite if one offer is a length and the other is infinite, as what keeps a ratio does.
  static let bound: UInt32 = 1 << 13

  /// Neither length shrinks when either offer grows.
  static let rising: UInt32 = 1 << 14

  /// A stack whose children were put in their places together with it.
  static let placed: UInt32 = 1 << 15

  /// The guides that the subtree may set, as bits of `GuideMask`, from here up.
  static let guideShift: UInt32 = 16

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(width: Response, height: Response, inert: Bool) {
    rawValue = width.rawValue | height.rawValue << 3 | (inert ? Self.inert : 0)
  }

  subscript(axis: Axis) -> Response {
    Response(rawValue: (axis == .horizontal ? rawValue : rawValue >> 3) & 0b111)
  }

  /// Both lengths are constants that are known.
  var isRigid: Bool { rawValue & 0b111111 == 0 }
  var isInert: Bool { rawValue & Self.inert != 0 }
  var hasPriority: Bool { rawValue & Self.hasPriority != 0 }
  var projectsSpacing: Bool { rawValue & Self.projectsSpacing != 0 }
  var isStale: Bool { rawValue & Self.stale != 0 }
  /// The summary gives the size under every proposal, and no guide in the subtree reaches anybody outside.
  var answersEverything: Bool { rawValue & 0b110110 == 0 && guides.rawValue == 0 }
  var isLeftOut: Bool { rawValue & Self.leftOut != 0 }
  /// Some of `finite`, `bound` and `rising`.
  func traits(_ mask: UInt32) -> UInt32 { rawValue & mask }
  var isPlaced: Bool { rawValue & Self.placed != 0 }
  var isUniform: Bool { rawValue & Self.uniform != 0 }
  var guides: GuideMask { GuideMask(rawValue: UInt8(truncatingIfNeeded: rawValue >> Self.guideShift)) }

  mutating func insert(_ bits: UInt32) { rawValue |= bits }
  mutating func insert(_ guides: GuideMask) { rawValue |= UInt32(guides.rawValue) << Self.guideShift }
}

/// A coarse set of alignment keys: whether anything in a subtree can possibly answer for a key. Custom keys share four bits,
/// so a set bit means "ask" and a clear one "no".
struct GuideMask {
  var rawValue: UInt8

  static let none = GuideMask(rawValue: 0)
  static let text = GuideMask(rawValue: 0b100)
  /// What climbs out of a container of several children: everything but the six frame guides (Semantics §1.3).
  static let climbing = GuideMask(rawValue: 0b1111_1100)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ key: AlignmentKey) {
    if let custom = key.customIndex {
      rawValue = 0b1_0000 << UInt8(truncatingIfNeeded: custom & 3)
    } else if key.index > 2 {
      rawValue = key.axis == .vertical ? 0b100 : 0b1000
    } else {
      rawValue = key.axis == .horizontal ? 0b1 : 0b10
    }
  }

  func intersects(_ other: GuideMask) -> Bool { rawValue & other.rawValue != 0 }
  func intersection(_ other: GuideMask) -> GuideMask { GuideMask(rawValue: rawValue & other.rawValue) }
}
