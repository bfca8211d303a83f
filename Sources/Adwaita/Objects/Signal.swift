import CAdwaita

/// A Swift closure that GLib owns: retained as a signal's user data, released with the signal.
final class Handler<Input, Output> {
  let body: (Input) -> Output

  init(_ body: @escaping (Input) -> Output) {
    self.body = body
  }

  /// The handler as user data, to be released by `releaseHandler`.
  func passedToC() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  nonisolated static func from(_ data: UnsafeMutableRawPointer) -> Handler {
    Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
  }
}

/// Gives back what `passedToC` handed out; a GDestroyNotify.
nonisolated func releaseHandler(_ data: UnsafeMutableRawPointer?) {
  data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}

/// One trampoline for each C signature in use. What a signal carries becomes a Swift value before
/// it enters the main actor. A body that reaches its own emitter has to capture it weakly.
extension Object {
  /// Connects to a signal that carries nothing, such as `clicked`.
  public func onSignal(_ name: String, _ body: @escaping () -> Void) {
    let call: @convention(c) (gpointer?, gpointer) -> Void = { _, data in
      let handler = Handler<Void, Void>.from(data)
      MainActor.assumeIsolated { handler.body(()) }
    }
    connect(name, call, Handler(body))
  }

  /// Connects to a signal that carries nothing, for its next time alone.
  func onNextSignal(_ name: String, _ body: @escaping () -> Void) {
    final class Connection {
      var id: gulong = 0
    }
    let connection = Connection()
    let object = pointer
    let call: @convention(c) (gpointer?, gpointer) -> Void = { _, data in
      let handler = Handler<Void, Void>.from(data)
      MainActor.assumeIsolated { handler.body(()) }
    }
    connection.id = connect(
      name, call,
      Handler<Void, Void> {
        // The body goes with the connection.
        let body = body
        g_signal_handler_disconnect(object, connection.id)
        body()
      })
  }

  /// Calls `body` when the object's property has changed.
  public func onChange(of property: String, _ body: @escaping () -> Void) {
    onPointer("notify::\(property)", body)
  }

  /// Connects to a signal of one pointer that the body can do without.
  func onPointer(_ name: String, _ body: @escaping () -> Void) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer) -> Void = { _, _, data in
      let handler = Handler<Void, Void>.from(data)
      MainActor.assumeIsolated { handler.body(()) }
    }
    connect(name, call, Handler(body))
  }

  /// Connects to a signal that asks whether it has been dealt with, such as `close-request`.
  func onRequest(_ name: String, _ body: @escaping () -> Bool) {
    let call: @convention(c) (gpointer?, gpointer) -> gboolean = { _, data in
      let handler = Handler<Void, Bool>.from(data)
      return MainActor.assumeIsolated { handler.body(()) } ? 1 : 0
    }
    connect(name, call, Handler(body))
  }

  /// Connects to a signal of one pointer that asks the same, such as a label's `activate-link`.
  func onPointerRequest(_ name: String, _ body: @escaping () -> Bool) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer) -> gboolean = { _, _, data in
      let handler = Handler<Void, Bool>.from(data)
      return MainActor.assumeIsolated { handler.body(()) } ? 1 : 0
    }
    connect(name, call, Handler(body))
  }

  /// Connects to a signal that carries an integer, such as `response`.
  func onInteger(_ name: String, _ body: @escaping (Int) -> Void) {
    let call: @convention(c) (gpointer?, gint, gpointer) -> Void = { _, number, data in
      let handler = Handler<Int, Void>.from(data)
      MainActor.assumeIsolated { handler.body(Int(number)) }
    }
    connect(name, call, Handler(body))
  }

  /// Connects to a signal that carries a name, such as a message dialog's `response`.
  func onString(_ name: String, _ body: @escaping (String) -> Void) {
    let call: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer) -> Void = {
      _, text, data in
      let handler = Handler<String, Void>.from(data)
      let text = text.map { String(cString: $0) } ?? ""
      MainActor.assumeIsolated { handler.body(text) }
    }
    connect(name, call, Handler(body))
  }

  @discardableResult
  func connect<Callback, Input, Output>(
    _ name: String, _ callback: Callback, _ handler: Handler<Input, Output>
  ) -> gulong {
    g_signal_connect_data(
      pointer, name, unsafeBitCast(callback, to: GCallback.self), handler.passedToC(),
      { data, _ in releaseHandler(data) },
      G_CONNECT_DEFAULT)
  }
}
