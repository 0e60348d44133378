/// The rule about comments that silence rules, whose work ``Suppressions`` does: only who applies them knows which of
/// them are used.
enum BadSuppression {
  static let name = "bad-suppression"
}

extension Rule {
  static let badSuppression = Rule(
    BadSuppression.name, .hygiene, .warning,
    what: "A comment silences a rule that does not exist, finds nothing, or is silenced without a reason",
    why: """
      Left alone, such comments hide the finding that comes next; a reason tells whoever reads it whether it still holds.
      """,
    bad: """
      // keyline:ignore spacer-in-scrol -- a test
      //                ^~~~~~~~~~~~~~~ warning[bad-suppression]: there is no rule 'spacer-in-scrol'; did you mean 'spacer-in-scroll'?
      Text("Hi")
      """,
    good: """
      ZStack {
        Text("Hi")
        Spacer()  // keyline:ignore spacer-in-zstack -- fills the card
      }
      """
  ) { _, _ in }
}
