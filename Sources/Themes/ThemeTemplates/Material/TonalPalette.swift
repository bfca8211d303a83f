import ThemeColor

/// The tones of one hue and chroma.
struct TonalPalette: Sendable {
  let hue, chroma: Double

  func color(tone: Double) -> Color { HCT(hue: hue, chroma: chroma, tone: tone).color }

  /// The HCT coordinates of a tone.
  func at(tone: Double) -> HCT { HCT(hue: hue, chroma: chroma, tone: tone).fitted }

  /// The first tone from a start whose color has almost the palette's chroma, or a local maximum of
  /// it.
  func tone(near start: Double, step: Double) -> Double {
    var tone = start
    var best = at(tone: tone).chroma
    var peak = best
    while best < chroma {
      tone += step
      let found = at(tone: tone).chroma
      if peak > found || abs(found - chroma) < 0.4 { break }
      if abs(found - chroma) < abs(best - chroma) { best = found }
      peak = max(peak, found)
    }
    return tone
  }
}

extension HCT {
  /// The color, made lighter if it is of the dark yellow-green that people dislike most (Palmer and
  /// Schloss, "An ecological valence theory of human color preference", 2010).
  var withoutDislike: HCT {
    let isDisliked =
      (90...111).contains(hue.rounded()) && chroma.rounded() > 16 && tone.rounded() < 65
    return isDisliked ? HCT(hue: hue, chroma: chroma, tone: 70).fitted : self
  }
}
