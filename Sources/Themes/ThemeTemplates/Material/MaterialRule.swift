/// The way in which a role gets its tone.
struct MaterialRule: Sendable {
  typealias Tones = (light: ContrastCurve, dark: ContrastCurve)

  let palette: MaterialPalettes.Name
  let light, dark: ContrastCurve

  /// The tones in a monochrome scheme, if they differ.
  let monochrome: Tones?

  /// The backgrounds of the role, and the contrast with them.
  let backgrounds: Backgrounds
  let contrast: ContrastCurve

  /// The tone in schemes that keep the seed's.
  let seedTone: SeedTone?
  let pair: Pair?

  enum Backgrounds: Sendable {
    case none
    /// The surface that is nearest to text.
    case highestSurface
    case role(MaterialRole)
    /// Both of two.
    case roles(MaterialRole, MaterialRole)
  }

  /// A tone that follows the seed.
  enum SeedTone: Sendable {
    case primary, secondary, tertiary
    /// A tone that is readable on the initial tone of a container.
    case readable(on: MaterialRole)
  }

  /// Two roles whose tones have a distance of 10.
  struct Pair: Sendable {
    let first, second: MaterialRole

    /// Whether the first is always the lighter; otherwise it is the one nearer to the surface.
    let isLighter: Bool
  }

  init(
    _ palette: MaterialPalettes.Name, _ light: ContrastCurve, _ dark: ContrastCurve,
    monochrome: Tones? = nil, on backgrounds: Backgrounds = .none, _ contrast: ContrastCurve = 1,
    seed: SeedTone? = nil, pair: Pair? = nil
  ) {
    (self.palette, self.light, self.dark) = (palette, light, dark)
    (self.monochrome, self.backgrounds, self.contrast) = (monochrome, backgrounds, contrast)
    (self.seedTone, self.pair) = (seed, pair)
  }

  /// A color with its container; the container is nearer to the surface.
  static func nearer(_ container: MaterialRole, _ color: MaterialRole) -> Pair {
    Pair(first: container, second: color, isLighter: false)
  }

  /// Two colors that are the same in both schemes.
  static func lighter(_ color: MaterialRole, _ dim: MaterialRole) -> Pair {
    Pair(first: color, second: dim, isLighter: true)
  }
}
