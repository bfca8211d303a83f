import CLiveryAdwaita

/// Items in rows and columns.
public final class GridView: Widget {
  override class var nativeType: GType { gtk_grid_view_get_type() }

  /// Adds items to the selection, by their indices from 0.
  public func select(_ items: [Int]) {
    for item in items {
      gtk_selection_model_select_item(gtk_grid_view_get_model(opaque), guint(item), 0)
    }
  }
}
