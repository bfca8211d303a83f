import CLiveryAdwaita

/// A connection to a message bus of D-Bus.
public final class BusConnection: Object {
  /// Connects to the bus at an address; `nil` where nobody answers there.
  public convenience init?(address: String) {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    else { return nil }
    self.init(adopting: connection)
  }

  /// Takes a name on the bus; `false` where another program has it.
  public func own(_ name: String) -> Bool {
    // DBUS_NAME_FLAG_DO_NOT_QUEUE, and DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER.
    let answer = call("RequestName", "('\(name)', uint32 4)", type: "(u)")
    return answer == "(uint32 1,)"
  }

  public func hasOwner(of name: String) -> Bool {
    call("NameHasOwner", "('\(name)',)", type: "(b)") == "(true,)"
  }

  /// Asks the bus itself something, and returns the answer as GLib prints values.
  private func call(_ method: String, _ arguments: String, type: String) -> String? {
    call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, arguments,
      type: type)
  }

  /// Calls a method, and waits up to a second for the answer, as GLib prints it.
  public func call(
    _ name: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: String = "()", type: String
  ) -> String? {
    guard let parameters = g_variant_parse(nil, arguments, nil, nil, nil) else { return nil }
    let expected = g_variant_type_new(type)
    defer { g_variant_type_free(expected) }
    let answer = g_dbus_connection_call_sync(
      opaque, name, path, interface, method, parameters, expected, G_DBUS_CALL_FLAGS_NONE, 1_000,
      nil, nil)
    g_variant_unref(parameters)
    guard let answer else { return nil }
    defer { g_variant_unref(answer) }
    guard let text = g_variant_print(answer, 1) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
