import CAdwaita

/// One trampoline for each C signature in use. What a signal carries becomes a Swift value before
/// it enters the main actor. A body that reaches its own emitter has to capture it weakly.
extension Object {
  /// Connects to a signal that carries nothing, such as `clicked`.
  @discardableResult
  public func onSignal(_ name: String, _ body: @escaping () -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, gpointer) -> Void = { _, data in
      let handler = Handler<Void, Void>.from(data)
      MainActor.assumeIsolated { handler.body(()) }
    }
    return connect(name, call, Handler(body))
  }

  /// Connects to a signal that carries nothing, for its next time alone.
  @discardableResult
  func onNextSignal(_ name: String, _ body: @escaping () -> Void) -> SignalConnection {
    var connection: SignalConnection?
    let made = onSignal(name) {
      connection?.disconnect()
      body()
    }
    connection = made
    return made
  }

  /// Calls `body` when the object's property has changed.
  @discardableResult
  public func onChange(of property: String, _ body: @escaping () -> Void) -> SignalConnection {
    onPointer("notify::\(property)", body)
  }

  /// Connects to a signal of one pointer that the body can do without.
  @discardableResult
  func onPointer(_ name: String, _ body: @escaping () -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, gpointer?, gpointer) -> Void = { _, _, data in
      let handler = Handler<Void, Void>.from(data)
      MainActor.assumeIsolated { handler.body(()) }
    }
    return connect(name, call, Handler(body))
  }

  /// Connects to a signal that asks whether it has been dealt with, such as `close-request`.
  @discardableResult
  func onRequest(_ name: String, _ body: @escaping () -> Bool) -> SignalConnection {
    let call: @convention(c) (gpointer?, gpointer) -> gboolean = { _, data in
      let handler = Handler<Void, Bool>.from(data)
      return MainActor.assumeIsolated { handler.body(()) } ? 1 : 0
    }
    return connect(name, call, Handler(body))
  }

  /// Connects to a signal of one pointer that asks the same, such as a label's `activate-link`.
  @discardableResult
  func onPointerRequest(_ name: String, _ body: @escaping () -> Bool) -> SignalConnection {
    let call: @convention(c) (gpointer?, gpointer?, gpointer) -> gboolean = { _, _, data in
      let handler = Handler<Void, Bool>.from(data)
      return MainActor.assumeIsolated { handler.body(()) } ? 1 : 0
    }
    return connect(name, call, Handler(body))
  }

  /// Connects to a signal that carries an integer, such as `response`.
  @discardableResult
  func onInteger(_ name: String, _ body: @escaping (Int) -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, gint, gpointer) -> Void = { _, number, data in
      let handler = Handler<Int, Void>.from(data)
      MainActor.assumeIsolated { handler.body(Int(number)) }
    }
    return connect(name, call, Handler(body))
  }

  /// Connects to a signal that carries a name, such as a message dialog's `response`.
  @discardableResult
  func onString(_ name: String, _ body: @escaping (String) -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer) -> Void = {
      _, text, data in
      let handler = Handler<String, Void>.from(data)
      let text = text.map { String(cString: $0) } ?? ""
      MainActor.assumeIsolated { handler.body(text) }
    }
    return connect(name, call, Handler(body))
  }

  /// Connects a C callback to a signal; it is called with the handler as its last argument.
  func connect<Callback, Input, Output>(
    _ name: String, _ callback: Callback, _ handler: Handler<Input, Output>
  ) -> SignalConnection {
    SignalConnection(pointer, name, unsafeBitCast(callback, to: GCallback.self), handler)
  }
}
