extension Window {
  /// Makes `win.NAME` do something, for shortcuts and menus.
  @discardableResult
  public func addAction(_ name: String, _ body: @escaping () -> Void) -> Action {
    let action = Action(name, body)
    addToMap(action)
    return action
  }

  /// Makes `win.NAME::VALUE` choose a value, for radios in menus.
  @discardableResult
  public func addAction(
    _ name: String, value: String, _ body: @escaping (String) -> Void
  ) -> Action {
    let action = Action(name, value: value, body)
    addToMap(action)
    return action
  }
}
