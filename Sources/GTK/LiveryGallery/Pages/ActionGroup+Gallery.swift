package import LiveryAdwaita

extension ActionGroup {
  /// What the menus of the pages start; none of it has an effect.
  package static var gallery: ActionGroup {
    let group = ActionGroup()
    group.add("new")
    group.add("open")
    group.add("ruler", isOn: false)
    group.add("wrap", isOn: true)
    group.add("order", value: "name")
    group.add("never", isEnabled: false)
    return group
  }
}
