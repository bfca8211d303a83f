import ThemeColor

extension ContrastMeter {
  mutating func ratio(of pair: ContrastPair) -> Double {
    if pair.tint != nil { return pair.ratio(in: theme) }
    let ground = ground(pair.surface)
    let ink = pair.ink.color(in: theme).thinned(pair.ink.opacity).composited(over: ground.color)
    return Color.contrastRatio(ink.relativeLuminance, ground.luminance)
  }
}
