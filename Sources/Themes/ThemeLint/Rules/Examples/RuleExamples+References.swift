import ThemeSource

extension RuleExamples {
  static let references: [RuleID: RuleExample] = [
    "reference/undefined": .css(
      "label { color: @acent_color; }",
      "error: no color is called '@acent_color'; did you mean '@accent_color'?",
      good: "label { color: @accent_color; }"),
    "reference/loop": .theme(
      """
      [palette]
      ink = "$text"
      text = "$ink"

      [colors]
      view-fg = "$text"
      """, "error: a loop of references: 'ink' -> 'text' -> 'ink'",
      good: """
        [palette]
        ink = { light = "black", dark = "white" }
        text = "$ink"

        [colors]
        view-fg = "$text"
        """),
    "reference/ambiguous": .theme(
      """
      [styles]
      button = { radius = { light = 3, high-contrast = 9 } }
      """,
      """
      error: 'light' and 'high-contrast' tie where both hold; add a value for \
      'light+high-contrast'
      """,
      good: """
        [styles.button.radius]
        light = 3
        high-contrast = 9
        "light+high-contrast" = 9
        """),
    "reference/missing-value": .theme(
      """
      [palette]
      paper = { light = "white" }

      [colors]
      view-bg = "$paper"
      """,
      "error: 'paper' has no value for 'dark', where 'view-bg' refers to it; add one, or 'default'",
      good: """
        [palette]
        paper = { light = "white", dark = "black" }

        [colors]
        view-bg = "$paper"
        """),
    "reference/file": RuleExample(
      .configuration, bad: #"extends = "gone.toml""#,
      finding: "error: 'gone.toml' cannot be read: no such file or directory",
      good: #"target = "4.8..4.18""#),
    "reference/unused": .theme(
      """
      [palette]
      ink = "black"
      """, "warning: no color uses the palette entry 'ink'",
      good: """
        [palette]
        ink = "black"

        [colors]
        view-fg = { light = "$ink", dark = "white" }
        """),
    "reference/never-holds": .theme(
      """
      [colors]
      window-bg = { light = "#fafafa", dark = "#242424", default = "#888" }
      """, "warning: the value for 'default' never holds: each appearance has one of its own",
      good: """
        [colors]
        window-bg = { light = "#fafafa", dark = "#242424" }
        """),
    "reference/missing-scheme": .theme(
      """
      [colors]
      view-bg = { light = "#fdf6e3" }
      view-fg = { light = "#073642", dark = "white" }
      """,
      """
      warning: 'view-bg' has no value for dark, where 'view-fg' has one; stock Adwaita's is \
      painted there
      """,
      good: """
        [colors]
        view-bg = { light = "#fdf6e3", dark = "#002b36" }
        view-fg = { light = "#073642", dark = "white" }
        """),
    "reference/unused-allowance": .theme(
      #"allow = ["reference/unused"]"#,
      "warning: nothing in the file breaks 'reference/unused', so the allowance can go",
      good: """
        allow = ["reference/unused"]

        [palette]
        ink = "black"
        """),
  ]

  static let values: [RuleID: RuleExample] = [
    "value/color": .theme(
      """
      [colors]
      view-fg = { light = "balck", dark = "white" }
      """, "error: expected a color, and none is named 'balck'",
      good: """
        [colors]
        view-fg = { light = "black", dark = "white" }
        """),
    "value/range": .theme(
      """
      [metrics]
      spacing = 65
      """, "error: expected a number from 0 to 64 (px)",
      good: """
        [metrics]
        spacing = 64
        """),
    "value/picture": .theme(
      """
      [pictures]
      ship = "https://example.org/ship.svg"
      """, "error: expected a path beside the theme, not 'https://example.org/ship.svg'",
      good: """
        [pictures]
        ship = "ship.svg"
        """),
    "value/unit": RuleExample(
      .tokens, bad: tokens(#""metrics": { "spacing": \#(gap("pt")) }"#),
      finding: "error: expected a length, an object with a number 'value' and a 'unit', px or rem",
      good: tokens(#""metrics": { "spacing": \#(gap("px")) }"#)),
    "value/type": RuleExample(
      .tokens, bad: tokens(##""paper": { "$value": "#ffffff" }"##),
      finding: "warning: 'paper' has no '$type', and none is guessed; it is left out",
      good: tokens(##""paper": { "$type": "color", "$value": "#ffffff" }"##)),
    "value/configuration": RuleExample(
      .configuration, bad: #"target = "3.2""#,
      finding:
        """
        error: GTK '3.2' is not known; the known releases are 3.24, 4.8, 4.10, 4.12, 4.14, 4.16, \
        4.18, 4.20, 4.22, 4.24
        """,
      good: #"target = "4.8..4.18""#),
    "value/variant": RuleExample(
      .base16, bad: scheme(variant: "light"),
      finding:
        "note: the scheme calls itself light, but base00 is darker than base05; it is read as dark",
      good: scheme()),
    "value/amount": .theme(
      """
      [colors]
      headerbar-shade = "shade($headerbar-bg, 90)"
      """, "warning: 'shade()' by '90' paints white; a factor is near 1; '90%' is '0.9'",
      good: """
        [colors]
        headerbar-shade = "alpha(shade($headerbar-bg, 0.9), 0.1)"
        """),
    "value/gamut": .theme(
      """
      [colors]
      accent-bg = "color(display-p3 0 0 1)"
      """, "note: the color is outside of sRGB, and painted as '#0000ff'",
      good: """
        [colors]
        accent-bg = "color(display-p3 0 0 0.9)"
        """),
    "format/omitted": RuleExample(
      .tokens, bad: tokens(#""layer": { "$type": "number", "$value": 3 }"#),
      finding: "note: a token of a type that a theme has no place for is left out",
      good: "{ \"ink\": \(black) }"),
  ]

  /// A token file with a color and one more token, which spells its members.
  private static func tokens(_ member: String) -> String {
    """
    {
      "ink": \(black),
      \(member)
    }
    """
  }

  /// A token of a length.
  private static func gap(_ unit: String) -> String {
    #"{ "$type": "dimension", "$value": { "value": 3, "unit": "\#(unit)" } }"#
  }
}
