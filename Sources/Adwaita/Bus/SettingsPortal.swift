import CAdwaita

/// A desktop's portal that answers for settings alone, on a bus of its own.
///
/// It has the interface `org.freedesktop.portal.Settings` of version 2, which libadwaita and GTK ask
/// for the color scheme, the accent color and the contrast.
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

  /// The settings as GLib prints values, such as `uint32 1`.
  private var values: [Key: String]

  /// Serves settings; `nil` where the bus has a portal already.
  public init?(on connection: BusConnection, _ values: [Key: String]) {
    (self.connection, self.values) = (connection, values)
    guard let node = g_dbus_node_info_new_for_xml(Self.description, nil) else { return nil }
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, arguments, invocation, data in
      guard let method, let arguments, let invocation, let data else { return }
      let words = SettingsPortal.words(of: arguments)
      let answer = Handler<Question, String?>.call(data, (String(cString: method), words))
      SettingsPortal.send(answer, to: invocation)
    }
    table.get_property = { _, _, _, _, _, _, _ in g_variant_new_uint32(2) }
    let handler = Handler<Question, String?> { [weak self] in self?.answer($0.0, $0.1) }
    let id = connection.lend {
      g_dbus_connection_register_object(
        $0, Self.path, node.pointee.interfaces[0], &table, handler.passedToC(), releaseHandler, nil)
    }
    guard id != 0, connection.own("org.freedesktop.portal.Desktop") else { return nil }
  }

  /// The name of a method, and the texts that it is called with.
  private typealias Question = (String, [String])

  /// Changes settings, and tells those who listen of each that is another now.
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

  /// The answer to a call as GLib prints it; `nil` where there is no such setting.
  private func answer(_ method: String, _ words: [String]) -> String? {
    if method == "ReadAll" { return all(in: words) }
    guard words.count == 2, let value = values[Key(words[0], words[1])] else { return nil }
    // The older method wraps the value twice.
    return method == "Read" ? "(<<\(value)>>,)" : "(<\(value)>,)"
  }

  /// All settings whose namespaces are among patterns, which may end with `*`; no patterns or an
  /// empty one mean all.
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

  /// The texts among the arguments of a call, those of a list too.
  private nonisolated static func words(of arguments: OpaquePointer) -> [String] {
    var words: [String] = []
    for index in 0..<g_variant_n_children(arguments) {
      guard let child = g_variant_get_child_value(arguments, index) else { continue }
      defer { g_variant_unref(child) }
      if g_variant_classify(child) == G_VARIANT_CLASS_STRING {
        words.append(String(cString: g_variant_get_string(child, nil)))
      } else if g_variant_is_container(child) != 0 {
        words += Self.words(of: child)
      }
    }
    return words
  }

  private nonisolated static func send(_ answer: String?, to invocation: OpaquePointer) {
    guard let value = answer.flatMap({ g_variant_parse(nil, $0, nil, nil, nil) }) else {
      return g_dbus_method_invocation_return_dbus_error(
        invocation, "org.freedesktop.portal.Error.NotFound", "there is no such setting")
    }
    g_dbus_method_invocation_return_value(invocation, value)
    g_variant_unref(value)
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
