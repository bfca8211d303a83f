import CLiveryAdwaita

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
    child.lend { gtk_list_box_row_set_child(cast(), $0) }
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
