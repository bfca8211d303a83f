import CLiveryAdwaita

/// An object on a message bus that answers the calls of others.
public final class BusService {
  /// The name of a method, and its text arguments.
  private typealias Question = (String, [String])

  /// Answers calls; `nil` if another program has the name already.
  ///
  /// The description is its one interface, in the XML of D-Bus; each property in it is 2. An answer
  /// is a tuple as GLib prints it, `nil` for an error.
  public init?(
    on connection: BusConnection, name: String, path: String, description: String,
    answer: @escaping (_ method: String, _ words: [String]) -> String?
  ) {
    guard let node = g_dbus_node_info_new_for_xml(description, nil) else { return nil }
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, arguments, invocation, data in
      guard let method, let arguments, let invocation, let data else { return }
      let words = BusService.words(of: arguments)
      let answer = Handler<Question, String?>.call(data, (String(cString: method), words))
      BusService.send(answer, to: invocation)
    }
    table.get_property = { _, _, _, _, _, _, _ in g_variant_new_uint32(2) }
    let handler = Handler<Question, String?> { answer($0.0, $0.1) }
    let id = connection.lend {
      g_dbus_connection_register_object(
        $0, path, node.pointee.interfaces[0], &table, handler.passedToC(), releaseHandler, nil)
    }
    guard id != 0, connection.own(name) else { return nil }
  }

  /// The texts among the arguments of a call, including those in a list.
  private nonisolated static func words(of arguments: OpaquePointer) -> [String] {
    words(of: BusValue(arguments))
  }

  private nonisolated static func words(of value: BusValue) -> [String] {
    value.text.map { [$0] } ?? value.values.flatMap(words)
  }

  private nonisolated static func send(_ answer: String?, to invocation: OpaquePointer) {
    guard let value = answer.flatMap({ g_variant_parse(nil, $0, nil, nil, nil) }) else {
      return g_dbus_method_invocation_return_dbus_error(
        invocation, "org.freedesktop.portal.Error.NotFound", "there is no such thing here")
    }
    g_dbus_method_invocation_return_value(invocation, value)
    g_variant_unref(value)
  }
}
