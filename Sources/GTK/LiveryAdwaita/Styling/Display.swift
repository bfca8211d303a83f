import CLiveryAdwaita

/// A connection to a screen.
///
/// Style providers, and so themes, belong to a display.
public final class Display: Object {
  /// The display on which windows open; `nil` before GTK has started, or without a screen.
  public static var standard: Display? {
    gdk_display_get_default().map { Display(retaining: $0) }
  }

  /// Opens another connection to the same screen; `nil` if the screen accepts no more.
  ///
  /// Keep it, and never close it: GTK 4.8 leaks the data of a closed connection.
  public func openedAgain() -> Display? {
    gdk_display_open(gdk_display_get_name(opaque)).map { Display(retaining: $0) }
  }

  /// Calls `body` when the connection ends; it has no stylesheets any more then.
  package func onClosed(_ body: @escaping () -> Void) -> SignalConnection {
    onInteger("closed") { _ in body() }
  }

  private var isClosed: Bool { gdk_display_is_closed(opaque) != 0 }

  /// Applies a stylesheet to every widget on the display.
  public func add(_ provider: CSSProvider, priority: StylePriority) {
    guard !isClosed else { return }
    provider.lend { gtk_style_context_add_provider_for_display(opaque, $0, priority.value) }
  }

  public func remove(_ provider: CSSProvider) {
    guard !isClosed else { return }
    provider.lend { gtk_style_context_remove_provider_for_display(opaque, $0) }
  }

  /// Waits until the screen has handled all requests and reported all errors.
  public func synchronize() {
    gdk_display_sync(opaque)
  }

  /// Adds a folder of icons in the layout of an icon theme.
  public func addIconFolder(_ path: String) {
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(opaque), path)
  }
}
