import LiveryAdwaita

/// The accessibility bus of the user's own screen reader, which tried apps use, too.
///
/// A second bus on the same display would replace it for every app that starts later.
enum Accessibility {
  private static let name = "org.a11y.Bus"

  /// The address of the bus in a session with environment variables; `nil` if there is none.
  static func address(in session: [String: String]) -> String? {
    guard let bus = session["DBUS_SESSION_BUS_ADDRESS"],
      let connection = BusConnection(address: bus), connection.hasOwner(of: name)
    else { return nil }
    return connection.ask(name, "/org/a11y/bus", name, "GetAddress")?.first?.text
  }
}
