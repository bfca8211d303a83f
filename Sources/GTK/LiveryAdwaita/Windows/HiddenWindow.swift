import CLiveryAdwaita

/// A window that is never shown, but whose content is laid out and painted.
///
/// It does not wait for frames: all changes are applied when `layOut` returns. So a program can
/// take many pictures in a row without a screen.
@MainActor public final class HiddenWindow {
  public let content: Widget
  private let window = Widget(retaining: gtk_window_new())

  /// The height that the content scrolls, in px, known after the first layout.
  private var hiddenHeight: Int?

  /// Creates a window with a content, which must not have a parent yet.
  public init(_ content: Widget) {
    self.content = content
    window.lend { window in content.lend { gtk_window_set_child(window, $0) } }
    window.lend { gtk_widget_realize($0) }
    // GTK maps widgets when their window is shown; here only the content is mapped.
    content.lend { gtk_widget_map($0) }
    restyle()
  }

  isolated deinit {
    content.lend { gtk_widget_unmap($0) }
    window.lend { gtk_window_destroy($0) }
    window.lend { g_object_run_dispose($0) }
  }

  /// Updates styles and sizes after changes, and paints; the default height needs no scrolling.
  public func layOut(width: Int, height: Int? = nil) {
    restyle()
    let width = max(width, content.minimumWidth)
    allocate(width, height)
    if height == nil, hiddenHeight == nil {
      hiddenHeight = content.heightToScroll(filling: content.height)
      allocate(width, height)
    }
    content.restartSpinners()
    let snapshot = gtk_snapshot_new()
    window.lend { window in content.lend { gtk_widget_snapshot_child(window, $0, snapshot) } }
    gtk_snapshot_free_to_node(snapshot).map(gsk_render_node_unref)
  }

  private func allocate(_ width: Int, _ height: Int?) {
    // It runs twice, since some widgets know their height only after they have their width.
    for _ in 0..<2 {
      let whole = content.wholeHeight(forWidth: width) + (hiddenHeight ?? 0)
      content.lend { gtk_widget_allocate($0, gint(width), gint(height ?? whole), -1, nil) }
    }
  }

  /// Applies changed stylesheets and classes, as GTK does at the start of each frame.
  private func restyle() {
    guard let clock = window.lend({ gtk_widget_get_frame_clock($0) }) else { return }
    shim_emit(UnsafeMutableRawPointer(clock), "update")
  }
}

extension Widget {
  fileprivate var minimumWidth: Int {
    var minimum: gint = 0
    gtk_widget_measure(native, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    return Int(minimum)
  }

  /// The height at which nothing needs to scroll.
  fileprivate func wholeHeight(forWidth width: Int) -> Int {
    var natural: gint = 0
    scrolled.lend {
      gtk_widget_measure($0, GTK_ORIENTATION_VERTICAL, gint(width), nil, &natural, nil, nil)
    }
    return Int(natural)
  }

  /// The content of a widget that only scrolls it; else the widget itself.
  private var scrolled: Widget {
    if isInstance(of: gtk_scrolled_window_get_type()) {
      return gtk_scrolled_window_get_child(opaque).map { Widget(retaining: $0) } ?? self
    }
    let children = children
    return children.count == 1 && children[0].isInstance(of: gtk_scrolled_window_get_type())
      ? children[0].scrolled : self
  }
}
