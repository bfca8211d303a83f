import ThemeColor

/// The colors that Material Design derives from a seed, as generators such as matugen print them.
///
/// They follow Material Design's color system of 2021 in its last revision: each role has a tone of
/// a palette with one hue and chroma. matugen 4.1 has an earlier revision, in which text on
/// containers is darker in light schemes.
struct MaterialScheme: Sendable {
  /// How palettes are made of the seed.
  enum Variant: String, Sendable, CaseIterable {
    case tonalSpot = "tonal_spot"
    case vibrant, expressive, neutral, monochrome, fidelity, content, rainbow
    case fruitSalad = "fruit_salad"

    /// Whether containers have the seed's own tone.
    var keepsTone: Bool { self == .fidelity || self == .content }
  }

  let variant: Variant

  /// From -1 (lowest) through 0 (as designed) to 1 (highest).
  let contrast: Double
  let isDark: Bool
  let seed: HCT
  let palettes: MaterialPalettes

  /// The tones that depend on the seed, if containers have its tone.
  let seedTones: SeedTones?

  init(seed: HCT, variant: Variant, contrast: Double, isDark: Bool, palettes: MaterialPalettes) {
    (self.seed, self.variant, self.contrast) = (seed, variant, contrast)
    (self.isDark, self.palettes) = (isDark, palettes)
    seedTones = variant.keepsTone ? SeedTones(seed, palettes, isDark: isDark) : nil
  }

  init(seed: Color, variant: Variant, contrast: Double, isDark: Bool) {
    let seed = HCT(seed)
    self.init(
      seed: seed, variant: variant, contrast: contrast, isDark: isDark,
      palettes: MaterialPalettes(seed: seed, variant))
  }

  func color(of role: MaterialRole) -> Color {
    palettes[role.rule.palette].color(tone: tone(of: role))
  }

  /// The tones of containers that follow the seed.
  struct SeedTones: Sendable {
    let primary, secondary, tertiary: Double

    fileprivate init(_ seed: HCT, _ palettes: MaterialPalettes, isDark: Bool) {
      primary = seed.tone
      secondary = palettes.secondary.tone(near: isDark ? 30 : 90, step: isDark ? 1 : -1)
      tertiary = palettes.tertiary.at(tone: seed.tone).withoutDislike.tone
    }
  }
}
