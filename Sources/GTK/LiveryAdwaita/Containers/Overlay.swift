import CLiveryAdwaita

/// A widget with other widgets on top of it.
public final class Overlay: Widget {
  public convenience init(_ content: Widget) {
    self.init(retaining: gtk_overlay_new())
    content.lend { gtk_overlay_set_child(opaque, $0) }
  }

  public func add(_ child: Widget) {
    child.lend { gtk_overlay_add_overlay(opaque, $0) }
  }
}
