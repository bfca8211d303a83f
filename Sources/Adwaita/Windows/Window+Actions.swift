extension Window {
  /// Adds the action `win.NAME`, for shortcuts and menus.
  @discardableResult
  public func addAction(_ name: String, _ body: @escaping () -> Void) -> Action {
    let action = Action(name, body)
    addToMap(action)
    return action
  }

  /// Adds the action `win.NAME` with a value, for radio items in menus.
  @discardableResult
  public func addAction(
    _ name: String, value: String, _ body: @escaping (String) -> Void
  ) -> Action {
    let action = Action(name, value: value, body)
    addToMap(action)
    return action
  }
}
