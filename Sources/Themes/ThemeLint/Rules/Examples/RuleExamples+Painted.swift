import ThemeSource

extension RuleExamples {
  /// What GTK paints is seen by 'livery audit' alone, so that no finding is quoted.
  static let audits: [RuleID: RuleExample] = [
    "audit/contrast": .css(
      ".navigation-sidebar > row:selected { background: #dde7ef; color: #8aa3b5; }", nil,
      good: ".navigation-sidebar > row:selected { background: #dde7ef; color: #1e3a4c; }"),
    "audit/focus": .css(
      "entry:focus-within { outline-width: 0; }", nil,
      good: "entry:focus-within { outline: 2px solid @accent_color; }"),
    "audit/state": .css(
      "radio:checked { color: transparent; background: none; }", nil,
      good: "radio:checked { box-shadow: inset 0 0 0 2px #767676; }"),
    "audit/border": .css(
      "switch { background: none; }", nil, good: "switch { box-shadow: inset 0 0 0 2px #767676; }"),
    "audit/clipped": .css(
      ".navigation-sidebar label { letter-spacing: 20px; }", nil,
      good: ".navigation-sidebar label { letter-spacing: 1px; }"),
    "audit/overlap": .css(
      "checkbutton > label { margin-left: -26px; }", nil,
      good: "checkbutton > label { margin-left: 4px; }"),
    "audit/hit-area": .css(
      "switch > slider { min-width: 8px; min-height: 8px; }", nil,
      good: "switch > slider { min-width: 24px; min-height: 24px; }"),
  ]

  /// Templates of tinted-theming's builders, or of pywal where no name is in two braces.
  static let templates: [RuleID: RuleExample] = [
    "template/syntax": template(
      "@define-color window_bg_color #{{base00-hex};", "error: the tag is not closed by '}}'",
      good: "@define-color window_bg_color #{{base00-hex}};"),
    "template/name": template(
      "@define-color accent_color {{accent}};",
      """
      error: builders give no 'accent'; expected such as 'base00-hex', 'base0D-dec-r' or \
      'scheme-name'
      """,
      good: "@define-color accent_color #{{base0D-hex}};"),
    "template/entry": template(
      "@define-color accent_color #{{base2F-hex}};",
      "error: the palette has no 'base2F' (with 'scheme.yaml')",
      good: "@define-color accent_color #{{base0F-hex}};"),
    "template/value": template(
      "@define-color window_bg_color #{background.lighten(10%)};",
      """
      error: pywal16 prints the '#' of a changed color itself, so this comes to '##' and is no \
      color, while pywal prints none; '{background.lighten(10%)}' is right for pywal16
      """,
      good: "@define-color window_bg_color {background.lighten(10%)};"),
    "template/include": template(
      "{{> colors}}",
      "error: 'colors' is not included; put it beside the template as 'colors.mustache'",
      good: "@define-color window_bg_color #{{base00-hex}};"),
    "template/constant": template(
      "window.background { background: black; }",
      "error: the template names no entry of a palette, so that all come to the same text",
      good: "window.background { background: #{{base00-hex}}; }"),
  ]

  private static func template(_ bad: String, _ finding: String, good: String) -> RuleExample {
    RuleExample(.template, bad: bad, finding: finding, good: good)
  }
}
