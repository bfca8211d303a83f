import CLiveryAdwaita

extension Widget {
  /// The part of the widget that can be put into another one: a window's content, or else the
  /// widget.
  ///
  /// The window itself is destroyed. Its title stays in its header bars, which do not show the
  /// buttons of the window that the part is put into.
  public var embeddable: Widget {
    guard isInstance(of: gtk_window_get_type()) else { return self }
    let title = gtk_window_get_title(cast()).map { String(cString: $0) } ?? ""
    let part = detachedPart
    part.separateHeaderBars(title: title)
    return part
  }

  /// The content of this window with its title bar; the window itself is destroyed.
  private var detachedPart: Widget {
    let content: Widget?
    if isInstance(of: adw_application_window_get_type()) {
      content = adw_application_window_get_content(cast()).map { Widget(retaining: $0) }
      adw_application_window_set_content(cast(), nil)
    } else if isInstance(of: adw_window_get_type()) {
      content = adw_window_get_content(cast()).map { Widget(retaining: $0) }
      adw_window_set_content(cast(), nil)
    } else {
      content = gtk_window_get_child(cast()).map { Widget(retaining: $0) }
      gtk_window_set_child(cast(), nil)
    }
    // A window's title bar is put above its content.
    let titlebar = gtk_window_get_titlebar(cast()).map { Widget(retaining: $0) }
    if let titlebar, !isInstance(of: adw_window_get_type()),
      !isInstance(of: adw_application_window_get_type())
    {
      gtk_window_set_titlebar(cast(), nil)
      let box = Box(.vertical)
      box.append(titlebar)
      content.map(box.append)
      gtk_window_destroy(cast())
      return box
    }
    gtk_window_destroy(cast())
    return content ?? Box(.vertical)
  }
}
