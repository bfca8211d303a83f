import CLiveryAdwaita

/// A widget that scrolls content larger than itself.
public final class ScrolledWindow: Widget {
  override class var nativeType: GType { gtk_scrolled_window_get_type() }

  /// The directions in which the content can be scrolled.
  public enum Directions: Hashable, Sendable {
    case vertical, both
    /// Horizontally, by the wheel or the keyboard, without a scrollbar.
    case sideways
  }

  public convenience init(child: Widget, _ directions: Directions = .vertical) {
    self.init(retaining: gtk_scrolled_window_new())
    child.lend { gtk_scrolled_window_set_child(opaque, $0) }
    switch directions {
    case .vertical:
      gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    case .both:
      gtk_scrolled_window_set_policy(opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    case .sideways:
      gtk_scrolled_window_set_policy(opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
      gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
    }
  }

  /// The innermost one that a widget is in.
  public static func around(_ widget: Widget) -> ScrolledWindow? {
    widget.lend { gtk_widget_get_ancestor($0, nativeType) }.map { ScrolledWindow(retaining: $0) }
  }

  /// Calls `body` when less than `distance` px are left below, after scrolling or a change of size.
  public func onNearEnd(within distance: Double, _ body: @escaping () -> Void) {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
    let check = {
      let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      if end - gtk_adjustment_get_value(adjustment) < distance { body() }
    }
    let object = Object(retaining: adjustment)
    object.onSignal("value-changed", check)
    object.onSignal("changed", check)
  }

  /// Grows with the content up to a height in px, and then scrolls.
  public func growWithContent(upToHeight height: Int) {
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_max_content_height(opaque, gint(height))
  }
}
