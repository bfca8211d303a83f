import CLiveryAdwaita

/// A list whose rows come from a model.
public final class ListView: Widget {
  override class var nativeType: GType { gtk_list_view_get_type() }

  /// Shows a tree of strings; its items are `GtkTreeListRow`s of `GtkStringObject`s.
  public func showTree(
    _ roots: [String], expanded: [Int], children: @escaping (String) -> [String]
  ) {
    let tree: OpaquePointer = gtk_tree_list_model_new(
      stringList(roots), 0, 0,
      { item, data in
        guard let item, let data,
          let text = gtk_string_object_get_string(OpaquePointer(item)).map({ String(cString: $0) })
        else { return nil }
        let below = Handler<String, [String]>.call(data, text)
        return below.isEmpty ? nil : stringList(below)
      }, Handler(children).passedToC(), releaseHandler)
    for index in expanded {
      guard let row = gtk_tree_list_model_get_child_row(tree, guint(index)) else { continue }
      gtk_tree_list_row_set_expanded(row, 1)
      g_object_unref(UnsafeMutableRawPointer(row))
    }
    let selection = Object(adopting: gtk_single_selection_new(tree))
    selection.lend { gtk_list_view_set_model(opaque, $0) }
  }

  /// How many rows are visible.
  public var count: Int {
    gtk_list_view_get_model(opaque).map { Int(g_list_model_get_n_items($0)) } ?? 0
  }
}

/// A list model of strings, with one reference that the caller owns.
nonisolated private func stringList(_ texts: [String]) -> OpaquePointer? {
  let list = gtk_string_list_new(nil)
  for text in texts { gtk_string_list_append(list, text) }
  return list
}
