import LayoutDiagnostics
import LayoutEvaluator

/// SwiftData's store: containers, and the contexts that put models into them. A layout is an app's first run, so a container
/// starts empty; what the program inserts is there until it is deleted, together with the models that it refers to.
extension LibraryEntry {
  static let modelStore = LibraryEntry(
    interface: """
      /// What tells a model from all others.
      struct PersistentIdentifier: Hashable, Identifiable {
        var _model: Any
        var id: PersistentIdentifier { self }
      }
      /// An instance of a class under `@Model`.
      protocol PersistentModel: Hashable, Identifiable {}
      extension PersistentModel {
        var persistentModelID: PersistentIdentifier { PersistentIdentifier(_model: self) }
        var id: PersistentIdentifier { persistentModelID }
      }
      /// How and where models are kept.
      class ModelConfiguration {
        struct CloudKitDatabase {
          static var automatic: CloudKitDatabase { CloudKitDatabase() }
          static var none: CloudKitDatabase { CloudKitDatabase() }
          static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
        }
        struct GroupContainer {
          static var automatic: GroupContainer { GroupContainer() }
          static var none: GroupContainer { GroupContainer() }
          static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
        }
        init(
          _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
          groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
        ) {}
        init(
          _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
          cloudKitDatabase: CloudKitDatabase = .automatic
        ) {}
        init(for types: Any..., isStoredInMemoryOnly: Bool = false) {}
      }
      /// Which models there are.
      class Schema {
        struct Version: Hashable {
          init(_ major: Int, _ minor: Int, _ patch: Int) {}
        }
        init(_ types: [Any], version: Version? = nil) {}
        init(_ types: Any..., version: Version? = nil) {}
        init(versionedSchema: Any) {}
      }
      /// What models are kept in.
      class ModelContainer {
        var models: [Any] = []
        var _isSetUp = false
        init(_empty: Bool) {}
        init(for types: Any..., migrationPlan: Any? = nil, configurations: ModelConfiguration...) throws {}
        init(for schema: Schema, migrationPlan: Any? = nil, configurations: ModelConfiguration...) throws {}
        init(for schema: Schema, migrationPlan: Any? = nil, configurations: [ModelConfiguration]) throws {}
        lazy var mainContext: ModelContext = ModelContext(self)
        func deleteAllData() { models = [] }
        func erase() throws { models = [] }
      }
      /// What puts models into a container, and finds them there.
      class ModelContext {
        let container: ModelContainer
        var autosaveEnabled = true
        var hasChanges = false
        init(_ container: ModelContainer) { self.container = container }
        func insert(_ model: Any) {
          if _isAmong(container.models, model) { return }
          container.models.append(model)
          hasChanges = true
        }
        func delete(_ model: Any) {
          let gone = _cascade(model)
          container.models = _reachable(container.models).filter { !_isAmong(gone, $0) }
          _forget(gone, container.models)
          hasChanges = true
        }
        func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
          for found in _ofType(_reachable(container.models), model) {
            if predicate?.evaluate(found as! T) ?? true { delete(found) }
          }
        }
        func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] { descriptor._found(in: self) }
        func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int { descriptor._found(in: self).count }
        func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
          descriptor._found(in: self).map { PersistentIdentifier(_model: $0) }
        }
        func enumerate<T>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws {
          for model in descriptor._found(in: self) { try block(model) }
        }
        func save() throws { hasChanges = false }
        func processPendingChanges() {}
        func transaction(block: () throws -> Void) throws {
          try block()
          try save()
        }
      }
      /// The models, and all that they refer to.
      func _reachable(_ models: [Any]) -> [Any]
      /// Those that are of a class.
      func _ofType(_ models: [Any], _ type: Any) -> [Any]
      func _isAmong(_ models: [Any], _ model: Any) -> Bool
      /// A model and those that leave with it.
      func _cascade(_ model: Any) -> [Any]
      /// Takes models out of the properties of others.
      func _forget(_ models: [Any], _ others: [Any])
      """,
    natives: [
      .function { (evaluator, arguments) in .array(evaluator.reachable(from: arguments[0].parts)) },
      .function { (evaluator, arguments) in
        guard let type = arguments[1].type else { return .array([]) }
        return .array(arguments[0].parts.filter { evaluator.isInstance($0, of: type) })
      },
      .function { (_, arguments) in .boolean(arguments[0].parts.contains { $0 == arguments[1] }) },
      .function { (evaluator, arguments) in .array(evaluator.cascade(from: arguments[0])) },
      .function { (evaluator, arguments) in
        evaluator.forget(arguments[0].parts, in: arguments[1].parts, at: arguments.range)
        return .void
      },
    ])

  static let modelQueries = LibraryEntry(
    interface: """
      /// What is asked of models.
      struct Predicate<Input> {
        var _holds: (Input) -> Bool
        func evaluate(_ input: Input) throws -> Bool { _holds(input) }
      }
      /// Which models are to be found, and in which order.
      @_likeOwn struct FetchDescriptor<T> {
        var predicate: Predicate<T>?
        var sortBy: [SortDescriptor<T>]
        var fetchLimit: Int?
        var fetchOffset: Int?
        var includePendingChanges = true
        var propertiesToFetch: [Any] = []
        var relationshipKeyPathsForPrefetching: [Any] = []
        init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
          self.predicate = predicate
          self.sortBy = sortBy
        }
        func _found(in context: ModelContext) -> [T] {
          var found: [T] = _ofType(_reachable(context.container.models), T.self) as! [T]
          if let predicate { found = found.filter { predicate._holds($0) } }
          if !sortBy.isEmpty { found = found.sorted(using: sortBy) }
          if let fetchOffset { found = Array(found.dropFirst(fetchOffset)) }
          if let fetchLimit { found = Array(found.prefix(fetchLimit)) }
          return found
        }
      }
      /// The models in the environment's container that fit.
      @_likeOwn @propertyWrapper struct Query<Element> {
        @Environment(\\.modelContext) var modelContext: ModelContext
        var _descriptor: FetchDescriptor<Element>
        var _reason: String?
        init() { self._descriptor = FetchDescriptor<Element>() }
        init(animation: Animation) { self._descriptor = FetchDescriptor<Element>() }
        init(transaction: Transaction) { self._descriptor = FetchDescriptor<Element>() }
        init(
          filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
          animation: Animation? = nil, transaction: Transaction? = nil
        ) {
          self._descriptor = FetchDescriptor<Element>(predicate: filter, sortBy: descriptors)
        }
        init<Value>(
          filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
          animation: Animation? = nil, transaction: Transaction? = nil
        ) {
          let descriptor: SortDescriptor<Element> = SortDescriptor(_plain: keyPath, order: order)
          self._descriptor = FetchDescriptor<Element>(predicate: filter, sortBy: [descriptor])
        }
        init(
          _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil, transaction: Transaction? = nil
        ) {
          self._descriptor = descriptor
        }
        /// What asks for something that is not understood.
        init(_unknown reason: String) {
          self._descriptor = FetchDescriptor<Element>()
          self._reason = reason
        }
        var fetchError: Error? { nil }
        var wrappedValue: [Element] {
          let found = _descriptor._found(in: modelContext)
          if let reason = _reason, !found.isEmpty { _fail(reason) }
          return found
        }
      }
      func _fail(_ reason: String)
      """,
    natives: [
      .function { (evaluator, arguments) throws(EvaluationError) in
        throw evaluator.fail(.unsupported, arguments[0].string, at: arguments.range)
      }
    ])

  static let modelModifiers = LibraryEntry(
    interface: """
      extension EnvironmentValues {
        /// The context of the views' models; one of an empty container where there is none.
        var modelContext: ModelContext {
          get { (_object(ModelContext.self) as? ModelContext) ?? ModelContext(ModelContainer(_empty: true)) }
          set {}
        }
      }
      extension View {
        /// Gives the views in this view a container of models.
        func modelContainer(@_effect _ container: ModelContainer) -> some View {
          _modelContainer(container.mainContext)
        }
        /// Gives the views in this view a new container of models.
        func modelContainer(
          @_effect for modelType: Any, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
          isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, Error>) -> Void = { _ in }
        ) -> some View {
          _modelContainer(_NewModelContainer(onSetup: onSetup))
        }
        func _modelContainer(_ new: _NewModelContainer) -> some View
        func _modelContainer(_ context: ModelContext) -> some View
        /// Gives the views in this view a context of models.
        func modelContext(@_effect _ context: ModelContext) -> some View
      }
      /// A container that stays where it was made.
      struct _NewModelContainer: ViewModifier {
        @State var container = ModelContainer(_empty: true)
        var onSetup: (Result<ModelContainer, Error>) -> Void
        init(onSetup: @escaping (Result<ModelContainer, Error>) -> Void) { self.onSetup = onSetup }
        func body(content: Content) -> some View {
          if !container._isSetUp {
            container._isSetUp = true
            onSetup(.success(container))
          }
          _give(container.mainContext)
          return content
        }
      }
      /// Puts a context into the environment of what is made next.
      func _give(_ context: ModelContext)
      """,
    natives: [
      .composed("modelContainer") { (evaluator, arguments) throws(EvaluationError) in
        try evaluator.body(of: arguments[1], content: arguments[0], at: arguments.range)
      },
      giveObject("modelContainer"), giveObject("modelContext"),
      .function { (evaluator, arguments) in
        if case .object(let object) = arguments[0] { evaluator.environment.set(arguments[0], under: object.type) }
        return .void
      },
    ])
}
