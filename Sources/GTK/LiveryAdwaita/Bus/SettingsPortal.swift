import CLiveryAdwaita

/// A settings portal like the desktop's, on a bus of its own.
///
/// It has the interface `org.freedesktop.portal.Settings`, version 2, from which libadwaita and GTK
/// read the color scheme, the accent color and the contrast.
public final class SettingsPortal {
  /// A setting, by its namespace and its key.
  public nonisolated struct Key: Hashable, Comparable, Sendable {
    let namespace, name: String

    public init(_ namespace: String, _ name: String) {
      (self.namespace, self.name) = (namespace, name)
    }

    public static func < (one: Key, other: Key) -> Bool {
      (one.namespace, one.name) < (other.namespace, other.name)
    }
  }

  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let connection: BusConnection

  /// The settings in GLib's text format, such as `uint32 1`.
  private var values: [Key: String]

  private var service: BusService?

  /// Serves settings; `nil` if the bus has a portal already.
  public init?(on connection: BusConnection, _ values: [Key: String]) {
    (self.connection, self.values) = (connection, values)
    service = BusService(
      on: connection, name: "org.freedesktop.portal.Desktop", path: Self.path,
      description: Self.description
    ) { [weak self] in self?.answer($0, $1) }
    if service == nil { return nil }
  }

  /// Changes settings, and signals each that has a new value.
  public func change(to new: [Key: String]) {
    let changed = new.keys.sorted().filter { values[$0] != new[$0] }
    values = new
    for key in changed {
      guard let value = new[key],
        let text = g_variant_parse(
          nil, "('\(key.namespace)', '\(key.name)', <\(value)>)", nil, nil, nil)
      else { continue }
      connection.lend {
        _ = g_dbus_connection_emit_signal(
          $0, nil, Self.path, Self.interface, "SettingChanged", text, nil)
      }
      g_variant_unref(text)
    }
  }

  /// The user's values of a schema, in the form of the portal; empty if the schema is not
  /// installed.
  public static func userValues(of schema: String) -> [Key: String] {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return [:] }
    defer { g_settings_schema_unref(found) }
    guard let settings = g_settings_new_full(found, nil, nil),
      let names = g_settings_schema_list_keys(found)
    else { return [:] }
    defer {
      g_object_unref(settings)
      g_strfreev(names)
    }
    var values: [Key: String] = [:]
    var next = names
    while let name = next.pointee {
      next += 1
      guard let value = g_settings_get_value(settings, name) else { continue }
      values[Key(schema, String(cString: name))] = String(adopting: g_variant_print(value, 1))
      g_variant_unref(value)
    }
    return values
  }

  /// The reply to a call in GLib's text format; `nil` if there is no such setting.
  private func answer(_ method: String, _ words: [String]) -> String? {
    if method == "ReadAll" { return all(in: words) }
    guard words.count == 2, let value = values[Key(words[0], words[1])] else { return nil }
    // The older method wraps the value twice.
    return method == "Read" ? "(<<\(value)>>,)" : "(<\(value)>,)"
  }

  /// All settings whose namespaces match patterns, which may end with `*`; without patterns, all
  /// settings.
  private func all(in patterns: [String]) -> String {
    let groups = Dictionary(grouping: values.keys.sorted(), by: \.namespace).filter { group in
      patterns.isEmpty
        || patterns.contains {
          $0.isEmpty || $0 == group.key
            || $0.hasSuffix("*") && group.key.hasPrefix(String($0.dropLast()))
        }
    }
    let texts = groups.sorted { $0.key < $1.key }.map { namespace, keys in
      let entries = keys.map { "'\($0.name)': <\(values[$0] ?? "false")>" }
      return "'\(namespace)': {\(entries.joined(separator: ", "))}"
    }
    return "(@a{sa{sv}} {\(texts.joined(separator: ", "))},)"
  }

  private static let description = """
    <node><interface name="\(interface)">
      <method name="ReadAll"><arg type="as" direction="in"/>
        <arg type="a{sa{sv}}" direction="out"/></method>
      <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="out"/></method>
      <method name="ReadOne"><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="out"/></method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
      <property name="version" type="u" access="read"/>
    </interface></node>
    """
}
