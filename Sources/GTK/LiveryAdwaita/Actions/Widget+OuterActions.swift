import CLiveryAdwaita

extension Widget {
  /// Prevents widgets inside this one from activating actions of the window or the application
  /// around it.
  ///
  /// Actions with the same names and no effect replace them. A name that is not in a widget's own
  /// group would be searched in the groups around it.
  public func hideOuterActions() {
    onChange(of: "root") { [weak self] in self?.hideActionsOfRoot() }
    hideActionsOfRoot()
  }

  private func hideActionsOfRoot() {
    guard let root = gtk_widget_get_root(native) else { return }
    hide("win", of: root)
    if let application = gtk_window_get_application(UnsafeMutablePointer(root)) {
      hide("app", of: OpaquePointer(application))
    }
    for (prefix, names) in Self.actionsOfClasses {
      let group = ActionGroup()
      for name in names { group.add(name) }
      install(group, as: prefix)
    }
  }

  /// The actions that GtkWindow has as a class.
  private static let actionsOfClasses: KeyValuePairs<String, [String]> = [
    "window": ["close", "minimize", "toggle-maximized"], "default": ["activate"],
  ]

  private func hide(_ prefix: String, of owner: OpaquePointer) {
    guard Object(retaining: owner).isInstance(of: g_action_group_get_type()),
      let names = g_action_group_list_actions(owner)
    else { return }
    defer { g_strfreev(names) }
    let group = ActionGroup()
    var index = 0
    while let name = names[index] {
      let type = g_action_group_get_action_parameter_type(owner, name)
      group.addToMap(Action(adopting: g_simple_action_new(name, type)))
      index += 1
    }
    install(group, as: prefix)
  }
}
