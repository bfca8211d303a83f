import CLiveryAdwaita

/// A picture as a value, which any thread may decode, read and write.
///
/// GDK's textures are immutable, and those created here are not shared.
public nonisolated struct Bitmap: Sendable {
  public let width, height: Int

  /// Row by row: a byte each of blue, green, red and alpha, premultiplied.
  public let pixels: [UInt8]

  /// Creates a picture from pixels.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "four bytes a pixel")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Decodes a picture; `nil` if the bytes are not one.
  ///
  /// A small file may decode to a huge picture that fills the memory.
  public init?(encoded bytes: [UInt8]) {
    guard let texture = Self.texture(encoded: bytes) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    (width, height) = Self.size(of: texture)
    pixels = Self.pixels(of: texture)
  }

  /// The bytes of the picture as a PNG file.
  public var png: [UInt8] {
    let texture = Self.texture(width: width, height: height, pixels: pixels)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return Self.png(of: texture)
  }
}

/// The calls to GDK, for `Texture`, too.
nonisolated extension Bitmap {
  /// A new texture of a picture file.
  static func texture(encoded bytes: [UInt8]) -> OpaquePointer? {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return gdk_texture_new_from_bytes(data, nil)
  }

  /// A new texture of pixels.
  static func texture(width: Int, height: Int, pixels: [UInt8]) -> OpaquePointer {
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
  }

  static func size(of texture: OpaquePointer) -> (width: Int, height: Int) {
    (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
  }

  static func pixels(of texture: OpaquePointer) -> [UInt8] {
    let (width, height) = size(of: texture)
    var bytes = [UInt8](repeating: 0, count: width * 4 * height)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    return bytes
  }

  static func png(of texture: OpaquePointer) -> [UInt8] {
    guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return [] }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}
