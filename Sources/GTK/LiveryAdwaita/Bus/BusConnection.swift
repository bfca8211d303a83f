import CLiveryAdwaita

/// A connection to a message bus of D-Bus.
public final class BusConnection: Object {
  /// Connects to the bus at an address; `nil` if it does not answer.
  public convenience init?(address: String) {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    else { return nil }
    self.init(adopting: connection)
  }

  /// Takes a name on the bus; `false` if another program has it.
  public func own(_ name: String) -> Bool {
    // DBUS_NAME_FLAG_DO_NOT_QUEUE, and DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER.
    askBus("RequestName", "('\(name)', uint32 4)") == 1
  }

  public func hasOwner(of name: String) -> Bool { askBus("NameHasOwner", "('\(name)',)") == 1 }

  /// Calls a method of the bus itself, whose answer is a number.
  private func askBus(_ method: String, _ arguments: String) -> Int? {
    let bus = "org.freedesktop.DBus"
    return ask(bus, "/org/freedesktop/DBus", bus, method, arguments)?.first?.number
  }

  /// Calls a method, and waits for the values that it returns; `nil` if it does not answer.
  public func ask(
    _ name: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: String = "()", milliseconds: Int = 1_000
  ) -> [BusValue]? {
    guard g_dbus_is_name(name) != 0, g_variant_is_object_path(path) != 0,
      let parameters = g_variant_parse(nil, arguments, nil, nil, nil)
    else { return nil }
    let answer = g_dbus_connection_call_sync(
      opaque, name, path, interface, method, parameters, nil, G_DBUS_CALL_FLAGS_NONE,
      gint(milliseconds), nil, nil)
    g_variant_unref(parameters)
    guard let answer else { return nil }
    defer { g_variant_unref(answer) }
    return BusValue(answer).values
  }
}
