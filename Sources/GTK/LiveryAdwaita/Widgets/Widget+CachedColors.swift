import CLiveryAdwaita

extension Display {
  /// Updates the colors that GTK has cached, in all windows, to those of the present stylesheets.
  package func refreshCachedColors() {
    for window in windows { window.refreshCachedColors() }
  }
}

extension Widget {
  /// Updates links in labels, selected text and cells of tree views, in this widget and below, to
  /// the colors of the present stylesheets.
  ///
  /// A label colors its links when it lays out its text, and not again when only their nodes
  /// change. A text view keeps its lines with the color of the selection. A tree view looks up the
  /// style of a selected cell while it paints, and is not painted again when only that changes.
  package func refreshCachedColors() {
    var pending = [native]
    while let widget = pending.popLast() {
      Widget.layOutLinks(of: widget)
      Widget.layOutLines(of: widget)
      Widget.paintVariants(of: widget)
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        pending.append(child)
        next = gtk_widget_get_next_sibling(child)
      }
    }
  }

  /// Makes a text view lay out its lines again, by changing a margin.
  private static func layOutLines(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard isInstance(widget, of: gtk_text_view_get_type()) else { return }
    let view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
    let margin = gtk_text_view_get_left_margin(view)
    gtk_text_view_set_left_margin(view, margin == 0 ? 1 : margin - 1)
    gtk_text_view_set_left_margin(view, margin)
  }

  /// Makes a field or a view with cells paint again.
  private static func paintVariants(of widget: UnsafeMutablePointer<GtkWidget>) {
    let types = [gtk_text_get_type(), gtk_tree_view_get_type(), gtk_icon_view_get_type()]
    if types.contains(where: { isInstance(widget, of: $0) }) { gtk_widget_queue_draw(widget) }
  }

  private static func isInstance(
    _ widget: UnsafeMutablePointer<GtkWidget>, of type: GType
  ) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, type) != 0
  }

  /// Makes a label with links lay out its text again, by changing its attributes.
  private static func layOutLinks(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard isInstance(widget, of: gtk_label_get_type()) else { return }
    let label = OpaquePointer(widget)
    guard gtk_label_get_use_markup(label) != 0, let text = gtk_label_get_label(label),
      strstr(text, "<a ") != nil
    else { return }
    let own = gtk_label_get_attributes(label)
    own.map { _ = pango_attr_list_ref($0) }
    let none = pango_attr_list_new()
    gtk_label_set_attributes(label, none)
    gtk_label_set_attributes(label, own)
    pango_attr_list_unref(none)
    own.map(pango_attr_list_unref)
  }
}
