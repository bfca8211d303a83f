import CLiveryAdwaita

/// A widget whose child is laid out and ready to be painted into pictures, but is not on screen.
///
/// Painting many pages on an invisible screen takes longer than painting one page into a picture.
final class UnpaintedBin: Widget {
  override class var nativeType: GType { type }

  convenience init(_ child: Widget) {
    let bin: UnsafeMutablePointer<GObject> =
      g_object_new_with_properties(UnpaintedBin.type, 0, nil, nil)
    self.init(retaining: bin)
    child.lend { gtk_widget_set_parent($0, native) }
  }

  private static let type: GType = ContainerType.register("LiveryUnpaintedBin") { widgetClass in
    gtk_widget_class_set_layout_manager_type(widgetClass, gtk_bin_layout_get_type())
    widgetClass.pointee.snapshot = snapshotAside
  }
}

/// Lets the children paint themselves, since GTK keeps the result for each child, and discards it.
private let snapshotAside:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void = { widget, _ in
    guard let widget else { return }
    let aside = gtk_snapshot_new()
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      gtk_widget_snapshot_child(widget, child, aside)
      next = gtk_widget_get_next_sibling(child)
    }
    if let node = gtk_snapshot_free_to_node(aside) { gsk_render_node_unref(node) }
  }
