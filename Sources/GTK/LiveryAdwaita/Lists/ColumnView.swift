import CLiveryAdwaita

/// A table.
public final class ColumnView: Widget {
  override class var nativeType: GType { gtk_column_view_get_type() }

  /// Sorts by the column of an index from 0, in descending order.
  public func sortDescending(by column: Int) {
    let columns = gtk_column_view_get_columns(opaque)
    guard let object = g_list_model_get_item(columns, guint(column)) else { return }
    let column = Object(adopting: object)
    column.lend { gtk_column_view_sort_by_column(opaque, $0, GTK_SORT_DESCENDING) }
  }

  /// Adds rows to the selection, by their indices from 0.
  public func select(_ rows: [Int]) {
    for row in rows {
      gtk_selection_model_select_item(gtk_column_view_get_model(opaque), guint(row), 0)
    }
  }
}
