import CAdwaita

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
    withExtendedLifetime(section) {
      let model = UnsafeMutableRawPointer($0.opaque).assumingMemoryBound(to: GMenuModel.self)
      g_menu_append_section(opaque, label, model)
    }
  }

  /// Adds an item that opens another menu.
  public func append(submenu: Menu, label: String) {
    withExtendedLifetime(submenu) {
      let model = UnsafeMutableRawPointer($0.opaque).assumingMemoryBound(to: GMenuModel.self)
      g_menu_append_submenu(opaque, label, model)
    }
  }
}
