/// The color difference CIEDE2000 (CIE 142-2001).
///
/// Written after Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation
/// Notes, Supplementary Test Data, and Mathematical Observations" (2005); equation numbers are theirs.
package enum CIEDE2000 {
  /// The difference of two colors in CIE Lab, with the weights k all 1.
  package static func difference(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let (first, second) = primed(one, other)
    let lightness = second.lightness - first.lightness
    let chroma = second.chroma - first.chroma
    let turn = hueTurn(first, second)
    // Equation 11.
    let hue = 2 * (first.chroma * second.chroma).squareRoot() * Mathematics.sine(degrees: turn / 2)

    let meanLightness = (first.lightness + second.lightness) / 2
    let meanChroma = (first.chroma + second.chroma) / 2
    let meanHue = meanHue(first, second)
    // Equations 15 to 21.
    let weight =
      1 - 0.17 * Mathematics.cosine(degrees: meanHue - 30)
      + 0.24 * Mathematics.cosine(degrees: 2 * meanHue)
      + 0.32 * Mathematics.cosine(degrees: 3 * meanHue + 6)
      - 0.20 * Mathematics.cosine(degrees: 4 * meanHue - 63)
    let distance = (meanHue - 275) / 25
    let rotation = 30 * Mathematics.exponential(-distance * distance)
    let square = (meanLightness - 50) * (meanLightness - 50)
    let lightnessScale = 1 + 0.015 * square / (20 + square).squareRoot()
    let chromaScale = 1 + 0.045 * meanChroma
    let hueScale = 1 + 0.015 * meanChroma * weight
    let turning = -Mathematics.sine(degrees: 2 * rotation) * 2 * saturationRoot(meanChroma)

    // Equation 22.
    let l = lightness / lightnessScale
    let c = chroma / chromaScale
    let h = hue / hueScale
    return (l * l + c * c + h * h + turning * c * h).squareRoot()
  }

  private struct Primed {
    let lightness, chroma, hue: Double
  }

  /// Equations 2 to 7: the red-green axis is stretched near gray.
  private static func primed(_ one: Triple, _ other: Triple) -> (Primed, Primed) {
    let chroma = { (lab: Triple) in (lab.y * lab.y + lab.z * lab.z).squareRoot() }
    let stretch = 1 + 0.5 * (1 - saturationRoot((chroma(one) + chroma(other)) / 2))
    let primed = { (lab: Triple) in
      let a = lab.y * stretch
      let chroma = (a * a + lab.z * lab.z).squareRoot()
      return Primed(
        lightness: lab.x, chroma: chroma,
        hue: chroma == 0 ? 0 : Mathematics.angle(x: a, y: lab.z))
    }
    return (primed(one), primed(other))
  }

  /// The root of C⁷ / (C⁷ + 25⁷), in equations 4 and 17.
  private static func saturationRoot(_ chroma: Double) -> Double {
    let power = Mathematics.power(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// Equation 10: the hue difference in degrees, `-180...180`.
  private static func hueTurn(_ first: Primed, _ second: Primed) -> Double {
    guard first.chroma * second.chroma != 0 else { return 0 }
    let turn = second.hue - first.hue
    if turn > 180 { return turn - 360 }
    return turn < -180 ? turn + 360 : turn
  }

  /// Equation 14: the mean hue in degrees.
  private static func meanHue(_ first: Primed, _ second: Primed) -> Double {
    let sum = first.hue + second.hue
    guard first.chroma * second.chroma != 0 else { return sum }
    if abs(first.hue - second.hue) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }
}
