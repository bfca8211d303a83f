import CAdwaita

/// A named action for shortcuts, menus and buttons.
public final class Action: Object {
  convenience init(_ name: String, _ body: @escaping () -> Void) {
    self.init(adopting: g_simple_action_new(name, nil))
    onPointer("activate", body)
  }

  /// Creates an action with one of several values, shown as radio items; `body` receives the one
  /// that was chosen.
  convenience init(_ name: String, value: String, _ body: @escaping (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    self.init(
      adopting: g_simple_action_new_stateful(name, type, g_variant_new_string(value)))
    onText("activate", body)
  }

  /// Creates an action that is on or off, shown as a check item; `body` must change that.
  convenience init(_ name: String, isOn: Bool, _ body: @escaping () -> Void) {
    self.init(
      adopting: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0)))
    onPointer("activate", body)
  }

  /// Whether it can be activated now.
  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// Sets the state of an action that is on or off.
  public func setOn(_ isOn: Bool) {
    g_simple_action_set_state(opaque, g_variant_new_boolean(isOn ? 1 : 0))
  }

  /// Sets the value of an action that has several.
  public func setValue(_ value: String) {
    g_simple_action_set_state(opaque, g_variant_new_string(value))
  }
}

extension Object {
  /// Adds an action to an application or a window.
  func addToMap(_ action: Action) {
    g_action_map_add_action(opaque, action.opaque)
  }
}

extension Action {
  /// Connects to the `activate` of an action with a string.
  @discardableResult
  fileprivate func onText(_ name: String, _ body: @escaping (String) -> Void) -> SignalConnection {
    let call: @convention(c) (gpointer?, OpaquePointer?, gpointer) -> Void = { _, value, data in
      let handler = Handler<String, Void>.from(data)
      guard let value, let text = g_variant_get_string(value, nil).map({ String(cString: $0) })
      else { return }
      MainActor.assumeIsolated { handler.body(text) }
    }
    return connect(name, call, Handler(body))
  }
}
