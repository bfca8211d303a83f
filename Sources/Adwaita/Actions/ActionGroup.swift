import CAdwaita

/// Actions with a common prefix.
public final class ActionGroup: Object {
  public convenience init() {
    self.init(adopting: g_simple_action_group_new())
  }

  /// Adds an action that does nothing.
  public func add(_ name: String, isEnabled: Bool = true) {
    add(Object(adopting: g_simple_action_new(name, nil)), isEnabled: isEnabled)
  }

  /// Adds an action that is on or off, shown as a check item.
  public func add(_ name: String, isOn: Bool) {
    add(
      Object(adopting: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0)))
    )
  }

  /// Adds an action that is on or off, shown as a check item; `body` must change that.
  public func add(_ name: String, isOn: Bool, _ body: @escaping () -> Void) -> Action {
    let action = Action(name, isOn: isOn, body)
    addToMap(action)
    return action
  }

  /// Adds an action with one of several values, shown as radio items.
  public func add(_ name: String, value: String) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    add(Object(adopting: g_simple_action_new_stateful(name, type, g_variant_new_string(value))))
  }

  private func add(_ action: Object, isEnabled: Bool = true) {
    g_simple_action_set_enabled(action.opaque, isEnabled ? 1 : 0)
    g_action_map_add_action(opaque, action.opaque)
  }
}

extension Widget {
  /// Makes a group's actions available inside the widget as `PREFIX.NAME`.
  public func install(_ group: ActionGroup, as prefix: String) {
    gtk_widget_insert_action_group(native, prefix, group.opaque)
  }
}
