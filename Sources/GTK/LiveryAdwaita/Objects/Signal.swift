import CLiveryAdwaita

/// A C callback for each signal signature in use.
///
/// It converts the signal's arguments to Swift values before it enters the main actor. A body that
/// uses its own emitter must capture it weakly.
extension Object {
  /// Connects to a signal without arguments, such as `clicked`.
  @discardableResult
  func onSignal(_ name: String, _ body: @escaping () -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, gpointer) -> Void = { _, data in
      Handler<Void, Void>.call(data, ())
    }
    return connect(name, call, Handler(body))
  }

  /// Connects to the next emission alone of a signal without arguments.
  func onNextSignal(_ name: String, _ body: @escaping () -> Void) {
    var connection: SignalConnection?
    connection = onSignal(name) {
      connection?.disconnect()
      body()
    }
  }

  @discardableResult
  func onChange(of property: String, _ body: @escaping () -> Void) -> SignalConnection {
    onPointer("notify::\(property)", body)
  }

  /// Connects to a signal with one pointer, which the body does not need.
  @discardableResult
  func onPointer(_ name: String, _ body: @escaping () -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, gpointer?, gpointer) -> Void = { _, _, data in
      Handler<Void, Void>.call(data, ())
    }
    return connect(name, call, Handler(body))
  }

  /// Connects to a signal without arguments, such as `close-request`; `true` means handled.
  @discardableResult
  func onRequest(_ name: String, _ body: @escaping () -> Bool) -> SignalConnection {
    let call: @convention(c) (gpointer?, gpointer) -> gboolean = { _, data in
      Handler<Void, Bool>.call(data, ()) ? 1 : 0
    }
    return connect(name, call, Handler(body))
  }

  /// Connects to a signal with one pointer, such as `activate-link`; `true` means handled.
  func onPointerRequest(_ name: String, _ body: @escaping () -> Bool) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer) -> gboolean = { _, _, data in
      Handler<Void, Bool>.call(data, ()) ? 1 : 0
    }
    connect(name, call, Handler(body))
  }

  /// Connects to a signal with an integer, such as a dialog's `response`.
  @discardableResult
  func onInteger(_ name: String, _ body: @escaping (Int) -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, gint, gpointer) -> Void = { _, number, data in
      Handler<Int, Void>.call(data, Int(number))
    }
    return connect(name, call, Handler(body))
  }

  /// Connects to a signal with a string, such as a message dialog's `response`.
  func onString(_ name: String, _ body: @escaping (String) -> Void) {
    let call: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer) -> Void = {
      _, text, data in
      Handler<String, Void>.call(data, text.map { String(cString: $0) } ?? "")
    }
    connect(name, call, Handler(body))
  }

  /// Connects a C callback to a signal; its last argument is the handler.
  @discardableResult
  func connect<Callback, Input, Output>(
    _ name: String, _ callback: Callback, _ handler: Handler<Input, Output>
  ) -> SignalConnection {
    SignalConnection(pointer, name, unsafeBitCast(callback, to: GCallback.self), handler)
  }
}
