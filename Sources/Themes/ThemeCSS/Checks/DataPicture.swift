import ThemeSource

/// A picture inside a `data:` address (RFC 2397).
struct DataPicture {
  /// The maximum number of pixels of a picture, and of all pictures in a stylesheet: GTK takes 1.4
  /// s for 16 million.
  static let pixelLimit = 4 << 20

  /// The number of pixels that it has or is drawn with.
  let pixels: Int

  /// Reads an address.
  ///
  /// The result is `nil` if there is a problem, or no picture.
  ///
  /// - Parameters:
  ///   - address: The address in `url()`.
  ///   - problem: The expected content, if GTK might hang or crash on the picture.
  init?(_ address: ArraySlice<UInt8>, problem: inout String?) {
    guard let comma = address.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let data = DataAddress.content(address[(comma + 1)...], of: address[..<comma])
    // No picture is smaller.
    guard data.count >= DataAddress.smallestPicture else { return nil }
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
}
