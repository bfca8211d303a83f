import ThemeColor

extension ContrastMeter {
  mutating func ratio(of pair: ContrastPair) -> Double {
    if pair.tint != nil { return pair.ratio(in: theme) }
    let background = background(pair.surface)
    let foreground = pair.foreground.color(in: theme).thinned(pair.foreground.opacity).composited(
      over: background.color)
    return Color.contrastRatio(foreground.relativeLuminance, background.luminance)
  }
}
