import CLiveryAdwaita

extension ListBox {
  /// The class of lists whose rows Tab skips, registered with GLib on first use.
  static let navigationType: GType = {
    // GTK reports the sizes of these two structures only at run time.
    var base = GTypeQuery()
    g_type_query(gtk_list_box_get_type(), &base)
    return g_type_register_static_simple(
      base.type, "LiveryNavigationList", base.class_size, overrideFocus, base.instance_size, nil,
      GTypeFlags(rawValue: 0))
  }()

  private static let overrideFocus: GClassInitFunc = { type, _ in
    type?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = { list, direction in
      guard let list else { return 0 }
      let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
      guard isTab else { return ListBox.inheritedFocus(list, direction) }
      if let row = gtk_widget_get_focus_child(list) {
        return gtk_widget_child_focus(row, direction)
      }
      let box = OpaquePointer(list)
      let row = gtk_list_box_get_selected_row(box) ?? gtk_list_box_get_row_at_index(box, 0)
      guard let row else { return 0 }
      return gtk_widget_grab_focus(
        UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// Moves the focus as every list box does.
  private static func inheritedFocus(
    _ list: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType
  ) -> gboolean {
    guard let base = g_type_class_peek(gtk_list_box_get_type()) else { return 0 }
    return base.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus?(list, direction) ?? 0
  }

  /// Whether only a chosen row is selected, and not each that the focus passes.
  var isNavigation: Bool { isInstance(of: Self.navigationType) }

  /// Sets whether a row can be selected; in such a list only the selected row can have the focus.
  func setSelectable(_ row: UnsafeMutablePointer<GtkListBoxRow>?, _ isSelectable: Bool) {
    if isNavigation, let row { gtk_list_box_row_set_selectable(row, isSelectable ? 1 : 0) }
  }
}
