import Dispatch

extension Array where Element: Sendable {
  /// The elements transformed on all processors, in their order; the calls run in no fixed order.
  public func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each element is written by one call.
      nonisolated(unsafe) let places = results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}

/// The results of two pieces of work that are done at the same time.
public func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  let results = Locked<(First?, Second?)>((nil, nil))
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      let result = first()
      results.withLock { [result] in $0.0 = result }
    } else {
      let result = second()
      results.withLock { [result] in $0.1 = result }
    }
  }
  let (one, other) = results.withLock { $0 }
  guard let one, let other else { preconditionFailure("both pieces of work have ended") }
  return (one, other)
}
