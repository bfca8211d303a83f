import CLiveryAdwaita

/// GTK's old tree and table widget.
public final class TreeView: Widget {
  override class var nativeType: GType { gtk_tree_view_get_type() }

  /// Selects a row by its index, from 0.
  public func select(_ index: Int) {
    let path = gtk_tree_path_new_from_string("\(index)")
    defer { gtk_tree_path_free(path) }
    gtk_tree_selection_select_path(gtk_tree_view_get_selection(cast()), path)
  }
}
