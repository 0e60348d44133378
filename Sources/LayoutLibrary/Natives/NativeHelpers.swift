import LayoutEngine
import LayoutEvaluator

/// Short spellings for the natives that come again and again.
extension Native {
  /// A function of one number.
  static func math(_ function: @escaping @Sendable (Double) -> Double) -> Native {
    .function { (_, arguments) in .double(function(arguments[0].double)) }
  }

  /// A function of two numbers.
  static func math(_ function: @escaping @Sendable (Double, Double) -> Double) -> Native {
    .function { (_, arguments) in .double(function(arguments[0].double, arguments[1].double)) }
  }

  /// A built-in alignment guide.
  static func guide(_ key: AlignmentKey) -> Native { .function { (_, _) in .alignment(key) } }

  static func number(_ value: Double) -> Native { .function { (_, _) in .double(value) } }

  static func integer(_ value: Int) -> Native { .function { (_, _) in .integer(value) } }

  /// A view or modifier whose behaviour needs nothing but the engine's tree.
  static func leaf(_ kind: String, _ add: @escaping @Sendable (inout LayoutTreeBuilder) -> Void) -> Native {
    .leaf(kind) { (builder, _) in add(&builder.tree) }
  }

  /// Gives back its first argument: a conversion between types that are one at run time.
  static let identity = Native.function { (_, arguments) in arguments[0] }
}
