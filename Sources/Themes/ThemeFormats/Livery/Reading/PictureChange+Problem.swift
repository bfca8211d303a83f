import ThemeCSS
import ThemeModel
import ThemeSource

extension PictureChange {
  /// The largest size of a changed picture in bytes and pixels: XML parsers limit the length of
  /// attributes, and a filter keeps each pixel several times.
  private static let byteLimit = 4 << 20
  private static let pixelLimit = 8_000_000

  /// The reason why a picture cannot be changed like this, for a message after 'cannot be'; `nil`
  /// if it can, or nothing is known about it.
  func problem(in bytes: [UInt8]) -> String? {
    guard !bytes.isEmpty else { return nil }
    let name = self == .inverted ? "inverted" : "tinted"
    guard bytes.count <= Self.byteLimit else { return "\(name): it has more than 4 MiB" }
    guard let size = PictureSize(of: bytes) else {
      let cost = DataDrawing.cost(of: TextScanner(bytes), pixels: Self.pixelLimit)
      return cost.map { "\(name): \($0)" }
    }
    guard size.pixels <= Self.pixelLimit else {
      return "\(name): it has \(size.width) times \(size.height) pixels, and 8 million are the most"
    }
    if self == .inverted || Self.canBeTransparent(bytes) { return nil }
    return "\(name): nothing in it is transparent, so that all of it would be one area of the color"
  }

  /// Whether a bitmap picture can have transparency: a JPEG cannot, a PNG can by its color type
  /// (PNG, sections 11.2.1 and 11.3.1.1).
  private static func canBeTransparent(_ bytes: [UInt8]) -> Bool {
    guard PictureSize(ofPNG: bytes) != nil, bytes.count > 25 else {
      return !bytes.starts(with: [0xff, 0xd8])
    }
    return [4, 6].contains(bytes[25])
      || TextScanner(bytes).offset(of: Array("tRNS".utf8)) != nil
  }
}
