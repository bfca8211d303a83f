import CLiveryAdwaita

extension Window {
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(cast()) != 0 }
    set { newValue ? gtk_window_maximize(cast()) : gtk_window_unmaximize(cast()) }
  }

  public var isFullscreen: Bool {
    get { gtk_window_is_fullscreen(cast()) != 0 }
    set { newValue ? gtk_window_fullscreen(cast()) : gtk_window_unfullscreen(cast()) }
  }

  /// The window's size in px, or its size after it is unmaximized.
  public var defaultSize: (width: Int, height: Int) {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(cast(), &width, &height)
    return (Int(width), Int(height))
  }

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

  /// Adds the action `win.NAME`; `body` receives its value.
  public func addAction(_ name: String, taking body: @escaping (String) -> Void) {
    addToMap(Action(name, taking: body))
  }

  /// Adds the action `win.NAME` that is on or off, for check items in menus; `body` must change
  /// that.
  @discardableResult
  public func addAction(_ name: String, isOn: Bool, _ body: @escaping () -> Void) -> Action {
    let action = Action(name, isOn: isOn, body)
    addToMap(action)
    return action
  }
}
