import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// The surfaces that a stylesheet paints, if its unset ones are not stock Adwaita's.
///
/// If a stylesheet paints windows in its own color, its colors are on none of stock Adwaita's
/// surfaces. GTK 3 has only the surfaces that a theme paints. It writes no text in an accent or a
/// status, and text in the color of links only if the theme names that color. A program may not use
/// libadwaita, so its stylesheet has to set both colors of a pair.
struct OwnSurfaces {
  private let hasOwnAlone: Bool

  private let isOfProgram: Bool

  /// The colors that no text has.
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
    unwritten = ColorRole.standalone.union(namesLink ? [] : [.link])
  }

  /// Whether a pair may be visible in an appearance.
  func mayShow(_ pair: ContrastPair, in judged: JudgedAppearance) -> Bool {
    if hasOwnAlone || isOfProgram, !judged.touches(pair.surface) { return false }
    if isOfProgram, let foreground = pair.foreground.role, !judged.touches(foreground) {
      return false
    }
    return pair.foreground.role.map(unwritten.contains) != true
  }
}
