import ThemeSource

extension RuleExamples {
  static let contrast: [RuleID: RuleExample] = [
    "contrast/text": .theme(
      """
      [colors]
      accent-bg = "#8be9fd"
      """,
      """
      error: 'accent-fg' on 'accent-bg' comes to 1.38:1 in light and dark, below 4.5:1; stock \
      Adwaita has 3.77:1; '#158295' is the nearest 'accent-bg' that passes, or set 'accent-fg' \
      to '#606060'
      """,
      good: """
        [colors]
        accent-bg = "#158295"
        """),
    "contrast/label": .theme(
      """
      [colors]
      subtle-label = { light = "#cccccc", dark = "#999999" }
      """,
      """
      warning: 'subtle-label' on 'window-bg' comes to 1.54:1 in light, below 3:1; stock Adwaita \
      has 1.78:1; also on 'view-bg' (1.61:1) and on 'card-bg' (1.61:1); '#838383' is the nearest \
      color that passes
      """,
      good: """
        [colors]
        subtle-label = { light = "#838383", dark = "#999999" }
        """),
    "contrast/style": .theme(
      """
      [styles]
      tooltip = { color = "#767676", background = "#3d3846" }
      """,
      """
      error: the text of 'tooltip' comes to 2.50:1 on its own background in light and dark, below \
      4.5:1; '#a4a4a4' is the nearest color that passes
      """,
      good: """
        [styles]
        tooltip = { color = "#a4a4a4", background = "#3d3846" }
        """),
    "contrast/selection": .theme(
      """
      [colors]
      selection = { light = "#1a5fb4", dark = "alpha($accent-bg, 30%)" }
      """,
      """
      error: 'view-fg' on 'selection' comes to 2.97:1 in light, below 4.5:1; '#3f82da' is the \
      nearest 'selection' that passes
      """,
      good: """
        [colors]
        selection = { light = "alpha(#1a5fb4, 30%)", dark = "alpha($accent-bg, 30%)" }
        """),
    "contrast/see-through": .theme(
      """
      [colors]
      popover-bg = { light = "#ffffff", dark = "#38383880" }
      """,
      """
      warning: what is behind 'popover-bg' shows through in dark, so 'popover-fg' on it may come to \
      2.78:1, below 4.5:1; '#383838b0' hides enough of it
      """,
      good: """
        [colors]
        popover-bg = { light = "#ffffff", dark = "#383838e0" }
        """),
    "contrast/dimmed": .theme(
      """
      [colors]
      popover-fg = { light = "#444444", dark = "white" }
      """,
      """
      warning: dimmed 'popover-fg' on 'popover-bg' comes to 2.88:1 in light, below stock \
      Adwaita's 3.24:1; '#333333' is the nearest color that passes
      """,
      good: """
        [colors]
        popover-fg = { light = "black", dark = "white" }
        """),
    "contrast/disabled": .theme(
      """
      [colors]
      popover-fg = { light = "#767676", dark = "white" }
      """,
      """
      note: disabled 'popover-fg' on 'popover-bg' comes to 1.93:1 in light, below 2:1; stock \
      Adwaita has 2.85:1
      """,
      good: """
        [colors]
        popover-fg = { light = "#6e6e6e", dark = "white" }
        """),
    "contrast/focus-ring": .theme(
      """
      [styles]
      "button:focus-visible" = { outline-color = "#999999" }
      """,
      """
      warning: the focus ring on 'window-bg' comes to 2.73:1 in light, below 3:1; also on \
      'view-bg' (2.85:1) and on 'card-bg' (2.85:1); '#919191' is the nearest color that passes
      """,
      good: """
        [styles]
        "button:focus-visible" = { outline-color = "#888888" }
        """),
    "contrast/border": .theme(
      """
      [colors]
      border = { light = "#eeeeee", dark = "#888888" }
      """,
      """
      warning: 'border' on 'window-bg' comes to 1.11:1 in light, below 3:1; stock Adwaita has \
      1.31:1; also on 'view-bg' (1.16:1) and on 'card-bg' (1.16:1); '#919191' is the nearest \
      color that passes
      """,
      good: """
        [colors]
        border = { light = "#888888", dark = "#888888" }
        """),
    "contrast/adjusted": RuleExample(
      .base16, bad: scheme(red: "803030"),
      finding:
        """
        note: 'destructive' is '#ce7672', the nearest color that can be read, since base08 has \
        1.89:1 on a button that it tints where 4.5:1 is needed
        """,
      good: scheme()),
  ]

  /// The families of how colors stand to each other, and of what a theme does in vain.
  static let looks: [RuleID: RuleExample] = [
    "color-vision/alike": .theme(
      """
      appearances = ["dark"]

      [colors]
      success = "#8ff0a4"
      warning = "#8ff0a4"
      """,
      """
      warning: 'success' and 'warning' look alike to everybody in dark, 0.000 apart in OKLab, \
      below 0.050; the nearest shade told from all others is '#acffbd'
      """,
      good: """
        appearances = ["dark"]

        [colors]
        success = "#8ff0a4"
        warning = "#f8e45c"
        """),
    "shade/backdrop": .theme(
      """
      [colors]
      headerbar-bg = "#202020"
      headerbar-fg = "white"
      """,
      """
      warning: 'headerbar-fg' on 'headerbar-backdrop' comes to 1.04:1 in light, below 4.5:1; \
      stock Adwaita has 12.22:1; set 'headerbar-backdrop' too
      """,
      good: """
        [colors]
        headerbar-bg = "#202020"
        headerbar-fg = "white"
        headerbar-backdrop = "#303030"
        """),
    "shade/opaque": .theme(
      """
      [colors]
      card-shade = "#101018"
      """,
      """
      warning: 'card-shade' is opaque in light, and hides what it is laid over; '#10101812' lets \
      it through as stock Adwaita does; also '#1010185c' in dark
      """,
      good: """
        [colors]
        card-shade = { light = "#10101812", dark = "#1010185c" }
        """),
    "shade/outline": .theme(
      """
      [colors]
      scrollbar-outline = { light = "#333333", dark = "#00000080" }
      """,
      """
      warning: 'scrollbar-outline' is nearer to the text's color than to that of views in light, \
      so scrollbars have no rim; '#ffffff' is that of views
      """,
      good: """
        [colors]
        scrollbar-outline = { light = "white", dark = "#00000080" }
        """),
    "target/role": .theme(
      """
      [colors]
      overview-bg = "#eeeeee"
      """,
      """
      note: 'overview-bg' paints nothing on GTK 4.8 to 4.16; libadwaita 1.7 is the first to know \
      it
      """,
      good: """
        [colors]
        view-bg = { light = "#eeeeee", dark = "#222222" }
        """),
    "target/override": .theme(
      """
      [extra]
      css = '@define-color accent_color red;'
      """,
      """
      warning: GTK 4.16 to 4.24 do not look at 'accent_color' here, since libadwaita 1.6 derives \
      it from its background; set 'accent' under [colors]
      """,
      good: """
        [colors]
        accent = { light = "#b00020", dark = "#ff9ca0" }
        """),
    "style/component": .theme(
      """
      [styles]
      "card document" = { letter-spacing = 1 }
      """,
      "note: 'document' matches nothing on GTK 4.8 to 4.18; libadwaita 1.8 is the first to have it",
      good: """
        [styles]
        "card label" = { letter-spacing = 1 }
        """),
    "style/beaten": .theme(
      """
      [styles]
      "button:hover:focus" = { radius = 3 }
      "button:focus:hover" = { radius = 4 }
      """, "warning: 'radius' is always beaten by the 'radius' on line 5",
      good: """
        [styles]
        "button:hover:focus" = { radius = 4 }
        """),
    "style/empty": .theme(
      """
      [styles]
      button = {}
      """, "note: 'button' sets nothing",
      good: """
        [styles]
        button = { radius = 4 }
        """),
  ]
}
