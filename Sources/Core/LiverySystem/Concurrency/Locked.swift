import CLiverySystem

/// A value that one thread at a time reads or changes.
///
/// Unlike Swift's `Mutex`, it also works in a process that `fork` has made: `Mutex` reads the
/// thread's ID from thread-local memory, which is outdated in such a process, and then ends the
/// program.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  // The lock stays at one memory address. The compiler cannot see that it protects the value.
  private let lock = system_new_mutex()
  private var value: Value

  public init(_ value: Value) {
    self.value = value
  }

  deinit {
    system_free_mutex(lock)
  }

  /// Calls `body` with the value while no other thread has it; `body` may change it, but must not
  /// call `withLock` again.
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    system_lock_mutex(lock)
    defer { system_unlock_mutex(lock) }
    return try body(&value)
  }
}
