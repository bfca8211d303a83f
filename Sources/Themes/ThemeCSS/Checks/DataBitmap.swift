package import ThemeSource

/// A bitmap picture in a `data:` address (RFC 2397), as drawings embed them.
package enum DataBitmap {
  /// The kinds that are read; any other could be a drawing, which may have links itself.
  private static let kinds = ["png", "jpeg", "jpg", "gif", "webp"]

  /// The size of a PNG, JPEG, GIF or WebP in base64; `nil` for any other address.
  package static func size(of address: ArraySlice<UInt8>) -> PictureSize? {
    guard let comma = address.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let head = address[..<comma]
    let isOne = kinds.contains { kind in
      head.elementsEqual("data:image/\(kind);base64".utf8) { $0.asciiLowercased == $1 }
    }
    guard isOne else { return nil }
    return PictureSize(of: DataAddress.content(address[(comma + 1)...], of: head))
  }
}
