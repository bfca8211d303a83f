/// The warmth of the hues around a color, each with the color's chroma and tone.
public struct ColorTemperatures: Sendable {
  private let color: HCT

  /// The colors of the hues 0 to 360 in whole degrees, and their warmth.
  private let hues: [HCT]
  private let temperatures: [Double]

  private let own: Double
  private let coldest, warmest: (hue: Double, temperature: Double)

  /// Measures the hues with the chroma and tone of a color.
  public init(around color: HCT) {
    self.color = color
    let colors = (0...360).map {
      HCT(hue: Double($0), chroma: color.chroma, tone: color.tone).color
    }
    (hues, temperatures) = (colors.map { HCT($0) }, colors.map(\.temperature))
    own = color.color.temperature
    let all = zip((hues + [color]).map(\.hue), temperatures + [own])
    var ends = (coldest: (hues[0].hue, temperatures[0]), warmest: (hues[0].hue, temperatures[0]))
    for entry in all {
      if entry.1 < ends.coldest.1 { ends.coldest = entry }
      if entry.1 >= ends.warmest.1 { ends.warmest = entry }
    }
    (coldest, warmest) = ends
  }

  /// The complement: the color that is as far from the warmest as this one is from the coldest, on
  /// the opposite way; or the color itself if all hues are equally warm.
  public var complement: HCT {
    let start = Int(color.hue.rounded())
    guard warmest.temperature > coldest.temperature else { return hues[start] }
    let isWarming = ColorTemperatures.isBetween(color.hue, coldest.hue, warmest.hue)
    let (first, last) =
      isWarming ? (warmest.hue, coldest.hue) : (coldest.hue, warmest.hue)
    let wanted = 1 - relative(own)
    var (best, error) = (start, Double.infinity)
    for step in 0...360 {
      let hue = Hue.normalized(first + Double(step))
      guard ColorTemperatures.isBetween(hue, first, last) else { continue }
      let index = Int(hue.rounded())
      let distance = abs(wanted - relative(temperatures[index]))
      if distance < error { (best, error) = (index, distance) }
    }
    return hues[best]
  }

  /// The next of colors that divide the circle in parts with the same change of temperature each.
  public func neighbor(ofParts count: Int) -> HCT {
    let start = Int(color.hue.rounded())
    let change = { (step: Int) -> Double in
      let (hue, before) = ((start + step) % 360, (start + step + 359) % 360)
      return abs(relative(temperatures[hue]) - relative(temperatures[before]))
    }
    let part = (1..<360).reduce(0) { $0 + change($1) } / Double(count)
    var sum = 0.0
    for step in 1..<360 {
      sum += change(step)
      if sum >= part { return hues[(start + step) % 360] }
    }
    return hues[start]
  }

  /// A temperature as a fraction between the coldest hue (0) and the warmest (1).
  private func relative(_ temperature: Double) -> Double {
    let range = warmest.temperature - coldest.temperature
    return range == 0 ? 0.5 : (temperature - coldest.temperature) / range
  }

  private static func isBetween(_ angle: Double, _ first: Double, _ last: Double) -> Bool {
    first < last ? (first...last).contains(angle) : first <= angle || angle <= last
  }
}

extension Color {
  /// The warmth of the color; negative for cold colors.
  ///
  /// By Ou, Luo, Woodcock and Wright, "A study of colour emotion and colour preference", part I,
  /// Color Research and Application 29 (2004), from CIE L*a*b* with the white D65.
  fileprivate var temperature: Double {
    let share = ViewingConditions.xyzFromLinear * HCT.linear(self) / ViewingConditions.white
    let root = share.mapped(CIELab.root)
    let (a, b) = (500 * (root.x - root.y), 200 * (root.y - root.z))
    let chroma = (a * a + b * b).squareRoot()
    return -0.5 + 0.02 * Mathematics.power(chroma, 1.07)
      * Mathematics.cosine(degrees: Hue.normalized(Mathematics.angle(x: a, y: b) - 50))
  }
}
