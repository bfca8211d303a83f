import ThemeSource

/// The content of a `data:` address (RFC 2397).
enum DataAddress {
  /// The bytes of the smallest picture that is not a drawing.
  static let smallestPicture = 32

  /// Whether an address is a `data:` URL.
  static func isOne(_ address: ArraySlice<UInt8>) -> Bool {
    address.starts(with: "data:".utf8) { ($0.asciiLowercased) == $1 }
  }

  /// Whether an address has no data, or fewer bytes than any picture except a drawing.
  static func isNoPicture(_ address: ArraySlice<UInt8>) -> Bool {
    guard let comma = address.firstIndex(of: UInt8(ascii: ",")) else { return true }
    let data = content(address[(comma + 1)...], of: address[..<comma])
    return data.count < smallestPicture && !data.contains("<svg".utf8)
  }

  /// The data after the comma of an address, given the text before it.
  static func content(_ text: ArraySlice<UInt8>, of head: ArraySlice<UInt8>) -> [UInt8] {
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
