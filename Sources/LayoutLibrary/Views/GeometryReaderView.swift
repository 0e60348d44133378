import LayoutEngine
import LayoutEvaluator

/// `GeometryReader` and its proxy (Semantics §6.7). The content cannot influence the reader, so it is made after the
/// reader's frame is known and laid out in it.
extension LibraryEntry {
  static let geometryReader = LibraryEntry(
    interface: """
      /// A view that takes what it is offered and makes its content from its own size and place.
      struct GeometryReader<Content: View>: View {
        init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
      }
      /// The size and place of a geometry reader.
      struct GeometryProxy {
        /// The reader's size.
        var size: CGSize { CGSize(width: _width, height: _height) }
        var _width: CGFloat { get }
        var _height: CGFloat { get }
        func _distance(_ space: CoordinateSpace, _ isVertical: Bool) -> CGFloat
        var _safeTop: CGFloat { get }
        var _safeLeading: CGFloat { get }
        var _safeBottom: CGFloat { get }
        var _safeTrailing: CGFloat { get }
        /// The distances that the reader keeps from the edges of the screen.
        var safeAreaInsets: EdgeInsets {
          EdgeInsets(top: _safeTop, leading: _safeLeading, bottom: _safeBottom, trailing: _safeTrailing)
        }
        /// The reader's frame in a coordinate space.
        func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
          CGRect(
            x: _distance(coordinateSpace, false), y: _distance(coordinateSpace, true), width: _width, height: _height)
        }
        /// A named space's own rectangle in the reader's coordinates; nil where none around the reader has the name.
        func bounds(of coordinateSpace: CoordinateSpace) -> CGRect? {
          let width = _extent(coordinateSpace, false)
          if width < 0 { return nil }
          return CGRect(
            x: -_distance(coordinateSpace, false), y: -_distance(coordinateSpace, true), width: width,
            height: _extent(coordinateSpace, true))
        }
        func _extent(_ space: CoordinateSpace, _ isVertical: Bool) -> CGFloat
        /// An anchored rectangle in the reader's own coordinates.
        subscript(anchor: Anchor<CGRect>) -> CGRect {
          CGRect(
            x: anchor._x - _distance(.global, false), y: anchor._y - _distance(.global, true),
            width: anchor._width, height: anchor._height)
        }
        /// An anchored point in the reader's own coordinates.
        subscript(anchor: Anchor<CGPoint>) -> CGPoint {
          CGPoint(x: anchor._x - _distance(.global, false), y: anchor._y - _distance(.global, true))
        }
      }
      /// What coordinates count from.
      struct CoordinateSpace: Hashable {
        /// The container of the whole scene.
        static var global: CoordinateSpace { get }
        /// The view's own top leading corner.
        static var local: CoordinateSpace { get }
        /// The view around this one that has a name.
        static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace
        static func _scrollView(_ axes: Int) -> CoordinateSpace
        /// The innermost scroll view around this view.
        static var scrollView: CoordinateSpace { _scrollView(3) }
        /// The innermost scroll view around this view that scrolls along an axis.
        static func scrollView(axis: Axis) -> CoordinateSpace { _scrollView(axis == .horizontal ? 1 : 2) }
      }
      """,
    natives: [
      .leaf("GeometryReader") { (builder, site) in
        if let content = site[0].closure { builder.reader(site, content: content) }
      },
      read { $0.frame.width }, read { $0.frame.height }, distance,
      read { $0.safeArea.top }, read { $0.safeArea.leading }, read { $0.safeArea.bottom },
      read { $0.safeArea.trailing }, extent,
      .function { (_, _) in .string("") }, .function { (_, _) in .none },
      .function { (_, arguments) in .tuple([arguments[0]]) },
      .function { (_, arguments) in .tuple([.tuple([arguments[0]])]) },
    ])

  /// How far the reader is from the origin of a space. A space is an empty string where it is the container's, nil where it
  /// is the reader's own, and else its name in a tuple.
  private static let distance = Native.function { (evaluator, arguments) in
    guard case .proxy(let index) = arguments[0], index < evaluator.proxies.count else { return .double(0) }
    let state = evaluator.proxies[index]
    let isVertical = arguments[2].boolean
    let position = isVertical ? state.frame.y : state.frame.x
    switch arguments[1] {
    case .none: return .double(0)
    case .tuple(let name):
      let origin = state.origin(ofSpace: name.first ?? .none)
      return .double(position - (isVertical ? origin.y : origin.x))
    default: return .double(position)
    }
  }

  /// How large what has a space's name is; -1 where nothing has it.
  private static let extent = Native.function { (evaluator, arguments) in
    guard case .proxy(let index) = arguments[0], index < evaluator.proxies.count,
      case .tuple(let name) = arguments[1],
      let size = evaluator.proxies[index].space(named: name.first ?? .none)?.size
    else { return .double(-1) }
    return .double(arguments[2].boolean ? size.height : size.width)
  }

  private static func read(_ part: @escaping @Sendable (GeometryProxyState) -> Double) -> Native {
    .function { (evaluator, arguments) in
      guard case .proxy(let index) = arguments[0], index < evaluator.proxies.count else { return .double(0) }
      return .double(part(evaluator.proxies[index]))
    }
  }
}
