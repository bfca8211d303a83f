/// Escapes of CSS: a backslash before a character, or before up to six hexadecimal digits.
public enum CSSEscape {
  /// The offset after the escape whose backslash is at `offset`.
  public static func end(at offset: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var next = offset + 1
    guard next < bytes.endIndex else { return next }
    let limit = min(next + 6, bytes.endIndex)
    while next < limit, bytes[next].hexDigitValue != nil { next += 1 }
    if next > offset + 1 {
      return next < bytes.endIndex && CSSTokenizer.isSpace(bytes[next])
        ? lineEnd(at: next, in: bytes) : next
    }
    if CSSTokenizer.isLineEnd(bytes[next]) { return lineEnd(at: next, in: bytes) }
    return offset + 1 + characterLength(at: next, in: bytes)
  }

  /// Bytes with their escapes resolved; in strings an escaped line end is removed.
  public static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        decoded.append(bytes[offset])
        offset += 1
        continue
      }
      let end = end(at: offset, in: bytes)
      let escaped = bytes[(offset + 1)..<end]
      offset = end
      guard let first = escaped.first else { continue }
      if first.hexDigitValue != nil {
        let value = escaped.compactMap(\.hexDigitValue).reduce(0 as UInt32) { $0 << 4 | UInt32($1) }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        decoded += Array(String(Character(scalar ?? "\u{fffd}")).utf8)
      } else if !CSSTokenizer.isLineEnd(first) {
        decoded += escaped
      }
    }
    return decoded
  }

  private static func lineEnd(at offset: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let isPair =
      bytes[offset] == 0x0d && offset + 1 < bytes.endIndex && bytes[offset + 1] == 0x0a
    return offset + (isPair ? 2 : 1)
  }

  /// The length in bytes of a character by its first byte, limited to the available bytes.
  private static func characterLength(at offset: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let length =
      switch bytes[offset] {
      case 0xc0...0xdf: 2
      case 0xe0...0xef: 3
      case 0xf0...0xf7: 4
      default: 1
      }
    return min(length, bytes.endIndex - offset)
  }
}
