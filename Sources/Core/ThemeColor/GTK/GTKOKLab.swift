/// OKLab in GTK's stylesheets, converted from and to linear sRGB.
///
/// The matrices are Ottosson's first ones (https://bottosson.github.io/posts/oklab/), as in GTK
/// (gtk/gtkcolorutils.c) and libadwaita; CSS Color 4 has recomputed its own since.
enum GTKOKLab {
  static func oklab(_ linear: SIMD3<Float>) -> SIMD3<Float> {
    let (red, green, blue) = (linear.x, linear.y, linear.z)
    let long = 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue
    let medium = 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue
    let short = 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue
    let l = Mathematics.cubeRoot(long)
    let m = Mathematics.cubeRoot(medium)
    let s = Mathematics.cubeRoot(short)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  static func linear(_ oklab: SIMD3<Float>) -> SIMD3<Float> {
    let (lightness, a, b) = (oklab.x, oklab.y, oklab.z)
    let l = Mathematics.power(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = Mathematics.power(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = Mathematics.power(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    return SIMD3(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }
}
