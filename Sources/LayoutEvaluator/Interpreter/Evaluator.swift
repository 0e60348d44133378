package import LayoutDiagnostics
package import LayoutEngine
package import LayoutSema
package import LayoutSyntax

/// Runs a program: the interpreter and everything that lives as long as one compilation.
///
/// It walks the flat code of a ``Program`` by index. View values become ``ViewRecord``s in one arena, and content closures
/// stay closures until a ``ViewTreeBuilder`` asks for them. Every run ends: steps, calls and sizes are bounded, and whatever
/// goes wrong is recorded as one diagnostic with its place and the calls that led there, after which
/// ``EvaluationError`` unwinds to the caller of the host.
package final class Evaluator {
  package let program: Program
  package let natives: [Native]
  /// The views made so far.
  package internal(set) var views: [ViewRecord] = []
  /// What went wrong, each once.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// What the running scene came upon that has been told of another one.
  package internal(set) var repeatedFailure: Diagnostic?
  /// The readers that a proxy value can stand for.
  package internal(set) var proxies: [GeometryProxyState] = []
  /// The states of the scene that is being laid out.
  var states = StateStore()
  /// What the scene's preview modifiers share, by their types.
  var sharedContexts: [(modifier: NominalID, context: Value)] = []
  /// What the layout under way leads to.
  var feedback = Feedback()
  /// The place in the tree of the view whose body is about to run.
  var identity = ""
  /// What the condition of the branch that is about to end the program compared.
  var trapNotes: [Diagnostic.Note] = []
  /// Set while guides are read for a report: nothing that runs then counts or has an effect.
  package var isReporting = false
  /// How many rehearsals have begun or ended.
  var rehearsals = 0
  /// The custom alignments of the program; a key's index counts from the first custom one.
  package let alignments: CustomAlignments

  /// The source range in which declarations are the library's own: they are left out of call chains.
  let libraryRange: SourceRange
  let known: KnownWitnesses
  var globals: [GlobalState]
  var calls: [CallSite] = []
  var steps = 0
  /// How many handlers of errors enclose the code that runs, and the error that is on its way to the innermost of them.
  var handlers = 0
  var thrown: Value?
  /// The first code that was left out although it would have stored something: a field without a value may be its.
  var lost: (message: String, range: SourceRange)?
  /// The frame of the call that the error has just left.
  var unwound: Frame?
  /// The files of the app's bundle, and those that have been read.
  package var resources: Resources?
  var readResources: [String: [UInt8]] = [:]
  /// How many values that differ from all others have been made.
  var uniqueCount = 0
  /// What the environment is for the code that runs, as an index of the tree builder's.
  package var environment = EnvironmentValues()
  /// Which value of the environment was read last.
  package var lastEnvironmentKey: EnvironmentKey?

  enum GlobalState {
    case untouched, running
    case value(Value)
  }

  /// A call under way.
  struct CallSite {
    let function: FunctionID
    let range: SourceRange
  }

  package init(_ program: Program, natives: [Native], libraryRange: SourceRange) {
    self.program = program
    self.natives = natives
    self.libraryRange = libraryRange
    known = KnownWitnesses(program)
    alignments = CustomAlignments(program, defaultValue: known.defaultValue)
    globals = Array(repeating: .untouched, count: program.globals.count)
  }

  /// The text of a name.
  package func text(_ name: NameID) -> String { program.names[name] }
}

/// The names under which types are asked for something at run time.
struct KnownWitnesses {
  let body: NameID?
  let defaultValue: NameID?
  let reduce: NameID?
  let id: NameID?
  let less: NameID?
  let equal: NameID?
  /// `+`, `-`, `*` and `/`.
  let arithmetic: [NameID?]
  /// The library's `Anchor`, `CGSize`, `CGPoint`, `CGRect` and `ProposedViewSize`.
  let anchor, size, point, rect, proposal: NominalID
  /// Foundation's objects that hold a value of Swift.
  let nsNumber, nsString: NominalID
  /// The library's `ScaledMetric`.
  let scaledMetric: NominalID
  let makeBody, makeSharedContext: NameID?
  let description, debugDescription: NameID?
  /// What makes a value of a decoder, and writes one into an encoder.
  let decoding, encoding, rawValue: NameID?

  init(_ program: Program) {
    let names = program.names
    body = names.lookup("body")
    defaultValue = names.lookup("defaultValue")
    reduce = names.lookup("reduce")
    id = names.lookup("id")
    less = names.lookup("<")
    equal = names.lookup("==")
    arithmetic = [names.lookup("+"), names.lookup("-"), names.lookup("*"), names.lookup("/")]
    description = names.lookup("description")
    debugDescription = names.lookup("debugDescription")
    decoding = names.lookup("init(from:)")
    encoding = names.lookup("encode(to:)")
    rawValue = names.lookup("rawValue")
    makeBody = names.lookup("makeBody")
    makeSharedContext = names.lookup("makeSharedContext")
    scaledMetric = program.nominal(names.lookup("ScaledMetric"))
    nsNumber = program.nominal(names.lookup("NSNumber"))
    nsString = program.nominal(names.lookup("NSString"))
    anchor = program.nominal(names.lookup("Anchor"))
    size = program.nominal(names.lookup("CGSize"))
    point = program.nominal(names.lookup("CGPoint"))
    rect = program.nominal(names.lookup("CGRect"))
    proposal = program.nominal(names.lookup("ProposedViewSize"))
  }
}

extension Program {
  /// The first type with a name, which is the library's if it has one.
  fileprivate func nominal(_ name: NameID?) -> NominalID {
    let index = name.flatMap { name in nominals.lastIndex { $0.name == name } }
    return NominalID(Int32(index ?? 0))
  }
}

/// What a geometry reader's proxy knows: where the reader is.
package struct GeometryProxyState {
  /// In container coordinates, exact.
  package var frame: Rect
  /// The distances to the container's unsafe edges that the reader reaches into.
  package var safeArea: EdgeInsets
  /// The named coordinate spaces around the reader, innermost last, with their origins in container coordinates.
  package var spaces: [NamedSpace]

  package init(frame: Rect, safeArea: EdgeInsets, spaces: [NamedSpace] = []) {
    self.frame = frame
    self.safeArea = safeArea
    self.spaces = spaces
  }

  /// Where a named space begins; the container's origin for one that nothing around the reader has.
  package func origin(ofSpace name: Value) -> Point {
    space(named: name)?.origin ?? .zero
  }

  /// The innermost space with a name.
  package func space(named name: Value) -> NamedSpace? {
    spaces.last { $0.name == name || $0.scrolls(along: name) }
  }
}

/// A view under `coordinateSpace`.
package struct NamedSpace {
  let name: Value
  let origin: Point
  package let size: Size

  package init(name: Value, origin: Point, size: Size) {
    self.name = name
    self.origin = origin
    self.size = size
  }

  /// Whether it is a scroll view's, and of one that scrolls along an axis of another such name. These names are tuples,
  /// which no name of a program's own is.
  func scrolls(along other: Value) -> Bool {
    guard case .tuple(let own) = name, case .tuple(let asked) = other, let own = own.first, let asked = asked.first
    else { return false }
    return own.integer & asked.integer != 0
  }
}
