import CAdwaita

/// A widget with other widgets on top of it.
public final class Overlay: Widget {
  public convenience init(_ content: Widget) {
    self.init(retaining: gtk_overlay_new())
    gtk_overlay_set_child(opaque, content.native)
  }

  public func add(_ child: Widget) {
    gtk_overlay_add_overlay(opaque, child.native)
  }
}
