import CLiveryAdwaita

/// Actions with a common prefix.
public final class ActionGroup: Object {
  public convenience init() {
    self.init(adopting: g_simple_action_group_new())
  }

  /// Adds an action without an effect.
  public func add(_ name: String, isEnabled: Bool = true) {
    let action = Action(name)
    action.isEnabled = isEnabled
    addToMap(action)
  }

  @discardableResult
  public func add(_ name: String, _ body: @escaping () -> Void) -> Action {
    let action = Action(name, body)
    addToMap(action)
    return action
  }

  /// Adds an action that is on or off, shown as a check item.
  public func add(_ name: String, isOn: Bool) {
    addToMap(Action(name, isOn: isOn))
  }

  /// Adds an action that is on or off, shown as a check item; `body` must change that.
  public func add(_ name: String, isOn: Bool, _ body: @escaping () -> Void) -> Action {
    let action = Action(name, isOn: isOn, body)
    addToMap(action)
    return action
  }

  /// Adds an action with one of several values, shown as radio items.
  public func add(_ name: String, value: String) {
    addToMap(Action(name, value: value))
  }
}

extension Widget {
  /// Makes a group's actions available inside the widget as `PREFIX.NAME`.
  public func install(_ group: ActionGroup, as prefix: String) {
    group.lend { gtk_widget_insert_action_group(native, prefix, $0) }
  }
}
