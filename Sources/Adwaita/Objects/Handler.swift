import CAdwaita

/// A Swift closure that GLib owns: retained as the data of a C callback, released with that.
final class Handler<Input, Output> {
  let body: (Input) -> Output

  /// The connection that the closure was connected by, if it is a signal's.
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

  nonisolated static func from(_ data: UnsafeMutableRawPointer) -> Handler {
    Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
  }
}

/// Releases what `passedToC` returned; a GDestroyNotify.
nonisolated func releaseHandler(_ data: UnsafeMutableRawPointer?) {
  data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}
