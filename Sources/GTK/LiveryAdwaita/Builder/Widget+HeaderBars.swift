import CLiveryAdwaita

extension Widget {
  /// Makes the header bars here and inside independent of their window: without its buttons, and
  /// with `title` where they would show the window's.
  func separateHeaderBars(title: String) {
    for widget in [self] + descendants { widget.separateFromWindow(title: title) }
  }

  private func separateFromWindow(title: String) {
    if isInstance(of: adw_header_bar_get_type()) {
      adw_header_bar_set_show_start_title_buttons(opaque, 0)
      adw_header_bar_set_show_end_title_buttons(opaque, 0)
      guard adw_header_bar_get_title_widget(opaque) == nil, showsWindowTitle else { return }
      WindowTitle(title).lend { adw_header_bar_set_title_widget(opaque, $0) }
    } else if isInstance(of: gtk_header_bar_get_type()) {
      gtk_header_bar_set_show_title_buttons(opaque, 0)
      guard gtk_header_bar_get_title_widget(opaque) == nil else { return }
      WindowTitle(title).lend { gtk_header_bar_set_title_widget(opaque, $0) }
    }
  }

  /// Whether a header bar without a title of its own shows that of the window, and not of a page.
  private var showsWindowTitle: Bool {
    // Types of later releases of libadwaita, which exist once a widget of them does.
    ["AdwNavigationPage", "AdwDialog"].allSatisfy { name in
      let type = g_type_from_name(name)
      return type == 0 || gtk_widget_get_ancestor(native, type) == nil
    }
  }
}
