import CLiveryAdwaita

/// Several widgets of which one is shown.
///
/// The others are also hidden themselves: otherwise GTK would style them again with each theme, and
/// report them to accessibility clients.
public final class Stack: Widget {
  public convenience init() {
    self.init(retaining: gtk_stack_new())
    gtk_stack_set_hhomogeneous(opaque, 0)
    gtk_stack_set_vhomogeneous(opaque, 0)
  }

  public func add(_ child: Widget, named name: String) {
    child.lend {
      gtk_stack_add_named(opaque, $0, name)
      if gtk_stack_get_visible_child(opaque) != $0 { gtk_widget_set_visible($0, 0) }
    }
  }

  /// Whether a child of this name was added.
  public func contains(_ name: String) -> Bool {
    gtk_stack_get_child_by_name(opaque, name) != nil
  }

  /// Shows the child with a name; does nothing if there is none.
  public func show(_ name: String) {
    guard let child = gtk_stack_get_child_by_name(opaque, name) else { return }
    let last = gtk_stack_get_visible_child(opaque)
    guard child != last else { return }
    gtk_widget_set_visible(child, 1)
    gtk_stack_set_visible_child(opaque, child)
    if let last { gtk_widget_set_visible(last, 0) }
  }

  public var visibleChild: Widget? {
    gtk_stack_get_visible_child(opaque).map { Widget(retaining: $0) }
  }
}
