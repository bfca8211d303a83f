import CLiveryAdwaita

/// Calls a closure with each present and future window of a display, as long as this object lives.
package final class WindowObserver {
  private var hook: WidgetSignalHook?

  package init(_ display: Display, _ body: @escaping (Widget) -> Void) {
    hook = WidgetSignalHook("realize") { place in
      let widget = Widget(retaining: UnsafeMutableRawPointer(place))
      if widget.isInstance(of: gtk_window_get_type()), widget.isOn(display) { body(widget) }
    }
    for window in display.windows where window.isRealized { body(window) }
  }
}
