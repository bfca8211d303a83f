/// What the beginning of a PNG file says of the picture, which is not decoded for it.
public nonisolated struct PNGHeader: Hashable, Sendable {
  /// The size in px.
  public let width, height: Int

  /// How many pixels the picture has.
  public var pixels: Int {
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : pixels
  }

  /// Reads the header by the PNG specification, sections 5.2 and 11.2.1; `nil` if the bytes are no
  /// PNG file.
  public init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let start = signature + [0, 0, 0, 13] + Array("IHDR".utf8)
    guard bytes.count >= start.count + 8, bytes.starts(with: start) else { return nil }
    let number = { (offset: Int) in
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(start.count), number(start.count + 4))
  }
}
