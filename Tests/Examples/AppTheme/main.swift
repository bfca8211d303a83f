import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel

// What an app does with a theme: read it, ask it for colors, its own among them, and hand GTK the
// stylesheet. `swift run AppTheme` prints both appearances.

let text = """
  livery = 1
  name = "Harbor"

  [colors]
  accent-bg = "#0b7285"
  accent-fg = "readable($accent-bg)"
  accent = "standalone($accent-bg)"

  [custom-colors]
  body-text = { light = "#1d2b36", dark = "#d7e3ea" }
  """

extension CustomColor {
  static let bodyText: CustomColor = "body-text"
}

let harbor = try Theme(text: text, id: "harbor")
for appearance in harbor.appearances {
  let theme = harbor.resolved(appearance)
  print("\(theme.name) in \(appearance.scheme)")
  print("  accent \(theme[.accent].gtkText)")
  print("  body text \(theme[.bodyText]?.gtkText ?? "none")")
  let contrast = theme[.accent].contrastRatio(against: theme[.windowBg])
  print("  accent on the window \((contrast * 100).rounded() / 100)")
  print(Stylesheet(theme).colors)
}
