import CLiveryAdwaita

/// A Swift closure that GLib owns: the data of a C callback, released together with it.
final class Handler<Input, Output> {
  let body: (Input) -> Output

  /// The connection of the closure, if it is connected to a signal.
  var connection: SignalConnection?

  init(_ body: @escaping (Input) -> Output) {
    self.body = body
  }

  isolated deinit {
    connection?.end()
  }

  /// The handler as the data of a callback, to be released by `releaseHandler`.
  func passedToC() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// Calls the closure from a callback, which GTK runs on the main thread.
  nonisolated static func call(_ data: UnsafeMutableRawPointer, _ input: Input) -> Output
  where Input: Sendable, Output: Sendable {
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { handler.body(input) }
  }
}

/// Releases what `passedToC` returned; a GDestroyNotify.
nonisolated func releaseHandler(_ data: UnsafeMutableRawPointer?) {
  data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}
