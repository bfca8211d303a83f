import CLiveryAdwaita

/// The items of a menu: names of actions, in sections.
public final class Menu: Object {
  public convenience init() {
    self.init(adopting: g_menu_new())
  }

  /// Adds an item for an action such as `win.save`; an underscore marks its mnemonic.
  public func append(_ label: String, action: String) {
    g_menu_append(opaque, label, action)
  }

  /// Adds a section, with a line or a title above it.
  public func append(section: Menu, label: String? = nil) {
    section.lend { g_menu_append_section(opaque, label, $0) }
  }

  /// Adds an item that opens another menu.
  public func append(submenu: Menu, label: String) {
    submenu.lend { g_menu_append_submenu(opaque, label, $0) }
  }
}
