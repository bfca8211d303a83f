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

  /// Adds an item for an action with a value; the label is plain text, without a mnemonic.
  public func append(plain label: String, action: String, value: String) {
    let text = label.split(separator: "_", omittingEmptySubsequences: false)
      .joined(separator: "__")
    let item = Object(adopting: g_menu_item_new(text, nil))
    item.lend { item in
      g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(value))
      g_menu_append_item(opaque, item)
    }
  }

  public func removeAll() {
    g_menu_remove_all(opaque)
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
