import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// The surfaces that a stylesheet paints, if its unset ones are not stock Adwaita's.
///
/// Where a stylesheet paints windows in a color of its own, stock Adwaita's surfaces are below none of
/// its colors. GTK 3 has no surfaces but those that a theme paints, and writes no text in a status, so
/// that of the colors of text only a link that the theme names counts. A program may be without
/// libadwaita, so that only two colors which its stylesheet sets are a pair.
struct OwnSurfaces {
  private let hasOwnAlone: Bool

  private let isOfProgram: Bool

  /// The colors of text that nothing of the theme writes in.
  private let unwritten: Set<ColorRole>

  init(_ css: CSSAudit?, format: ThemeFormat, isOfProgram: Bool) {
    self.isOfProgram = isOfProgram
    let isForGTK3 = css?.target.isForGTK3 == true && format == .gtkCSS
    hasOwnAlone = isForGTK3 || format == .gtkCSS && css?.paintsWindows == true
    guard isForGTK3, let css else {
      unwritten = []
      return
    }
    let namesLink = css.definitions.compactMap { $0.prelude.first }.contains {
      css.sheet.name(of: css.sheet.tokens[$0]) == ColorRole.link.namedColor
    }
    unwritten = OwnSurfaces.statuses.union(namesLink ? [] : [.link])
  }

  private static let statuses: Set<ColorRole> = [
    .accent, .destructive, .success, .warning, .error,
  ]

  /// Whether a pair may be visible in an appearance.
  func mayShow(_ pair: ContrastPair, in look: JudgedAppearance) -> Bool {
    if hasOwnAlone || isOfProgram, !look.touches(pair.surface) { return false }
    if isOfProgram, let ink = pair.ink.role, !look.touches(ink) { return false }
    return pair.ink.role.map(unwritten.contains) != true
  }
}
