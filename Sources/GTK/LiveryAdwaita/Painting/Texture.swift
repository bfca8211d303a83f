import CLiveryAdwaita

/// A picture in memory.
public final class Texture: Object {
  public var width: Int { Bitmap.size(of: opaque).width }
  public var height: Int { Bitmap.size(of: opaque).height }

  /// Decodes a picture; `nil` if the bytes are not one.
  ///
  /// A small file may decode to a huge picture that fills the memory.
  public convenience init?(encoded bytes: [UInt8]) {
    guard let texture = Bitmap.texture(encoded: bytes) else { return nil }
    self.init(adopting: texture)
  }

  /// The size in px of a file in a format of gdk-pixbuf, without decoding; `nil` if it is not a
  /// picture.
  public static func size(ofFile path: String) -> (width: Int, height: Int)? {
    var (width, height): (gint, gint) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else {
      return nil
    }
    return (Int(width), Int(height))
  }

  /// Creates a picture from pixels in the format of `pixels`.
  public convenience init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "four bytes a pixel")
    self.init(adopting: Bitmap.texture(width: width, height: height, pixels: pixels))
  }

  /// Writes the picture to a PNG file, and returns whether it could.
  public func writePNG(to path: String) -> Bool {
    gdk_texture_save_to_png(opaque, path) != 0
  }

  /// The bytes of the picture as a PNG file.
  public var png: [UInt8] { Bitmap.png(of: opaque) }

  /// The pixels row by row: a byte each of blue, green, red and alpha, premultiplied.
  public var pixels: [UInt8] { Bitmap.pixels(of: opaque) }

  /// The picture on a background of one opaque color, given by its components from 0 to 1.
  public func on(red: Double, green: Double, blue: Double) -> Texture {
    var bytes = pixels
    let background = [blue, green, red].map { Int(($0 * 255).rounded()) }
    for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] < 255 {
      let rest = 255 - Int(bytes[start + 3])
      for part in 0..<3 {
        let sum = Int(bytes[start + part]) + (background[part] * rest + 127) / 255
        bytes[start + part] = UInt8(min(sum, 255))
      }
      bytes[start + 3] = 255
    }
    return Texture(width: width, height: height, pixels: bytes)
  }

  /// The bytes of a picture file, and its media type.
  public struct Encoded: Hashable, Sendable {
    public let mediaType: String
    public let bytes: [UInt8]
  }

  /// The upper part of the picture at a smaller size, as a JPEG file if this machine can write
  /// JPEG; `nil` if there is not enough memory.
  ///
  /// The part below the height is cut off.
  public func thumbnail(width: Int, height: Int) -> Encoded? {
    guard let whole = gdk_pixbuf_get_from_texture(opaque) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
    let factor = min(1, Double(width) / Double(self.width))
    let rows = min(self.height, Int((Double(height) / factor).rounded()))
    guard let part = gdk_pixbuf_new_subpixbuf(whole, 0, 0, gint(self.width), gint(rows)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(part)) }
    let size = [Double(self.width) * factor, Double(rows) * factor].map {
      max(1, gint($0.rounded()))
    }
    guard let small = gdk_pixbuf_scale_simple(part, size[0], size[1], GDK_INTERP_BILINEAR) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(small)) }
    return Self.encoded(small, "jpeg", options: ["quality": "86"])
      ?? Self.encoded(small, "png", options: [:])
  }

  private static func encoded(
    _ picture: OpaquePointer, _ kind: String, options: KeyValuePairs<String, String>
  ) -> Encoded? {
    var buffer: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    let isSaved = options.map(\.key).withCTexts { keys in
      options.map(\.value).withCTexts { values in
        gdk_pixbuf_save_to_bufferv(picture, &buffer, &count, kind, keys, values, nil)
      }
    }
    guard isSaved != 0, let buffer else { return nil }
    defer { g_free(buffer) }
    return Encoded(
      mediaType: "image/\(kind)",
      bytes: Array(UnsafeRawBufferPointer(start: buffer, count: Int(count))))
  }
}

extension Texture {
  /// The indices of the pixels that differ between two pictures of one size, row by row from 0.
  public nonisolated static func differences(_ left: [UInt8], _ right: [UInt8]) -> [Int] {
    guard left.count == right.count else { return [] }
    let count = gsize(left.count / 4)
    var indices: [Int] = []
    var index = shim_next_difference(left, right, 0, count)
    while index < count {
      indices.append(Int(index))
      index = shim_next_difference(left, right, index + 1, count)
    }
    return indices
  }
}
