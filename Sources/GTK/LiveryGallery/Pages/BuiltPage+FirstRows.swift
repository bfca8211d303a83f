import LiveryAdwaita

extension BuiltPage {
  /// The lists whose first row is selected, of all pages: there is no property for that.
  private static let lists = [
    "overview-trips", "list-plain", "navigation-sidebar-list", "sidebar-list",
    "split-sidebar-list", "overlay-split-sidebar-list", "overlay-shown-sidebar-list",
    "surface-sidebar-list", "state-window-normal-list",
    "state-window-backdrop-list", "state-window-disabled-list", "state-window-rtl-list",
    "mail-folders", "mail-list", "settings-panels", "editor-outline",
  ]

  func selectFirstRows() {
    for id in Self.lists { widget(id, as: ListBox.self)?.selection = 0 }
  }
}
