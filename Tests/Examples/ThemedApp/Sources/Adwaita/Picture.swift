public import CGtk

/// A picture from the content of a file.
@MainActor public final class Picture {
  public let pointer: OpaquePointer

  public init() {
    pointer = OpaquePointer(gtk_picture_new())
    gtk_picture_set_keep_aspect_ratio(pointer, 0)
    gtk_widget_set_vexpand(UnsafeMutablePointer(pointer), 1)
  }

  /// Shows a picture in PNG; nothing where it cannot be read.
  public func show(_ bytes: [UInt8]) {
    let content = g_bytes_new(bytes, gsize(bytes.count))
    let texture = bytes.isEmpty ? nil : gdk_texture_new_from_bytes(content, nil)
    gtk_picture_set_paintable(pointer, texture)
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
    g_bytes_unref(content)
  }
}
