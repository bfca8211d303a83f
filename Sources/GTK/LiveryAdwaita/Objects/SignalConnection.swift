import CLiveryAdwaita

/// A closure's connection to a signal of an object.
///
/// It ends with the object, or when it is disconnected, and keeps neither it nor the closure alive.
public final class SignalConnection {
  private var emitter: UnsafeMutableRawPointer?
  private var id: gulong = 0

  /// Connects a callback; GLib releases the handler when the connection ends.
  init<Input, Output>(
    _ emitter: UnsafeMutableRawPointer, _ name: String, _ callback: @escaping GCallback,
    _ handler: Handler<Input, Output>
  ) {
    self.emitter = emitter
    handler.connection = self
    id = g_signal_connect_data(
      emitter, name, callback, handler.passedToC(), { data, _ in releaseHandler(data) },
      G_CONNECT_DEFAULT)
  }

  /// Ends the connection and releases the closure; does nothing if it has ended already.
  public func disconnect() {
    guard let emitter, g_signal_handler_is_connected(emitter, id) != 0 else { return }
    g_signal_handler_disconnect(emitter, id)
  }

  /// Forgets the emitter, which may be freed now.
  func end() {
    emitter = nil
  }
}
