import ThemeSource

extension RuleExamples {
  static let syntax: [RuleID: RuleExample] = [
    "syntax/toml": .theme(
      """
      [metrics
      spacing = 8
      """, "error: expected ']' at the end of the header",
      good: """
        [metrics]
        spacing = 8
        """),
    "syntax/json": RuleExample(
      .json, bad: #"{ "livery": 1, "name": "Example", }"#,
      finding: "error: expected a key after ',', found '}'",
      good: #"{ "livery": 1, "name": "Example" }"#),
    "syntax/yaml": RuleExample(
      .base16, bad: scheme(name: #"&a "Example""#),
      finding: "error: anchors, aliases and tags are not read; write the value itself",
      good: scheme()),
    "syntax/css": .css(
      "label { color: red;", "error: unclosed '{'", good: "label { color: red; }"),
    "syntax/duplicate-key": .theme(
      """
      [colors]
      view-bg = "white"
      view-bg = "black"
      """, "error: 'view-bg' is set twice, first in line 4, column 1",
      good: """
        [colors]
        view-bg = { light = "white", dark = "black" }
        """),
    "syntax/encoding": RuleExample(
      .file,
      bad: """
        livery = 1
        name = "Th\u{fffd}me"
        """, finding: "error: bad UTF-8: byte 0xFF, save the file as UTF-8",
      good: """
        livery = 1
        name = "Thème"
        """),
    "syntax/size": .theme(
      "summary = \(String(repeating: "[", count: 33))\(String(repeating: "]", count: 33))",
      "error: nested more than 32 deep, the rest is not read", good: #"summary = "One line""#),
    "syntax/format": RuleExample(
      .tokens, bad: #"{ "size": { "$value": 3 } }"#, finding: "error: no color token can be read",
      good: #"{ "ink": \#(black) }"#),
    "syntax/version": RuleExample(
      .file,
      bad: """
        livery = 2
        name = "Example"
        """,
      finding:
        "error: the file is of format 2, and this Livery reads format 1; a later Livery reads it",
      good: """
        livery = 1
        name = "Example"
        """),
    "syntax/missing-key": RuleExample(
      .file, bad: "livery = 1", finding: "error: expected 'name = \"...\"', the theme's name",
      good: """
        livery = 1
        name = "Example"
        """),
    "syntax/type": .theme(
      "summary = 3", "error: expected a string, not an integer", good: #"summary = "3""#),
  ]

  /// A token of a color.
  static let black =
    #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#

  /// A base16 scheme in which each text can be read.
  static func scheme(
    name: String = "\"Example\"", variant: String = "dark", red: String = "ff8080"
  ) -> String {
    """
    system: "base16"
    name: \(name)
    author: "A"
    variant: "\(variant)"
    palette:
      base00: "000000"
      base01: "101010"
      base02: "202020"
      base03: "909090"
      base04: "c0c0c0"
      base05: "e0e0e0"
      base06: "f0f0f0"
      base07: "ffffff"
      base08: "\(red)"
      base09: "ffa060"
      base0A: "ffe080"
      base0B: "80ff80"
      base0C: "80ffff"
      base0D: "90b0ff"
      base0E: "e0a0ff"
      base0F: "d0a080"
    """
  }
}
