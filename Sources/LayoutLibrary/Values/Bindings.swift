import LayoutEvaluator
import LayoutText

/// Bindings and the property wrappers around state. A cell holds the value; a binding is a cell of somebody else's.
extension LibraryEntry {
  static let bindings = LibraryEntry(
    interface: """
      /// A way to a value that somebody else keeps.
      struct Binding<Value> {
        /// A binding to a value that never changes.
        static func constant(_ value: Value) -> Binding<Value>
        /// A binding to what two functions read and write.
        init(get: @escaping () -> Value, @_effect set: @escaping (Value) -> Void)
        /// The value.
        var wrappedValue: Value { get set }
        /// The binding itself.
        var projectedValue: Binding<Value> { self }
        /// Bindings to the elements, where the value is a list.
        var _elements: [Value] { get }
        /// The binding, whose changes are animated.
      }
      @propertyWrapper struct State<Value> {
        init(wrappedValue: Value)
        init(initialValue: Value)
      }
      @propertyWrapper struct StateObject<Value> {
        init(wrappedValue: Value)
        init(initialValue: Value)
      }
      @propertyWrapper struct ObservedObject<Value> {
        init(wrappedValue: Value)
        init(initialValue: Value)
      }
      @propertyWrapper struct EnvironmentObject<Value> {}
      @propertyWrapper struct Bindable<Value> {
        init(wrappedValue: Value)
        init(initialValue: Value)
        init(_ wrappedValue: Value)
      }
      @propertyWrapper struct Published<Value> {
        init(wrappedValue: Value)
        init(initialValue: Value)
      }
      typealias _FocusBinding = Binding
      @propertyWrapper struct FocusState<Value> {
        typealias Binding = _FocusBinding<Value>
        init(wrappedValue: Value)
        init(initialValue: Value)
      }
      @propertyWrapper struct GestureState<Value> {
        init(wrappedValue: Value)
        init(initialValue: Value)
      }
      @propertyWrapper struct Namespace {
        struct ID: Hashable { init() {} }
        init() {}
        var wrappedValue: Namespace.ID { Namespace.ID() }
      }
      @propertyWrapper struct ScaledMetric<Value> {
        var _value: Value
        var _style: Font.TextStyle
        init(wrappedValue: Value) {
          self._value = wrappedValue
          self._style = .body
        }
        init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
          self._value = wrappedValue
          self._style = textStyle
        }
      }
      @propertyWrapper struct UIApplicationDelegateAdaptor<Value> {}
      @propertyWrapper struct NSApplicationDelegateAdaptor<Value> {}
      protocol ObservableObject {}
      /// A length as large as the reader's text size makes it, in proportion to a text style.
      func _scaled(_ value: CGFloat, _ style: String) -> CGFloat
      """,
    natives: [
      .function { (_, arguments) in .cell(Cell(arguments[0])) },
      .function { (evaluator, arguments) throws(EvaluationError) in
        .cell(Cell(try evaluator.apply(arguments[0], [], at: arguments.range), setter: arguments[1]))
      },
      .function { (_, arguments) in
        if case .cell(let cell) = arguments[0] { cell.value } else { arguments[0] }
      },
      .function { (evaluator, arguments) in
        if case .cell(let cell) = arguments[0] { evaluator.write(arguments[1], to: cell, at: arguments.range) }
        return arguments[0]
      },
      .function { (_, arguments) in
        guard case .cell(let cell) = arguments[0] else { return arguments[0] }
        let elements = Sequence(cell.value)
        return .array((0..<elements.count).map { .cell(cell.element($0, elements[$0])) })
      },
    ] + wrappers + [
      .function { (evaluator, arguments) in
        let style = TextStyle.allCases.first { $0.name == arguments[1].string } ?? .body
        let environment = evaluator.environment.text
        return .double(environment.round(arguments[0].double * style.growth(in: environment)))
      }
    ])

  /// The wrappers in the order of the interface: what `_name = State(initialValue: x)` gives a property.
  private static let wrappers: [Native] = [
    state, state, held, held, held, held, held, held, held, held, held, kept, kept, kept, kept,
  ]

  private static let state = Native.function { (_, arguments) in .cell(Cell(arguments[0], isState: true)) }
  private static let kept = Native.function { (_, arguments) in .cell(Cell(arguments[0])) }
  private static let held = Native.identity
}

extension Value {
  /// The value itself, or what the variable that it refers to has.
  var read: Value {
    if case .cell(let cell) = self { cell.value } else { self }
  }

  /// An element of the list that this is, or a binding to it if this is one to the list.
  func bound(_ element: Value, _ index: Int) -> Value {
    if case .cell(let cell) = self { .cell(cell.element(index, element)) } else { element }
  }
}
