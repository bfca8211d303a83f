import CLiveryAdwaita

extension Widget {
  /// Makes the header bars here and inside independent of their window: without its buttons, and
  /// with `title` where they would show the window's.
  func separateHeaderBars(title: String) {
    for widget in [self] + descendants {
      if widget.isInstance(of: adw_header_bar_get_type()) {
        let bar = widget.opaque
        adw_header_bar_set_show_start_title_buttons(bar, 0)
        adw_header_bar_set_show_end_title_buttons(bar, 0)
        guard adw_header_bar_get_title_widget(bar) == nil, widget.showsWindowTitle else { continue }
        WindowTitle(title).lend { adw_header_bar_set_title_widget(bar, $0) }
      } else if widget.isInstance(of: gtk_header_bar_get_type()) {
        let bar = widget.opaque
        gtk_header_bar_set_show_title_buttons(bar, 0)
        guard gtk_header_bar_get_title_widget(bar) == nil else { continue }
        WindowTitle(title).lend { gtk_header_bar_set_title_widget(bar, $0) }
      }
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
