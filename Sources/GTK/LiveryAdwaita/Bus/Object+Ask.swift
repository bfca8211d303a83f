import CLiveryAdwaita

extension Object {
  /// The session bus of the application; `nil` if there is none.
  static var sessionBus: Object? {
    g_application_get_default().flatMap(g_application_get_dbus_connection).map {
      Object(retaining: $0)
    }
  }

  /// Calls a method over the bus, and `body` with the answer as GLib prints it; `nil` for an error.
  func ask(
    _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: String,
    _ body: @escaping (String?) -> Void
  ) {
    guard let parameters = g_variant_parse(nil, arguments, nil, nil, nil) else { return }
    defer { g_variant_unref(parameters) }
    g_dbus_connection_call(
      opaque, name, path, interface, method, parameters, nil, G_DBUS_CALL_FLAGS_NONE, 5_000, nil,
      { connection, result, data in
        guard let connection, let data else { return }
        let answer = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
        let text = answer.flatMap { g_variant_print($0, 1) }.map { printed in
          defer { g_free(printed) }
          return String(cString: printed)
        }
        answer.map { g_variant_unref($0) }
        Handler<String?, Void>.call(data, text)
        releaseHandler(data)
      }, Handler<String?, Void>(body).passedToC())
  }
}
