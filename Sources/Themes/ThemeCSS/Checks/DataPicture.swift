import ThemeSource

/// A picture that an address of `data:` carries along (RFC 2397).
struct DataPicture {
  /// The most pixels of a picture, and of all in a stylesheet: GTK takes 1.4 s for 16 million.
  static let pixelLimit = 4 << 20

  private static let smallest = 32

  /// How many pixels it has, or comes to.
  let pixels: Int

  /// Reads an address.
  ///
  /// It is `nil` where there is a problem, or no picture.
  ///
  /// - Parameters:
  ///   - address: What `url()` says.
  ///   - problem: What was expected, where GTK might hang or die of the picture.
  init?(_ address: ArraySlice<UInt8>, problem: inout String?) {
    guard let comma = address.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let data = DataPicture.content(address[(comma + 1)...], of: address[..<comma])
    // No picture is smaller.
    guard data.count >= DataPicture.smallest else { return nil }
    if let size = PictureSize(of: data) {
      guard size.pixels <= DataPicture.pixelLimit else {
        problem = "expected a picture of at most \(DataPicture.pixelLimit) pixels"
        return nil
      }
      pixels = size.pixels
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    guard data.contains("<svg".utf8) else {
      problem = "expected a picture in PNG, JPEG, GIF or SVG"
      return nil
    }
    guard let drawing = DataDrawing(text, problem: &problem) else { return nil }
    pixels = drawing.pixels
  }

  /// Whether an address has no data, or fewer bytes than any picture that is not a drawing.
  static func isNone(_ address: ArraySlice<UInt8>) -> Bool {
    guard let comma = address.firstIndex(of: UInt8(ascii: ",")) else { return true }
    let data = content(address[(comma + 1)...], of: address[..<comma])
    return data.count < smallest && !data.contains("<svg".utf8)
  }

  private static func content(_ text: ArraySlice<UInt8>, of head: ArraySlice<UInt8>) -> [UInt8] {
    let plain = percentDecoded(text)
    let isBase64 =
      head.count >= 7
      && head.suffix(7).elementsEqual(";base64".utf8) {
        ($0 | 0x20) == ($1 | 0x20)
      }
    guard isBase64 else { return plain }
    return base64Decoded(plain)
  }

  /// Reads base64 (RFC 4648, section 4) as GLib does: other bytes and missing padding are fine.
  private static func base64Decoded(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var (group, count) = (0, 0)
    for byte in text {
      guard let digit = base64Digit(byte) else { continue }
      group = (group << 6 | digit) & 0xff_ffff
      count += 1
      if count % 4 != 1 {
        bytes.append(UInt8(truncatingIfNeeded: group >> ((4 - count % 4) % 4 * 2)))
      }
    }
    return bytes
  }

  private static func base64Digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 0x61 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.endIndex,
        let byte = UInt8(
          String(decoding: text[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }
}
