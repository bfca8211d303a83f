import CLiveryAdwaita

/// The picture of a window when it was last painted.
///
/// GTK discards its painting as soon as something must be painted again, so a picture taken then is
/// empty. This class keeps it until the next frame is painted.
public final class LastPainting {
  private let window: WeakWidget
  private var node: PaintedNode?
  private var frames: SignalConnection?

  /// Follows a window, which is not kept alive.
  public init(of window: Widget) {
    self.window = WeakWidget(window)
    if window.isRealized {
      follow()
      window.lend { gtk_widget_queue_draw($0) }
    }
    window.onSignal("realize") { [weak self] in self?.follow() }
    window.onSignal("unrealize") { [weak self] in self?.leave() }
  }

  private func follow() {
    guard let window = window.widget,
      let clock = window.lend({ gtk_widget_get_frame_clock($0) })
    else { return }
    frames = Object(retaining: clock).onSignal("after-paint") { [weak self] in
      self?.keep()
    }
  }

  private func keep() {
    guard let window = window.widget, let bounds = window.bounds(in: window) else { return }
    let paintable = Object(adopting: window.lend { gtk_widget_paintable_new($0) })
    let snapshot = gtk_snapshot_new()
    // The paintable begins at the window's border, which is before 0, 0.
    var start = bounds.origin
    gtk_snapshot_translate(snapshot, &start)
    paintable.lend {
      gdk_paintable_snapshot(
        $0, snapshot, Double(bounds.size.width), Double(bounds.size.height))
    }
    guard let painted = gtk_snapshot_free_to_node(snapshot) else { return }
    node = PaintedNode(adopting: painted)
  }

  private func leave() {
    frames?.disconnect()
    (frames, node) = (nil, nil)
  }

  /// The part of a widget in the window, which no longer changes; `nil` if it has none.
  func image(of widget: Widget) -> Object? {
    guard let window = window.widget, let node, let bounds = widget.bounds(in: window) else {
      return nil
    }
    let snapshot = gtk_snapshot_new()
    var area = graphene_rect_t(origin: graphene_point_t(x: 0, y: 0), size: bounds.size)
    gtk_snapshot_push_clip(snapshot, &area)
    var start = graphene_point_t(x: -bounds.origin.x, y: -bounds.origin.y)
    gtk_snapshot_translate(snapshot, &start)
    node.lend { gtk_snapshot_append_node(snapshot, $0) }
    gtk_snapshot_pop(snapshot)
    return gtk_snapshot_free_to_paintable(snapshot, &area.size).map { Object(adopting: $0) }
  }
}
