import ThemeColor

/// A change that adapts a picture to an appearance without a file of its own.
package enum PictureChange: Hashable, Sendable {
  /// Each color becomes the opposite one.
  case inverted

  /// Everything that it paints gets the color of a role.
  case tinted(ColorRole)

  /// The coefficients for each channel of a pixel: the values of an `feColorMatrix`, row by row.
  func matrix(_ color: (ColorRole) -> Color) -> [Double] {
    switch self {
    case .inverted:
      return [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]
    case .tinted(let role):
      let tint = color(role)
      return [
        0, 0, 0, 0, tint.red, 0, 0, 0, 0, tint.green, 0, 0, 0, 0, tint.blue, 0, 0, 0, tint.alpha, 0,
      ]
    }
  }
}
