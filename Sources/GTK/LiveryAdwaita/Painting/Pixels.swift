import Glibc

/// The pixels of a picture, for comparisons.
public nonisolated struct Pixels: Equatable, Sendable {
  /// Row by row: a byte each of blue, green, red and alpha, premultiplied.
  public let bytes: [UInt8]

  let width: Int

  init(_ bytes: [UInt8], width: Int) {
    (self.bytes, self.width) = (bytes, width)
  }

  /// Whether an area differs from that of a picture of the same size; nothing outside of it is
  /// compared.
  public func differs(from other: Pixels, in part: PixelRect) -> Bool {
    guard width == other.width, bytes.count == other.bytes.count, width > 0 else { return true }
    let seen = part.clamped(to: PixelRect(width: width, height: bytes.count / 4 / width))
    return bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others in
        guard let own = own.baseAddress, let others = others.baseAddress else { return false }
        return (seen.y..<seen.y + seen.height).contains { row in
          let start = (row * width + seen.x) * 4
          return memcmp(own + start, others + start, seen.width * 4) != 0
        }
      }
    }
  }

  /// Whether no pixel differs.
  ///
  /// Arrays compare element by element, which is many times slower.
  public static func == (left: Pixels, right: Pixels) -> Bool {
    left.width == right.width && left.bytes.count == right.bytes.count
      && left.bytes.withUnsafeBytes { left in
        right.bytes.withUnsafeBytes { right in
          guard let first = left.baseAddress, let second = right.baseAddress else { return true }
          return memcmp(first, second, left.count) == 0
        }
      }
  }
}
