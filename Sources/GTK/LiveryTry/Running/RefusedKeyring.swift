import LiveryAdwaita

/// A replacement for the keyring, which refuses everything but notes that the app uses it.
final class RefusedKeyring {
  /// Whether the app tried to use it.
  private(set) var isWanted = false

  private var service: BusService?

  init(on connection: BusConnection) {
    service = BusService(
      on: connection, name: "org.freedesktop.secrets", path: "/org/freedesktop/secrets",
      description: Self.description
    ) { [weak self] _, _ in
      self?.isWanted = true
      return nil
    }
  }

  /// The method that a library for keyrings calls first.
  private static let description = """
    <node><interface name="org.freedesktop.Secret.Service">
      <method name="OpenSession"><arg type="s" direction="in"/><arg type="v" direction="in"/>
        <arg type="v" direction="out"/><arg type="o" direction="out"/></method>
    </interface></node>
    """
}
