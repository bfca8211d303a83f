import ThemeColor
import ThemeModel

/// A color that can become lighter or darker, with its hue and as much of its chroma as sRGB has.
struct MovedColor {
  let slot: ColorSlot

  /// The color that it begins as, as it shows.
  let origin: Color

  /// Whether the origin is another color than the theme's, such as what shows of a translucent one,
  /// so that it is to be written, too.
  let isNew: Bool

  /// The color that it would change with if it were not written; `nil` where it has its own.
  let follows: ColorSlot?

  /// How much a movement counts.
  let weight: Double

  /// The step of the origin, and the step of the color now; `0...LightnessRamp.steps`.
  let start: Int
  var step: Int

  private let ramp: LightnessRamp
  private var known: [Int: Place] = [:]

  /// What a step comes to.
  struct Place {
    let color: Color

    /// The color's part in contrast; see `Color.contrastLogarithm`.
    let light: Double

    /// How far the color is from the origin, in OKLab.
    let distance: Double
  }

  init(_ slot: ColorSlot, _ origin: Color, isNew: Bool, follows: ColorSlot?, weight: Double) {
    (self.slot, self.origin, self.isNew, self.follows) = (slot, origin, isNew, follows)
    self.weight = weight
    ramp = LightnessRamp(of: origin)
    start = ramp.start
    step = start
  }

  /// Whether the color is to be written.
  var isChanged: Bool { step != start || isNew }

  /// The color of a step; that of the first is the origin itself.
  mutating func place(at step: Int) -> Place {
    if let place = known[step] { return place }
    let color = step == start ? origin : ramp.colorKeepingHue(at: step)
    let place = Place(
      color: color, light: color.contrastLogarithm,
      distance: step == start ? 0 : origin.distance(to: color))
    known[step] = place
    return place
  }

  /// What the movement to a step costs: its distance, and more where the color would be another
  /// one.
  mutating func cost(at step: Int) -> Double {
    let distance = place(at: step).distance
    let beyond = max(0, distance - MovedColor.unseen)
    // Of steps to one color in 8 bits the first is taken.
    return weight * (distance + 6 * beyond * beyond) + Double(abs(step - start)) * 1e-6
  }

  /// What the movement until now costs.
  var currentCost: Double { known[step].map { weight * $0.distance } ?? 0 }

  /// How far a color may move in OKLab and still seem the same.
  private static let unseen = 0.2
}
