import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// The contrast of every pair of a theme in every appearance.
struct ContrastAudit: Sendable {
  /// Each pair in each appearance, by appearance, then rule.
  let judgements: [Judgement]

  /// Measures the pairs that each appearance has, those of each rule in a list.
  init(_ looks: [JudgedAppearance], pairs: (JudgedAppearance) -> [[ContrastPair]]) {
    var judgements: [Judgement] = []
    for (index, look) in looks.enumerated() {
      var (own, stock) = (ContrastMeter(look.resolved), look.stockMeter)
      for pair in pairs(look).joined()
      where look.unknownRoles.isEmpty
        || pair.roles(in: look.resolved).isDisjoint(with: look.unknownRoles)
      {
        let judgement = Judgement(pair, in: look, by: &own, stock: &stock, index)
        if let judgement { judgements.append(judgement) }
      }
    }
    self.judgements = judgements
  }

  /// A pair in an appearance.
  ///
  /// A class, since hundreds of them go into several lists, and each copy would retain ten values.
  final class Judgement: Sendable {
    let pair: ContrastPair

    /// The index of the appearance among the theme's.
    let look: Int

    let ratio: Double

    /// The ratio that the same pair has in stock Adwaita; `nil` for a color of a rule's own.
    let stock: Double?

    /// The ratio that what the toolkit thins, dimmed text or a focus ring, has in stock Adwaita's light
    /// scheme, where it is lower than that.
    let stockInLight: Double?

    /// The ratio that is asked for.
    let minimum: Double

    /// The ratio for more than a note: `minimum`, or less where stock Adwaita has less.
    let goal: Double

    /// What a fix comes to that leaves stock Adwaita's faintness: `goal` without tolerance.
    let stockGoal: Double

    /// The releases that paint the pair.
    let releases: [GTKRelease]

    /// Whether the theme, or what it extends short of the base, sets any of it.
    let isTouched: Bool

    /// Whether it sets the ink.
    let touchesInk: Bool

    /// The share by which a theme may fall short of stock Adwaita's contrast: nobody sees less.
    static let tolerance = 0.05

    /// The same for what the toolkit thins, such as dimmed text and focus rings, which is faint in stock
    /// Adwaita, too: what a theme adds to that is seen late.
    static let thinnedTolerance = 0.1

    /// By how much a ratio may be below the minimum without anybody seeing it: a tenth, once rounded.
    static let margin = 0.105

    /// Measures a pair by the meters of the look; `nil` if no release of it paints the pair.
    init?(
      _ pair: ContrastPair, in look: JudgedAppearance, by own: inout ContrastMeter,
      stock: inout ContrastMeter, _ index: Int
    ) {
      releases = pair.releases(in: look)
      if releases.isEmpty { return nil }
      self.pair = pair
      self.look = index
      ratio = own.ratio(of: pair)
      self.stock = pair.ink.role == nil ? nil : stock.ratio(of: pair)
      minimum = pair.level.minimum(inHighContrast: look.isHighContrast)
      var inLight: Double?
      if pair.level == .dimmed || pair.isThinnedRing, let stock = look.stockInLight {
        inLight = pair.ratio(in: stock)
      }
      // Stock Adwaita's rings of any release will do.
      if pair.isThinnedRing, let earliest = look.earliestStockInLight {
        let ratio = pair.ratio(in: earliest)
        inLight = min(inLight ?? ratio, ratio)
      }
      var reference = self.stock
      if let inLight { reference = min(reference ?? inLight, inLight) }
      stockInLight = reference == self.stock ? nil : inLight
      stockGoal = min(minimum, reference ?? minimum)
      let tolerance = pair.ink.opacity < 1 ? Self.thinnedTolerance : Self.tolerance
      goal = min(minimum, reference.map { $0 * (1 - tolerance) } ?? minimum)
      touchesInk = pair.ink.role.map(look.touches) ?? true
      let showsWindow = own.theme[pair.surface].alpha < 1
      isTouched =
        touchesInk || look.touches(pair.surface) || showsWindow && look.touches(.windowBg)
        || pair.tint.map { look.touches($0.role) } ?? false
    }
  }
}

extension ContrastAudit.Judgement {
  /// How bad it is; `nil` if there is nothing to report.
  func severity(inBase isBase: Bool, _ isHighContrast: Bool) -> Finding.Severity? {
    // What rounding does to the last digits must not make a finding of a remedy.
    let ratio = ratio + 1e-9
    if ratio >= minimum { return nil }
    if isBase { return .note }
    if !isTouched { return nil }
    // What the toolkit thins no theme can fix, where stock Adwaita is as faint.
    let margin = pair.level == .exempt ? 0 : Self.margin
    if ratio >= min(goal, minimum - margin) { return pair.ink.opacity < 1 ? nil : .note }
    return pair.level.severity(of: ratio, inHighContrast: isHighContrast)
  }
}
