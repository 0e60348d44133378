/// What the process tells its caller.
enum ExitStatus: Int32 {
  /// Nothing to report.
  case success = 0
  /// Errors or findings in what was read.
  case findings = 1
  /// Wrong usage, an unreadable file, or a failure of Keyline's own.
  case failure = 2

  /// The graver of two.
  func and(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}
