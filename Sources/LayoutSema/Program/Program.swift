package import LayoutDiagnostics
package import LayoutSyntax

/// What the checker hands to the evaluator: every name resolved, every type settled, every default argument filled in.
///
/// A program is flat: code is one array of ``Expression``s that refer to each other by index, and functions, globals and
/// types are rows of tables. Whoever runs it never looks back at the source: an expression carries its range for messages,
/// and nothing else is needed. What did not check is missing or is ``Operation/invalid``; a program with errors can still
/// be run as far as the scenes that no error touches.
package struct Program: Sendable {
  package var code: [Expression] = []
  /// The operands of all list operations, end to end; ``ExpressionList`` is a stretch of it.
  package var operands: [ExpressionID] = []
  package var doubles: [Double] = []
  package var strings: [String] = []
  package var functions: [Function] = []
  package var globals: [Global] = []
  /// Structs, enums and protocols, the library's and the module's.
  package var nominals: [Nominal] = []
  package var scenes: [Scene] = []
  package var typeTests: [TypeTest] = []
  package var shapes: [TypeShape] = []
  /// Where the program speaks of what no layout has, in the order in which it was found.
  package var foreignNames: [ForeignName] = []
  /// Whether parts are missing because of errors in the source.
  package var isBroken = false
  /// Whether properties of the module's models refer to other models, and these back.
  package var hasRelationships = false
  /// Whether a type of the module declares `==`.
  package var hasOwnEquality = false
  package var names = NameTable()

  package init() {}

  package subscript(id: ExpressionID) -> Expression { code[Int(id.index)] }
  package subscript(id: FunctionID) -> Function { functions[Int(id.index)] }
  package subscript(id: GlobalID) -> Global { globals[Int(id.index)] }
  package subscript(id: NominalID) -> Nominal { nominals[Int(id.index)] }

  /// The operands of a list.
  package subscript(list: ExpressionList) -> ArraySlice<ExpressionID> {
    operands[Int(list.start)..<Int(list.start + list.count)]
  }
}

package struct ExpressionID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
  package static let none = ExpressionID(-1)
  package var isNone: Bool { index < 0 }
}

/// A stretch of ``Program/operands``; it travels in two fields of an expression.
package struct ExpressionList: Hashable, Sendable {
  package var start: Int32
  package var count: Int32
  package init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }
}

/// What `is` and `as?` ask of a value.
package enum TypeTest: Sendable {
  case anything, boolean, integer, double, string, function
  /// Each element, or each value of a dictionary, passes the test with this index.
  case array(Int32)
  case dictionary(Int32)
  /// A tuple whose elements pass the tests with these indices.
  case tuple([Int32])
  /// A struct, enum or class among these, in ascending order.
  case nominals([NominalID])
}

/// How values of a type read as text; a part without a shape (-1) reads as its value tells.
package enum TypeShape: Sendable {
  /// `Optional(…)` or `nil`.
  case optional(Int32)
  case array(Int32)
  case dictionary(Int32, Int32)
  /// The labels of a tuple, and the shapes of its elements.
  case tuple([NameID], [Int32])
  case range(isClosed: Bool)
  /// A generic type, with its arguments.
  case named(String)
}

/// A name of an app's other frameworks, which only matters where a layout depends on it.
package struct ForeignName: Sendable {
  package var name: String
  package var range: SourceRange
  /// Whether it is a member of a type that the library has a part of.
  package var isMember = false
  /// Whether that type is one of SwiftUI's; of what is no member, whether it is a view or a modifier that is not laid out.
  package var isOfSwiftUI = false
  /// Whether it is known, and only what its generic parameters are is not.
  package var isUninferred = false
}

package struct FunctionID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

package struct GlobalID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

package struct NominalID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// A declaration of the library that has no body in its interface: the evaluator's table of natives is indexed by it.
///
/// Natives are numbered in the order in which their declarations stand in the library's interface text. A variable or
/// subscript with `{ get set }` has two, the getter first; a setter gets `self`, the indices and the new value, and gives
/// the new `self`. Static members get no `self`. An argument for a parameter under `@_action` is `void`: it is not checked.
package struct NativeID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// A function, method, initialiser, getter or closure.
package struct Function: Sendable {
  /// Its base name, or `.empty` for a closure.
  package var name: NameID
  /// The parameters occupy the first slots, in order; a method's `self` is slot 0.
  package var parameterCount: Int32
  /// Parameters and all locals of the body, those of nested blocks included; closures have slots of their own.
  package var slotCount: Int32
  /// A single expression whose value is returned, a ``Operation/block``, or a ``Operation/viewBuilder``.
  package var body: ExpressionID
  package var range: SourceRange
  /// What stores where the function reads; -1 where nothing does, or nothing has to. Of a key path it stores its second
  /// argument where the path leads in its first; of a getter it has the getter's arguments with the new value among them.
  package var setter = FunctionID(-1)
  /// The index of the new value among the arguments of a getter's setter; behind it are only types.
  package var setterValue: Int32 = 0
  /// Whether a getter's setter changes its first argument.
  package var setterChangesSelf = false
  /// What a caller by name gives it behind its parameters.
  package var passedTypes = PassedTypes.none

  package init(name: NameID, parameterCount: Int32, slotCount: Int32, body: ExpressionID, range: SourceRange) {
    self.name = name
    self.parameterCount = parameterCount
    self.slotCount = slotCount
    self.body = body
    self.range = range
  }
}

/// Which types a static member gets that is called by name on a type: the type's arguments, or the type.
package enum PassedTypes: UInt8, Sendable {
  case none, arguments, ofSelf
}

/// A variable at file scope or a stored `static`: evaluated at first use, once.
package struct Global: Sendable {
  package var name: NameID
  /// The initial value; it runs in a frame of `slotCount` slots.
  package var value: ExpressionID
  package var slotCount: Int32
  package var range: SourceRange

  package init(name: NameID, value: ExpressionID, slotCount: Int32, range: SourceRange) {
    self.name = name
    self.value = value
    self.slotCount = slotCount
    self.range = range
  }
}

/// A struct, enum, class or protocol as far as running code needs it.
///
/// Every module starts with a copy of the library's, of which it uses few. So what a nominal is made of stands behind one
/// reference: an array with one element, or none while there is nothing to say.
package struct Nominal: Sendable {
  package var name: NameID
  /// Whether values of it are shared, and not copied.
  package var isClass = false
  /// Whether no view shows what changes in it: an object that only keeps who listens to something.
  package var isUnseen = false
  package var range: SourceRange
  private var details: [NominalDetails] = []

  package init(name: NameID, range: SourceRange) {
    self.name = name
    self.range = range
  }

  /// What it is made of.
  package var parts: NominalDetails {
    get { details.isEmpty ? NominalDetails() : details[0] }
    _modify {
      if details.isEmpty { details.append(NominalDetails()) }
      yield &details[0]
    }
  }

  /// How many types its values keep behind their fields: those of its generic parameters.
  package var typeCount: Int { details.isEmpty ? 0 : details[0].typeCount }
  /// The names of the stored properties, in the order of a structure's fields.
  package var fields: [NameID] { details.isEmpty ? [] : details[0].fields }
  /// The fields that hold property wrappers of the program's own, which may have states themselves.
  package var wrappers: [Int32] { details.isEmpty ? [] : details[0].wrappers }
  /// The classes of the program that a class inherits from.
  package var parents: [NominalID] { details.isEmpty ? [] : details[0].parents }
  /// The fields of a model that refer to other models.
  package var relationships: [Relationship] { details.isEmpty ? [] : details[0].relationships }
  /// The fields under `@StateObject`: the view's place keeps what they first held.
  package var stateObjects: [Int32] { details.isEmpty ? [] : details[0].stateObjects }
  /// The fields under `@ObservedObject` with a value of their own: an instance that is made there is there as long as the view,
  /// which a device makes anew only with its parent.
  package var ownObjects: [Int32] { details.isEmpty ? [] : details[0].ownObjects }
  /// The names of an enum's cases, in order.
  package var cases: [NameID] { details.isEmpty ? [] : details[0].cases }
  /// The shapes of the fields, or of each case's payloads; empty where nobody asked.
  package var shapes: [[Int32]] { details.isEmpty ? [] : details[0].shapes }
  /// The labels of each case's payloads.
  package var labels: [[NameID]] { details.isEmpty ? [] : details[0].labels }
  /// The test for values of the type, as an index into ``Program/typeTests``; -1 where nobody asked.
  package var test: Int32 { details.isEmpty ? -1 : details[0].test }
  /// What answers a protocol's requirements and what a caller finds by name at run time: `body`, `defaultValue`, `reduce`.
  package var witnesses: [Witness] { details.isEmpty ? [] : details[0].witnesses }

  /// The function that answers a requirement with this base name.
  package func witness(_ name: NameID) -> FunctionID? {
    for witness in witnesses where witness.name == name { return witness.function }
    return nil
  }
}

/// What a nominal is made of, as ``Nominal`` tells one by one.
package struct NominalDetails: Sendable {
  package var fields: [NameID] = []
  package var typeCount = 0
  package var parents: [NominalID] = []
  package var relationships: [Relationship] = []
  package var wrappers: [Int32] = []
  package var stateObjects: [Int32] = []
  package var ownObjects: [Int32] = []
  package var cases: [NameID] = []
  package var shapes: [[Int32]] = []
  package var labels: [[NameID]] = []
  package var witnesses: [Witness] = []
  /// The test for values of the type, where running code may ask for it: an index into ``Program/typeTests``, or -1.
  package var test: Int32 = -1
}

/// A property of a model that refers to other models.
package struct Relationship: Sendable {
  package var field: Int32
  /// The field of the other models that refers back; -1 where none does.
  package var inverse: Int32
  /// Whether that is a list.
  package var isInverseList: Bool
  /// Whether the other models leave the store together with this one.
  package var isCascading: Bool
}

/// A member that is found by name at run time.
package struct Witness: Hashable, Sendable {
  package var name: NameID
  package var function: FunctionID
  package init(name: NameID, function: FunctionID) {
    self.name = name
    self.function = function
  }
}

/// Something of a file that gets a frame report of its own.
package struct Scene: Sendable {
  package enum Origin: Sendable {
    /// `#Preview`.
    case preview
    /// The views at file scope.
    case file
    /// `PreviewProvider.previews`.
    case provider
    /// The last view struct that can be made without arguments.
    case view
  }

  package var origin: Origin
  /// The preview's name; `nil` where it has none.
  package var name: String?
  /// A function without parameters that returns the scene's view.
  package var body: FunctionID
  /// A function without parameters that returns the array of a preview's traits; nil where it has none.
  package var traits: FunctionID?
  package var range: SourceRange

  package init(origin: Origin, name: String?, body: FunctionID, range: SourceRange) {
    self.origin = origin
    self.name = name
    self.body = body
    self.range = range
  }
}
