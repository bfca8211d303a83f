import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// The contrast of every pair of a theme in every appearance.
struct ContrastAudit: Sendable {
  /// Each pair in each appearance, by appearance, then rule.
  let judgements: [Judgement]

  /// Measures the pairs of each appearance; a list per rule.
  init(_ judgedAppearances: [JudgedAppearance], pairs: (JudgedAppearance) -> [[ContrastPair]]) {
    var judgements: [Judgement] = []
    for (index, judged) in judgedAppearances.enumerated() {
      var (own, stock) = (ContrastMeter(judged.resolved), judged.stockMeter)
      for pair in pairs(judged).joined()
      where judged.unknownRoles.isEmpty
        || pair.roles(in: judged.resolved).isDisjoint(with: judged.unknownRoles)
      {
        let judgement = Judgement(pair, in: judged, by: &own, stock: &stock, index)
        if let judgement { judgements.append(judgement) }
      }
    }
    self.judgements = judgements
  }

  /// A pair in an appearance.
  ///
  /// It is a class, since hundreds of them are in several lists, and each copy would retain ten
  /// values.
  final class Judgement: Sendable {
    let pair: ContrastPair

    /// The index of the appearance among the theme's.
    let judged: Int

    let ratio: Double

    /// The ratio of the same pair in stock Adwaita; `nil` for a rule's own color.
    let stock: Double?

    /// The ratio in stock Adwaita's light scheme of a color that the toolkit dims, such as dimmed
    /// text or a focus ring, if it is lower there.
    let stockInLight: Double?

    /// The required ratio.
    let minimum: Double

    /// The ratio below which it is more than a note: `minimum`, or less if stock Adwaita has less.
    let goal: Double

    /// The goal of a fix that allows stock Adwaita's contrast: `goal` without tolerance.
    let stockGoal: Double

    /// The releases that paint the pair.
    let releases: [GTKRelease]

    /// Whether the theme, or its base themes except the common one, set a color of the pair.
    let isTouched: Bool

    /// Whether they set the foreground.
    let touchesForeground: Bool

    /// The fraction by which a theme's contrast may be below stock Adwaita's: smaller differences
    /// are invisible.
    static let tolerance = 0.05

    /// The tolerance for colors that the toolkit dims, such as dimmed text and focus rings, which
    /// are faint in stock Adwaita, too; small differences are hardly visible there.
    static let thinnedTolerance = 0.1

    /// The invisible difference by which a ratio may be below the minimum: one tenth, after
    /// rounding.
    static let margin = 0.105

    /// Measures a pair by the meters of the appearance; `nil` if no release of it paints the pair.
    init?(
      _ pair: ContrastPair, in judged: JudgedAppearance, by own: inout ContrastMeter,
      stock: inout ContrastMeter, _ index: Int
    ) {
      releases = pair.releases(in: judged)
      if releases.isEmpty { return nil }
      self.pair = pair
      self.judged = index
      ratio = own.ratio(of: pair)
      self.stock = pair.foreground.role == nil ? nil : stock.ratio(of: pair)
      minimum = pair.level.minimum(inHighContrast: judged.isHighContrast)
      var inLight: Double?
      if pair.level == .dimmed || pair.isThinnedRing, let stock = judged.stockInLight {
        inLight = pair.ratio(in: stock)
      }
      // Stock Adwaita's rings of any release are sufficient.
      if pair.isThinnedRing, let earliest = judged.earliestStockInLight {
        let ratio = pair.ratio(in: earliest)
        inLight = min(inLight ?? ratio, ratio)
      }
      var reference = self.stock
      if let inLight { reference = min(reference ?? inLight, inLight) }
      stockInLight = reference == self.stock ? nil : inLight
      stockGoal = min(minimum, reference ?? minimum)
      let tolerance = pair.foreground.opacity < 1 ? Self.thinnedTolerance : Self.tolerance
      goal = min(minimum, reference.map { $0 * (1 - tolerance) } ?? minimum)
      touchesForeground = pair.foreground.role.map(judged.touches) ?? true
      let showsWindow = own.theme[pair.surface].alpha < 1
      isTouched =
        touchesForeground || judged.touches(pair.surface)
        || showsWindow && judged.touches(.windowBg)
        || pair.tint.map { judged.touches($0.role) } ?? false
    }
  }
}

extension ContrastAudit.Judgement {
  /// The severity; `nil` if there is nothing to report.
  func severity(inBase isBase: Bool, _ isHighContrast: Bool) -> Finding.Severity? {
    // A rounding error in the last digits must not turn a fixed color into a finding.
    let ratio = ratio + 1e-9
    if ratio >= minimum { return nil }
    if isBase { return .note }
    if !isTouched { return nil }
    // A theme cannot fix colors that the toolkit dims, if stock Adwaita is equally faint.
    let margin = pair.level == .exempt ? 0 : Self.margin
    if ratio >= min(goal, minimum - margin) { return pair.foreground.opacity < 1 ? nil : .note }
    return pair.level.severity(of: ratio, inHighContrast: isHighContrast)
  }
}
