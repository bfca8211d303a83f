import CAdwaita

/// A part that scrolls where its content is larger than it.
public final class ScrolledWindow: Widget {
  /// In which directions the content may be larger than what is shown.
  public enum Directions: Hashable, Sendable {
    case vertical, both
  }

  public convenience init(child: Widget, _ directions: Directions = .vertical) {
    self.init(retaining: gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(opaque, child.native)
    gtk_scrolled_window_set_policy(
      opaque, directions == .both ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
      GTK_POLICY_AUTOMATIC)
  }

  /// Grows with the content up to so many px, and scrolls from there on.
  public func growWithContent(upToHeight height: Int) {
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_max_content_height(opaque, gint(height))
  }
}
