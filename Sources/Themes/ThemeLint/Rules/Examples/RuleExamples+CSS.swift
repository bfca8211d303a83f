import ThemeSource

extension RuleExamples {
  static let css: [RuleID: RuleExample] = [
    "css/import": .theme(
      """
      [extra]
      css = '@import "labels.css";'
      """, "error: '@import' isn't allowed here; put the rules themselves in its place",
      good: """
        [extra]
        css = 'label { color: @accent_color; }'
        """),
    "css/url": .theme(
      """
      [extra]
      css = 'window.background { background: url(../wave.png); }'
      """, "error: '../wave.png' lies outside the theme's own folder",
      good: """
        [extra]
        css = 'window.background { background: url(wave.png); }'
        """),
    "css/missing-file": .theme(
      """
      [extra]
      css = 'window.background { background: url(vawe.png); }'
      """, nil,
      good: """
        [extra]
        css = 'window.background { background: url(wave.png); }'
        """),
    "css/media": .css(
      "@media (prefers-contrast: high) { label { color: black; } }",
      """
      warning: no value of 'prefers-contrast' is called 'high', so that the condition never holds; \
      expected 'more', 'less' or 'no-preference'
      """, good: "@media (prefers-contrast: more) { label { color: black; } }"),
    "css/magnitude": .theme(
      """
      [extra]
      css = 'label { border-image: linear-gradient(red, blue) 4 / auto; }'
      """,
      """
      error: expected a width of the border's picture other than 'auto'; \
      GTK 4.8, 4.18, 4.24 die of it (SIGSEGV)
      """,
      good: """
        [extra]
        css = 'label { border-image: linear-gradient(red, blue) 4 / 4px; }'
        """),
    "css/left-out": .css(
      """
      @media print { @define-color window_bg_color white; }
      @define-color view_bg_color white;
      """, "warning: it stands for no appearance of a theme; this is left out",
      good: "@define-color view_bg_color white;"),
    "css/parse": .css(
      "button [flat] { color: red; }", "error: expected a selector",
      good: "button.flat { color: red; }"),
    "css/property": .css(
      "label { colr: red; }", "error: GTK has no property 'colr'; did you mean 'color'?",
      good: "label { color: red; }"),
    "css/value": .css(
      "label { color: red !important; }",
      "error: GTK has no '!important', and drops the declaration",
      good: "label { color: red; }"),
    "css/pseudo-class": .css(
      "button:hovr { color: red; }",
      "error: GTK has no pseudo-class ':hovr'; did you mean ':hover'?",
      good: "button:hover { color: red; }"),
    "css/node": .theme(
      """
      [extra]
      css = 'calender label { color: red; }'
      """,
      "warning: no widget of GTK or libadwaita has the node 'calender'; did you mean 'calendar'?",
      good: """
        [extra]
        css = 'calendar label { color: red; }'
        """),
    "css/style-class": .theme(
      """
      [extra]
      css = 'button.sugested-action { color: red; }'
      """,
      """
      warning: no widget of GTK or libadwaita has the style class 'sugested-action'; did you \
      mean 'suggested-action'?
      """,
      good: """
        [extra]
        css = 'button.suggested-action { color: red; }'
        """),
    "css/selector": .theme(
      """
      [extra]
      css = '* { margin: 0; }'
      """, "warning: '*' hits every part of every widget",
      good: """
        [extra]
        css = 'button { margin: 0; }'
        """),
  ]
}
