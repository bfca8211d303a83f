import CAdwaita

/// A row of a list box that a screen reader can name and activate.
///
/// A plain `GtkListBoxRow` has neither a name nor an action for accessibility clients. This is a
/// subclass of it, `LiveryListRow`, that has both.
public final class ListRow: Widget {
  /// Creates a row; `name` is what a screen reader says.
  public convenience init(name: String, child: Widget) {
    let row: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(ListRow.type, 0, nil, nil)
    self.init(retaining: row)
    setAccessibleLabel(name)
    gtk_list_box_row_set_child(cast(), child.native)
  }

  /// Whether a click, Enter or a screen reader chooses the row.
  public func setActivatable(_ isActivatable: Bool) {
    gtk_list_box_row_set_activatable(cast(), isActivatable ? 1 : 0)
    gtk_widget_action_set_enabled(native, "row.activate", isActivatable ? 1 : 0)
  }

  /// Whether the row is shown as chosen; it must be in a list.
  public var isSelected: Bool { gtk_list_box_row_is_selected(cast()) != 0 }

  public func setSelectable(_ isSelectable: Bool) {
    gtk_list_box_row_set_selectable(cast(), isSelectable ? 1 : 0)
  }

  /// Calls `body` when the row is chosen by a click, Enter or a screen reader.
  public func onActivated(_ body: @escaping () -> Void) {
    onSignal("activate", body)
  }

  /// The class, registered with GLib at first use.
  private static let type: GType = g_type_register_static_simple(
    gtk_list_box_row_get_type(), "LiveryListRow",
    guint(MemoryLayout<GtkListBoxRowClass>.size),
    { type, _ in
      guard let type else { return }
      gtk_widget_class_install_action(
        type.assumingMemoryBound(to: GtkWidgetClass.self), "row.activate", nil,
        { row, _, _ in gtk_widget_activate(row) })
    },
    guint(MemoryLayout<GtkListBoxRow>.size), nil, GTypeFlags(rawValue: 0))
}
