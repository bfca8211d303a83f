import CLiveryAdwaita

/// A named action for shortcuts, menus and buttons.
public final class Action: Object {
  /// Creates an action without an effect.
  convenience init(_ name: String) {
    self.init(adopting: g_simple_action_new(name, nil))
  }

  /// Creates an action that has one of several values, and sets its value itself.
  convenience init(_ name: String, value: String) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    self.init(
      adopting: g_simple_action_new_stateful(name, type, g_variant_new_string(value)))
  }

  /// Creates an action that turns itself on and off.
  convenience init(_ name: String, isOn: Bool) {
    self.init(
      adopting: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0)))
  }

  convenience init(_ name: String, _ body: @escaping () -> Void) {
    self.init(name)
    onPointer("activate", body)
  }

  /// Creates an action with one of several values, as radio items; `body` gets the chosen one.
  convenience init(_ name: String, value: String, _ body: @escaping (String) -> Void) {
    self.init(name, value: value)
    onText(body)
  }

  /// Creates an action without a state; `body` receives the value with which it is activated.
  convenience init(_ name: String, taking body: @escaping (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    self.init(adopting: g_simple_action_new(name, type))
    onText(body)
  }

  /// Calls `body` with the value with which the action is activated.
  private func onText(_ body: @escaping (String) -> Void) {
    let call: @convention(c) (gpointer?, OpaquePointer?, gpointer) -> Void = { _, value, data in
      guard let text = value.flatMap({ g_variant_get_string($0, nil) }) else { return }
      Handler<String, Void>.call(data, String(cString: text))
    }
    connect("activate", call, Handler(body))
  }

  /// Creates an action that is on or off, shown as a check item; `body` must change that.
  convenience init(_ name: String, isOn: Bool, _ body: @escaping () -> Void) {
    self.init(name, isOn: isOn)
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
    action.lend { g_action_map_add_action(opaque, $0) }
  }
}
