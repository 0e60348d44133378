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
        var _x: CGFloat { get }
        var _y: CGFloat { get }
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
          switch coordinateSpace {
          case .local: return CGRect(x: 0, y: 0, width: _width, height: _height)
          default: return CGRect(x: _x, y: _y, width: _width, height: _height)
          }
        }
      }
      /// A coordinate space by its name.
      enum CoordinateSpace: Hashable {
        case global
        case local
        case named(String)
      }
      """,
    natives: [
      .leaf("GeometryReader") { (builder, site) in
        if let content = site[0].closure { builder.reader(site, content: content) }
      },
      read { $0.frame.width }, read { $0.frame.height }, read { $0.frame.x }, read { $0.frame.y },
      read { $0.safeArea.top }, read { $0.safeArea.leading }, read { $0.safeArea.bottom },
      read { $0.safeArea.trailing },
    ])

  private static func read(_ part: @escaping @Sendable (GeometryProxyState) -> Double) -> Native {
    .function { (evaluator, arguments) in
      guard case .proxy(let index) = arguments[0], index < evaluator.proxies.count else { return .double(0) }
      return .double(part(evaluator.proxies[index]))
    }
  }
}
