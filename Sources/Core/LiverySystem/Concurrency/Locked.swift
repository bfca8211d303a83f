import CLiverySystem

/// A value that one thread at a time reads or changes.
///
/// Unlike Swift's `Mutex`, it holds also in a process that `fork` has made: `Mutex` finds the thread's
/// ID in thread-local memory, in which such a process has the old one, and ends the program then.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  // The lock stays at one place of memory. That it guards the value the compiler cannot see.
  private let lock = system_new_mutex()
  private var value: Value

  public init(_ value: Value) {
    self.value = value
  }

  deinit {
    system_free_mutex(lock)
  }

  /// Calls `body` with the value while no other thread has it; `body` may change it, and may not ask for
  /// it once more.
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    system_lock_mutex(lock)
    defer { system_unlock_mutex(lock) }
    return try body(&value)
  }
}
