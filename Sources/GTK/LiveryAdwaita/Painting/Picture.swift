import CLiveryAdwaita

/// A widget that shows a picture.
public final class Picture: Widget {
  override class var nativeType: GType { gtk_picture_get_type() }

  public convenience init() {
    self.init(retaining: gtk_picture_new())
    gtk_picture_set_can_shrink(opaque, 1)
  }

  /// Shows a picture file; shows nothing if it is not one.
  public func load(file path: String) {
    gtk_picture_set_filename(opaque, path)
  }

  /// Shows a picture from memory; `false`, without a change, if it cannot be decoded.
  public func show(encoded bytes: [UInt8]) -> Bool {
    guard let texture = Texture(encoded: bytes) else { return false }
    texture.lend { gtk_picture_set_paintable(opaque, $0) }
    return true
  }

  /// The path of the file that is shown.
  public var file: String? {
    gtk_picture_get_file(opaque).flatMap { path(of: $0) }
  }

  /// Shows a widget as it was last painted, with its background, even after it has changed.
  public func freeze(_ widget: Widget, as painting: LastPainting) {
    guard let image = painting.image(of: widget) else { return clear() }
    image.lend { gtk_picture_set_paintable(opaque, $0) }
  }

  /// Covers a window with the picture until it is removed; the window must not be freed before.
  package func cover(_ window: Widget) {
    window.lend { gtk_widget_set_parent(native, $0) }
  }

  /// Puts the picture over the whole window, which itself only lays out its own content.
  package func fill(_ window: Widget) {
    guard let bounds = window.bounds(in: window) else { return }
    var area = GtkAllocation(
      x: gint(bounds.origin.x), y: gint(bounds.origin.y), width: gint(bounds.size.width),
      height: gint(bounds.size.height))
    // GTK requires measuring a widget before allocating its size.
    gtk_widget_measure(native, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_size_allocate(native, &area, -1)
  }

  /// Removes the picture from its window.
  package func uncover() {
    gtk_widget_unparent(native)
  }

  public func clear() {
    gtk_picture_set_paintable(opaque, nil)
  }
}
