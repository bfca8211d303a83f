extension GTKColor {
  /// Lightness and the two opponent axes of OKLab in single precision.
  ///
  /// The matrices are Ottosson's first ones (https://bottosson.github.io/posts/oklab/), as in GTK
  /// and libadwaita; CSS Color 4 has recomputed its own since.
  var oklab: (lightness: Float, a: Float, b: Float) {
    let (red, green, blue) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
    let long = 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue
    let medium = 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue
    let short = 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue
    let l = Mathematics.cubeRoot(long)
    let m = Mathematics.cubeRoot(medium)
    let s = Mathematics.cubeRoot(short)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  /// Creates a color from OKLab; its channels may leave `0...1`.
  init(oklab: (lightness: Float, a: Float, b: Float), alpha: Float) {
    let (lightness, a, b) = oklab
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (long, medium, short) = (l * l * l, m * m * m, s * s * s)
    let red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
    let green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
    let blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    self.init(
      red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
  }

  // The curves of sRGB with GTK's thresholds (gtk/gtkcolorutils.c).

  private static func decoded(_ value: Float) -> Float {
    guard abs(value) >= 0.04045 else { return value / 12.92 }
    let size = Mathematics.power((abs(value) + 0.055) / 1.055, 2.4)
    return value < 0 ? -size : size
  }

  private static func encoded(_ value: Float) -> Float {
    guard abs(value) > 0.0031308 else { return value * 12.92 }
    let size = 1.055 * Mathematics.power(abs(value), 1 / 2.4) - 0.055
    return value < 0 ? -size : size
  }
}
