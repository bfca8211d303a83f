import CLiveryAdwaita

extension Display {
  /// Lets the links in the labels of all windows get the colors that stylesheets now give them.
  package func recolorLinks() {
    for window in windows { window.recolorLinks() }
  }
}

extension Widget {
  /// Lets the links in labels, from this widget down, get the colors that stylesheets now give them.
  ///
  /// A label colors its links when it lays out its text, and not again when only their nodes change.
  package func recolorLinks() {
    var pending = [native]
    while let widget = pending.popLast() {
      Widget.layOutLinks(of: widget)
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        pending.append(child)
        next = gtk_widget_get_next_sibling(child)
      }
    }
  }

  /// Lets a label with links lay out its text anew, which other attributes make it do.
  private static func layOutLinks(of widget: UnsafeMutablePointer<GtkWidget>) {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 else { return }
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
