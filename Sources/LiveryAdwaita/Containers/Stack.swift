import CLiveryAdwaita

/// Several widgets of which one is shown.
public final class Stack: Widget {
  public convenience init() {
    self.init(retaining: gtk_stack_new())
    gtk_stack_set_hhomogeneous(opaque, 0)
    gtk_stack_set_vhomogeneous(opaque, 0)
  }

  public func add(_ child: Widget, named name: String) {
    child.lend { gtk_stack_add_named(opaque, $0, name) }
  }

  /// Whether a child of this name was added.
  public func contains(_ name: String) -> Bool {
    gtk_stack_get_child_by_name(opaque, name) != nil
  }

  /// Shows the child of a name; does nothing if there is none.
  public func show(_ name: String) {
    guard contains(name) else { return }
    gtk_stack_set_visible_child_name(opaque, name)
  }

  public var visibleChild: Widget? {
    gtk_stack_get_visible_child(opaque).map { Widget(retaining: $0) }
  }
}
