import CLiveryAdwaita

extension Widget {
  /// Calls `body` once a frame, before layout and painting, for as long as it returns `true`.
  ///
  /// There are frames only while the widget's window is on screen.
  public func onEachFrame(_ body: @escaping () -> Bool) {
    gtk_widget_add_tick_callback(
      native,
      { _, _, data in
        guard let data else { return 0 }
        return Handler<Void, Bool>.call(data, ()) ? 1 : 0
      }, Handler<Void, Bool>(body).passedToC(), releaseHandler)
  }

  /// Calls `body` once, after the current frame, or else the next one, is painted.
  public func afterPaint(_ body: @escaping () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(native) else { return }
    Object(retaining: clock).onNextSignal("after-paint", body)
  }
}
