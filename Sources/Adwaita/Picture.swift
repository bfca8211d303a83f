import CAdwaita

/// A picture from a file.
public final class Picture: Widget {
  override class var nativeType: GType { gtk_picture_get_type() }

  /// Shows a file; one that is no picture shows nothing.
  public func load(file path: String) {
    gtk_picture_set_filename(opaque, path)
  }

  /// The path of the file that is shown.
  public var file: String? {
    guard let file = gtk_picture_get_file(opaque), let path = g_file_get_path(file) else {
      return nil
    }
    defer { g_free(path) }
    return String(cString: path)
  }
}
