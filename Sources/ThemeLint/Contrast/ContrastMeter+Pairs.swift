import ThemeColor
import ThemeModel

extension ContrastMeter {
  /// The same as `ContrastPair.ratio(in:)`.
  mutating func ratio(of pair: ContrastPair) -> Double {
    if pair.tint != nil { return pair.ratio(in: theme) }
    let ground = ground(pair.surface)
    let color = (pair.ink.role.map { theme[$0] } ?? pair.ink.color).thinned(pair.ink.opacity)
    guard color.alpha >= 1 else {
      return Color.contrastRatio(
        color.composited(over: ground.color).relativeLuminance, ground.luminance)
    }
    let own = pair.ink.role.map { luminance(of: $0) } ?? color.relativeLuminance
    return Color.contrastRatio(own, ground.luminance)
  }
}
