/// The viewing conditions of CAM16 (Li and others 2017, table A1).
///
/// Luminances and linear channels are in `0...100`.
struct ViewingConditions: Sendable {
  /// From linear sRGB to the cone responses, adapted to the white and scaled for the curve.
  let responseFromLinear: Matrix3
  let linearFromResponse: Matrix3

  /// The achromatic response of white.
  let whiteResponse: Double

  /// `Nbb` and `Ncb`, which are the same.
  let induction: Double

  /// `c · z`: the exponent between lightness and the achromatic response.
  let lightnessExponent: Double

  /// The fourth root of `FL`, between chroma and colorfulness.
  let colorfulness: Double

  /// `(1.64 - 0.29^n)^0.73`, the factor of chroma.
  let chromaFactor: Double

  /// Material Design's conditions: white D65, a mid-gray background, an average surround of 200 lux
  /// with that background's luminance.
  static let material = ViewingConditions(surround: 1, impact: 0.69, backgroundTone: 50)

  /// CAT16, from XYZ to cone responses (Li and others 2017, equation A2).
  private static let cat16 = Matrix3(
    0.401288, 0.650173, -0.051461,
    -0.250268, 1.204414, 0.045854,
    -0.002079, 0.048952, 0.953127)

  /// sRGB's primaries with the digits of Material Design; more digits would change some colors by
  /// one step.
  static let xyzFromLinear = Matrix3(
    0.41233895, 0.35762064, 0.18051042,
    0.2126, 0.7152, 0.0722,
    0.01932141, 0.11916382, 0.95034478)

  /// D65 in XYZ, as Material Design rounds it.
  static let white = Triple(95.047, 100, 108.883)

  private init(surround: Double, impact: Double, backgroundTone: Double) {
    let background = CIELab.luminance(ofLightness: backgroundTone)
    let luminance = 200 / .pi * background
    let adapting = luminance / 100
    let degree = surround * (1 - 1 / 3.6 * Mathematics.exponential((-adapting - 42) / 92))
    let k = 1 / (5 * adapting + 1)
    let fourth = k * k * k * k
    let adaptation =
      fourth * adapting
      + 0.1 * (1 - fourth) * (1 - fourth) * Mathematics.cubeRoot(5 * adapting)
    let share = background / ViewingConditions.white.y
    let cones = ViewingConditions.cat16 * ViewingConditions.white
    let gains = cones.mapped { (degree * (100 / $0) + 1 - degree) * adaptation / 100 }

    responseFromLinear =
      (ViewingConditions.cat16 * ViewingConditions.xyzFromLinear).scalingRows(by: gains)
    linearFromResponse = responseFromLinear.inverse
    induction = 0.725 / Mathematics.power(share, 0.2)
    whiteResponse = CAM16.achromatic((cones * gains).mapped(CAM16.compressed)) * induction
    lightnessExponent = impact * (1.48 + share.squareRoot())
    colorfulness = Mathematics.power(adaptation, 0.25)
    chromaFactor = Mathematics.power(1.64 - Mathematics.power(0.29, share), 0.73)
  }
}
