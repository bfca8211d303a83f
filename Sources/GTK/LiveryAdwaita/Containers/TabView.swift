import CLiveryAdwaita

/// Pages with tabs, of which one is shown.
public final class TabView: Widget {
  override class var nativeType: GType { adw_tab_view_get_type() }

  /// The labels of a tab.
  public struct Tab: Hashable, Sendable {
    let title: String
    let pinnedIcon: String?
    let isLoading, needsAttention: Bool

    /// Creates a tab; one with an icon is pinned, and shows only the icon.
    public init(
      _ title: String, pinnedIcon: String? = nil, isLoading: Bool = false,
      needsAttention: Bool = false
    ) {
      (self.title, self.pinnedIcon) = (title, pinnedIcon)
      (self.isLoading, self.needsAttention) = (isLoading, needsAttention)
    }
  }

  /// Sets the tabs of the existing pages in order, and selects one of them.
  public func describe(_ tabs: [Tab], selected: Int) {
    let pages = (0..<min(tabs.count, Int(adw_tab_view_get_n_pages(opaque)))).compactMap {
      adw_tab_view_get_nth_page(opaque, gint($0))
    }
    for (page, tab) in zip(pages, tabs) {
      adw_tab_page_set_title(page, tab.title)
      adw_tab_page_set_loading(page, tab.isLoading ? 1 : 0)
      adw_tab_page_set_needs_attention(page, tab.needsAttention ? 1 : 0)
      guard let name = tab.pinnedIcon else { continue }
      let icon = Object(adopting: g_themed_icon_new(name))
      icon.lend { adw_tab_page_set_icon(page, $0) }
      adw_tab_view_set_page_pinned(opaque, page, 1)
    }
    guard pages.indices.contains(selected) else { return }
    adw_tab_view_set_selected_page(opaque, pages[selected])
  }

  /// Keeps every page open, even when its close button is pressed.
  public func ignoreCloseRequests() {
    let call: @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> gboolean = {
      view, page, _ in
      adw_tab_view_close_page_finish(view, page, 0)
      return 1  // GDK_EVENT_STOP
    }
    connect("close-page", call, Handler<Void, Void> {})
  }

  /// Keeps the view alive until libadwaita has drawn its pages for an open overview.
  ///
  /// Libadwaita does so in an idle call that does not keep the view alive, and would crash.
  public func outlivesDrawingForOverview() {
    onMapped { [pointer] in
      let view = Object(retaining: pointer)
      // The call that draws is in the queue already.
      ScheduledCall.whenIdle { withExtendedLifetime(view) {} }
    }
  }

  public var titles: [String] {
    (0..<adw_tab_view_get_n_pages(opaque)).compactMap { index in
      adw_tab_view_get_nth_page(opaque, index)
        .flatMap(adw_tab_page_get_title).map { String(cString: $0) }
    }
  }
}
