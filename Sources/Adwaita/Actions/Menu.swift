import CAdwaita

/// What a menu offers: actions by their names, in sections.
public final class Menu: Object {
  public convenience init() {
    self.init(adopting: g_menu_new())
  }

  /// Adds an entry that starts an action such as `win.save`; an underscore marks its key.
  public func append(_ label: String, action: String) {
    g_menu_append(opaque, label, action)
  }

  /// Adds a group of entries, set off from the others by a line or a title.
  public func append(section: Menu, label: String? = nil) {
    withExtendedLifetime(section) {
      let model = UnsafeMutableRawPointer($0.opaque).assumingMemoryBound(to: GMenuModel.self)
      g_menu_append_section(opaque, label, model)
    }
  }

  /// Adds a menu that opens from an entry.
  public func append(submenu: Menu, label: String) {
    withExtendedLifetime(submenu) {
      let model = UnsafeMutableRawPointer($0.opaque).assumingMemoryBound(to: GMenuModel.self)
      g_menu_append_submenu(opaque, label, model)
    }
  }
}
