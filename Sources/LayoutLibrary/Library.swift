/// The built-in library as tools name it.
package enum Library {
  /// The name of the library's text in messages.
  package static let path = "SwiftUI"
}
