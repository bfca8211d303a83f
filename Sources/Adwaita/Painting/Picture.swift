import CAdwaita

/// A widget that shows a picture.
public final class Picture: Widget {
  override class var nativeType: GType { gtk_picture_get_type() }

  public convenience init() {
    self.init(retaining: gtk_picture_new())
    gtk_picture_set_can_shrink(opaque, 1)
  }

  /// Shows a picture file; nothing if it is not one.
  public func load(file path: String) {
    gtk_picture_set_filename(opaque, path)
  }

  /// The path of the file that is shown.
  public var file: String? {
    gtk_picture_get_file(opaque).flatMap { path(of: $0) }
  }

  /// Shows what a widget looks like now, also after it has changed; `nil` shows nothing.
  public func freeze(_ widget: Widget?) {
    guard let widget else { return gtk_picture_set_paintable(opaque, nil) }
    let live = Object(adopting: widget.lend { gtk_widget_paintable_new($0) })
    let image = live.lend {
      Object(adopting: gdk_paintable_get_current_image($0))
    }
    image.lend { gtk_picture_set_paintable(opaque, $0) }
  }
}
