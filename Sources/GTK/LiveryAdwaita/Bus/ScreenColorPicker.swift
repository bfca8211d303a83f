import CLiveryAdwaita

/// Lets the user pick a color from the screen, through the portal of the desktop.
public final class ScreenColorPicker {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Screenshot"

  /// The color picker that was found; `nil` before the first search, and if there is none.
  private static var found: ScreenColorPicker?
  private static var count = 0

  private let bus: Object

  private init(_ bus: Object) {
    self.bus = bus
  }

  /// Searches for a portal with this ability, and calls `body` with it, or with `nil` if there is
  /// none.
  public static func find(_ body: @escaping (ScreenColorPicker?) -> Void) {
    if let found { return body(found) }
    guard let bus = Object.sessionBus else { return body(nil) }
    // A color can be picked since version 2.
    bus.ask(
      name, path, "org.freedesktop.DBus.Properties", "Get", "('\(interface)', 'version')"
    ) { answer in
      // As GLib prints it: (<uint32 2>,)
      let number = answer?.split(separator: " ").last?.prefix(while: \.isNumber)
      if let version = number.flatMap({ Int($0) }), version >= 2 {
        found = ScreenColorPicker(bus)
      }
      body(found)
    }
  }

  /// Has the user pick a color; `body` gets `nil` if no color was picked.
  public func pick(_ body: @escaping (ColorChooser.Value?) -> Void) {
    Self.count += 1
    let token = "livery\(Self.count)"
    let sender = bus.lend { (bus: OpaquePointer) in
      g_dbus_connection_get_unique_name(bus).map { String(cString: $0) } ?? ""
    }
    let names = sender.dropFirst().split(separator: ".").joined(separator: "_")
    bus.listenOnce(
      to: "Response", of: "org.freedesktop.portal.Request", from: Self.name,
      at: "\(Self.path)/request/\(names)/\(token)"
    ) { body($0) }
    bus.ask(
      Self.name, Self.path, Self.interface, "PickColor", "('', {'handle_token': <'\(token)'>})"
    ) { _ in }
  }
}

extension Object {
  /// Calls `body` with the color in the next signal of a request, which sends only one.
  fileprivate func listenOnce(
    to signal: String, of interface: String, from name: String, at path: String,
    _ body: @escaping (ColorChooser.Value?) -> Void
  ) {
    var id: guint = 0
    let handler = Handler<[Double]?, Void> { [weak self] parts in
      self?.lend { (bus: OpaquePointer) in g_dbus_connection_signal_unsubscribe(bus, id) }
      body(
        parts.map { ColorChooser.Value(red: $0[0], green: $0[1], blue: $0[2], alpha: 1) })
    }
    id = g_dbus_connection_signal_subscribe(
      opaque, name, interface, signal, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let parameters, let data else { return }
        Handler<[Double]?, Void>.call(data, pickedColor(in: parameters))
      }, handler.passedToC(), releaseHandler)
  }
}

/// The components of the color in a portal's answer `(u, a{sv})`; `nil` if none was picked.
private nonisolated func pickedColor(in answer: OpaquePointer) -> [Double]? {
  guard let code = g_variant_get_child_value(answer, 0),
    let results = g_variant_get_child_value(answer, 1)
  else { return nil }
  defer {
    g_variant_unref(code)
    g_variant_unref(results)
  }
  let type = g_variant_type_new("(ddd)")
  defer { g_variant_type_free(type) }
  guard g_variant_get_uint32(code) == 0,
    let color = g_variant_lookup_value(results, "color", type)
  else { return nil }
  defer { g_variant_unref(color) }
  return (gsize(0)..<3).map { index in
    guard let part = g_variant_get_child_value(color, index) else { return 0 }
    defer { g_variant_unref(part) }
    return min(max(g_variant_get_double(part), 0), 1)
  }
}
