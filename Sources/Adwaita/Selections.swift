import CAdwaita

/// Widgets that flow from line to line, of which some may be selected.
public final class FlowBox: Widget {
  override class var nativeType: GType { gtk_flow_box_get_type() }

  /// Selects a child by its index, from 0.
  public func select(_ index: Int) {
    guard let child = gtk_flow_box_get_child_at_index(opaque, gint(index)) else { return }
    gtk_flow_box_select_child(opaque, child)
  }
}

/// GTK's older table.
public final class TreeView: Widget {
  override class var nativeType: GType { gtk_tree_view_get_type() }

  /// Selects a row by its index, from 0.
  public func select(_ index: Int) {
    let path = gtk_tree_path_new_from_string("\(index)")
    defer { gtk_tree_path_free(path) }
    gtk_tree_selection_select_path(gtk_tree_view_get_selection(cast()), path)
  }
}

/// A table.
public final class ColumnView: Widget {
  override class var nativeType: GType { gtk_column_view_get_type() }

  /// Sorts by a column, from 0, the largest first.
  public func sortDescending(by column: Int) {
    let columns = gtk_column_view_get_columns(opaque)
    guard let object = g_list_model_get_item(columns, guint(column)) else { return }
    let column = Object(adopting: object)
    gtk_column_view_sort_by_column(opaque, column.opaque, GTK_SORT_DESCENDING)
    withExtendedLifetime(column) {}
  }

  /// Selects rows by their index, from 0, beside those that are selected.
  public func select(_ rows: [Int]) {
    for row in rows {
      gtk_selection_model_select_item(gtk_column_view_get_model(opaque), guint(row), 0)
    }
  }
}

/// Items in rows and columns.
public final class GridView: Widget {
  override class var nativeType: GType { gtk_grid_view_get_type() }

  /// Selects items by their index, from 0, beside those that are selected.
  public func select(_ items: [Int]) {
    for item in items {
      gtk_selection_model_select_item(gtk_grid_view_get_model(opaque), guint(item), 0)
    }
  }
}
