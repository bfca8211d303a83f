import CAdwaita

/// The size of a picture in px, read from the beginning of its file: nothing is decoded for it.
public nonisolated struct PictureSize: Hashable, Sendable {
  public let width, height: Int

  /// How many pixels the picture has.
  public var pixels: Int {
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : pixels
  }

  /// Reads a PNG file by its specification, sections 5.2 and 11.2.1; `nil` if the bytes are none.
  public init?(ofPNG bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let start = signature + [0, 0, 0, 13] + Array("IHDR".utf8)
    guard bytes.count >= start.count + 8, bytes.starts(with: start) else { return nil }
    let number = { (offset: Int) in
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(start.count), number(start.count + 4))
  }

  /// Reads a file of any kind that gdk-pixbuf knows; `nil` if it is no picture.
  public init?(ofFile path: String) {
    var (width, height): (gint, gint) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else {
      return nil
    }
    (self.width, self.height) = (Int(width), Int(height))
  }
}
