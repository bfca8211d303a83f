import CLiveryAdwaita

extension Texture {
  /// The maximum number of pixels of a picture that is decoded: at four bytes each they have room
  /// in 256 MB.
  private static let pixelLimit = 64 << 20

  /// Decodes a file to a small picture; `nil` if it is not a picture, or too large to decode.
  public convenience init?(file path: String, within side: Int) {
    guard let size = Texture.size(ofFile: path),
      !size.width.multipliedReportingOverflow(by: size.height).overflow,
      size.width * size.height <= Self.pixelLimit,
      let picture = gdk_pixbuf_new_from_file_at_scale(path, gint(side), gint(side), 1, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    self.init(adopting: gdk_texture_new_for_pixbuf(picture))
  }
}
