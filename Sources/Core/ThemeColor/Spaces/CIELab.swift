/// CIE 1976 L*a*b*, lightness `0...100`; CSS's has the white point D50 (CSS Color 4, section 9).
enum CIELab {
  /// 6³/29³ and 29³/3³: the limits between the cube root and the straight line (ISO/CIE 11664-4).
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  static func toXYZ(_ value: Triple) -> Triple {
    let y = (value.x + 16) / 116
    let x = value.y / 500 + y
    let z = y - value.z / 200
    return Triple(x, y, z).mapped(opened) * WhitePoint.d50
  }

  static func fromXYZ(_ value: Triple) -> Triple {
    let root = (value / WhitePoint.d50).mapped(root)
    return Triple(116 * root.y - 16, 500 * (root.x - root.y), 200 * (root.y - root.z))
  }

  /// The lightness L* of a luminance; both in `0...100`.
  static func lightness(ofLuminance luminance: Double) -> Double {
    116 * root(luminance / 100) - 16
  }

  /// The luminance of a lightness L*; both in `0...100`.
  static func luminance(ofLightness lightness: Double) -> Double {
    100 * opened((lightness + 16) / 116)
  }

  private static func opened(_ root: Double) -> Double {
    let cube = root * root * root
    return cube > epsilon ? cube : (116 * root - 16) / kappa
  }

  /// The cube root of a share of white's light, with the straight line near black.
  static func root(_ share: Double) -> Double {
    share > epsilon ? Mathematics.cubeRoot(share) : (kappa * share + 16) / 116
  }
}
