/// A color by its appearance: hue in degrees, chroma, and lightness in `0...100`.
///
/// CAM16 by Li, Li, Wang, Xu, Luo, Cui, Melgosa, Brill and Pointer, "Comprehensive color solutions:
/// CAM16, CAT16, and CAM16-UCS", Color Research and Application 42 (2017); under the viewing
/// conditions of Material Design. Constants that cancel each other are left out.
struct CAM16: Sendable {
  let lightness, chroma, hue: Double

  private static let conditions = ViewingConditions.material

  init(lightness: Double, chroma: Double, hue: Double) {
    (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
  }

  /// The appearance of linear sRGB, `0...100`.
  init(linear: Triple) {
    let conditions = CAM16.conditions
    let response = CAM16.response(toLinear: linear)
    let (a, b) = CAM16.opponents(response)
    hue = Hue.normalized(Mathematics.angle(x: a, y: b))
    lightness =
      100
      * Mathematics.power(
        CAM16.achromatic(response) * conditions.induction / conditions.whiteResponse,
        conditions.lightnessExponent)
    let size = (a * a + b * b).squareRoot()
    let sum = (20 * response.x + 20 * response.y + 21 * response.z) / 20
    let saturation = CAM16.eccentricity(ofRadians: hue * .pi / 180) * size / (sum + 0.305)
    chroma =
      Mathematics.power(saturation, 0.9) * conditions.chromaFactor
      * (lightness / 100).squareRoot()
  }

  /// The linear sRGB, `0...100` where it is in the gamut.
  var linear: Triple { CAM16.Stimulus(chroma: chroma, radians: hue * .pi / 180).linear(lightness) }
}

extension CAM16 {
  /// The compressed cone responses to linear sRGB.
  static func response(toLinear linear: Triple) -> Triple {
    (conditions.responseFromLinear * linear).mapped(compressed)
  }

  /// The axes from red to green and from yellow to blue.
  static func opponents(_ response: Triple) -> (a: Double, b: Double) {
    (
      (11 * response.x - 12 * response.y + response.z) / 11,
      (response.x + response.y - 2 * response.z) / 9
    )
  }

  static func achromatic(_ response: Triple) -> Double {
    (40 * response.x + 20 * response.y + response.z) / 20
  }

  /// The curve of the eye's response (Li and others 2017, equation A7).
  static func compressed(_ value: Double) -> Double {
    let power = Mathematics.power(abs(value), 0.42)
    return (value < 0 ? -400 : 400) * power / (power + 27.13)
  }

  private static func expanded(_ value: Double) -> Double {
    let size = abs(value)
    let power = Mathematics.power(max(0, 27.13 * size / (400 - size)), 1 / 0.42)
    return value < 0 ? -power : power
  }

  /// The eccentricity factor of a hue, multiplied by the factors of saturation.
  private static func eccentricity(ofRadians hue: Double) -> Double {
    0.25 * (Mathematics.cosine(radians: hue + 2) + 3.8) * (50000 / 13) * conditions.induction
  }

  /// A hue and a chroma for which colors of several lightnesses are computed.
  struct Stimulus {
    let chroma: Double
    private let cosine, sine, eccentricity: Double

    init(chroma: Double, radians: Double) {
      self.chroma = chroma
      cosine = Mathematics.cosine(radians: radians)
      sine = Mathematics.sine(radians: radians)
      eccentricity = CAM16.eccentricity(ofRadians: radians)
    }

    /// The linear sRGB with a lightness.
    func linear(_ lightness: Double) -> Triple {
      let share = lightness / 100
      let relative = chroma == 0 || lightness == 0 ? 0 : chroma / share.squareRoot()
      let saturation = Mathematics.power(relative / conditions.chromaFactor, 1 / 0.9)
      let achromatic =
        conditions.whiteResponse * Mathematics.power(share, 1 / conditions.lightnessExponent)
        / conditions.induction
      let size =
        23 * (achromatic + 0.305) * saturation
        / (23 * eccentricity + 11 * saturation * cosine + 108 * saturation * sine)
      let (a, b) = (size * cosine, size * sine)
      let response = Triple(
        460 * achromatic + 451 * a + 288 * b,
        460 * achromatic - 891 * a - 261 * b,
        460 * achromatic - 220 * a - 6300 * b)
      return conditions.linearFromResponse * (response / 1403).mapped(expanded)
    }
  }
}
