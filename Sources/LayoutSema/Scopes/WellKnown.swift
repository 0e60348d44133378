import LayoutDiagnostics
import LayoutSyntax

/// The names that the language itself knows: interned once, compared as numbers from then on.
struct KnownNames {
  let selfName, selfType, initName, subscriptName, previews, rawValue, allCases: NameID
  let staticName, mutatingName, letName, classWord, getName, setName: NameID
  /// The result builders of SwiftUI and its companions, whose bodies are read alike.
  let builders: Set<NameID>
  let autoclosure, action, selecting, effect, traits, disfavored, likeOwn, unseen, localized, available: NameID
  let preview, type, proto, and, or, not, minus, plus: NameID
  let newValue, dollarZero, underscore, none, some, element: NameID
  let equalTo, void, any, callAsFunction, deprecated: NameID
  let arrayLiteral, contains, less, precondition, assert, environmentValues, keyName, valueName, privateName,
    fileprivateName: NameID
  let terminators: [NameID]
  /// The property wrappers, by name.
  let wrappers: WrapperTable
  let caseIterable, dollarOne, superName, asyncName, keyPathLabel, errorName, modelName, lazyName, explicitAlignment,
    verticalAlignmentFunction, stateObject, weakName, stringName, describing, propertyWrapper, wrappedValue,
    projectedValue, typeWord, ofLabel, integerLiteral, floatLiteral, stringLiteral: NameID
  /// By the index of the operator's name, which the name table is seeded with.
  let binaryOperators: OperatorTable
  /// The types that an enum can have raw values of.
  let rawTypes: [NameID]

  init(_ names: inout NameTable) {
    selfName = names.insert("self")
    selfType = names.insert("Self")
    initName = names.insert("init")
    subscriptName = names.insert("subscript")
    previews = names.insert("previews")
    rawValue = names.insert("rawValue")
    allCases = names.insert("allCases")
    staticName = names.insert("static")
    mutatingName = names.insert("mutating")
    letName = names.insert("let")
    classWord = names.insert("class")
    getName = names.insert("get")
    setName = names.insert("set")
    builders = Set(Self.builderNames.map { names.insert($0) })
    autoclosure = names.insert("autoclosure")
    action = names.insert("_action")
    selecting = names.insert("_selecting")
    effect = names.insert("_effect")
    traits = names.insert("traits")
    disfavored = names.insert("_disfavoredOverload")
    likeOwn = names.insert("_likeOwn")
    unseen = names.insert("_unseen")
    localized = names.insert("_localized")
    available = names.insert("available")
    deprecated = names.insert("deprecated")
    preview = names.insert("Preview")
    type = names.insert("Type")
    proto = names.insert("Protocol")
    and = names.insert("&&")
    or = names.insert("||")
    not = names.insert("!")
    minus = names.insert("-")
    plus = names.insert("+")
    newValue = names.insert("newValue")
    dollarZero = names.insert("$0")
    underscore = names.insert("_")
    none = names.insert("none")
    some = names.insert("some")
    element = names.insert("Element")
    equalTo = names.insert("==")
    void = names.insert("Void")
    any = names.insert("Any")
    callAsFunction = names.insert("callAsFunction")
    caseIterable = names.insert("CaseIterable")
    dollarOne = names.insert("$1")
    less = names.insert("<")
    precondition = names.insert("precondition")
    assert = names.insert("assert")
    contains = names.insert("contains")
    arrayLiteral = names.insert("arrayLiteral")
    privateName = names.insert("private")
    fileprivateName = names.insert("fileprivate")
    environmentValues = names.insert("EnvironmentValues")
    keyName = names.insert("key")
    valueName = names.insert("value")
    terminators = ["fatalError", "preconditionFailure", "assertionFailure"].map { names.insert($0) }
    wrappers = WrapperTable(&names)
    (integerLiteral, floatLiteral) = (names.insert("integerLiteral"), names.insert("floatLiteral"))
    (propertyWrapper, stringLiteral) = (names.insert("propertyWrapper"), names.insert("stringLiteral"))
    (wrappedValue, projectedValue) = (names.insert("wrappedValue"), names.insert("projectedValue"))
    (stringName, describing) = (names.insert("String"), names.insert("describing"))
    (weakName, stateObject) = (names.insert("weak"), names.insert("StateObject"))
    (typeWord, ofLabel) = (names.insert("type"), names.insert("of"))
    superName = names.insert("super")
    asyncName = names.insert("async")
    keyPathLabel = names.insert("keyPath")
    errorName = names.insert("error")
    modelName = names.insert("Model")
    lazyName = names.insert("lazy")
    explicitAlignment = names.insert("explicitAlignment")
    verticalAlignmentFunction = names.insert("explicitAlignment(vertical)")
    binaryOperators = OperatorTable(&names)
    rawTypes = [
      "Int", "String", "Double", "CGFloat", "Float", "Character", "UInt8", "UInt", "Int8", "Int16", "Int32", "Int64",
      "UInt16", "UInt32", "UInt64",
    ].map { names.insert($0) }
  }
}

extension KnownNames {
  fileprivate static let builderNames = [
    "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "TabContentBuilder",
    "ChartContentBuilder", "AxisContentBuilder", "AxisMarkBuilder", "MapContentBuilder", "TableRowBuilder",
    "TableColumnBuilder", "AccessibilityRotorContentBuilder", "WidgetBundleBuilder",
  ]
}

/// The property wrappers of SwiftUI, by their names.
struct WrapperTable {
  private(set) var names: [NameID] = []
  /// Of each name, a ``Checker/Wrapper``.
  private var kinds: [UInt8] = []

  init(_ names: inout NameTable) {
    add(.published, ["Published"], &names)
    add(.state, ["State", "GestureState", "FocusState", "AccessibilityFocusState"], &names)
    add(.binding, ["Binding"], &names)
    add(.object, ["StateObject", "ObservedObject", "Bindable"], &names)
    add(.scaled, ["ScaledMetric"], &names)
    add(
      .environment,
      [
        "Environment", "EnvironmentObject", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
        "FetchRequest", "SectionedFetchRequest",
      ], &names)
  }

  private mutating func add(_ kind: Checker.Wrapper, _ spellings: [String], _ table: inout NameTable) {
    for spelling in spellings {
      names.append(table.insert(spelling))
      kinds.append(kind.rawValue)
    }
  }

  subscript(name: NameID) -> Checker.Wrapper? {
    names.firstIndex(of: name).flatMap { Checker.Wrapper(rawValue: kinds[$0]) }
  }
}

/// The operators that the checker knows, found by the index of their name.
struct OperatorTable {
  private var rows: [UInt8] = []

  init(_ names: inout NameTable) {
    for (index, spelling) in BinaryOperator.spellings.enumerated() {
      let name = Int(names.insert(spelling).index)
      while rows.count <= name { rows.append(.max) }
      rows[name] = UInt8(index)
    }
  }

  subscript(name: NameID) -> BinaryOperator? {
    Int(name.index) < rows.count ? BinaryOperator(rawValue: rows[Int(name.index)]) : nil
  }
}

/// The library's declarations that have a part in the language's own rules, looked up once by name.
///
/// A library that lacks one of them is allowed (unit tests bring small ones): the type is then `.none`, and rules about
/// it never apply.
struct KnownTypes {
  var int = TypeID.none
  var double = TypeID.none
  var cgFloat = TypeID.none
  var bool = TypeID.none
  var string = TypeID.none
  var character = TypeID.none
  var never = TypeID.none
  /// A view whose type nobody needs to know.
  var someView = TypeID.none
  var array = NominalID(-1)
  var dictionary = NominalID(-1)
  var optional = NominalID(-1)
  var range = NominalID(-1)
  var closedRange = NominalID(-1)
  var set = NominalID(-1)
  var sequence = NominalID(-1)
  var collection = NominalID(-1)
  var randomAccess = NominalID(-1)
  var keyPath = NominalID(-1)
  var binding = NominalID(-1)
  var view = NominalID(-1)
  var text = NominalID(-1)
  var previewProvider = NominalID(-1)
  var previewTrait = TypeID.none
  var caseIterable = NominalID(-1)
  var stringProtocol = NominalID(-1)
  var rawRepresentable = NominalID(-1)
  var hashable = NominalID(-1)
  var equatable = NominalID(-1)
  var comparable = NominalID(-1)
  var optionSet = NominalID(-1)
  var error = NominalID(-1)
  /// What every number conforms to, and the views that wrap one of another framework.
  var arithmetic = NominalID(-1)
  var floatingPoint = NominalID(-1)
  var binaryInteger = NominalID(-1)
  var signedNumeric = NominalID(-1)
  /// What the protocols of classes inherit from.
  var anyObject = NominalID(-1)
  /// What types are whose methods no layout runs: those that wrap views of UIKit, and schedules.
  var representables: [NominalID] = []
  /// What is drawn inside of a view, without a frame: the marks of charts.
  var drawn: [NominalID] = []
  var persistentModel = NominalID(-1)
  /// What is decoded and encoded, where the library's part has coders.
  var decodable = NominalID(-1)
  var encodable = NominalID(-1)
  var identifiable = NominalID(-1)
  /// The publishers of properties, where the library's part has them: their type, what makes one and what tells it.
  var publisherType = NominalID(-1)
  var publisher = DeclarationID.none
  var announce = DeclarationID.none
  /// Numbers whose operators the library declares: `Float`, and integers with a size of their own.
  var sizedNumber = NominalID(-1)
  var float = NominalID(-1)
  var byArrayLiteral = NominalID(-1)
  var byStringLiteral = NominalID(-1)
  var byIntegerLiteral = NominalID(-1)
  var byNilLiteral = NominalID(-1)
  var byFloatLiteral = NominalID(-1)
  /// What regular expressions as literals are.
  var regex = NominalID(-1)

  func isFloating(_ type: TypeID) -> Bool { !type.isNone && (type == cgFloat || type == double) }

  func isNumeric(_ type: TypeID) -> Bool { !type.isNone && (type == int || type == cgFloat || type == double) }
}
