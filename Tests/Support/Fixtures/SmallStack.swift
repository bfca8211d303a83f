import Foundation
import Synchronization

/// A thread with the stack of those that Dispatch and Swift's concurrency make on their own.
public enum SmallStack {
  /// The bytes of its stack.
  private static let size = 512 * 1024

  /// Runs something there, and waits for it.
  public static func run<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    let result = Mutex<Swift.Result<Result, any Error>?>(nil)
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      let found = Swift.Result { try body() }
      result.withLock { $0 = found }
      end.signal()
    }
    thread.stackSize = size
    thread.start()
    end.wait()
    guard let result = result.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}
