package import LayoutEvaluator

/// The built-in library as the compiler takes it: one source text and the table of native code that its declarations
/// without a body are numbered into.
package enum Library {
  /// The name of the library's text in messages.
  package static let path = "SwiftUI"

  /// All interfaces, in catalog order.
  package static var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(1 << 17)
    for entry in catalog {
      entry.interface.withUTF8Buffer { text.append(contentsOf: $0) }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// What runs for the declarations without a body, in order of appearance in ``text``.
  package static var natives: [Native] {
    var natives: [Native] = []
    for entry in catalog { natives.append(contentsOf: entry.natives) }
    return natives
  }
}
