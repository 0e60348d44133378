/// The registry of everything Keyline can say: one case a kind of message, named in kebab-case for users.
///
/// A test holds the registry against the corpus, so that each kind is shown by at least one file.
package enum DiagnosticID: String, Sendable, CaseIterable {
  // Text and tokens
  case invalidUTF8 = "invalid-utf8"
}
