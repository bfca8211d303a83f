import CLiveryAdwaita

/// All pages of a tab view as thumbnails; only since libadwaita 1.3.
public final class TabOverview: Widget {
  override class var nativeType: GType { g_type_from_name("AdwTabOverview") }

  /// Shows the thumbnails; the tab view must have a page.
  public func open() {
    shim_set_boolean(pointer, "open", 1)
  }
}
