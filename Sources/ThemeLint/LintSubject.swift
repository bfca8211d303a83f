import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A theme being judged, with what several rules need of it.
struct LintSubject: Sendable {
  let theme: Theme

  let format: ThemeFormat

  /// The GTK that is to read the theme.
  let target: Target

  /// The theme's own CSS; `nil` where it has none.
  let css: CSSAudit?

  /// The theme in each of its appearances.
  let looks: [Look]

  let contrast: ContrastAudit

  /// What mends each pair that does not stand out.
  let remedies: RemedyTable

  init(
    _ theme: Theme, format: ThemeFormat = .livery, css: CSSAudit? = nil, target: Target = .gtk4_8
  ) {
    self.theme = theme
    self.format = format
    self.css = css
    self.target = target
    looks = theme.appearances.map { Look(theme, $0) }
    contrast = ContrastAudit(theme, looks)
    remedies = RemedyTable(RemedySearch(looks: looks, judgements: contrast.judgements))
  }

  /// What finds the color that mends a finding.
  var search: RemedySearch { RemedySearch(looks: looks, judgements: contrast.judgements) }

  /// Whether the theme is the one that all others extend.
  var isBase: Bool { theme.ownLayer == 0 }

  /// The bytes of a place in the theme's own file.
  func bytes(at location: SourceLocation) -> ArraySlice<UInt8> {
    theme.source.bytes[location.range]
  }
}
