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
    if let size = DataPicture.size(of: data) {
      let (product, overflow) = size.width.multipliedReportingOverflow(by: size.height)
      guard !overflow, product <= DataPicture.pixelLimit else {
        problem = "expected a picture of at most \(DataPicture.pixelLimit) pixels"
        return nil
      }
      pixels = product
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("<svg") else {
      problem = "expected a picture in PNG, JPEG, GIF or SVG"
      return nil
    }
    guard let drawing = DataDrawing(text, problem: &problem) else { return nil }
    pixels = drawing.pixels
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

  /// Reads base64 (RFC 4648, section 4) as GLib does: what is no digit of it counts for nothing, and
  /// the padding may be missing.
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

extension DataPicture {
  /// The size that a picture's head gives, in pixels.
  private static func size(of data: [UInt8]) -> (width: Int, height: Int)? {
    let number = { (offset: Int, count: Int) in
      data[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    // PNG, section 11.2.2: the size is in the first chunk.
    if data.starts(with: [0x89, 0x50, 0x4e, 0x47]), data.count >= 24 {
      return (number(16, 4), number(20, 4))
    }
    // GIF89a, section 18: the size of the screen, its low byte first.
    if data.starts(with: "GIF8".utf8), data.count >= 10 {
      return (Int(data[6]) | Int(data[7]) << 8, Int(data[8]) | Int(data[9]) << 8)
    }
    guard data.starts(with: [0xff, 0xd8]) else { return nil }
    // ITU T.81, section B.2: segments up to the frame's, which gives the size.
    var offset = 2
    while offset + 9 <= data.count, data[offset] == 0xff {
      let marker = data[offset + 1]
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
        return (number(offset + 7, 2), number(offset + 5, 2))
      }
      offset += 2 + max(2, number(offset + 2, 2))
    }
    return nil
  }
}
