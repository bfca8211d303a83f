import Testing
import ThemeCSS
import ThemeSource

/// Rules about backgrounds on which no text can be read.
@Suite struct SurfaceRuleTests {
  @Test(arguments: all)
  func findsWhatItIsFor(_ rule: RuleCase) throws {
    try rule.verify()
  }

  static let all = selections + bodies

  static let selections = [
    RuleCase(
      "contrast/selection", fires: "[colors]\nselection = ▸\"$view-bg\"",
      "warning: 'selection' cannot be seen on 'view-bg' in light and dark, so nobody knows what is "
        + "selected; '#3584e44d' is the accent as stock Adwaita selects with it",
      nearly: "[colors]\nselection = { light = '#f4f4f4', dark = '#2a2a2a' }",
      fixed: "[colors]\nselection = \"#3584e44d\""),
    // An accent of the view's color is no remedy.
    RuleCase(
      "contrast/selection",
      fires: "appearances = ['light']\n[colors]\nselection = ▸'transparent'\n"
        + "accent-bg = 'white'\naccent-fg = 'black'",
      "warning: 'selection' cannot be seen on 'view-bg' in light, so nobody knows what is selected",
      nearly: "appearances = ['light']\n[colors]\nselection = 'alpha($accent-bg, 0.3)'\n"
        + "accent-bg = 'white'\naccent-fg = 'black'",
      fixed: "appearances = ['light']\n[colors]\nselection = 'alpha(black, 10%)'", byHand: true),
  ]

  static let bodies = [
    RuleCase(
      "contrast/see-through",
      fires: "[colors]\nwindow-bg = { light = '#fafafa', dark = ▸'#00000000' }",
      "warning: 'window-bg' is translucent in dark, so 'window-fg' on it may have only "
        + "1.00:1, below 4.5:1; '#0000008a' hides enough of it",
      nearly: "[colors]\nwindow-bg = { light = '#fafafae0', dark = '#242424e0' }",
      fixed: "[colors]\nwindow-bg = { light = '#fafafa', dark = '#0000008a' }"),
    RuleCase(
      "contrast/see-through", fires: "[colors]\npopover-bg = ▸'transparent'",
      "warning: 'popover-bg' is translucent in light, so 'popover-fg' on it may have "
        + "only 1.00:1, below 4.5:1; stock Adwaita's is opaque; also '#0000008a' in dark",
      nearly: "[colors]\ncard-bg = 'transparent'\nheaderbar-bg = 'transparent'",
      fixed: "[colors]\npopover-bg = { light = '#fff', dark = '#383838' }", byHand: true),
    RuleCase(
      "contrast/see-through",
      fires: "[colors]\ndialog-bg = { light = ▸'#fafafa40', dark = '#383838' }",
      "warning: 'dialog-bg' is translucent in light, so 'dialog-fg' on it may have only "
        + "1.84:1, below 4.5:1; '#fafafa85' hides enough of it",
      nearly: "[colors]\ndialog-bg = { light = '#fafafac0', dark = '#383838' }",
      fixed: "[colors]\ndialog-bg = { light = '#fafafa85', dark = '#383838' }"),
  ]
}
