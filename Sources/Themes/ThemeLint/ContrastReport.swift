public import GTKKnowledge
public import ThemeModel

/// The contrast of every pair of a theme, by appearance, with stock Adwaita's.
public struct ContrastReport: Sendable {
  public let appearances: [Page]

  /// Measures the pairs of a theme on a GTK in some appearances; by default in all.
  public init(_ theme: Theme, in appearances: [Appearance]? = nil, on release: GTKRelease) {
    let (paint, base) = (OwnButtonPaint(theme), StockBase(theme.base))
    let judgedAppearances = (appearances ?? theme.appearances).map {
      JudgedAppearance(theme, above: base, $0, on: [release], paint)
    }
    let audit = ContrastAudit(judgedAppearances) { judged in
      RuleCatalog.contrastRules.map { $0.pairs(in: judged, of: theme) }
    }
    self.appearances = judgedAppearances.enumerated().map { index, judged in
      Page(
        appearance: judged.appearance, name: judged.name,
        rows: audit.judgements.filter { $0.judged == index }.map(Row.init))
    }
  }

  /// The pairs of one appearance.
  public struct Page: Sendable {
    public let appearance: Appearance

    /// The traits that apply, as files spell them: `dark+high-contrast`.
    public let name: String

    public let rows: [Row]

    /// The pair of a text role and its surface; `nil` for other roles.
    public func row(of text: ColorRole) -> Row? { rows.first { $0.role == text } }
  }

  /// A pair.
  public struct Row: Sendable {
    /// The foreground, such as `accent-fg` or `dimmed window-fg`.
    public let foreground: String

    /// The role of the foreground; `nil` for the color of a theme's rule.
    public let role: ColorRole?

    /// The surface behind it.
    public let surface: ColorRole

    /// WCAG 2.2's contrast ratio, with both colors composited over their backgrounds.
    public let ratio: Double

    /// The ratio that `check` requires; `nil` if WCAG requires none, as for disabled controls.
    public let minimum: Double?

    /// The same pair's ratio in stock Adwaita; `nil` for a rule's color.
    public let stock: Double?

    fileprivate init(_ judgement: ContrastAudit.Judgement) {
      let pair = judgement.pair
      foreground = pair.foreground.phrase.filter { $0 != "'" }
      role = pair.foreground.role
      surface = pair.surface
      ratio = judgement.ratio
      minimum = pair.level == .exempt ? nil : judgement.minimum
      stock = judgement.stock
    }
  }
}
