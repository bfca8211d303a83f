import GTKKnowledge
package import ThemeCSS
package import ThemeColor
package import ThemeFormats
package import ThemeModel
import ThemeSource

/// A theme on the releases of a target, whose pairs can be measured in any appearance.
package struct MeasuredTheme: Sendable {
  /// The theme as the first release reads it.
  package let theme: Theme

  private let groups: [StockGroup]
  private let buttonPaint: OwnButtonPaint

  /// Reads a theme on the releases; `nil` if the file is not a theme on one of them.
  package init?(_ reading: ThemeReading, on target: Target) {
    let readings = ReleaseReadings(reading, on: target)
    var findings: [Finding] = []
    guard let theme = reading.theme else { return nil }
    groups = StockGroup.all(of: readings, on: target, findings: &findings)
    if groups.isEmpty || findings.hasErrors { return nil }
    self.theme = theme
    buttonPaint = OwnButtonPaint(theme)
  }

  /// The pairs of an appearance, whether or not the theme uses all of its traits.
  package func pairs(in appearance: Appearance) -> MeasuredPairs {
    MeasuredPairs(
      groups.map { group in
        JudgedAppearance(
          group.theme, above: group.base, appearance, on: group.releases, buttonPaint)
      })
  }
}

/// The pairs of a theme in one appearance, which can be measured with changed colors.
package struct MeasuredPairs: Sendable {
  /// Something that is painted on a surface.
  package struct Pair: Sendable {
    /// The role of the foreground; `nil` for a rule's color.
    package let foreground: ColorRole?

    /// The color of such a rule.
    package let color: Color
    package let surface: ColorRole

    /// Whether the surface is translucent by intent, as a selection is.
    package let isSeeThrough: Bool
    package let level: ContrastLevel

    /// Whether the toolkit chose the color, as half of the accent for focus rings.
    package let isToolkits: Bool

    /// Whether the toolkit tints the surface under it.
    package let isTinted: Bool

    /// Whether it is a focus ring.
    package let isRing: Bool

    /// Its name in messages.
    package let name: String

    /// The ratio below which `check` would report more than a note.
    package let expected: Double

    /// How much of the color is painted, `0...1`.
    package let opacity: Double
  }

  package let appearance: Appearance
  package let pairs: [Pair]

  private let judgedAppearances: [JudgedAppearance]
  private let measured: [(pair: ContrastPair, judged: Int)]

  init(_ judgedAppearances: [JudgedAppearance]) {
    appearance = judgedAppearances[0].appearance
    let audit = ContrastAudit(judgedAppearances) { judged in
      RuleCatalog.contrastRules.map { $0.pairs(in: judged, of: judged.theme) }
        + [MeasuredPairs.selections(in: judged)]
    }
    var known: Set<Key> = []
    let isHighContrast = judgedAppearances[0].isHighContrast
    let judgements = audit.judgements.filter {
      known.insert(Key($0, in: judgedAppearances[$0.judged].resolved, isHighContrast)).inserted
    }
    // Most pairs are painted equally on all releases, and some groups have none of their own.
    let used = judgedAppearances.indices.filter { index in
      index == 0 || judgements.contains { $0.judged == index }
    }
    self.judgedAppearances = used.map { judgedAppearances[$0] }
    measured = judgements.map { ($0.pair, used.firstIndex(of: $0.judged) ?? 0) }
    pairs = judgements.map { judgement in
      let foreground = judgement.pair.foreground
      return Pair(
        foreground: foreground.role, color: foreground.color, surface: judgement.pair.shownSurface,
        isSeeThrough: judgement.pair.isOnSelection, level: judgement.pair.level,
        isToolkits: foreground.isToolkits,
        isTinted: judgement.pair.tint != nil && !judgement.pair.isOnSelection,
        isRing: judgement.pair.rule == "contrast/focus-ring",
        name: "\(foreground.phrase) on '\(judgement.pair.shownSurface.name)'",
        expected: judgement.goal,
        opacity: foreground.opacity)
    }
  }

  /// The identity of a pair on a release; equal pairs are measured once.
  private struct Key: Hashable {
    let level: ContrastLevel
    let phrase: String
    let colors: [Color]
    let numbers: [Double]

    init(
      _ judgement: ContrastAudit.Judgement, in theme: ResolvedTheme, _ isHighContrast: Bool
    ) {
      let pair = judgement.pair
      (level, phrase) = (pair.level, pair.foreground.phrase + pair.surface.name)
      colors = [pair.foreground.color(in: theme), theme[pair.surface], theme[.windowBg]]
      numbers = [
        judgement.ratio, pair.foreground.opacity, pair.tint?.share ?? 0,
        Double(pair.tint?.role.rawValue ?? 0), isHighContrast ? judgement.goal : 0,
      ]
    }
  }

  /// The selected text of views, in a theme that sets its background.
  private static func selections(in judged: JudgedAppearance) -> [ContrastPair] {
    guard judged.resolved.sets(.selection), judged.ownValue(of: .selection) != nil else {
      return []
    }
    return [
      ContrastPair(
        rule: "contrast/selection", foreground: .init(.viewFg), surface: .viewBg, level: .text,
        tint: StockTint(.selection, share: 1))
    ]
  }

  /// Whether the appearance is one for high contrast.
  package var isHighContrast: Bool { appearance.traits.contains(.highContrast) }

  /// The theme as the first of the releases paints it.
  package var resolved: ResolvedTheme { judgedAppearances[0].resolved }

  /// The visible color of a surface.
  package func shown(_ surface: ColorRole) -> Color { resolved.shown(surface) }

  /// The contrast of each pair after some colors are changed, with all dependent colors.
  package func ratios(setting colors: [ColorSlot: Color] = [:]) -> [Double] {
    var meters = judgedAppearances.map { judged in
      ContrastMeter(
        colors.isEmpty
          ? judged.resolved
          : judged.theme.recolored(judged.resolved, setting: colors) ?? judged.resolved)
    }
    return measured.map { pair, judged in meters[judged].ratio(of: pair) }
  }
}

extension ContrastPair {
  fileprivate var isOnSelection: Bool { tint?.role == .selection }

  /// The name of the surface; the selection if that is on top of another surface.
  fileprivate var shownSurface: ColorRole { isOnSelection ? .selection : surface }
}
