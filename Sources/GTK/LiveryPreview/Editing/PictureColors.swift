import LiveryAdwaita
import NewTheme
package import ThemeColor

/// The colors that pictures are made of.
package enum PictureColors {
  /// The longest side in px that a picture is made small to: its colors are the same then.
  private static let side = 96

  /// The colors of a picture's file, the one that stands out first; empty for one that cannot be
  /// read.
  package static func all(ofFile path: String) -> [Color] {
    ThemeSeed.colors(of: Texture(file: path, within: side)?.colors ?? [])
  }
}

extension Texture {
  /// The colors of its pixels.
  fileprivate var colors: [Color] {
    let bytes = pixels
    return stride(from: 0, to: bytes.count, by: 4).map { index in
      let alpha = Double(bytes[index + 3])
      let part = { (offset: Int) in alpha == 0 ? 0 : Double(bytes[index + offset]) / alpha }
      return Color(red: part(2), green: part(1), blue: part(0), alpha: alpha / 255)
    }
  }
}
