import CLiveryAdwaita

/// A window without a frame, for content that is painted into pictures.
///
/// Its content ignores the pointer and the keyboard, so their positions change no state.
public final class StageWindow: Widget {
  override class var nativeType: GType { gtk_window_get_type() }

  /// Creates a low window; the size of its content does not matter.
  ///
  /// It is wide enough that view switchers do not use their layout for phones.
  public convenience init() {
    self.init(retaining: gtk_window_new())
    gtk_window_set_decorated(cast(), 0)
    gtk_window_set_default_size(cast(), 640, 64)
    gtk_widget_set_can_target(native, 0)
  }

  /// Keeps a content ready to be painted into pictures, at its own size; `nil` removes it.
  ///
  /// Nothing of it is painted on the screen itself.
  public func setContent(_ content: Widget?) {
    guard let content else { return gtk_window_set_child(cast(), nil) }
    let scroller = Widget(retaining: gtk_scrolled_window_new())
    scroller.lend { gtk_scrolled_window_set_policy($0, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL) }
    let bin = UnpaintedBin(content)
    scroller.lend { scroller in bin.lend { gtk_scrolled_window_set_child(scroller, $0) } }
    scroller.lend { gtk_widget_set_can_focus($0, 0) }
    scroller.lend { gtk_window_set_child(cast(), $0) }
  }

  public func present() {
    gtk_window_present(cast())
  }

  public func destroy() {
    gtk_window_destroy(cast())
  }
}

extension Widget {
  /// The height in px that is hidden by scrolling, in descendants higher than half of `height`.
  public func heightToScroll(filling height: Int) -> Int {
    ([self] + descendants).compactMap { $0.as(ScrolledWindow.self) }
      .filter { $0.isMapped && $0.height > height / 2 }.map(\.hiddenHeight).max() ?? 0
  }
}

extension ScrolledWindow {
  /// The height of the hidden part of the content, in px.
  fileprivate var hiddenHeight: Int {
    let scroll = gtk_scrolled_window_get_vadjustment(opaque)
    let hidden = gtk_adjustment_get_upper(scroll) - gtk_adjustment_get_page_size(scroll)
    return Int(hidden.rounded(.up))
  }
}
