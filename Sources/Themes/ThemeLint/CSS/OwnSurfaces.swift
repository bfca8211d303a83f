import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// The surfaces that a stylesheet paints, where those that it leaves open are not stock Adwaita's.
///
/// Where a stylesheet paints windows in a color of its own, stock Adwaita's surfaces are below none of
/// its colors. GTK 3 has no surfaces but those that a theme paints, and an accent or a status only
/// where a theme names it: what is made of the color of selections is none.
struct OwnSurfaces {
  private let hasOwnAlone: Bool

  /// The roles that a stylesheet for GTK 3 names, or their backgrounds; `nil` for any other theme.
  private let named: Set<ColorRole>?

  init(_ css: CSSAudit?, format: ThemeFormat) {
    let isForGTK3 = css?.target.isForGTK3 == true && format == .gtkCSS
    hasOwnAlone = isForGTK3 || format == .gtkCSS && css?.paintsWindows == true
    guard isForGTK3, let css else {
      named = nil
      return
    }
    let names = Set(
      css.definitions.compactMap { $0.prelude.first }.map {
        css.sheet.name(of: css.sheet.tokens[$0])
      })
    named = Set(
      OwnSurfaces.statuses.filter { role, background in
        names.contains(role.namedColor) || background.map { names.contains($0.namedColor) } == true
      }.map(\.role))
  }

  private static let statuses: [(role: ColorRole, background: ColorRole?)] = [
    (.accent, .accentBg), (.destructive, .destructiveBg), (.success, .successBg),
    (.warning, .warningBg), (.error, .errorBg), (.link, nil),
  ]

  /// Whether a pair may be seen in an appearance.
  func mayShow(_ pair: ContrastPair, in look: JudgedAppearance) -> Bool {
    guard hasOwnAlone else { return true }
    let isUnnamed = { (role: ColorRole) in
      OwnSurfaces.statuses.contains { $0.role == role } && named?.contains(role) == false
    }
    return look.touches(pair.surface) && pair.ink.role.map(isUnnamed) != true
  }
}
