import LayoutDiagnostics
import LayoutEngine

/// Numbers as sentences write them: three decimals at most, a real minus sign, `nil` for no proposal.
func number(_ value: Double) -> String {
  if value.isNaN { return "nil" }
  if !value.isFinite { return value < 0 ? "−∞" : "∞" }
  var digits: [UInt8] = []
  let rounded = value.magnitude < 1e9 ? (value.magnitude * 1000).rounded() / 1000 : value.magnitude
  digits.appendDecimal(rounded)
  return (value < 0 && rounded > 0 ? "−" : "") + String(decoding: digits, as: UTF8.self)
}

func number(_ value: Double?) -> String { value.map { number($0) } ?? "nil" }

func text(_ size: Size) -> String { number(size.width) + " × " + number(size.height) }

func text(_ proposal: ProposedSize) -> String { number(proposal.width) + " × " + number(proposal.height) }

func text(_ point: Point) -> String { "(" + number(point.x) + ", " + number(point.y) + ")" }

/// A sum's second half: ` + 8` or ` − 8`.
func plus(_ value: Double) -> String { (value < 0 ? " − " : " + ") + number(value.magnitude) }

/// `1 child`, `2 children`
func count(_ count: Int, _ one: String, _ many: String) -> String {
  number(Double(count)) + " " + (count == 1 ? one : many)
}

extension Axis {
  /// What a length along the axis is called.
  var lengthWord: String { self == .horizontal ? "width" : "height" }
  var adjective: String { self == .horizontal ? "wide" : "high" }
  var coordinate: String { self == .horizontal ? "x" : "y" }
}
