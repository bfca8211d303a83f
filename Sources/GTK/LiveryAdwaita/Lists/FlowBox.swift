import CLiveryAdwaita

/// Widgets that wrap from line to line, of which some may be selected.
public final class FlowBox: Widget {
  override class var nativeType: GType { gtk_flow_box_get_type() }

  /// Selects a child by its index, from 0.
  public func select(_ index: Int) {
    guard let child = gtk_flow_box_get_child_at_index(opaque, gint(index)) else { return }
    gtk_flow_box_select_child(opaque, child)
  }
}
