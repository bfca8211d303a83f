import Testing
import ThemeSource

@Suite struct ContrastRuleTests {
  @Test(arguments: all)
  func findsWhatDoesNotStandOut(_ rule: RuleCase) throws {
    try rule.verify()
  }

  static let all = texts + labels + thinned + lines

  private static let texts = [
    RuleCase(
      "contrast/text",
      fires: "[colors]\naccent-fg = { light = ▸'#aaaaaa', dark = '#fff' }\naccent-bg = '#1c71d8'",
      "error: 'accent-fg' on 'accent-bg' has a contrast of 2.05:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.77:1; '#f9f9f9' is the nearest color that passes",
      nearly: "[colors]\naccent-fg = { light = '#f9f9f9', dark = '#fff' }\naccent-bg = '#1c71d8'",
      fixed: "[colors]\naccent-fg = { light = '#f9f9f9', dark = '#fff' }\naccent-bg = '#1c71d8'"),
    // The theme sets the surface alone, in two appearances at once.
    RuleCase(
      "contrast/text",
      fires: "[colors]\naccent-bg = ▸\"#8be9fd\"",
      "error: 'accent-fg' on 'accent-bg' has a contrast of 1.38:1 in light and dark, below 4.5:1; "
        + "stock Adwaita has 3.77:1; '#158295' is the nearest 'accent-bg' that passes, "
        + "or set 'accent-fg' to '#606060'",
      nearly: "[colors]\naccent-bg = \"#158295\"", fixed: "[colors]\naccent-bg = \"#158295\""),
    // In high contrast text needs 7:1, and what passes there passes in light only.
    RuleCase(
      "contrast/text",
      fires: "[colors]\nview-fg = { default = '#010101', dark = 'white', "
        + "'light+high-contrast' = ▸'#666666' }",
      "warning: 'view-fg' of a selected row on 'view-bg' has a contrast of 5.02:1 in light+high-contrast, "
        + "below 7:1; stock Adwaita has 11.20:1; also 'view-fg' (5.74:1); "
        + "'#464646' is the nearest color that passes",
      nearly: "[colors]\nview-fg = { default = '#010101', dark = 'white', "
        + "'light+high-contrast' = '#464646' }",
      fixed: "[colors]\nview-fg = { default = '#010101', dark = 'white', "
        + "'light+high-contrast' = '#464646' }"),
  ]

  private static let labels = [
    // One value for both schemes, for which there is no one color.
    RuleCase(
      "contrast/label",
      fires: "[colors]\nlink = ▸'#888888'",
      "error: 'link' in translucent text on 'window-bg' has a contrast of 2.54:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.29:1; also on 'view-bg' (2.62:1), on 'card-bg' (2.62:1), "
        + "'link' on 'card-bg' (3.43:1 in dark) and 'link' (4.38:1 in dark); "
        + "'#525252' is the nearest color that passes",
      nearly: "[colors]\nlink = { light = '#525252', dark = '#9e9e9e' }",
      fixed: "[colors]\nlink = { light = '#525252', dark = '#9e9e9e' }"),
    // Fainter than WCAG asks, but not than stock Adwaita.
    RuleCase(
      "contrast/label",
      fires: "[colors.subtle-label]\nlight = ▸'#aaaaaa'\ndark = '#999999'",
      "note: 'subtle-label' on 'window-bg' has a contrast of 2.23:1 in light, below 3:1 but no fainter than "
        + "stock Adwaita's 1.78:1; also on 'view-bg' (2.32:1) and on 'card-bg' (2.32:1)",
      nearly: "[colors.subtle-label]\nlight = '#838383'\ndark = '#999999'",
      fixed: "[colors.subtle-label]\nlight = '#838383'\ndark = '#999999'", byHand: true),
    RuleCase(
      "contrast/label",
      fires: "[colors.subtle-label]\nlight = ▸'#cccccc'\ndark = '#999999'",
      "warning: 'subtle-label' on 'window-bg' has a contrast of 1.54:1 in light, below 3:1; "
        + "stock Adwaita has 1.78:1; also on 'view-bg' (1.61:1) and on 'card-bg' (1.61:1); "
        + "'#838383' is the nearest color that passes",
      nearly: "[colors.subtle-label]\nlight = '#838383'\ndark = '#999999'",
      fixed: "[colors.subtle-label]\nlight = '#838383'\ndark = '#999999'"),
    // A color takes the place of a name, so that others keep the color which it leads to.
    RuleCase(
      "contrast/label",
      fires: "[palette]\nfog = '#929292'\n[colors]\nlink = { light = ▸'$fog', dark = '#aaa' }\n"
        + "separator = '$fog'",
      "error: 'link' in translucent text on 'window-bg' has a contrast of 2.31:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.29:1; also on 'view-bg' (2.38:1) and on 'card-bg' (2.38:1); "
        + "'#525252' is the nearest color that passes",
      nearly: "[palette]\nfog = '#929292'\n[colors]\nseparator = '$fog'",
      fixed: "[palette]\nfog = '#929292'\n[colors]\n"
        + "link = { light = '#525252', dark = '#aaa' }\nseparator = '$fog'"),
  ]

  /// A role that is another one fails for the value of that.
  @Test func saysOnceWhatARoleAndAnotherByItsNameHave() throws {
    let body = "[colors]\naccent = '#eeeeaa'\nlink = '$accent'"
    let found = try Linting.findings(body).filter { $0.rule == "contrast/label" }
    #expect(found.count == 1 && found.first?.location.start.line == 4, "\(found)")
    let subjects = Set(found.flatMap(\.places).map(\.subject))
    #expect(
      subjects.contains { $0.contains("'link'") } && subjects.contains { $0.hasPrefix("'accent'") })
    // With a color of its own it is another cause.
    let own = try Linting.findings("[colors]\naccent = '#eeeeaa'\nlink = '#eeeeab'")
    #expect(own.count { $0.rule == "contrast/label" } == 2)
  }

  /// What libadwaita thins no theme can fix.
  @Test(arguments: [
    "[colors]\npopover-fg = { light = '#333333', dark = '#ccc' }",
    "[colors]\naccent = { light = '#1c71d8', dark = '#78aeed' }",
  ])
  func saysNothingOfWhatStockAdwaitaHasAsFaint(body: String) throws {
    #expect(try Linting.findings(body).filter { $0.rule.family == "contrast" } == [])
  }

  private static let thinned = [
    RuleCase(
      "contrast/dimmed",
      fires: "[colors]\npopover-fg = { light = ▸'#444444', dark = 'white' }",
      "warning: dimmed 'popover-fg' on 'popover-bg' has a contrast of 2.88:1 in light, "
        + "below stock Adwaita's 3.24:1; '#333333' is the nearest color that passes",
      // No fainter than stock Adwaita, in the dark than it is in the light.
      nearly: "[colors]\npopover-fg = { light = '#333333', dark = '#ccc' }",
      fixed: "[colors]\npopover-fg = { light = '#333333', dark = 'white' }"),
    // What cannot be read in full cannot be read dimmed; that is not reported again.
    RuleCase(
      "contrast/text",
      fires: "[colors]\npopover-fg = { light = ▸'#999', dark = '#fff' }",
      "error: 'popover-fg' on 'popover-bg' has a contrast of 2.85:1 in light, below 4.5:1; "
        + "stock Adwaita has 12.63:1; '#333333' is the nearest color that passes",
      nearly: "[colors]\npopover-fg = { light = '#333', dark = '#fff' }",
      fixed: "[colors]\npopover-fg = { light = '#333333', dark = '#fff' }"),
    // The rule never has a fix of its own; that for dimmed text goes further.
    RuleCase(
      "contrast/disabled",
      fires: "[colors]\npopover-fg = { light = ▸'#767676', dark = 'white' }",
      "note: disabled 'popover-fg' on 'popover-bg' has a contrast of 1.93:1 in light, below 2:1; "
        + "stock Adwaita has 2.85:1",
      nearly: "[colors]\npopover-fg = { light = '#6e6e6e', dark = 'white' }",
      fixed: "[colors]\npopover-fg = { light = '#6e6e6e', dark = 'white' }", byHand: true),
  ]

  private static let lines = [
    RuleCase(
      "contrast/border",
      fires: "[colors]\nborder = { light = ▸'#eeeeee', dark = '#888888' }",
      "warning: 'border' on 'window-bg' has a contrast of 1.11:1 in light, below 3:1; "
        + "stock Adwaita has 1.31:1; also on 'view-bg' (1.16:1) and on 'card-bg' (1.16:1); "
        + "'#919191' is the nearest color that passes",
      nearly: "[colors]\nborder = { light = '#cccccc', dark = '#888888' }",
      fixed: "[colors]\nborder = { light = '#919191', dark = '#888888' }"),
    RuleCase(
      "contrast/focus-ring",
      fires: "[styles]\n\"button:focus-visible\" = { outline-color = ▸\"#999999\" }",
      "warning: the focus ring on 'window-bg' has a contrast of 2.73:1 in light, below 3:1; "
        + "also on 'view-bg' (2.85:1) and on 'card-bg' (2.85:1); "
        + "'#919191' is the nearest color that passes",
      nearly: "[styles]\nbutton = { outline-color = \"#999999\" }",
      fixed: "[styles]\n\"button:focus-visible\" = { outline-color = \"#919191\" }"),
    // A name with another color in each scheme.
    RuleCase(
      "contrast/focus-ring",
      fires: "[palette]\nink = { light = '#999999', dark = '#eeeeee' }\n"
        + "[styles]\n'row:focus' = { outline-color = ▸'$ink' }",
      "warning: the focus ring on 'window-bg' has a contrast of 2.73:1 in light, below 3:1; "
        + "also on 'view-bg' (2.85:1) and on 'card-bg' (2.85:1); "
        + "'#919191' is the nearest color that passes",
      nearly: "[palette]\nink = { light = '#919191', dark = '#eeeeee' }\n"
        + "[styles]\n'row:focus' = { outline-color = '$ink' }",
      fixed: "[palette]\nink = { light = '#999999', dark = '#eeeeee' }\n"
        + "[styles]\n'row:focus' = { outline-color = { light = '#919191', dark = '#eeeeee' } }"),
  ]
}
