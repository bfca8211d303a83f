/// The size of a picture in px, read from the beginning of its file without decoding.
public struct PictureSize: Hashable, Sendable {
  public let width, height: Int

  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// The number of pixels, limited to the largest integer.
  public var pixels: Int {
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : pixels
  }

  /// Reads the size of a PNG, GIF, JPEG or WebP file; `nil` if the bytes are not such a file.
  public init?(of bytes: [UInt8]) {
    guard
      let size = PictureSize(ofPNG: bytes) ?? PictureSize(ofGIF: bytes)
        ?? PictureSize(ofJPEG: bytes) ?? PictureSize(ofWebP: bytes)
    else { return nil }
    self = size
  }

  /// Reads the size of a PNG file (PNG specification, sections 5.2 and 11.2.1); `nil` if the bytes
  /// are not PNG.
  public init?(ofPNG bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let start = signature + [0, 0, 0, 13] + Array("IHDR".utf8)
    guard bytes.count >= start.count + 8, bytes.starts(with: start) else { return nil }
    width = bytes.number(at: start.count, 4)
    height = bytes.number(at: start.count + 4, 4)
  }

  /// Reads a GIF file by GIF89a, section 18: the size of its screen, each low byte first.
  private init?(ofGIF bytes: [UInt8]) {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    width = Int(bytes[6]) | Int(bytes[7]) << 8
    height = Int(bytes[8]) | Int(bytes[9]) << 8
  }

  /// Reads a WebP file by RFC 9649, sections 2.5 to 2.7: the size of its canvas, or of its only
  /// picture, each low byte first.
  private init?(ofWebP bytes: [UInt8]) {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8),
      bytes[8...].starts(with: "WEBP".utf8)
    else { return nil }
    let number = { (offset: Int, count: Int) in
      bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": (width, height) = (number(26, 2) & 0x3fff, number(28, 2) & 0x3fff)
    case "VP8L":
      let sizes = number(21, 4)
      (width, height) = (sizes & 0x3fff + 1, sizes >> 14 & 0x3fff + 1)
    case "VP8X": (width, height) = (number(24, 3) + 1, number(27, 3) + 1)
    default: return nil
    }
  }

  /// Reads the size of a JPEG file (ITU T.81, section B.2) from its segments, up to that of the
  /// frame.
  private init?(ofJPEG bytes: [UInt8]) {
    guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xff {
      let marker = bytes[offset + 1]
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
        width = bytes.number(at: offset + 7, 2)
        height = bytes.number(at: offset + 5, 2)
        return
      }
      offset += 2 + max(2, bytes.number(at: offset + 2, 2))
    }
    return nil
  }
}

extension [UInt8] {
  /// A number of some bytes, the high one first.
  fileprivate func number(at offset: Int, _ count: Int) -> Int {
    self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
