package import LayoutDiagnostics

/// One step of a program: an operation, up to three operands, and where it came from.
///
/// What `a`, `b` and `c` mean is written beside each ``Operation``. An operand called *expression* is an
/// ``ExpressionID``'s index; a *list* is an ``ExpressionList`` in two fields.
package struct Expression: Sendable {
  package var operation: Operation
  package var a: Int32
  package var b: Int32
  package var c: Int32
  package var range: SourceRange

  package init(_ operation: Operation, a: Int32 = 0, b: Int32 = 0, c: Int32 = 0, at range: SourceRange) {
    self.operation = operation
    self.a = a
    self.b = b
    self.c = c
    self.range = range
  }
}

/// What an expression does. Values are untyped at run time as far as the checker has settled their types:
/// a `CGFloat` and a `Double` are the same, an optional is its payload or `nil`, a structure is its fields.
package enum Operation: UInt8, Sendable {
  /// Did not check; running it is a mistake of the caller's.
  case invalid

  // MARK: Constants
  case void, none
  /// a = 0 or 1.
  case boolean
  /// The 64-bit value is in a (low half) and b (high half).
  case integer
  /// a = index into ``Program/doubles``.
  case double
  /// a = index into ``Program/strings``.
  case string
  /// A type as a value; a = ``NominalID``.
  case metatype
  /// A generic type with its arguments, which are types: list in a, b; c = ``NominalID``.
  case genericType
  /// The type that a value says it has: a = expression.
  case typeOfValue

  /// A whole number as a value of a type that only running code knows: a = expression, b = the type.
  case typedLiteral

  // MARK: Variables
  /// a = slot, b = how many enclosing frames out (0: this function's own).
  case local
  /// a = ``GlobalID``.
  case global
  /// Defines a local: a = slot, c = expression or -1 (no value yet).
  case define
  /// a = expression (the place: local, global, field, element, … chains of them), b = expression (the value).
  case assign

  // MARK: Aggregates
  /// A structure from its fields in order: list in a, b; c = ``NominalID``.
  case structure
  /// list in a, b.
  case tuple
  /// list in a, b; with c = 1 a set of what differs.
  case array
  /// Keys and values in turn: list in a, b.
  case dictionary
  /// An enum value: list of payloads in a, b; c = ``NominalID`` * 65,536 + case index.
  case enumCase
  /// A structure's or tuple's field: a = expression, b = field index.
  case field
  /// A field that is computed when it is first read: a = expression, b = field index, c = ``FunctionID``.
  case lazyField
  /// The payload of an enum value that is known to be of the right case: a = expression, b = payload index.
  case payload
  /// Whether an enum value has a case: a = expression, b = case index.
  case isCase

  // MARK: Calls
  /// a, b = list of arguments, `self` first; c = ``FunctionID``.
  case call
  /// a, b = list of arguments, `self` first; c = ``NativeID``.
  case native
  /// Calls what the value's own type declares under a name (a protocol's requirement): a, b = list, `self` first; c = name.
  case callWitness
  /// Calls a function value: a, b = list of arguments; c = expression (the function).
  case apply
  /// A function value over the current frame: a = ``FunctionID``.
  case closure

  /// An operand that the callee may change, `self` of a mutating method or an `inout` argument: a = the place (as in
  /// ``assign``). It is read before the call and written after it. Stands in operand lists of calls only.
  case inoutArgument

  // MARK: Cells: what a property wrapper keeps
  /// A new cell with an initial value: a = expression, c = field index; for a local -1, with the name in b. `@State`.
  case makeCell
  /// A cell for a part of what another cell or an instance holds: a = the place (as in ``assign``), where what is written to
  /// the cell is stored. `$model.name`.
  case makePart
  /// What a cell holds; also a place. a = expression (the cell). The cell itself is what `$x` means.
  case readCell
  /// A value of the environment, read when the view that keeps it is: a = name of the key path's property; c = expression
  /// that reads it off the environment of the moment, without locals, or -1.
  case environment

  // MARK: Operators
  /// a, b = expressions, c = ``Arithmetic``; both operands are doubles or both integers as the operator says.
  case arithmetic
  /// a = expression. `-x` of a double, of an integer; `!x`.
  case negateDouble, negateInteger, not
  /// a, b = expressions, short-circuiting.
  case and, or
  /// a = condition, b, c = expressions.
  case conditional
  /// a ?? b; with c = 1 the value stays as optional as it is.
  case coalesce
  /// An optional as one of b more levels: a = expression. A `nil` is then inside of them.
  case promote
  /// x!: a = expression.
  case forceUnwrap
  /// Evaluates b with the unwrapped a in slot c, or gives nil: `a?.b`.
  case optionalChain
  /// a == b, a != b by structure, for any two values of one type; with c = 1 whether they are one instance.
  case equal, notEqual
  /// An `Int` value as a double: `CGFloat(n)`, `Double(n)`.
  case integerToDouble
  /// `Int(x)`: truncates; a value that does not fit is an error at run time.
  case doubleToInteger
  /// The text of the parts, joined: list in a, b. With c = 1 it is a text that may be translated, with
  /// c = 2 the title of a view, which is a text of its own where Markdown is in it.
  case interpolate
  /// The text of a value whose type has a shape: a = expression, b = index into ``Program/shapes``.
  case describe

  // MARK: Statements
  /// list in a, b: runs each; its value is void. A `returnValue` inside ends the function.
  case block
  /// a = condition, b = then, c = else or -1.
  case branch
  /// a = condition, b = body.
  case loop
  /// a = slot of the element, b = sequence, c = body.
  case forEach
  /// The same where closures of the body hold its variables, which are new in each run: the slots from c, or from a, on.
  case freshLoop, freshForEach
  /// a = expression or -1.
  case returnValue
  /// a = the label's name, or -1 for the innermost loop or switch.
  case breakLoop, continueLoop
  /// Evaluates a for its effect and drops the value.
  case discard
  /// Runs each of a list and is the value of the last: list in a, b.
  case sequence
  /// Binds a local and is true: a = slot, c = expression; a condition of a pattern.
  case bind
  /// Binds a local if a value is there, and says whether it was: a = slot, c = expression; a condition of `if let`.
  case bindOptional
  /// Throws an error value: a = expression.
  case raise
  /// Runs a; an error that it throws goes to slot c, and b runs. Without a handler (b = -1), an error gives nil: `try?`.
  case attempt
  /// Runs a when the block that it stands in is left.
  case deferred
  /// A statement with a label: a = statement, b = the label's name, c = 1 where it is the body of the labelled loop.
  case labeled
  /// Whether a value is of a type: a = expression, b = index into ``Program/typeTests``.
  case isType
  /// The value if it is of a type, else nil: a, b as ``isType``.
  case cast
  /// The same of the type that another expression gives: a = expression, b = the type.
  case isOfType, castToType
  /// Ends the program with a diagnostic: a = expression (the message) or -1: `fatalError`, `preconditionFailure`.
  case trap
  /// A statement of app code that speaks of what is not here: where it comes to that it ends, with a warning if it would have
  /// stored something. a = expression (the message) or -1, b = the statement or -1 where nothing of it can run.
  case leftOut

  // MARK: View builders
  /// The views of a builder body as one tuple view: list in a, b. An element is a view expression, a statement that
  /// declares something (`define`, `block`, `discard`), or one of the two below. Only elements that make views count as siblings.
  case viewBuilder
  /// a = condition, b = viewBuilder, c = viewBuilder or -1: dynamic content.
  case viewIf
}

/// The arithmetic and ordering operators, by operand type.
package enum Arithmetic: Int32, Sendable {
  case addDouble, subtractDouble, multiplyDouble, divideDouble, remainderDouble
  case addInteger, subtractInteger, multiplyInteger, divideInteger, remainderInteger
  case lessDouble, lessEqualDouble, greaterDouble, greaterEqualDouble
  case lessInteger, lessEqualInteger, greaterInteger, greaterEqualInteger
  case lessString, lessEqualString, greaterString, greaterEqualString
  /// Of two values of one type, whichever it is: numbers, strings, enum cases.
  case lessValue, lessEqualValue, greaterValue, greaterEqualValue
  case concatenate
  /// Of two numbers of a generic type, which their values tell.
  case addValue, subtractValue, multiplyValue, divideValue, remainderValue
  /// Ranges; one of other values than `Int` is a tuple of its bounds at run time.
  case rangeHalfOpen, rangeClosed
}
