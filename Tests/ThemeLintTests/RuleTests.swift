import Fixtures
import Testing
import ThemeCSS
import ThemeSource

@Suite struct RuleTests {
  @Test(arguments: all)
  func findsWhatItIsFor(_ rule: RuleCase) throws {
    try rule.verify()
  }

  static let all =
    vision + shades + targets + styles + halves + leftovers + references + allowances

  static let vision = [
    RuleCase(
      "color-vision/alike",
      fires: "[colors]\nerror = { light = ▸'#6e5a14', dark = '#ff7b63' }\n"
        + "success = { light = '#4a6414', dark = '#8ff0a4' }",
      "note: 'success' and 'error' look alike with protanopia and deuteranopia in light, "
        + "0.012 apart in OKLab, below 0.050",
      nearly: "[colors]\nerror = { light = '#5c4900', dark = '#ff7b63' }\n"
        + "success = { light = '#4a6414', dark = '#8ff0a4' }",
      fixed: "[colors]\nerror = { light = '#5c4900', dark = '#ff7b63' }\n"
        + "success = { light = '#4a6414', dark = '#8ff0a4' }", byHand: true),
    // A green accent may be the color of success, but not of a warning.
    RuleCase(
      "color-vision/alike",
      fires: "appearances = ['dark']\n[colors]\nsuccess = '#aaaaaa'\nwarning = ▸'#aaaaaa'\n"
        + "accent = '#aaaaaa'",
      "warning: 'success' and 'warning' look alike to everybody in dark, "
        + "0.000 apart in OKLab, below 0.050; the nearest shade that differs enough from all others is '#bababa'",
      nearly: "appearances = ['dark']\n[colors]\nsuccess = '#8ff0a4'\naccent = '#8ff0a4'",
      fixed: "appearances = ['dark']\n[colors]\nsuccess = '#aaaaaa'\nwarning = '#bababa'\n"
        + "accent = '#aaaaaa'"),
  ]

  static let shades = [
    RuleCase(
      "shade/opaque", fires: "[colors]\nshade = ▸'#101018'",
      "warning: 'shade' is opaque in light, and hides what it is laid over; "
        + "'#10101812' lets it through as stock Adwaita does; also '#1010185c' in dark",
      // The lines of cards and header bars are drawn hard on purpose.
      nearly: "[colors]\nshade = 'rgb(16 16 24 / 99%)'\ncard-shade = '#101018'\n"
        + "headerbar-shade = '#101018'",
      fixed: "[colors]\nshade = { light = '#10101812', dark = '#1010185c' }"),
    RuleCase(
      "shade/outline",
      fires: "[colors]\nscrollbar-outline = { light = ▸'#333333', dark = '#00000080' }",
      "warning: 'scrollbar-outline' is nearer to the text's color than to that of views in light, "
        + "so scrollbars have no rim; '#ffffff' is that of views",
      nearly: "[colors]\nscrollbar-outline = { light = '#cccccc', dark = '#00000080' }",
      fixed: "[colors]\nscrollbar-outline = { light = '#ffffff', dark = '#00000080' }"),
    RuleCase(
      "shade/outline", fires: "[colors]\nscrollbar-outline = ▸\"#808080\"\nview-fg = \"#808080\"",
      "warning: 'scrollbar-outline' is nearer to the text's color than to that of views in light, "
        + "so scrollbars have no rim; '#ffffff' is that of views; also '#1e1e1e' in dark",
      nearly: "[colors]\nscrollbar-outline = { light = \"#e0e0e0\", dark = \"#202020\" }",
      fixed: "[colors]\nscrollbar-outline = { light = \"#ffffff\", dark = \"#1e1e1e\" }\n"
        + "view-fg = { light = \"#333333\", dark = \"#afafaf\" }"),
    RuleCase(
      "shade/backdrop", fires: "[colors]\nheaderbar-bg = ▸'#202020'\nheaderbar-fg = '#fff'",
      "warning: 'headerbar-fg' on 'headerbar-backdrop' has a contrast of 1.04:1 in light, below 4.5:1; "
        + "stock Adwaita has 12.28:1; set 'headerbar-backdrop' too",
      nearly: "[colors]\nheaderbar-bg = { light = '#e0e0e0', dark = '#404040' }",
      fixed: "[colors]\nheaderbar-bg = '#202020'\nheaderbar-fg = '#fff'\n"
        + "headerbar-backdrop = '#303030'", byHand: true),
    RuleCase(
      "shade/backdrop",
      fires: "[colors]\nheaderbar-bg = '#202020'\nheaderbar-fg = '#fff'\n"
        + "headerbar-backdrop = { light = ▸'#808080', dark = '#303030' }",
      "warning: 'headerbar-fg' on 'headerbar-backdrop' has a contrast of 3.95:1 in light, below 4.5:1; "
        + "stock Adwaita has 12.28:1; '#767676' is the nearest 'headerbar-backdrop' that passes",
      nearly: "[colors]\nheaderbar-bg = '#202020'\nheaderbar-fg = '#fff'\n"
        + "headerbar-backdrop = { light = '#767676', dark = '#303030' }",
      fixed: "[colors]\nheaderbar-bg = '#202020'\nheaderbar-fg = '#fff'\n"
        + "headerbar-backdrop = { light = '#767676', dark = '#303030' }"),
  ]

  static let targets = [
    RuleCase(
      "target/override", on: .v4_16,
      fires: "[extra]\ncss = '@define-color ▸accent_color red; @define-color card_bg_color red;'",
      "warning: GTK 4.16 does not look at 'accent_color' here, since libadwaita 1.6 derives it from "
        + "its background; set 'accent' under [colors]",
      nearly: "[extra]\ncss = '@define-color accent_bg_color red;'",
      fixed: "[colors]\naccent = 'red'", byHand: true),
    RuleCase(
      "target/role",
      fires: "[colors]\n▸thumbnail-bg = '#fff'\nthumbnail-fg = 'black'\n"
        + "▸overview-bg = '#eeeeee'",
      "note: 'thumbnail-bg' and 'thumbnail-fg' paint nothing on GTK 4.8; "
        + "libadwaita 1.3 is the first to know them",
      "note: 'overview-bg' paints nothing on GTK 4.8; libadwaita 1.7 is the first to know it",
      // Rules of the base theme paint the one, and of the theme itself the other.
      nearly: "[colors]\nsidebar-bg = '#eeeeee'\noverview-bg = '#eeeeee'\n"
        + "[styles]\nview = { background = '$overview-bg' }",
      fixed: "[colors]\nview-bg = { light = '#ffffff', dark = '#222' }", byHand: true),
  ]

  static let styles = [
    RuleCase(
      "style/component", fires: "[styles]\n▸'card document' = { letter-spacing = 1 }",
      "note: 'document' matches nothing on GTK 4.8; libadwaita 1.8 is the first to have it",
      nearly: "[styles]\n'card label' = { letter-spacing = 1 }\ndialog = { radius = 3 }",
      fixed: "[styles]\n'card label' = { letter-spacing = 1 }", byHand: true),
    RuleCase(
      "target/surface", on: .all4,
      fires: "[colors]\n▸window-bg = '#303446'\nview-bg = '#292c3c'\nheaderbar-bg = '#292c3c'",
      "note: sidebars stay in a color of libadwaita's own, beside a window in the theme's: libadwaita "
        + "1.4 and later paint them in 'sidebar-bg' and 'secondary-sidebar-bg'",
      nearly: "[colors]\nwindow-bg = '#303446'\nview-bg = '#292c3c'",
      fixed: "[colors]\nwindow-bg = '#303446'\nview-bg = '#292c3c'\nheaderbar-bg = '#292c3c'\n"
        + "sidebar-bg = '#292c3c'", byHand: true),
    RuleCase(
      "contrast/style", fires: "[styles]\nbutton = { color = ▸'#888', background = '#777' }",
      "error: the text of 'button' has a contrast of 1.26:1 on its own background in light and dark, below "
        + "4.5:1; '#060606' is the nearest color that passes",
      nearly: "[styles]\nswitch = { color = '#111', background = '#777' }\n"
        + "'button:disabled' = { color = '#888', background = '#777' }",
      fixed: "[styles]\nbutton = { color = '#060606', background = '#777' }"),
    // A state has the rest from the rule without states.
    RuleCase(
      "contrast/style",
      fires: "[styles]\nbutton = { color = 'white', background = '#222' }\n"
        + "'button:hover' = { background = ▸'#ddd' }",
      "error: the text of 'button:hover' has a contrast of 1.36:1 on its own background in light and dark, "
        + "below 4.5:1; '#616161' is the nearest color that passes",
      nearly: "[styles]\nbutton = { color = 'white', background = '#222' }\n"
        + "'entry:hover' = { background = '$card-bg' }",
      fixed: "[styles]\nbutton = { color = 'white', background = '#222' }\n"
        + "'button:hover' = { background = '#444' }", byHand: true),
    RuleCase(
      "contrast/selection",
      fires: "[colors]\nselection = { light = ▸'$view-fg', dark = 'alpha(white, 20%)' }",
      "error: 'view-fg' on 'selection' has a contrast of 1.57:1 in light, below 4.5:1; '#636363cc' is the "
        + "nearest 'selection' that passes",
      nearly:
        "[colors]\nselection = { light = 'alpha($view-fg, 20%)', dark = 'alpha(white, 20%)' }",
      fixed: "[colors]\nselection = { light = '#636363cc', dark = 'alpha(white, 20%)' }"),
    RuleCase(
      "style/beaten",
      fires: "[styles]\n'button:hover:focus' = { ▸radius = 3, opacity = 1 }\n"
        + "'button:focus:hover' = { radius = 4 }",
      "warning: 'radius' never applies because of the 'radius' on line 5",
      nearly: "[styles]\n'button:hover:focus' = { radius = 3, opacity = 1 }\n"
        + "'button:focus:hover' = { radius = { dark = 4 } }\n'button:focus' = { opacity = 1 }",
      fixed: "[styles]\n'button:hover:focus' = { radius = 4, opacity = 1 }", byHand: true),
    RuleCase(
      "style/beaten",
      fires: "[fonts]\ntitle = { size = 20 }\n"
        + "[styles]\nlabel = { ▸font-size = 12, font-style = 'italic', font = 'title' }",
      "warning: 'font-size' never applies because of the 'font' on line 6",
      nearly:
        "[fonts]\ntitle = { size = 20 }\n[styles]\nlabel = { font = 'title', font-size = 12 }",
      fixed: "[fonts]\ntitle = { size = 20 }\n[styles]\nlabel = { font = 'title' }",
      byHand: true),
  ]

  static let leftovers = [
    RuleCase(
      "style/empty", fires: "[styles]\n▸button = {}\nlabel = {}\nentry = { radius = 3 }",
      "note: 'button' sets nothing, and so does one rule more",
      nearly: "[styles]\nbutton = { radius = 3 }",
      fixed: "[styles]\nentry = { radius = 3 }", byHand: true),
    RuleCase(
      "style/empty", fires: "[extra]\ncss = '▸.a, .b { } .c { /* later */ }'",
      "note: '.a, .b' sets nothing", nearly: "[extra]\ncss = '.c { /* later */ }'",
      fixed: "[extra]\ncss = '.a { color: red; }'", byHand: true),
    RuleCase(
      "reference/unused",
      fires: "[extra]\ncss = '@define-color ▸mine red; @keyframes turn { to { opacity: 0; } }'",
      "note: nothing here uses the color '@mine', only an app could; the same goes for 1 name more",
      nearly: "[extra]\ncss = '@define-color mine red; a { color: @mine; animation: turn 1s; } "
        + "@keyframes turn { to { opacity: 0; } }'",
      fixed: "[extra]\ncss = ''", byHand: true),
    RuleCase(
      "reference/unused", fires: "[extra]\ncss = '@define-color ▸window_bg_colour red;'",
      "warning: nothing uses the color '@window_bg_colour'; did you mean '@window_bg_color'?",
      nearly: "[extra]\ncss = '@define-color window_bg_colour red; "
        + "a { color: @window_bg_colour; }'",
      fixed: "[extra]\ncss = '@define-color window_bg_color red;'", byHand: true),
  ]

  /// What a rule sets alone, beside what libadwaita has for the other.
  static let halves = [
    RuleCase(
      "contrast/style", fires: "[styles]\nentry = { color = ▸'$view-bg' }",
      "error: the text of 'entry' has a contrast of 1.04:1 where it is shown in light, below 4.5:1; "
        + "'#767676' is the nearest color that passes; also '#858585' in dark",
      nearly: "[styles]\nentry = { color = '$view-fg' }",
      fixed: "[styles]\nentry = { color = '$window-fg' }", byHand: true),
    RuleCase(
      "contrast/style", fires: "[styles]\nentry = { background = ▸'$window-fg' }",
      "error: the text of 'entry' has a contrast of 1.57:1 on its own background in light, below 4.5:1; "
        + "'#b3b3b3cc' is the nearest color that passes; also '#767676' in dark",
      nearly: "[styles]\nentry = { background = '$view-bg' }",
      fixed: "[styles]\nentry = { background = '$card-bg' }", byHand: true),
    RuleCase(
      "contrast/style", fires: "[styles]\nlabel = { opacity = ▸0.05 }",
      "warning: the text of 'label' has a contrast of 1.09:1 where it is shown in light, below 3:1; give it "
        + "more opacity; also in dark",
      nearly: "[styles]\nlabel = { opacity = 0.5 }",
      fixed: "[styles]\nlabel = { opacity = 0.55 }", byHand: true),
    RuleCase(
      "contrast/style", fires: "[styles]\nsuggested-button = { color = ▸'$accent-bg' }",
      "error: the text of 'suggested-button' has a contrast of 1.00:1 where it is shown in light and dark, "
        + "below 4.5:1; '#001c3f' is the nearest color that passes",
      nearly: "[styles]\nsuggested-button = { color = '$accent-bg', background = 'white' }",
      fixed: "[styles]\nsuggested-button = { color = 'white' }", byHand: true),
    RuleCase(
      "contrast/style", fires: "[extra]\ncss = 'entry { color: ▸@view_bg_color; }'",
      "warning: the text of 'entry' has a contrast of 1.04:1 where it is shown in light, below 3:1; "
        + "'#949494' is the nearest color that passes; also '#696969' in dark",
      nearly: "[extra]\ncss = 'entry { color: @view_bg_color; } entry.a { background: black; }'",
      fixed: "[extra]\ncss = 'entry { color: @window_fg_color; }'", byHand: true),
    RuleCase(
      "contrast/style", fires: "[extra]\ncss = 'label { opacity: ▸0.05; }'",
      "warning: the text of 'label' has a contrast of 1.09:1 where it is shown in light, below 3:1; give it "
        + "more opacity; also in dark",
      nearly: "[extra]\ncss = 'label { opacity: 0; }'",
      fixed: "[extra]\ncss = 'label { opacity: 0.6; }'", byHand: true),
  ]

  static let references = [
    RuleCase(
      "reference/unused", fires: "[palette]\n▸a = '#000'\nb = 'white'\n[colors]\nview-bg = '$b'",
      "warning: no color uses the palette entry 'a'",
      nearly: "[palette]\na = '#000'\nb = '$a'\n[styles]\nbutton = { shadow = '0 1 $b' }",
      fixed: "[palette]\nb = 'white'\n[colors]\nview-bg = '$b'", byHand: true),
    RuleCase(
      "reference/never-holds",
      fires: "[colors]\nwindow-bg = { light = '#fafafa', dark = '#242424', default = ▸'#888' }",
      "warning: the value for 'default' never holds: each appearance has one of its own",
      nearly: "[colors]\nwindow-bg = { light = '#fafafa', default = '#242424' }",
      fixed: "[colors]\nwindow-bg = { light = '#fafafa', dark = '#242424' }", byHand: true),
    RuleCase(
      "reference/never-holds",
      fires: "appearances = ['dark']\n[styles]\nbutton = { radius = { light = ▸3, default = 4 } }",
      "warning: the value for 'light' never holds: the theme is made for dark alone",
      nearly: "[styles]\nbutton = { radius = { light = 3, default = 4 } }",
      fixed: "appearances = ['dark']\n[styles]\nbutton = { radius = 4 }", byHand: true),
    RuleCase(
      "reference/missing-scheme", fires: "[colors]\n▸card-bg = { light = '#fff8f0' }",
      "note: 'card-bg' has no value for dark; stock Adwaita's is painted there",
      nearly: "appearances = ['light']\n[colors]\ncard-bg = { light = '#fff8f0' }",
      fixed: "[colors]\ncard-bg = { light = '#fff8f0', dark = '#303030' }", byHand: true),
    RuleCase(
      "reference/missing-scheme",
      fires:
        "[colors]\n▸card-bg = { light = '#fff8f0' }\ncard-fg = { light = '#111', dark = '#eee' }",
      "warning: 'card-bg' has no value for dark, where 'card-fg' has one; stock Adwaita's is "
        + "painted there",
      nearly: "[colors]\ncard-bg = { 'light+high-contrast' = '#fff8f0' }\ncard-fg = '#777'",
      fixed: "[colors]\ncard-bg = '#fff8f0'\ncard-fg = { light = '#111', dark = '#222' }",
      byHand: true),
    RuleCase(
      "reference/missing-scheme",
      fires: "[styles]\nbutton = { ▸background = { light = '#fff8f0' }, radius = 3 }",
      "note: 'background' has no value for dark",
      nearly: "[styles]\nbutton = { background = '#fff8f0' }",
      fixed: "[styles]\nbutton = { radius = 3 }", byHand: true),
    RuleCase(
      "value/amount", fires: "[colors]\nlink = ▸'alpha($accent-bg, 200%)'",
      "warning: 'alpha()' by '2' does nothing: the color is opaque already",
      // What is translucent becomes more opaque.
      nearly: "[colors]\nshade = 'alpha(rgb(0 0 0 / 5%), 2)'",
      fixed: "[colors]\nlink = '$accent-bg'", byHand: true),
    RuleCase(
      "value/amount",
      fires: "[colors]\nlink = { light = ▸'mix($accent-bg, black, 70)', dark = ▸'shade(red, -1)' }",
      "warning: 'mix()' expects a share of the second color, from 0 to 1, not '70'; '70%' is '0.7'",
      "warning: 'shade()' expects a factor from 0, which is black, upwards, not '-1'",
      nearly: "[colors]\nlink = 'mix($accent-bg, black, 100%)'",
      fixed: "[colors]\nlink = 'mix($accent-bg, black, 70%)'", byHand: true),
    RuleCase(
      "value/amount", fires: "[styles]\nbutton = { shadow = ▸'0 1 alpha(black, -1)' }",
      "warning: 'alpha()' expects a factor from 0 upwards, not '-1', which paints nothing",
      nearly: "[styles]\nbutton = { shadow = '0 1 alpha(black, 0)' }",
      fixed: "[styles]\nbutton = { shadow = '0 1 alpha(black, 50%)' }", byHand: true),
    RuleCase(
      "value/gamut",
      fires: "[colors]\naccent-bg = ▸'color(display-p3 0 0 1)'\n"
        + "[styles]\nbutton = { background = ▸'alpha(oklch(.5 .4 30), 0.5)' }",
      "note: the color is outside of sRGB, and painted as '#0000ff'",
      "note: the color is outside of sRGB, and painted as '#c30000'",
      nearly: "[colors]\naccent-bg = 'color(display-p3 0 0 0.9)'",
      fixed: "[colors]\naccent-bg = '#0000ff'", byHand: true),
  ]

  static let allowances = [
    RuleCase(
      "name/rule", fires: "allow = [▸'reference/unsued']\n[palette]\na = 'red'",
      "warning: no rule is called 'reference/unsued'; did you mean 'reference/unused'?",
      nearly: "allow = ['name/rule', 'contrast/txt']",
      fixed: "allow = ['reference/unused']\n[palette]\na = 'red'"),
    RuleCase(
      "reference/unused-allowance", fires: "allow = [▸'reference/unused']",
      "warning: nothing in the file breaks 'reference/unused', so the allowance can go",
      nearly: "allow = ['reference/unused']\n[palette]\na = 'red'", fixed: "", byHand: true),
  ]

  @Test func speaksOfOverridesThatTheTargetIgnores() throws {
    let marked = Linting.marked(
      """
      [colors]
      window-bg = { light = '#fafafa', dark = '#242424' }
      [extra]
      css = '''
      @define-color ▸accent_color red;
      @define-color ▸window_bg_color red;
      @define-color card_bg_color red;
      @define-color other red;
      label { color: @accent_color; }'''
      """)
    let found = { (target: Target) in
      try Linting.check(marked.text, target: target).filter { $0.rule == "target/override" }
    }
    for target in [Target.v4_16, Target.v4_20] {
      #expect(try found(target).map(\.location.range.lowerBound) == marked.marks)
    }
    #expect(
      try found(Target.v4_16).map(\.message) == [
        "GTK 4.16 does not look at 'accent_color' here, since libadwaita 1.6 derives it from its "
          + "background; set 'accent' under [colors]",
        "GTK 4.16 does not look at 'window_bg_color' here, since a variable that the theme sets "
          + "comes first; set 'window-bg' under [colors]",
      ])
    #expect(try found(Target.v4_8) == [])
  }

  @Test func speaksOfLaterThingsByTheTarget() throws {
    let body =
      "[colors]\nthumbnail-bg = '#fff'\noverview-bg = '#eeeeee'\n"
      + "[styles]\ndocument = { letter-spacing = 1 }"
    let later = try Linting.findings(body, target: .v4_16).filter { $0.severity == .note }
    #expect(
      later.map(\.message) == [
        "'overview-bg' paints nothing on GTK 4.16; libadwaita 1.7 is the first to know it",
        "'document' matches nothing on GTK 4.16; libadwaita 1.8 is the first to have it",
      ])
  }
}
