import CLiveryAdwaita

/// The bar at the top of a window, or of a part of one.
public final class HeaderBar: Widget {
  public convenience init() {
    self.init(retaining: adw_header_bar_new())
  }

  /// Makes the bar flat if apps of the release have flat bars.
  public func followRelease() {
    if Toolkit.hasFlatBars { addStyleClass("flat") }
  }

  /// Shows a widget in the middle instead of the title.
  public func setTitle(_ widget: Widget) {
    widget.lend { adw_header_bar_set_title_widget(opaque, $0) }
  }

  public func packStart(_ child: Widget) {
    child.lend { adw_header_bar_pack_start(opaque, $0) }
  }

  public func packEnd(_ child: Widget) {
    child.lend { adw_header_bar_pack_end(opaque, $0) }
  }

  public var showsStartTitleButtons: Bool {
    get { adw_header_bar_get_show_start_title_buttons(opaque) != 0 }
    set { adw_header_bar_set_show_start_title_buttons(opaque, newValue ? 1 : 0) }
  }

  public var showsEndTitleButtons: Bool {
    get { adw_header_bar_get_show_end_title_buttons(opaque) != 0 }
    set { adw_header_bar_set_show_end_title_buttons(opaque, newValue ? 1 : 0) }
  }
}
