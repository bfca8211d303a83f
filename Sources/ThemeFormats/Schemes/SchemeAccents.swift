import ThemeColor
import ThemeModel

/// Which colors of a scheme stand for action, error, warning and success.
///
/// The specification gives each a number: `base0D`, `base08`, `base0A`, `base0B`. Where a scheme
/// holds another hue there, or the same color twice, another of its colors is taken if it has one
/// of the right hue, else the right hue is given to its own.
struct SchemeAccents {
  struct Choice {
    let number: Int
    let paint: SchemePaint
    /// Whether it is the color that the specification says.
    let isFirst: Bool
  }

  let accent: Choice
  let secondary: Choice
  private(set) var error, warning, success: Choice
  private(set) var notes: [SchemeRoles.Note] = []

  /// The distance in OKLab from which two colors are seen as different at a glance; 0.02 is just
  /// seen.
  private static let apart = 0.08

  init(_ tones: SchemeTones, isExact: Bool) {
    let first = { (number: Int) in
      Choice(number: number, paint: tones[number], isFirst: true)
    }
    accent = first(0x0D)
    (error, warning, success) = (first(0x08), first(0x0A), first(0x0B))
    let secondary = [0x0C, 0x0E, 0x09].first {
      tones[$0].color.distance(to: tones[0x0D].color) >= SchemeAccents.apart
    }
    self.secondary = first(isExact ? 0x0C : secondary ?? 0x0C)
    guard !isExact else { return }
    let hues = StatusHue.all.map { $0.number }
    let isOneHue = Self.isOneHue([0x0D] + hues, of: tones)
    var taken = [accent.paint.color]
    for status in StatusHue.all {
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
    _ status: StatusHue, of tones: SchemeTones, apartFrom taken: [Color], isOneHue: Bool
  ) -> Choice {
    let own = status.number
    let isFree = { (color: Color) in
      taken.allSatisfy { $0.distance(to: color) >= SchemeAccents.apart }
    }
    let fitting = tones.known(status.candidates).first { number in
      let color = tones.tone(number).paint.color
      return status.fits(color) && isFree(color)
    }
    if let fitting {
      if fitting != own {
        notes.append(
          SchemeRoles.Note(
            number: own,
            message: "'\(status.name)' is \(SchemeTones.name(fitting)), since "
              + "\(SchemeTones.name(own)) is no \(status.words)"))
      }
      return Choice(number: fitting, paint: tones.tone(fitting).paint, isFirst: fitting == own)
    }
    // Another hue than most expect still says something; gray says nothing.
    let isGray = tones[own].color.oklch.chroma < StatusHue.leastChroma
    if !isOneHue, !isGray, isFree(tones[own].color) {
      return Choice(number: own, paint: tones[own], isFirst: true)
    }
    let color = status.color(like: tones[own].color, where: isFree)
    notes.append(
      SchemeRoles.Note(
        number: own,
        message: "'\(status.name)' is '\(color.shortHex)', since the scheme has no \(status.words) "
          + "and \(SchemeTones.name(own)) is "
          + (isGray ? "gray" : "not told from its other accents")))
    return Choice(number: own, paint: .literal(color), isFirst: false)
  }

  /// Whether accents differ by lightness alone.
  private static func isOneHue(_ numbers: [Int], of tones: SchemeTones) -> Bool {
    let hues = numbers.compactMap { number in
      let (_, chroma, hue) = tones[number].color.oklch
      return chroma >= StatusHue.leastChroma ? hue : nil
    }
    return hues.allSatisfy { StatusHue.turn(from: hues[0], to: $0) <= 40 }
  }
}
