import CLiveryAdwaita

/// Widgets that wrap from line to line, of which some may be selected.
public final class FlowBox: Widget {
  override class var nativeType: GType { gtk_flow_box_get_type() }

  public func append(_ child: Widget) {
    child.lend { gtk_flow_box_insert(opaque, $0, -1) }
  }

  public func remove(_ child: Widget) {
    child.lend { gtk_flow_box_remove(opaque, $0) }
  }

  /// Selects a child by its index, from 0.
  public func select(_ index: Int) {
    guard let child = gtk_flow_box_get_child_at_index(opaque, gint(index)) else { return }
    gtk_flow_box_select_child(opaque, child)
  }
}
