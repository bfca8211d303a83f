import CAdwaita

/// A plain window without a frame, for what is painted and not looked at.
///
/// Nothing in it takes the pointer or the keyboard, so no state comes of where they happen to be.
public final class StageWindow: Widget {
  override class var nativeType: GType { gtk_window_get_type() }

  /// Creates a low window, whatever the size of its content.
  ///
  /// It is as wide as it has to be for view switchers not to take it for that of a telephone.
  public convenience init() {
    self.init(retaining: gtk_window_new())
    gtk_window_set_decorated(cast(), 0)
    gtk_window_set_default_size(cast(), 640, 64)
    gtk_widget_set_can_target(native, 0)
  }

  /// Shows a content, which keeps its own size; `nil` takes it out.
  public func setContent(_ content: Widget?) {
    guard let content else { return gtk_window_set_child(cast(), nil) }
    let scroller = Widget(retaining: gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(scroller.opaque, content.native)
    gtk_widget_set_can_focus(scroller.native, 0)
    withExtendedLifetime(scroller) { gtk_window_set_child(cast(), $0.native) }
  }

  public func present() {
    gtk_window_present(cast())
  }

  public func destroy() {
    gtk_window_destroy(cast())
  }
}

extension Widget {
  /// How much one would scroll to, in px, of what fills more than half of a height in the widget.
  public func heightToScroll(filling height: Int) -> Int {
    ([self] + descendants).compactMap { $0.as(ScrolledWindow.self) }
      .filter { $0.isMapped && $0.height > height / 2 }.map(\.hiddenHeight).max() ?? 0
  }
}

extension ScrolledWindow {
  /// How many px of its content's height are not seen at once.
  fileprivate var hiddenHeight: Int {
    let place = gtk_scrolled_window_get_vadjustment(opaque)
    return Int((gtk_adjustment_get_upper(place) - gtk_adjustment_get_page_size(place)).rounded(.up))
  }
}
