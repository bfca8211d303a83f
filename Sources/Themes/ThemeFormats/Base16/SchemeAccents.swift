import ThemeColor

/// The scheme's colors for accent, error, warning and success.
///
/// The specification gives each a number: `base0D`, `base08`, `base0A`, `base0B`. If a scheme has
/// another hue there, or the same color twice, another of its colors is used if it has the right
/// hue; otherwise its own color gets the right hue.
struct SchemeAccents {
  struct Choice {
    /// The color that the specification names, or its replacement; `nil` if there is none.
    let tone: SchemePalette.Tone?
    let paint: ExpressedColor
    /// Whether it is the color that the specification names.
    let isFirst: Bool
  }

  let accent: Choice
  let secondary: Choice
  private(set) var error, warning, success: Choice
  private(set) var notes: [SchemeRoles.Note] = []

  /// The distance in OKLab at which two colors clearly differ; 0.02 is just visible.
  private static let apart = 0.08

  init(_ tones: SchemePalette, isExact: Bool) {
    let first = { (number: Int) in
      let tone = tones.tone(number) ?? tones.accent
      return Choice(tone: tone, paint: tone.paint, isFirst: true)
    }
    accent = first(0x0D)
    (error, warning, success) = (first(0x08), first(0x0A), first(0x0B))
    let secondary = [0x0C, 0x0E, 0x09].first {
      guard let color = tones[$0]?.color else { return false }
      return color.distance(to: tones.accent.paint.color) >= SchemeAccents.apart
    }
    self.secondary = first(isExact ? 0x0C : secondary ?? 0x0C)
    let hues = StatusHue.all.map { $0.number }
    let isOneHue = Self.isOneHue([0x0D] + hues, of: tones)
    var taken = [accent.paint.color]
    for status in StatusHue.all where !isExact || tones.tone(status.number) == nil {
      let choice = choose(status, of: tones, apartFrom: taken, isOneHue: isOneHue)
      taken.append(choice.paint.color)
      switch status.name {
      case "error": error = choice
      case "warning": warning = choice
      default: success = choice
      }
    }
  }

  private mutating func choose(
    _ status: StatusHue, of tones: SchemePalette, apartFrom taken: [Color], isOneHue: Bool
  ) -> Choice {
    let own = tones.tone(status.number)
    let isFree = { (color: Color) in
      taken.allSatisfy { $0.distance(to: color) >= SchemeAccents.apart }
    }
    let fitting = tones.known(status.candidates).first {
      status.fits($0.paint.color) && isFree($0.paint.color)
    }
    if let fitting {
      if let own, fitting.name != own.name {
        notes.append(
          SchemeRoles.Note(
            tone: own,
            change: "'\(status.name)' is \(fitting.name)",
            reason: ", since \(own.name) is no \(status.words)"))
      }
      return Choice(tone: fitting, paint: fitting.paint, isFirst: fitting.name == own?.name)
    }
    guard let own else {
      let color = status.color(like: tones.accent.paint.color, where: isFree)
      return Choice(tone: nil, paint: .literal(color), isFirst: false)
    }
    // An unexpected hue still has a meaning; gray has none.
    let isGray = own.paint.color.oklch.chroma < StatusHue.leastChroma
    if !isOneHue, !isGray, isFree(own.paint.color) {
      return Choice(tone: own, paint: own.paint, isFirst: true)
    }
    let color = status.color(like: own.paint.color, where: isFree)
    notes.append(
      SchemeRoles.Note(
        tone: own,
        change: "'\(status.name)' is '\(color.shortHex)'",
        reason: ", since the scheme has no \(status.words) and \(own.name) is "
          + (isGray ? "gray" : "too close to its other accents")))
    return Choice(tone: own, paint: .literal(color), isFirst: false)
  }

  /// Whether accents differ by lightness alone.
  private static func isOneHue(_ numbers: [Int], of tones: SchemePalette) -> Bool {
    let hues = tones.known(numbers).compactMap { tone in
      let (_, chroma, hue) = tone.paint.color.oklch
      return chroma >= StatusHue.leastChroma ? hue : nil
    }
    return hues.allSatisfy { StatusHue.turn(from: hues[0], to: $0) <= 40 }
  }
}
