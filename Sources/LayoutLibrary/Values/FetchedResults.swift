import LayoutEvaluator

/// What Core Data finds for a view: nothing, since its store is a file of the app and its model no code.
///
/// A view for no results is one that a device may show, but seldom the one that a preview is for. So it is laid out, and the
/// request is named as what the frames miss.
extension LibraryEntry {
  static let fetchedResults = LibraryEntry(
    interface: """
      typealias FetchedResults = Array
      func _fetched() -> [Never]
      """,
    natives: [
      .function { (evaluator, arguments) in
        evaluator.warnWithoutEffect(
          "what Core Data would find is not known: these results are empty", at: arguments.range)
        return .array([])
      }
    ])
}
