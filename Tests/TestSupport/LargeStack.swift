import Foundation

/// Runs a body on a thread whose stack holds the deepest trees also in a debug build.
package func onLargeStack<Result>(_ body: @escaping @Sendable () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = body()
    done.signal()
  }
  thread.stackSize = 256 << 20
  thread.start()
  done.wait()
  return result!
}
