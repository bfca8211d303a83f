import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A theme that is checked, with data that several rules need.
final class LintSubject: Sendable {
  let theme: Theme

  let format: ThemeFormat

  /// The GTK that is to read the theme.
  let target: Target

  /// Whether the user gave the target.
  let isTargetGiven: Bool

  /// The names of programs whose stylesheet the theme may be.
  let vocabularies: [ProgramVocabulary]

  /// Whether a fix may change a named color of several files, all of which are rewritten.
  let sharesNames: Bool

  /// Whether the file is the stylesheet of a program, which no other program reads.
  let isOfProgram: Bool

  /// The theme's own CSS; `nil` if it has none.
  let css: CSSAudit?

  /// The folder of the file; `nil` for a text without one.
  let folder: String?

  /// The colors and the rules of the theme's own file.
  let declaredColors: [Theme.DeclaredColor]
  let declaredRules: [Theme.DeclaredRule]

  /// The theme in each of its appearances, on each group of releases that paint it equally.
  let judgedAppearances: [JudgedAppearance]

  let contrast: ContrastAudit

  /// The contrast faults, by the value that causes them.
  let contrastFaults: [ContrastFault]

  /// The search for the color that fixes a finding.
  let search: RemedySearch

  /// The fix of each pair whose contrast is too low.
  let remedies: RemedyTable

  init(
    _ theme: Theme, on groups: [StockGroup], format: ThemeFormat, css: CSSAudit?,
    buttonPaint: OwnButtonPaint, folder: String?, target: Target, isTargetGiven: Bool,
    vocabularies: [ProgramVocabulary],
    unknown unknownRoles: Set<ColorRole> = [], sharesNames: Bool = false,
    contrastRules: [any ContrastRule]
  ) {
    self.theme = theme
    self.format = format
    self.css = css
    self.folder = folder
    (self.target, self.isTargetGiven) = (target, isTargetGiven)
    (self.vocabularies, self.sharesNames) = (vocabularies, sharesNames)
    declaredColors = theme.declaredColors
    declaredRules = theme.declaredRules
    judgedAppearances = groups.flatMap { group in
      group.resolved.map {
        JudgedAppearance(
          group.theme, $0, above: group.base, on: group.releases, buttonPaint,
          unknown: unknownRoles)
      }
    }
    let isOfProgram = format == .gtkCSS && !vocabularies.isEmpty
    self.isOfProgram = isOfProgram
    let surfaces = OwnSurfaces(css, format: format, isOfProgram: isOfProgram)
    contrast = ContrastAudit(judgedAppearances) { judged in
      contrastRules.map { rule in
        rule.pairs(in: judged, of: judged.theme).filter { surfaces.mayShow($0, in: judged) }
      }
    }
    contrastFaults = ContrastFault.all(of: contrast, of: theme, in: judgedAppearances)
    search = RemedySearch(judgedAppearances: judgedAppearances, judgements: contrast.judgements)
    remedies = RemedyTable(search)
  }

  /// Writes colors into the theme's file.
  var fix: ColorFix { ColorFix(theme: theme, format: format) }

  /// The change of a role's value to a color, or to one for each scheme.
  func fix(
    _ fixTarget: FixTarget, of role: ColorRole, in judged: JudgedAppearance,
    with color: (JudgedAppearance) -> Color
  ) -> Finding.Fix? {
    let sharing = judgedAppearances.filter { judged in
      fixTarget.value.map { judged.ownValue(of: role)?.isSamePlace($0) == true } ?? false
    }
    let light = sharing.first { $0.scheme == .light }.map(color)
    let dark = sharing.first { $0.scheme == .dark }.map(color)
    guard let light, let dark, light != dark, fixTarget.traits.isEmpty else {
      return fix.replacing(fixTarget, with: .one(color(judged)))
    }
    return fix.replacing(fixTarget, with: .each(light: light, dark: dark))
  }

  /// Whether the theme is the common base of all others.
  var isBase: Bool { theme.ownLayer == 0 }
}
