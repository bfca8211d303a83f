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
      "error: 'accent-fg' on 'accent-bg' comes to 2.05:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.77:1; '#f9f9f9' is the nearest color that passes",
      nearly: "[colors]\naccent-fg = { light = '#f9f9f9', dark = '#fff' }\naccent-bg = '#1c71d8'",
      fixed: "[colors]\naccent-fg = { light = '#f9f9f9', dark = '#fff' }\naccent-bg = '#1c71d8'"),
    // The theme sets the surface alone, in two appearances at once.
    RuleCase(
      "contrast/text",
      fires: "[colors]\naccent-bg = ▸\"#8be9fd\"",
      "error: 'accent-fg' on 'accent-bg' comes to 1.38:1 in light and dark, below 4.5:1; "
        + "stock Adwaita has 3.77:1; '#158295' is the nearest 'accent-bg' that passes, "
        + "or set 'accent-fg' to '#606060'",
      nearly: "[colors]\naccent-bg = \"#158295\"", fixed: "[colors]\naccent-bg = \"#158295\""),
    // In high contrast text needs 7:1, and what passes there passes in light only.
    RuleCase(
      "contrast/text",
      fires: "[colors]\nview-fg = { default = '#010101', dark = 'white', "
        + "'light+high-contrast' = ▸▸'#666666' }",
      "warning: 'view-fg' on 'view-bg' comes to 5.74:1 in light+high-contrast, below 7:1; "
        + "stock Adwaita has 12.63:1; '#464646' is the nearest color that passes",
      "warning: 'view-fg' of a selected row on 'view-bg' comes to 5.02:1 in light+high-contrast, "
        + "below 7:1; stock Adwaita has 11.20:1; '#464646' is the nearest color that passes",
      nearly: "[colors]\nview-fg = { default = '#010101', dark = 'white', "
        + "'light+high-contrast' = '#464646' }",
      fixed: "[colors]\nview-fg = { default = '#010101', dark = 'white', "
        + "'light+high-contrast' = '#464646' }"),
  ]

  private static let labels = [
    // One value for both schemes, for which there is no one color.
    RuleCase(
      "contrast/label",
      fires: "[colors]\nlink = ▸▸▸▸▸'#888888'",
      "error: 'link' in translucent text on 'window-bg' comes to 2.54:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.29:1; '#525252' is the nearest color that passes",
      "error: 'link' in translucent text on 'view-bg' comes to 2.62:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.39:1; '#525252' is the nearest color that passes",
      "error: 'link' in translucent text on 'card-bg' comes to 2.62:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.39:1; '#525252' is the nearest color that passes",
      "warning: 'link' on 'window-bg' comes to 4.38:1 in dark, below 4.5:1; "
        + "stock Adwaita has 6.71:1; '#9e9e9e' is the nearest color that passes",
      "warning: 'link' on 'card-bg' comes to 3.43:1 in dark, below 4.5:1; "
        + "stock Adwaita has 5.26:1; '#9e9e9e' is the nearest color that passes",
      nearly: "[colors]\nlink = { light = '#525252', dark = '#9e9e9e' }",
      fixed: "[colors]\nlink = { light = '#525252', dark = '#9e9e9e' }"),
    RuleCase(
      "contrast/label",
      fires: "[colors.subtle-label]\nlight = ▸▸▸'#aaaaaa'\ndark = '#999999'",
      "warning: 'subtle-label' on 'window-bg' comes to 2.23:1 in light, below 3:1; "
        + "stock Adwaita has 1.78:1; '#838383' is the nearest color that passes",
      "warning: 'subtle-label' on 'view-bg' comes to 2.32:1 in light, below 3:1; "
        + "stock Adwaita has 1.78:1; '#838383' is the nearest color that passes",
      "warning: 'subtle-label' on 'card-bg' comes to 2.32:1 in light, below 3:1; "
        + "stock Adwaita has 1.78:1; '#838383' is the nearest color that passes",
      nearly: "[colors.subtle-label]\nlight = '#838383'\ndark = '#999999'",
      fixed: "[colors.subtle-label]\nlight = '#838383'\ndark = '#999999'"),
    // A color takes the place of a name, so that others keep the color which it leads to.
    RuleCase(
      "contrast/label",
      fires: "[palette]\nfog = '#929292'\n[colors]\nlink = { light = ▸▸▸'$fog', dark = '#aaa' }\n"
        + "separator = '$fog'",
      "error: 'link' in translucent text on 'window-bg' comes to 2.31:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.29:1; '#525252' is the nearest color that passes",
      "error: 'link' in translucent text on 'view-bg' comes to 2.38:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.39:1; '#525252' is the nearest color that passes",
      "error: 'link' in translucent text on 'card-bg' comes to 2.38:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.39:1; '#525252' is the nearest color that passes",
      nearly: "[palette]\nfog = '#929292'\n[colors]\nseparator = '$fog'",
      fixed: "[palette]\nfog = '#929292'\n[colors]\n"
        + "link = { light = '#525252', dark = '#aaa' }\nseparator = '$fog'"),
  ]

  private static let thinned = [
    RuleCase(
      "contrast/dimmed",
      fires: "[colors]\npopover-fg = { light = ▸'#444444', dark = 'white' }",
      "error: dimmed 'popover-fg' on 'popover-bg' comes to 2.88:1 in light, below 4.5:1; "
        + "stock Adwaita has 3.24:1; '#070707' is the nearest color that passes",
      nearly: "[colors]\npopover-bg = { light = '#fefefe', dark = '#383838' }",
      fixed: "[colors]\npopover-fg = { light = '#070707', dark = 'white' }"),
    // The rule never has a fix of its own; that for dimmed text goes further.
    RuleCase(
      "contrast/disabled",
      fires: "[colors]\npopover-fg = { light = ▸'#767676', dark = 'white' }",
      "note: disabled 'popover-fg' on 'popover-bg' comes to 1.93:1 in light, below 2:1; "
        + "stock Adwaita has 2.85:1",
      nearly: "[colors]\npopover-fg = { light = '#6e6e6e', dark = 'white' }",
      fixed: "[colors]\npopover-fg = { light = '#6e6e6e', dark = 'white' }", byHand: true),
  ]

  private static let lines = [
    RuleCase(
      "contrast/border",
      fires: "[colors]\nborder = { light = ▸▸▸'#cccccc', dark = '#888888' }",
      "warning: 'border' on 'window-bg' comes to 1.54:1 in light, below 3:1; "
        + "stock Adwaita has 1.31:1; '#919191' is the nearest color that passes",
      "warning: 'border' on 'view-bg' comes to 1.61:1 in light, below 3:1; "
        + "stock Adwaita has 1.32:1; '#919191' is the nearest color that passes",
      "warning: 'border' on 'card-bg' comes to 1.61:1 in light, below 3:1; "
        + "stock Adwaita has 1.32:1; '#919191' is the nearest color that passes",
      nearly: "[colors]\nborder = { light = '#919191', dark = '#888888' }",
      fixed: "[colors]\nborder = { light = '#919191', dark = '#888888' }"),
    RuleCase(
      "contrast/focus-ring",
      fires: "appearances = ['dark']\n[colors]\naccent = ▸▸▸'#62a0ea'",
      "warning: the focus ring, half of 'accent', on 'window-bg' comes to 2.47:1 in dark, "
        + "below 3:1; stock Adwaita has 2.74:1; '#70aef9' is the nearest color that passes",
      "warning: the focus ring, half of 'accent', on 'view-bg' comes to 2.53:1 in dark, "
        + "below 3:1; stock Adwaita has 2.81:1; '#70aef9' is the nearest color that passes",
      "warning: the focus ring, half of 'accent', on 'card-bg' comes to 2.20:1 in dark, "
        + "below 3:1; stock Adwaita has 2.44:1; '#70aef9' is the nearest color that passes",
      nearly: "appearances = ['dark']\n[colors]\naccent = '#62a0ea'\n"
        + "[styles]\n\"button:focus-visible\" = { outline-color = \"$accent\" }",
      fixed: "appearances = ['dark']\n[colors]\naccent = '#70aef9'"),
    RuleCase(
      "contrast/focus-ring",
      fires: "[styles]\n\"button:focus-visible\" = { outline-color = ▸▸▸\"#999999\" }",
      "warning: the focus ring on 'window-bg' comes to 2.73:1 in light, below 3:1; "
        + "'#919191' is the nearest color that passes",
      "warning: the focus ring on 'view-bg' comes to 2.85:1 in light, below 3:1; "
        + "'#919191' is the nearest color that passes",
      "warning: the focus ring on 'card-bg' comes to 2.85:1 in light, below 3:1; "
        + "'#919191' is the nearest color that passes",
      nearly: "[styles]\nbutton = { outline-color = \"#999999\" }",
      fixed: "[styles]\n\"button:focus-visible\" = { outline-color = \"#919191\" }"),
    // A name that comes to another color in each scheme.
    RuleCase(
      "contrast/focus-ring",
      fires: "[palette]\nink = { light = '#999999', dark = '#eeeeee' }\n"
        + "[styles]\n'row:focus' = { outline-color = ▸▸▸'$ink' }",
      "warning: the focus ring on 'window-bg' comes to 2.73:1 in light, below 3:1; "
        + "'#919191' is the nearest color that passes",
      "warning: the focus ring on 'view-bg' comes to 2.85:1 in light, below 3:1; "
        + "'#919191' is the nearest color that passes",
      "warning: the focus ring on 'card-bg' comes to 2.85:1 in light, below 3:1; "
        + "'#919191' is the nearest color that passes",
      nearly: "[palette]\nink = { light = '#919191', dark = '#eeeeee' }\n"
        + "[styles]\n'row:focus' = { outline-color = '$ink' }",
      fixed: "[palette]\nink = { light = '#999999', dark = '#eeeeee' }\n"
        + "[styles]\n'row:focus' = { outline-color = { light = '#919191', dark = '#eeeeee' } }"),
  ]
}
