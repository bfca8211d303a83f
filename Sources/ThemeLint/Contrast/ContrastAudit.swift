import ThemeColor
import ThemeModel
import ThemeSource

/// The contrast of every pair of a theme in every appearance.
struct ContrastAudit: Sendable {
  static let rules: [any ContrastRule] = [
    TextContrastRule(), LabelContrastRule(), DimmedContrastRule(), DisabledContrastRule(),
    FocusContrastRule(), BorderContrastRule(), BackdropRule(),
  ]

  /// Each pair in each appearance, by appearance, then rule.
  let judgements: [Judgement]

  init(_ theme: Theme, _ looks: [Look]) {
    judgements = looks.indices.flatMap { number in
      let look = looks[number]
      return ContrastAudit.rules.flatMap { rule in
        rule.pairs(in: look, of: theme).map { Judgement($0, in: look, number) }
      }
    }
  }

  /// A pair in an appearance.
  struct Judgement: Sendable {
    let pair: ContrastPair

    /// The appearance's place among the theme's.
    let look: Int

    let ratio: Double

    /// The ratio that the same pair has in stock Adwaita; `nil` for a color of a rule's own.
    let stock: Double?

    /// The ratio that is asked for.
    let minimum: Double

    /// The ratio below which a finding is more than a note: less than `minimum` where stock Adwaita
    /// doesn't reach that and the theme leaves the ink to it.
    let goal: Double

    /// Whether the theme, or what it extends short of the base, has a say in it.
    let isTouched: Bool

    init(_ pair: ContrastPair, in look: Look, _ number: Int) {
      self.pair = pair
      self.look = number
      ratio = pair.ratio(in: look.resolved)
      stock = pair.ink.role == nil ? nil : pair.ratio(in: look.stock)
      minimum = pair.level.minimum(inHighContrast: look.isHighContrast)
      let touchesInk = pair.ink.role.map(look.touches) ?? true
      goal =
        touchesInk && !pair.ink.isToolkits ? minimum : min(minimum, stock ?? minimum)
      let showsWindow = look.resolved[pair.surface].alpha < 1
      isTouched =
        touchesInk || look.touches(pair.surface) || showsWindow && look.touches(.windowBg)
    }
  }
}

extension ContrastAudit.Judgement {
  /// How bad it is; `nil` where nothing is to be said.
  func severity(inBase isBase: Bool, _ isHighContrast: Bool) -> Diagnostic.Severity? {
    // What rounding does to the last digits must not make a finding of a remedy.
    let ratio = ratio + 1e-9
    if ratio >= minimum { return nil }
    if isBase { return .note }
    if !isTouched { return nil }
    return ratio >= goal
      ? .note : pair.level.severity(of: ratio, inHighContrast: isHighContrast)
  }
}
